import CanonicalJSON
import Domain
import Pinball
import SeededRandom
import SpaceContracts
import Testing

/// The rules that every fold on the kit keeps.
@Suite struct `The journal of a practice` {
  private static let zone: Int64 = 3_600_000

  /// Entries, changes, removals, a reset and retractions of two devices whose clocks differ.
  private static func history(_ random: inout SplitMix64) throws -> [ScoringEvent] {
    var events: [ScoringEvent] = []
    for number in 0..<150 {
      let game = "G\(random.next(below: 4))"
      let time = PracticeSample.now.advanced(byMilliseconds: Int64(random.next(below: 40)) * zone)
      let entry = QuickEntry(id: .named("entry", "\(random.next(below: 60))"), at: time)
      var steps: [PracticeStep] =
        switch random.next(below: 40) {
        case 0: [.reset]
        case 1..<8: [.remove(.noteEntries, .named("note", "\(number)")), .gameNote(game: game, nil)]
        case 8..<16: [.gameNote(game: game, "note \(number)"), .resumeOffset(game: game, Double(number) / 200)]
        case 16..<20: [.videoHint(game: game, "0\(number % 10):00")]
        default: try entry.note(game: game, category: .shots, detail: "", "note \(number)")
        }
      if random.oneIn(3) { steps += try entry.note(game: game, category: .multiball, detail: "", "more \(number)") }
      let target = random.oneIn(8) ? events.randomElement(using: &random)?.id : nil
      events.append(
        ScoringEvent(
          id: EventID(rawValue: "event \(number)"),
          type: PracticeLog.eventType,
          actor: "olga",
          occurredAt: time,
          retracts: target,
          body: target == nil ? Array(JSON.list(steps.map(\.json)).description.utf8) : [],
          stamp: Stamp(time: time, device: random.oneIn(2) ? "phone" : "desk")
        )
      )
    }
    return events
  }

  @Test(arguments: 1...30 as ClosedRange<UInt64>)
  func `keeps the contract of folds`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let history = try Self.history(&random)
    let contract = FoldContract<PracticeLog>("olga") { $0.state }
    #expect(try contract.faults(of: history, seed: seed) == [])
  }
}
