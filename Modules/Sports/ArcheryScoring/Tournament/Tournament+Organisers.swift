package import Access
package import Domain
package import Spaces

/// The organisers of a shoot: its owner, and the accounts that an organiser appointed.
///
/// The journal says who organises, because every right in a shoot is decided by its fold. The memberships say the same, for
/// invites and pages. There is always an owner, so no shoot is left without an organiser.
extension Tournament {
  package func organises(_ user: UserID?) -> Bool { user.map { role(of: $0) != .member } ?? false }

  /// The role of an account as the journal says it.
  func role(of user: UserID) -> Membership.Role {
    user == owner ? .owner : coOrganisers.contains(user) ? .admin : .member
  }
}

extension TournamentLog {
  package func appointment(of user: UserID, to role: Membership.Role) throws(Refusal) -> [EventDraft] {
    guard let tournament, tournament.role(of: user) != role else { return [] }
    return [try EventDraft(Action.Kind.organiserSet.rawValue, Action.OrganiserSet(account: user, role: role))]
  }

  /// An organiser who leaves the shoot, or is removed, organises it no more.
  package func departure(of user: UserID) throws(Refusal) -> [EventDraft] {
    tournament?.role(of: user) == .admin ? try appointment(of: user, to: .member) : []
  }

  /// The names of all lines that were ever the account's, on the roster or not, are deleted.
  package func deletion(of user: UserID) -> [EventDraft] {
    lines(of: user).sorted().map { EventDraft(Action.Kind.nameDeleted.rawValue, about: $0) }
  }

  /// Events of earlier versions hold names.
  ///
  /// The reasons of what was done with the archer's sheet are words about the archer, whoever wrote them. Some changes do
  /// not count without one, so something stays in its place.
  package func remains(of event: ScoringEvent, without user: UserID) -> [UInt8]? {
    let texts: [String: String?]
    switch event.kind {
    case .participantAdded, .participantChanged: texts = ["displayName": ""]
    case .scorersAppointed: texts = ["names": nil]
    case .edited, .archersJoined: texts = ["reason": "…"]
    case .arrow: texts = ["moved.reason": "…"]
    case .withdrawn, .disqualified, .disputeSettled: texts = ["reason": nil]
    default: return nil
    }
    let lines = lines(of: user)
    let isAbout =
      switch event.action {
      case let scorers as Action.ScorersAppointed: scorers.users.contains(user)
      case let joined as Action.ArchersJoined: lines.contains(joined.other) || event.subject.map(lines.contains) == true
      default: event.subject.map(lines.contains) == true
      }
    return isAbout ? event.body(replacing: texts) : nil
  }

  private func lines(of user: UserID) -> Set<PlayerID> {
    guard let tournament else { return [] }
    let own = tournament.roster.filter { $0.user == user }.map(\.id)
    let joined = tournament.joints.filter { own.contains($0.value) }.map(\.key)
    let gone = namings[PlayerID(user)] == nil ? [] : [PlayerID(user)]
    return Set(own + joined + gone)
  }
}
