import Domain
import SeededRandom
import Testing

extension LeaderboardContract {
  static let replication = [
    Rule("set goes by stamp, not by arrival") { site in
      let board = try await site.board()
      try await board.replicate([board.submission("ana", .set(Score(9)), stamp: .at(20))])
      let late = try await board.replicate([board.submission("ana", .set(Score(4)), stamp: .at(10))])
      #expect(late.first?.effects.first?.after?.line == "1 ana 9")
      try await expect(board.lines(), is: ["1 ana 9"])
    },
    Rule("of two submissions stamped at one moment the device decides which came last") { site in
      let store = try await site.open()
      for order in [["a", "b"], ["b", "a"]] as [[DeviceID]] {
        let board = try await store.board(at: ItemPath("boards/\(order[0])"))
        for device in order {
          let score: Int64 = device == "a" ? 1 : 2
          try await board.replicate([board.submission("ana", .set(Score(score)), stamp: .at(5, on: device))])
        }
        try await expect(board.lines(), is: ["1 ana 2"])
      }
    },
    Rule("the first name, moment and time of entry go by stamp, not by arrival") { site in
      let store = try await site.open()
      let (forward, backward) = (try await store.board(at: "boards/1"), try await store.board(at: "boards/2"))
      for (board, order) in [(forward, [0, 1, 2]), (backward, [2, 1, 0])] {
        for number in order.map(Int64.init) {
          let time = ContractClock.start.advanced(byMilliseconds: number * 1000)
          let name = number == 1 ? "Ana" : nil
          try await board.replicate([
            board.submission("ana", .increment(1), occurredAt: time, named: name, stamp: .at(number))
          ])
        }
      }
      try await expect(forward.page().standings, is: backward.page().standings)
      try await expect(backward.standing(of: "ana")?.entry.displayName, is: "Ana")
      try await expect(backward.standing(of: "ana")?.entry.createdAt, is: ContractClock.start)
    },
    Rule("what another store has accepted is taken also from a player whose entry is gone here") { site in
      let board = try await site.board()
      try await board.replicate([board.submission("ana", .set(Score(1)), stamp: .at(1))])
      try await board.replicate([board.submission("admin", .reset, stamp: .at(2))])
      try await board.replicate([
        board.submission("ana", .set(Score(5)), needsEntry: true, stamp: .at(3)),
        board.submission("bo", .disqualify, stamp: .at(4)),
      ])
      try await expect(board.lines(), is: ["1 ana 5"])
      try await expect(board.page().revision.rawValue, is: 4)
    },
    Rule("what another store has accepted is taken and passed over where the score could not count here") { site in
      let board = try await site.board(BoardDefinition(plausible: 0...100))
      try await board.replicate([board.submission("ana", .increment(60), as: "s1", stamp: .at(1))])
      let second = try await board.replicate([board.submission("ana", .increment(60), as: "s2", stamp: .at(2))])
      #expect(second.first?.effects.first?.after?.line == "1 ana 60")
      try await board.replicate([board.submission("ana", .increment(-30), stamp: .at(1, on: "zzz"))])
      try await expect(board.lines(), is: ["1 ana 90"])
      await #expect(throws: LeaderboardError.implausible(Score(101))) { try await board.submit("ana", .increment(11)) }
      try await board.submit("ana", .revert("s1"))
      try await expect(board.lines(), is: ["1 ana 60"])
    },
    Rule("what another store has accepted is taken and passed over where the sum could not be counted here") { site in
      let board = try await site.board()
      for (number, amount) in [Int64.max, 5, -7].enumerated() {
        try await board.replicate([board.submission("ana", .increment(amount), stamp: .at(Int64(number)))])
      }
      try await expect(board.lines(), is: ["1 ana \(Int64.max - 7)"])
      try await expect(board.page().revision.rawValue, is: 3)
    },
    Rule("the same stamped submissions show the same board, whatever the order of arrival") { site in
      let store = try await site.open()
      for seed in 1...UInt64(12) {
        var random = SplitMix64(seed: seed)
        let definition = BoardDefinition(tieOrder: .sequence, periods: [.daily, .allTime], plausible: -2...11)
        var shown: [BoardContent] = []
        for copy in 1...3 {
          let board = try await store.board(definition, at: ItemPath("seed/\(seed)/\(copy)"))
          var fixed = SplitMix64(seed: seed)
          let submissions = stampedSubmissions(on: board, &fixed)
          try await board.replicate(copy == 1 ? submissions : arrivals(of: submissions, &random))
          shown.append(try await board.wholeContent())
        }
        #expect(shown.first?.standings.isEmpty == false)
        for other in shown.dropFirst() {
          #expect(other.standings == shown.first?.standings, "seed \(seed)")
          #expect(other.buckets == shown.first?.buckets, "seed \(seed)")
        }
      }
    },
  ]

  /// Returns submissions by three devices with clocks of their own, some of which revert others.
  private static func stampedSubmissions(on board: BoardAtHand, _ random: inout SplitMix64) -> [Submission] {
    var submissions: [Submission] = []
    for number in 1...60 {
      let player = PlayerID(rawValue: "p\(Int.random(in: 1...5, using: &random))")
      let earlier = submissions.filter { $0.player == player && $0.canBeTakenBack }.randomElement(using: &random)
      let action: Submission.Action =
        switch Int.random(in: 0..<12, using: &random) {
        case 0: earlier.map { .revert($0.id) } ?? .reset
        case 1: number.isMultiple(of: 4) ? .reset : .increment(1)
        case 2: .disqualify
        case 3...5: .set(Score(Int64.random(in: 0...9, using: &random)))
        case 6...8: .best(Score(Int64.random(in: 0...9, using: &random)))
        default: .increment(Int64.random(in: -3...3, using: &random))
        }
      submissions.append(
        board.submission(
          player,
          action,
          as: SubmissionID(rawValue: "s\(number)"),
          in: random.oneIn(4) ? [.daily] : nil,
          occurredAt: ContractClock.start.advanced(byMilliseconds: Int64.random(in: 0...1, using: &random) * .day),
          named: random.oneIn(3) ? "name \(number)" : nil,
          stamp: .at(Int64(number / 2), on: DeviceID(rawValue: "d\(number % 3)"))
        )
      )
    }
    return submissions
  }

  /// Returns a random order in which only a revert stays behind its target.
  private static func arrivals(of submissions: [Submission], _ random: inout SplitMix64) -> [Submission] {
    var (waiting, arrived) = (submissions.shuffled(using: &random), [Submission]())
    while !waiting.isEmpty {
      let next = waiting.firstIndex { candidate in
        guard case .revert(let id) = candidate.action else { return true }
        return arrived.contains { $0.id == id }
      }
      guard let next else { return arrived + waiting }
      arrived.append(waiting.remove(at: next))
    }
    return arrived
  }
}

extension Submission {
  /// Whether a revert may name it.
  var canBeTakenBack: Bool {
    switch action {
    case .set, .best, .increment, .disqualify: true
    case .revert, .reset: false
    }
  }
}
