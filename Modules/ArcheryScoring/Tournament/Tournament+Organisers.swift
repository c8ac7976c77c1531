public import Access
public import Domain
public import Spaces

extension TournamentAction {
  /// An account's role in the shoot from now on.
  public struct Appointment: Codable, Hashable, Sendable {
    /// The account.
    public let account: UserID
    /// `owner`, `admin` for an organiser beside the owner, or `member`.
    public let role: Membership.Role
  }
}

/// The organisers of a shoot: its owner, and the accounts that an organiser appointed.
///
/// The journal says who organises, because every right in a shoot is decided by its fold. The memberships say the same, for
/// invites and pages. There is always an owner, so no shoot is left without an organiser.
extension Tournament {
  /// Whether a user organises the shoot.
  public func organises(_ user: UserID?) -> Bool { user.map { role(of: $0) != .member } ?? false }

  /// The role of an account as the journal says it.
  func role(of user: UserID) -> Membership.Role {
    user == owner ? .owner : coOrganisers.contains(user) ? .admin : .member
  }

  func requireOrganiser(_ actor: UserID) throws(Refusal) {
    guard organises(actor) else { throw .organiserOnly }
  }

  /// Organisers appoint each other, and only the owner makes another account the owner.
  func judge(_ appointment: TournamentAction.Appointment, by actor: UserID) throws(Refusal) {
    try requireOrganiser(actor)
    guard !isPractice, appointment.account != owner, CardScorer(appointment.account) == nil,
      [.owner, .admin, .member].contains(appointment.role), appointment.role != .owner || actor == owner
    else { throw .organiserOnly }
  }

  mutating func take(_ appointment: TournamentAction.Appointment) {
    switch appointment.role {
    case .owner:
      coOrganisers.remove(appointment.account)
      coOrganisers.insert(owner)
      owner = appointment.account
    case .admin: coOrganisers.insert(appointment.account)
    default: coOrganisers.remove(appointment.account)
    }
    // With several organisers, "the organiser" names none of them.
    appointed.formUnion([createdBy, appointment.account])
  }
}

extension TournamentLog {
  public func appointment(of user: UserID, to role: Membership.Role) throws(Refusal) -> [Draft] {
    guard let tournament, tournament.role(of: user) != role else { return [] }
    let appointment = TournamentAction.Appointment(account: user, role: role)
    return [try Draft(TournamentAction.Kind.organiserSet.rawValue, appointment)]
  }

  /// An organiser who leaves the shoot, or is removed, organises it no more.
  public func departure(of user: UserID) throws(Refusal) -> [Draft] {
    tournament?.role(of: user) == .admin ? try appointment(of: user, to: .member) : []
  }
}
