import Domain
import SeededRandom
import StoreEngine
import TestSupport
import Testing

@Suite("Boards that hold the same submissions")
struct ConvergenceTests {
  private static let definition = BoardDefinition(periods: [.allTime, .daily], plausible: -5...60)
  private static let players: [PlayerID] = ["ana", "bo", "cy", "di"]
  private static let days = (1...2).map { Period.daily.bucket(of: .utc(2025, 6, $0), in: .utc) }

  @Test(arguments: 1...30 as ClosedRange<UInt64>)
  func `show the same pages, whatever the order of arrival`(seed: UInt64) throws {
    var dice = SplitMix64(seed: seed)
    let submissions = Self.submissions(&dice)
    let expected = try Self.pages(Self.board(submissions))
    for _ in 0..<6 {
      let arrival = Self.withTargetsFirst(submissions.shuffled(using: &dice))
      #expect(try Self.pages(Self.board(arrival)) == expected, "seed \(seed): \(arrival.map(\.id))")
    }
  }

  @Test(arguments: 1...30 as ClosedRange<UInt64>)
  func `hold the entries that the fold of each player's history gives`(seed: UInt64) throws {
    var dice = SplitMix64(seed: seed)
    let submissions = Self.submissions(&dice).filter { $0.periods == nil && $0.occurredAt < .utc(2025, 6, 2) }
    var board = try Self.board(Self.withTargetsFirst(submissions.shuffled(using: &dice)))
    let accepted = board.records.accepted
    for bucket in [Bucket.allTime, Self.days[0]] {
      let entries = try Self.players.compactMap { player in
        let history = accepted.filter { $0.player == player || $0.action == .reset }
        return try BoardFold.entry(of: player, from: history, in: Self.definition)
      }
      let ranked = try board.page(bucket).standings.map(\.entry)
      #expect(Set(ranked) == Set(entries.filter { !$0.isDisqualified }), "seed \(seed), \(bucket.id)")
    }
  }

  @Test(arguments: 1...15 as ClosedRange<UInt64>)
  func `are unchanged after an undo of a submission that could not be stored`(seed: UInt64) throws {
    var dice = SplitMix64(seed: seed)
    var board = Ledger(Self.definition)
    for submission in Self.withTargetsFirst(Self.submissions(&dice).shuffled(using: &dice)) {
      let (pages, revision, stamp) = (try Self.pages(board), board.state.revision, board.state.lastStamp)
      let acceptance = try board.state.accept(submission, as: .replicated, records: board.records)
      board.state.undo(acceptance)
      #expect(try Self.pages(board) == pages, "seed \(seed), \(submission.id)")
      #expect(board.state.revision == revision)
      #expect(board.state.lastStamp == stamp)
      try board.take(submission, as: .replicated)
    }
  }

  @Test(arguments: 1...15 as ClosedRange<UInt64>)
  func `show the same pages when one has only caught up with the other's entries`(seed: UInt64) throws {
    var dice = SplitMix64(seed: seed)
    let submissions = Self.withTargetsFirst(Self.submissions(&dice))
    var writer = try Self.board(Array(submissions.prefix(20)))
    var reader = BoardState(Self.definition)
    let loaded = [Bucket.allTime, Self.days[0]]
    for bucket in loaded { _ = try reader.page(BoardQuery(Ledger.path, bucket), records: writer.records) }
    var changes: [BoardState.EntryChange] = []
    for submission in submissions.dropFirst(20) { changes += try writer.take(submission, as: .replicated).changes }
    let news = changes.map { (bucket: $0.bucket, player: $0.player, entry: $0.after) }
    reader.catchUp(to: writer.state.revision, lastStamp: writer.state.lastStamp, with: news)
    #expect(reader.lastStamp == writer.state.lastStamp)
    for bucket in loaded + [Self.days[1]] {
      let page = try reader.page(BoardQuery(Ledger.path, bucket), records: writer.records)
      #expect(try page == writer.page(bucket), "seed \(seed), \(bucket.id)")
    }
  }

  private static func board(_ submissions: [Submission]) throws -> Ledger {
    var board = Ledger(definition)
    for submission in submissions { try board.take(submission, as: .replicated) }
    return board
  }

  private static func pages(_ board: Ledger) throws -> [[Standing]] {
    var board = board
    return try ([Bucket.allTime] + days).map { try board.page($0).standings }
  }

  /// Forty submissions with stamps of which some are equal; a revert's target may be stamped after it.
  private static func submissions(_ dice: inout SplitMix64) -> [Submission] {
    var made: [Submission] = []
    for place in 0..<40 {
      var player = players[Int(dice.number(0...3))]
      var action = Submission.Action.set(Score(dice.number(-9...20)))
      switch dice.number(1...12) {
      case 1...3: action = .best(Score(dice.number(-9...20)))
      case 4...6: action = .increment(dice.number(-9...30))
      case 7: action = .disqualify
      case 8 where dice.once(in: 2): action = .reset
      case 9, 10:
        if let target = made.filter({ canBeReverted($0) }).randomElement(using: &dice) {
          (player, action) = (target.player, .revert(target.id))
        }
      default: break
      }
      let submission = Submission.of(
        player,
        action,
        id: SubmissionID(rawValue: "s\(place)"),
        periods: dice.once(in: 3) ? [.daily] : nil,
        occurredAt: .utc(2025, 6, dice.number(1...2), dice.number(0...23)),
        name: dice.once(in: 4) ? "name \(place)" : nil,
        attributes: dice.once(in: 4) ? ["bow": "\(place)"] : [:],
        stamped: Timestamp(rawValue: dice.number(1...30))
      )
      made.append(submission)
    }
    return made
  }

  private static func canBeReverted(_ submission: Submission) -> Bool {
    switch submission.action {
    case .revert, .reset: false
    default: true
    }
  }

  /// A revert waits for what it takes back, as between stores that exchange submissions in order.
  private static func withTargetsFirst(_ submissions: [Submission]) -> [Submission] {
    var known: Set<SubmissionID> = []
    var (done, waiting): ([Submission], [Submission]) = ([], [])
    for submission in submissions {
      if case .revert(let target) = submission.action, !known.contains(target) {
        waiting.append(submission)
        continue
      }
      done.append(submission)
      known.insert(submission.id)
      done += waiting.filter { $0.action == .revert(submission.id) }
      waiting.removeAll { $0.action == .revert(submission.id) }
    }
    return done
  }
}
