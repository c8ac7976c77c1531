import CanonicalJSON
import SeededRandom
import Testing

@testable import Domain
@testable import StoreEngine

@Suite("The compact form of a board's records")
struct BoardCodecTests {
  private static let players: [PlayerID] = ["ana", "bo", "00000000-0000-4000-8000-00000000ceDF", "é", "e\u{301}"]

  @Test(arguments: 1...10)
  func `gives every submission and entry back as they were, and is damaged by no cut`(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let definition = BoardDefinition(
      directions: random.oneIn(3) ? [.descending, .ascending] : [.descending],
      periods: Set(Period.allCases.shuffled(using: &random).prefix(Int.random(in: 1...5, using: &random))),
      zone: random.oneIn(2) ? try ZoneTable(named: "Europe/Berlin") : .utc
    )
    let codec = BoardCodec(of: Ledger.path, definition, device: random.oneIn(3) ? nil : "d")
    var board = Ledger(definition)
    for number in 0..<100 {
      let submission = submission(number, definition, known: board.records.accepted, &random)
      guard let accepted = try? board.take(submission, as: .replicated).accepted else { continue }
      let bytes = try codec.bytes(of: accepted)
      let (id, player) = (submission.id, submission.player)
      let read = try codec.accepted(bytes[...], revision: accepted.revision, id: id, player: player)
      #expect(read == accepted, "seed \(seed), number \(number)")
      #expect(try CanonicalJSON.encode(read) == CanonicalJSON.encode(accepted), "seed \(seed), number \(number)")
      #expect(try codec.submission(bytes[...], id: id, player: player) == accepted.submission)
      // What an earlier version stored.
      let json = try CanonicalJSON.encode(accepted)
      #expect(try codec.accepted(json[...], revision: accepted.revision, id: id, player: player) == accepted)
      if bytes.first != UInt8(ascii: "{") { #expect(bytes.count * 2 < json.count) }
      let cut = bytes.prefix(Int.random(in: 0..<bytes.count, using: &random))
      #expect(throws: (any Error).self) {
        try codec.accepted(cut, revision: accepted.revision, id: id, player: player)
      }
      for entry in accepted.effects.flatMap({ [$0.before, $0.after] }).compactMap({ $0?.entry }) {
        #expect(try BoardCodec.entry(BoardCodec.bytes(of: entry)[...], of: player) == entry)
        #expect(try BoardCodec.entry(CanonicalJSON.encode(entry)[...], of: player) == entry)
      }
    }
  }

  @Test(arguments: 1...20)
  func `reads any bytes without a crash`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let codec = BoardCodec(of: Ledger.path, BoardDefinition(periods: Set(Period.allCases)), device: "d")
    for _ in 0..<2000 {
      let count = Int.random(in: 0...60, using: &random)
      let bytes = [1] + (0..<count).map { _ in UInt8.random(in: 0...(random.oneIn(2) ? 255 : 15), using: &random) }
      _ = try? codec.accepted(bytes[...], revision: .zero, id: "s", player: "p")
      _ = try? BoardCodec.entry(bytes[...], of: "p")
    }
  }

  @Test func `of a submission to five periods takes little over a hundred bytes`() throws {
    let definition = BoardDefinition(periods: Set(Period.allCases))
    var board = Ledger(definition)
    var longest = 0
    for number in 0..<400 {
      // A new day for every submission, so most of the periods hold different entries.
      let time = Timestamp(rawValue: 1_700_000_000_000 + Int64(number) * 86_400_000)
      let submission = Submission(
        id: SubmissionID(rawValue: "\(number)"),
        board: Ledger.path,
        player: PlayerID(rawValue: "p\(number % 3)"),
        .increment(5),
        occurredAt: time,
        actor: UserID(rawValue: "p\(number % 3)"),
        displayName: "Anastasia",
        stamp: Stamp(time: time.advanced(byMilliseconds: 20), device: "d")
      )
      let accepted = try board.take(submission).accepted
      longest = max(longest, try BoardCodec(of: Ledger.path, definition, device: "d").bytes(of: accepted).count)
    }
    #expect(longest <= 130)
  }

  private func submission(
    _ number: Int,
    _ definition: BoardDefinition,
    known: [Submission],
    _ random: inout SplitMix64
  ) -> Submission {
    let keys = definition.directions.map { _ in
      Int64.random(in: random.oneIn(9) ? .min...(.max) : -3...50, using: &random)
    }
    let target = known.randomElement(using: &random)
    let player = Self.players.randomElement(using: &random) ?? "ana"
    let action: Submission.Action =
      switch Int.random(in: 0..<12, using: &random) {
      case 0: .reset
      case 1: .disqualify
      case 2, 3: .revert(target?.id ?? "none")
      case 4, 5: .best(Score(keys: keys))
      case 6, 7,
        8 where keys.count == 1:
        .increment(keys[0] / 1000)
      default: .set(Score(keys: keys))
      }
    let day = Int64.random(in: -40...400, using: &random) * 86_400_000
    let moment = random.oneIn(20) ? [Int64.min, .max, 0].randomElement(using: &random) ?? 0 : day
    return Submission(
      id: SubmissionID(rawValue: "s\(number)"),
      board: Ledger.path,
      player: random.oneIn(2) ? target?.player ?? player : player,
      action,
      periods: random.oneIn(4) ? definition.periods.randomElement(using: &random).map { [$0] } : nil,
      occurredAt: Timestamp(rawValue: moment),
      actor: random.oneIn(2) ? UserID(player) : "owner",
      displayName: random.oneIn(3) ? [" Name \(number) ", "", "Ana"].randomElement(using: &random) : nil,
      attributes: random.oneIn(3) ? ["bow": "b\(number % 3)", "é": "\(number % 5)"] : [:],
      reason: random.oneIn(5) ? "because" : nil,
      needsEntry: random.oneIn(9),
      stamp: Stamp(time: Timestamp(rawValue: day + Int64(number)), device: random.oneIn(4) ? "other" : "d")
    )
  }
}
