import Domain
import SeededRandom
import Testing

extension LeaderboardContract {
  static let model = [
    Rule("any run of submissions leaves what the reference model leaves") { site in
      let store = try await site.open()
      for seed in 1...UInt64(12) {
        var run = try await ModelRun(on: store, seed: seed, at: site.clock)
        for _ in 1...40 { try await run.step() }
      }
    },
    Rule("every page, window and choice shows what the reference model shows") { site in
      let store = try await site.open()
      for seed in 101...UInt64(110) {
        var run = try await ModelRun(on: store, seed: seed, at: site.clock)
        for _ in 1...30 {
          try await run.submitSomething()
          for _ in 1...3 { try await run.readSomething() }
        }
      }
    },
    Rule("any run of submissions over days leaves what the reference model leaves, in every period") { site in
      let store = try await site.open()
      for seed in 301...UInt64(308) {
        var run = try await ModelRun(on: store, seed: seed, at: site.clock, overDays: true)
        for _ in 1...40 { try await run.step() }
      }
    },
    Rule("every answer tells what the reference model tells") { site in
      let store = try await site.open()
      for seed in 201...UInt64(206) {
        var run = try await ModelRun(on: store, seed: seed, at: site.clock)
        for _ in 1...40 { try await run.submitSomething(checkingEffects: true) }
      }
    },
  ]
}

/// One board and its model under the same random submissions.
private struct ModelRun {
  private static let players = ["ana", "bo", "cem", "dan", "eva", "é", "e\u{301}"].map { PlayerID(rawValue: $0) }

  let seed: UInt64
  let clock: ContractClock
  let board: BoardAtHand
  var random: SplitMix64
  var model: ReferenceBoard
  var steps = 0
  /// Whether time moves by hours, so that periods end and buckets are sealed.
  let isOverDays: Bool
  /// The buckets written to, which are checked after each step.
  var buckets: [Bucket]

  init(on store: OpenedStore, seed: UInt64, at clock: ContractClock, overDays isOverDays: Bool = false) async throws {
    var random = SplitMix64(seed: seed)
    let definition = isOverDays ? Self.definitionOverDays(&random) : Self.definition(&random)
    board = try await store.board(definition, at: ItemPath("seeds/\(seed)"))
    model = ReferenceBoard(definition)
    (self.seed, self.clock, self.random, self.isOverDays) = (seed, clock, random, isOverDays)
    buckets = definition.inOrder.map { $0.bucket(of: ContractClock.start, in: .utc) }
  }

  mutating func step() async throws {
    try await submitSomething()
    try await readSomething()
    for bucket in buckets {
      let page = try await board.page(of: bucket)
      try #require(page.standings == model.standings(in: bucket), "\(place), \(bucket.id)")
      try #require(page.total == page.standings.count, "\(place), \(bucket.id)")
    }
  }

  /// Submits a batch that the store must accept in full, or reject in full as the model does.
  mutating func submitSomething(checkingEffects: Bool = false) async throws {
    steps += 1
    clock.advance(byMilliseconds: Int64.random(in: isOverDays ? 0...(10 * .hour) : -2...5, using: &random))
    let isReplicated = random.oneIn(3)
    let batch = (1...(random.oneIn(4) ? 3 : 1)).map { makeSubmission(number: $0, replicated: isReplicated) }
    let refusal = foretoldRefusal(of: batch, at: isReplicated ? nil : clock.now)
    let accepted: [AcceptedSubmission]
    do throws(LeaderboardError) {
      accepted = try await board.boards.submit(batch, as: isReplicated ? .replicated : .here(at: clock.now))
    } catch {
      try #require(error == refusal, "\(place): \(batch)")
      return
    }
    try #require(refusal == nil, "\(place): \(batch)")
    let kept = zip(accepted, batch).map { $0.submission.stamped($1.stamp == nil ? nil : $0.submission.stamp) }
    try #require(kept == batch, "\(place)")
    for answer in accepted {
      let effects = take(answer.submission)
      if checkingEffects { try #require(answer.effects == effects, "\(place): \(answer.submission)") }
    }
  }

  mutating func readSomething() async throws {
    let query = makeQuery()
    let expected = model.page(query)
    let shown: BoardPage?
    do throws(LeaderboardError) {
      shown = try await board.boards.page(query)
    } catch .entryNotFound {
      shown = nil
    }
    try #require(shown?.standings == expected, "\(place): \(query)")
    let all = BoardQuery(query.board, query.bucket, attributes: query.attributes, players: query.players)
    if let shown { try #require(shown.total == model.page(all)?.count, "\(place): \(query)") }
  }

  private var place: String { "seed \(seed), step \(steps), \(model.definition.ties), \(model.definition.tieOrder)" }

  /// Returns the reason for which the store must reject the batch.
  ///
  /// Its own stamps are later than all others.
  private func foretoldRefusal(of batch: [Submission], at now: Timestamp?) -> LeaderboardError? {
    var foretold = model
    for (number, submission) in batch.enumerated() {
      if let refusal = foretold.refusal(of: submission, at: now) { return refusal }
      let own = Stamp(time: Timestamp(rawValue: .max - 100 + Int64(number)), device: "own")
      foretold.taken.append(submission.stamped(submission.stamp ?? own))
    }
    return nil
  }

  /// Applies an accepted submission to the model, and returns the effects that the store must return.
  private mutating func take(_ submission: Submission) -> [AcceptedSubmission.Effect] {
    let buckets = model.buckets(of: submission)
    for bucket in buckets where !self.buckets.contains(bucket) { self.buckets.append(bucket) }
    let before = buckets.map { model.standings(in: $0) }
    model.taken.append(submission)
    return zip(buckets, before).map { bucket, before in
      guard submission.action != .reset else {
        let left = Set(model.entries(in: bucket).map(\.player))
        let removed = before.count { !left.contains($0.entry.player) }
        return .init(bucket: bucket, before: nil, after: nil, removed: removed)
      }
      let after = model.standings(in: bucket).first { $0.entry.player == submission.player }
      return .init(bucket: bucket, before: before.first { $0.entry.player == submission.player }, after: after)
    }
  }
}

// MARK: Random input

extension ModelRun {
  private static func definition(_ random: inout SplitMix64) -> BoardDefinition {
    BoardDefinition(
      directions: [[.descending], [.ascending], [.descending, .ascending]][Int.random(in: 0...2, using: &random)],
      ties: [.competition, .dense, .ordinal][Int.random(in: 0...2, using: &random)],
      tieOrder: [.reachedAt, .id, .sequence][Int.random(in: 0...2, using: &random)],
      periods: random.oneIn(2) ? [.allTime] : [.allTime, .daily],
      plausible: random.oneIn(3) ? -1...3 : nil
    )
  }

  private static func definitionOverDays(_ random: inout SplitMix64) -> BoardDefinition {
    BoardDefinition(
      ties: [.competition, .dense, .ordinal][Int.random(in: 0...2, using: &random)],
      periods: Set(Period.allCases.shuffled(using: &random).prefix(Int.random(in: 2...5, using: &random))),
      graceMilliseconds: [0, .hour, .day][Int.random(in: 0...2, using: &random)]
    )
  }

  /// At noon today or yesterday; over days up to two days late.
  private mutating func makeTime() -> Timestamp {
    if isOverDays { return clock.now.advanced(byMilliseconds: -Int64.random(in: 0...(48 * .hour), using: &random)) }
    let day = Int64.random(in: -1...0, using: &random) * .day
    return ContractClock.start.advanced(byMilliseconds: day + Int64.random(in: 0...3, using: &random))
  }

  private mutating func makeSubmission(number: Int, replicated: Bool) -> Submission {
    board.submission(
      Self.players[Int.random(in: Self.players.indices, using: &random)],
      makeAction(),
      as: SubmissionID(rawValue: "step \(steps).\(number)"),
      in: random.oneIn(5) ? model.definition.inOrder.randomElement(using: &random).map { [$0] } : nil,
      occurredAt: makeTime(),
      named: random.oneIn(4) ? " Name \(steps) " : nil,
      attributes: random.oneIn(3) ? ["bow": random.oneIn(2) ? "recurve" : "barebow"] : [:],
      needsEntry: random.oneIn(6),
      stamp: replicated ? .at(Int64.random(in: -30...10, using: &random), on: DeviceID(rawValue: "d\(number)")) : nil
    )
  }

  private mutating func makeAction() -> Submission.Action {
    let keys = model.definition.directions.map { _ in Int64.random(in: -2...4, using: &random) }
    let known = model.taken.randomElement(using: &random)
    switch Int.random(in: 0..<20, using: &random) {
    case 0: return .reset
    case 1...2: return .disqualify
    case 3...5: return .revert(known?.id ?? "nothing")
    case 6...10: return .best(Score(keys: keys))
    case 11...14 where keys.count == 1: return .increment(keys[0])
    default: return .set(Score(keys: keys))
    }
  }

  private mutating func makeQuery() -> BoardQuery {
    let player = Self.players[Int.random(in: Self.players.indices, using: &random)]
    let size = Int.random(in: 0...4, using: &random)
    return BoardQuery(
      board.path,
      buckets.randomElement(using: &random) ?? .allTime,
      random.oneIn(2)
        ? .from(offset: Int.random(in: 0...6, using: &random), limit: size)
        : .around(player, radius: size, fill: random.oneIn(2)),
      attributes: random.oneIn(4) ? ["bow": "recurve"] : [:],
      players: random.oneIn(4) ? Set(Self.players.shuffled(using: &random).prefix(3)) : nil
    )
  }
}

extension BoardDefinition {
  /// The periods in an order that is the same in every process.
  fileprivate var inOrder: [Period] { Period.allCases.filter(periods.contains) }
}
