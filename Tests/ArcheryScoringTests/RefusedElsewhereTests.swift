import ArcheryScoring
import Domain
import Testing

@Suite struct `Events that another store rejected` {
  /// A shoot with a whole end, and what a device holds beside it: taking back the last arrow, and that this was refused.
  private func events(refusedAs actor: UserID) throws -> (shared: [ScoringEvent], own: [ScoringEvent]) {
    var shoot = try Shoot(archers: "ana")
    for token in ["9", "8", "7"] { try shoot.perform(.record(.token(token), for: "ana"), by: "ana") }
    let shared = shoot.rehearsal.log.events
    try shoot.perform(.undo, by: "ana")
    let undo = try #require(shoot.rehearsal.log.events.last)
    let refusal = ScoringEvent(
      id: "refusal",
      type: ScoringEvent.refusal,
      actor: actor,
      subject: "ana",
      occurredAt: undo.occurredAt,
      retracts: undo.id,
      stamp: undo.stamp
    )
    return (shared, [undo, refusal])
  }

  private func fold(_ events: [ScoringEvent]) throws -> Tournament {
    var log = TournamentLog("shoot")
    for event in events { log.take([event]) }
    return try #require(log.tournament)
  }

  @Test func `is as if it had never been, also where it took something back`() throws {
    let (shared, own) = try events(refusedAs: "ana")
    for events in [shared + own, shared + own.reversed(), own + shared] {
      #expect(try fold(events) == fold(shared))
    }
    let standing = (shared + own).standing().map(\.id)
    #expect(standing == shared.map(\.id))
  }

  @Test func `is noted only by its actor`() throws {
    let (shared, own) = try events(refusedAs: "ben")
    #expect(try fold(shared + own).sheet(of: "ana").running.arrows == 2)
  }

  @Test func `opens no end in the audit trail`() throws {
    let (shared, own) = try events(refusedAs: "ana")
    var log = TournamentLog("shoot")
    log.take(shared + own)
    let ends = log.auditTrail().map(\.type).filter { $0 == .endClosed || $0 == .endReopened }
    #expect(ends == [.endClosed])
  }
}
