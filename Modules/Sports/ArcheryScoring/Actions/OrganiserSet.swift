import Access
import Domain

extension Action {
  /// An account's role in the shoot from now on.
  struct OrganiserSet: TournamentAction, Codable {
    static let kind = Kind.organiserSet

    let account: UserID
    /// `owner`, `admin` for an organiser beside the owner, or `member`.
    let role: Membership.Role

    static let undoing = Undoing.bySettingAnew

    /// Organisers appoint each other, and only the owner makes another account the owner.
    func judge(_ attempt: Attempt, in tournament: Tournament) throws(Refusal) {
      try tournament.requireOrganiser(attempt.actor)
      guard !tournament.isPractice, account != tournament.owner, CardScorer(account) == nil,
        [.owner, .admin, .member].contains(role), role != .owner || attempt.actor == tournament.owner
      else { throw .organiserOnly }
    }

    func apply(to tournament: inout Tournament, _: ScoringEvent, sequence _: Int) {
      switch role {
      case .owner:
        tournament.coOrganisers.remove(account)
        tournament.coOrganisers.insert(tournament.owner)
        tournament.owner = account
      case .admin: tournament.coOrganisers.insert(account)
      default: tournament.coOrganisers.remove(account)
      }
      // With several organisers, "the organiser" names none of them.
      tournament.appointed.formUnion([tournament.createdBy, account])
    }

    func line(_: ScoringEvent, in audit: Audit) -> Audit.Details {
      let user = audit.log.tournament?.displayName(ofUser: account).message ?? ""
      switch role {
      case .owner: return Audit.Details(text: Message("\(user) is the organiser now."))
      case .admin: return Audit.Details(text: Message("\(user) became a co-organiser."))
      default: return Audit.Details(text: Message("\(user) is no longer a co-organiser."))
      }
    }
  }
}
