import Domain

extension Action {
  /// Another event was retracted, which the event names.
  struct Undone: BareAction {
    static let kind = Kind.undone

    func mayRecord(_: Attempt, in _: Tournament) -> Bool { false }

    func judge(_: Attempt, in _: Tournament) throws(Refusal) {
      throw Refusal(.unknownArrow, "There is no such entry to undo.")
    }

    func apply(to _: inout Tournament, _: ScoringEvent, sequence _: Int) {}

    func line(_ event: ScoringEvent, in audit: Audit) -> Audit.Details {
      let target = event.retracts.flatMap(audit.log.event)?.kind?.action ?? Arrow.self
      return Audit.Details(text: target.undone(audit.name(event.subject)), end: audit.end(of: event.retracts))
    }
  }
}
