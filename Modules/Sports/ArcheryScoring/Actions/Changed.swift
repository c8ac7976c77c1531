import CanonicalJSON
import Domain

extension Action {
  /// Name, round or settings were changed before the start.
  struct Changed: WrappingAction {
    static let kind = Kind.changed
    let content: Setup

    init(_ setup: Setup) { content = setup }

    init(body: [UInt8]) throws { self.init(try CanonicalJSON.decode(Setup.self, from: body).shortened) }

    func judge(_ attempt: Attempt, in tournament: Tournament) throws(Refusal) {
      try tournament.requireOrganiser(attempt.actor)
      if tournament.status != .open { try tournament.judgeOtherRound(content) }
      try content.check()
    }

    func apply(to tournament: inout Tournament, _ event: ScoringEvent, sequence _: Int) {
      let (practice, isOther) = (tournament.settings.practice, content.round != tournament.round)
      (tournament.name, tournament.round) = (content.name, content.round)
      (tournament.settings, tournament.setupEvent) = (content.settings, event.id)
      // A practice stays one, because every account may create those.
      tournament.settings.practice = practice
      if isOther { tournament.takeOverArrows() }
    }

    static let changesListing = true

    func line(_: ScoringEvent, in _: Audit) -> Audit.Details {
      Audit.Details(text: Message("Name, round or settings were changed."))
    }
  }
}
