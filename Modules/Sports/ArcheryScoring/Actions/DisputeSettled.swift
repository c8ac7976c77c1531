import Domain

extension Action {
  /// A dispute about an end of the archer who is the event's subject was decided.
  struct DisputeSettled: TournamentAction, Codable {
    static let kind = Kind.disputeSettled

    /// The end, from 1.
    let end: Int
    /// The last arrow of the entry that counts.
    let entry: EventID
    let reason: String?

    /// Only the organiser decides, while results can be corrected.
    func judge(_ attempt: Attempt, in tournament: Tournament) throws(Refusal) {
      try tournament.requireOrganiser(attempt.actor)
      guard tournament.status.isStarted else { throw .notInProgress(tournament.status) }
      let found = tournament.sheet(of: try tournament.participant(attempt.subject).id)[end: end]
      let chosen = found?.entries.first { $0.last?.id == entry }
      guard let found, let chosen, chosen.count >= found.size, !found.others.isEmpty else {
        throw Refusal(.unknownEntry, "This end has no such entry. Look at its entries again.")
      }
    }

    func apply(to tournament: inout Tournament, _ event: ScoringEvent, sequence _: Int) {
      if let archer = event.subject { tournament.sheets[archer]?.settle(end, on: entry) }
      tournament.countCorrection()
    }

    func concerned(_ subject: PlayerID?, in _: Tournament) -> [PlayerID] { [subject].compactMap(\.self) }
    static let makesVersion = true

    func line(_ event: ScoringEvent, in audit: Audit) -> Audit.Details {
      let archer = audit.name(event.subject)
      let tokens = tokens(event.subject, in: audit)
      let text =
        tokens.map { Message("\(archer): \($0) counts in end \(end).") }
        ?? Message("\(archer): another entry counts in end \(end).")
      return Audit.Details(text: text.with(reason: reason), end: end, new: tokens ?? "another entry", reason: reason)
    }

    /// The arrows of the entry that was chosen, as far as they are still there.
    private func tokens(_ archer: PlayerID?, in audit: Audit) -> String? {
      let end = archer.flatMap { audit.log.tournament?.sheet(of: $0)[end: self.end] }
      return end?.entries.first { $0.last?.id == entry }?.bestFirst.joined(separator: " ")
    }
  }
}
