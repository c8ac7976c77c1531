import Domain
import NIOHTTP1
import RemoteHTTP
import TestSupport
import Testing

/// A fault that a write must survive.
struct NamedFault: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let fault: Fault

  static let all = [
    NamedFault(testDescription: "no fault", fault: .none),
    NamedFault(testDescription: "cut off before the server saw it", fault: .dropBefore),
    NamedFault(testDescription: "cut off after the server acted", fault: .dropAfter),
    NamedFault(testDescription: "cut off before the answer's first byte", fault: .cut(after: 0)),
    NamedFault(testDescription: "cut off in the answer", fault: .cut(after: 10)),
    NamedFault(testDescription: "delivered twice", fault: .twice),
    NamedFault(testDescription: "refused by a gateway", fault: .answer(.badGateway)),
    NamedFault(testDescription: "refused by a busy server", fault: .answer(.tooManyRequests)),
  ]
}

@Suite("A write over a bad network", .timeLimit(.minutes(2)))
struct WriteFaultTests {
  @Test(arguments: NamedFault.all)
  func `makes one revision of a document`(fault: NamedFault) async throws {
    try await Bench.run { bench in
      let documents = try bench.remote().storage.documents
      bench.proxy.plan(fault.fault, fault.fault)
      let first = DocumentWrite("a/b", id: "w1", expected: .absent, labels: ["l"], body: [1])
      let head = try await documents.save([first])
      #expect(head.map(\.revision.rawValue) == [1])
      bench.proxy.plan(fault.fault)
      let expected = Expectation.revision(Revision(rawValue: 1))
      _ = try await documents.save([DocumentWrite("a/b", id: "w2", expected: expected, body: nil)])
      let kept = try await bench.store.documents.load("a/b")
      #expect(kept?.head.revision.rawValue == 2 && kept?.head.isDeleted == true)
    }
  }

  @Test(arguments: NamedFault.all)
  func `records each event once, in order`(fault: NamedFault) async throws {
    try await Bench.run { bench in
      let session = try bench.remote().storage.sessions.session(at: "a/journal")
      for (place, ids) in [["e1", "e2"], ["e3"]].enumerated() {
        bench.proxy.plan(fault.fault, fault.fault)
        let expected = Expectation.revision(Revision(rawValue: Int64(place * 2)))
        try await session.append(ids.map { event(EventID(rawValue: $0)) }, expecting: expected)
      }
      bench.proxy.plan(fault.fault)
      try await session.close()
      let kept = try await bench.store.sessions.session(at: "a/journal").events(after: .zero, limit: 10)
      #expect(kept.map(\.event.id) == ["e1", "e2", "e3"])
      #expect(kept.map(\.revision.rawValue) == [1, 2, 3])
      #expect(try await bench.store.sessions.session(at: "a/journal").head().isClosed)
    }
  }

  @Test(arguments: NamedFault.all)
  func `counts an increment once`(fault: NamedFault) async throws {
    try await Bench.run { bench in
      let boards = try bench.remote().storage.leaderboards
      bench.proxy.plan(fault.fault)
      try await boards.define(BoardDefinition(), at: "a/board")
      for number in 1...3 {
        bench.proxy.plan(fault.fault, fault.fault)
        let accepted = try await boards.submit([increment("s\(number)", by: "ana", 10)], at: 1_000)
        #expect(accepted.map(\.revision.rawValue) == [Int64(number)])
      }
      let page = try await bench.store.leaderboards.page(BoardQuery("a/board", .allTime, .from(offset: 0, limit: 10)))
      #expect(page.standings.map(\.entry.score) == [Score(30)])
      let history = try await bench.store.leaderboards.submissions(of: "a/board", player: nil, after: .zero, limit: 10)
      #expect(history.map(\.submission.id) == ["s1", "s2", "s3"])
    }
  }

  @Test func `that arrives late, after its repeat and later writes, changes nothing`() async throws {
    try await Bench.run { bench in
      let (late, deadline, attempts) = ([Latch(), Latch(), Latch()], Latch(), Counter())
      let remote = try bench.remote { limits in
        limits.wait = { _ in
          await (attempts.next() <= late.count ? deadline : Latch()).wait()
          try Task.checkCancellation()
        }
      }
      let storage = remote.storage
      try await bench.store.leaderboards.define(BoardDefinition(), at: "a/board")
      bench.proxy.plan(.hold(late[0]), .hold(late[1]), .hold(late[2]))
      async let event = storage.sessions.session(at: "a/journal").append([event("e1")], expecting: .any)
      async let score = storage.leaderboards.submit([increment("s1", by: "ana", 10)], at: 1_000)
      async let head = storage.documents.save([DocumentWrite("a/b", id: "w1", expected: .absent, body: [1])])
      try await eventually("all three are on their way") { bench.proxy.calls.count == late.count }
      deadline.open()
      _ = try await (event, score, head)
      let second = DocumentWrite("a/b", id: "w2", expected: .revision(Revision(rawValue: 1)), body: [2])
      _ = try await bench.store.documents.save([second])
      let cursor = try await bench.store.changes.changes(under: .root, after: nil, limit: 10).cursor
      let delivered = bench.proxy.delivered
      for latch in late { latch.open() }
      try await eventually("the late ones arrive") { bench.proxy.delivered == delivered + 3 }
      #expect(try await bench.store.changes.changes(under: .root, after: nil, limit: 10).cursor == cursor)
      #expect(try await bench.store.documents.load("a/b")?.body == [2])
    }
  }
}

func event(_ id: EventID) -> ScoringEvent {
  ScoringEvent(id: id, type: "arrow", actor: "ana", occurredAt: 1, body: Array("{\"of\":\"\(id)\"}".utf8))
}

func increment(_ id: String, by player: PlayerID, _ amount: Int64) -> Submission {
  Submission(
    id: SubmissionID(rawValue: id),
    board: "a/board",
    player: player,
    .increment(amount),
    occurredAt: 1_000,
    actor: "ana"
  )
}
