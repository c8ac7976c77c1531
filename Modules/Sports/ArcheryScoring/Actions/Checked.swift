import Domain

extension Action {
  /// A sheet was found equal to the one on paper.
  struct Checked: WrappingAction, ScorersAction {
    static let kind = Kind.checked
    let content: PaperTotals

    init(_ totals: PaperTotals) { content = totals }

    static let isOfCards = true

    /// Whether the totals are equal is asked before it is written, and again when it is shown: arrows may arrive later.
    func judge(_ attempt: Attempt, in tournament: Tournament) throws(Refusal) {
      let counts = [content.xCount ?? 0, content.tenCount ?? 0, content.nineCount ?? 0]
      let round = attempt.subject.map { tournament.round(of: $0) } ?? tournament.round
      guard (0...round.maxScore).contains(content.score), counts.allSatisfy((0...round.arrows).contains) else {
        throw Refusal(.invalidValue, "This round has at most \(round.maxScore) points. Check the totals.")
      }
      guard tournament.status.isStarted else { throw .notInProgress(tournament.status) }
      let archer = try tournament.participant(attempt.subject)
      guard tournament.organises(attempt.actor) || archer.isScoreable(by: attempt.actor) else { throw .notScoreable }
    }

    func apply(to tournament: inout Tournament, _ event: ScoringEvent, sequence _: Int) {
      guard let archer = event.subject else { return }
      tournament.checks[archer] = PaperCheck(totals: content, by: event.actor, at: event.occurredAt)
    }

    func line(_ event: ScoringEvent, in audit: Audit) -> Audit.Details {
      Audit.Details(
        text: Message("\(audit.name(event.subject)): equals the paper score sheet, \(content.words).")
      )
    }
  }
}
