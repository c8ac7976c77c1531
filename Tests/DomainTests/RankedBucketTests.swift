import Domain
import SeededRandom
import TestSupport
import Testing

@Suite("A ranked bucket")
struct RankedBucketTests {
  /// A tie policy and a tie order.
  struct Rules: CustomTestStringConvertible {
    let ties: TiePolicy
    let tieOrder: TieOrder
    var testDescription: String { "\(ties), \(tieOrder)" }

    static let all = [TiePolicy.competition, .dense, .ordinal].flatMap { ties in
      [TieOrder.reachedAt, .id, .sequence].map { Rules(ties: ties, tieOrder: $0) }
    }

    func definition(_ directions: [Direction] = [.descending, .ascending]) -> BoardDefinition {
      BoardDefinition(directions: directions, ties: ties, tieOrder: tieOrder)
    }
  }

  @Test(arguments: Rules.all, 1...4 as ClosedRange<UInt64>)
  func `ranks are those of a plain sort, through any changes`(rules: Rules, seed: UInt64) throws {
    var dice = SplitMix64(seed: seed)
    let definition = rules.definition()
    var entries = Self.entries(&dice)
    var bucket = RankedBucket(definition, entries: entries.values)
    for step in 0..<15 {
      let player = Self.player(dice.number(0...69))
      let entry = dice.once(in: 4) ? nil : Self.entry(player, &dice)
      bucket.update(player, to: entry)
      entries[player] = entry
      let expected = plainlySorted(entries.values, definition)
      let comment: Comment = "seed \(seed), step \(step)"
      let page = try bucket.page(Self.query(.from(offset: 0, limit: 1000)), revision: .zero)
      #expect(page.standings == expected, comment)
      #expect(page.total == expected.count && bucket.count == expected.count, comment)
      for standing in expected { #expect(bucket.standing(of: standing.entry.player) == standing, comment) }
      let unranked = entries.values.filter(\.isDisqualified).map(\.player) + ["nobody"]
      #expect(unranked.allSatisfy { bucket.standing(of: $0) == nil }, comment)
    }
    for player in entries.keys { #expect(bucket[player] == entries[player]) }
    #expect(Set(bucket.players) == Set(entries.keys))
  }

  @Test(arguments: Rules.all, 1...3 as ClosedRange<UInt64>)
  func `a page from anywhere is that part of the whole`(rules: Rules, seed: UInt64) throws {
    var dice = SplitMix64(seed: seed)
    let (bucket, all) = Self.filled(rules.definition(), &dice)
    for _ in 0..<60 {
      let (offset, limit) = (Int(dice.number(0...75)), Int(dice.number(0...30)))
      let page = try bucket.page(Self.query(.from(offset: offset, limit: limit)), revision: Revision(rawValue: 7))
      #expect(page.standings == Array(all.dropFirst(offset).prefix(limit)), "seed \(seed), \(offset), \(limit)")
      #expect(page.total == all.count)
      #expect(page.revision == Revision(rawValue: 7))
    }
    #expect(try bucket.page(Self.query(.from(offset: .max, limit: 1000)), revision: .zero).standings == [])
  }

  @Test(arguments: Rules.all, 1...3 as ClosedRange<UInt64>)
  func `a window is clipped at the ends, or shifted to stay full`(rules: Rules, seed: UInt64) throws {
    var dice = SplitMix64(seed: seed)
    let (bucket, all) = Self.filled(rules.definition(), &dice)
    for (place, standing) in all.enumerated() {
      let radius = Int(dice.number(0...40))
      let size = min(2 * radius + 1, all.count)
      let clipped = max(0, place - radius)..<min(all.count, place + radius + 1)
      let start = min(max(0, place - radius), all.count - size)
      for (fill, range) in [(false, clipped), (true, start..<start + size)] {
        let query = Self.query(.around(standing.entry.player, radius: radius, fill: fill))
        let page = try bucket.page(query, revision: .zero)
        #expect(page.standings == Array(all[range]), "seed \(seed), place \(place), radius \(radius), \(fill)")
      }
    }
  }

  @Test(arguments: Rules.all, 1...3 as ClosedRange<UInt64>)
  func `a filtered page is ranked among those that it lets through`(rules: Rules, seed: UInt64) throws {
    var dice = SplitMix64(seed: seed)
    let (bucket, all) = Self.filled(rules.definition(), &dice)
    let friends = Set((0..<20).map { _ in Self.player(dice.number(0...69)) } + ["nobody"])
    for (attributes, players) in [
      (["bow": "bare"], nil), ([:], friends), (["bow": "bare"], friends), (["bow": "none"], nil), ([:], []),
    ] as [([String: String], Set<PlayerID>?)] {
      let passing = all.map(\.entry).filter { entry in
        players?.contains(entry.player) ?? true && attributes.allSatisfy { entry.attributes[$0] == $1 }
      }
      let expected = plainlySorted(passing, rules.definition())
      let page = try bucket.page(
        BoardQuery("boards/b", .allTime, .from(offset: 1, limit: 5), attributes: attributes, players: players),
        revision: .zero
      )
      #expect(page.standings == Array(expected.dropFirst().prefix(5)), "seed \(seed), \(attributes)")
      #expect(page.total == expected.count, "seed \(seed), \(attributes)")
    }
  }

  @Test func `there is no window around a player who is not ranked or filtered out`() throws {
    var bucket = RankedBucket(BoardDefinition())
    bucket.update("ana", to: Self.entry("ana", Score(1), isDisqualified: true))
    bucket.update("bo", to: Self.entry("bo", Score(1)))
    for player: PlayerID in ["ana", "cy"] {
      #expect(throws: LeaderboardError.entryNotFound(player)) {
        try bucket.page(Self.query(.around(player, radius: 1, fill: true)), revision: .zero)
      }
    }
    let filtered = BoardQuery("boards/b", .allTime, .around("bo", radius: 1, fill: true), players: ["ana"])
    #expect(throws: LeaderboardError.entryNotFound("bo")) { try bucket.page(filtered, revision: .zero) }
  }

  @Test(arguments: [(TiePolicy.competition, [1, 1, 3, 4]), (.dense, [1, 1, 2, 3]), (.ordinal, [1, 2, 3, 4])])
  func `equal scores share a rank as the policy says, also at the ends of the numbers`(
    ties: TiePolicy,
    ranks: [Int]
  ) throws {
    for direction in [Direction.descending, .ascending] {
      let (best, worst) = direction == .descending ? (Int64.max, Int64.min) : (.min, .max)
      let scores = [("d", worst), ("b", best), ("c", 0), ("a", best)] as [(PlayerID, Int64)]
      let definition = BoardDefinition(directions: [direction], ties: ties)
      let bucket = RankedBucket(definition, entries: scores.map { Self.entry($0, Score($1)) })
      let page = try bucket.page(Self.query(.from(offset: 0, limit: 10)), revision: .zero)
      #expect(page.standings.map(\.entry.player) == ["a", "b", "c", "d"])
      #expect(page.standings.map(\.rank) == ranks)
      #expect(page.standings.map(\.position) == [1, 2, 3, 4])
    }
  }

  private static func query(_ window: BoardQuery.Window) -> BoardQuery {
    BoardQuery("boards/b", .allTime, window)
  }

  private static func player(_ number: Int64) -> PlayerID { PlayerID(rawValue: "p\(number)") }

  private static func filled(_ definition: BoardDefinition, _ dice: inout SplitMix64) -> (RankedBucket, [Standing]) {
    let entries = Self.entries(&dice).values
    return (RankedBucket(definition, entries: entries), plainlySorted(entries, definition))
  }

  private static func entries(_ dice: inout SplitMix64) -> [PlayerID: BoardEntry] {
    var entries: [PlayerID: BoardEntry] = [:]
    for number in 0..<60 as Range<Int64> { entries[player(number)] = entry(player(number), &dice) }
    return entries
  }

  /// Many equal scores, so that ties of every kind come up, and some that only one player has.
  private static func entry(_ player: PlayerID, _ dice: inout SplitMix64) -> BoardEntry {
    BoardEntry(
      player: player,
      displayName: player.rawValue,
      score: Score(dice.once(in: 3) ? dice.number(0...60) : dice.number(0...4), dice.number(0...1)),
      achievedAt: Timestamp(rawValue: dice.number(-2...2)),
      createdAt: 0,
      updatedAt: 0,
      enteredAt: Timestamp(rawValue: dice.number(0...3)),
      attributes: dice.once(in: 2) ? ["bow": "bare"] : [:],
      isDisqualified: dice.once(in: 8)
    )
  }

  private static func entry(_ player: PlayerID, _ score: Score, isDisqualified: Bool = false) -> BoardEntry {
    BoardEntry(
      player: player,
      displayName: player.rawValue,
      score: score,
      achievedAt: 0,
      createdAt: 0,
      updatedAt: 0,
      enteredAt: 0,
      isDisqualified: isDisqualified
    )
  }
}
