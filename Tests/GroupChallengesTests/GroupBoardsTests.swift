import Domain
import GroupChallenges
import InMemory
import Spaces
import TestSupport
import Testing

@Suite("The boards of a group", .timeLimit(.minutes(1)))
struct GroupBoardsTests {
  /// A group with a process that writes its boards.
  private struct Club {
    let group: GroupAtHand
    let boards: GroupBoards

    init(_ rules: GroupRules = GroupRules(checkInsPerDay: nil), hidesStandings: Bool = false, members: [UserID])
      async throws
    {
      group = try await GroupAtHand(rules, hidesStandings: hidesStandings, members: members)
      boards = Club.boards(of: group, in: group.store)
    }

    static func boards(of group: GroupAtHand, in store: Storage) -> GroupBoards {
      let count = Counter()
      let clock = ClockAndIdentities(now: { group.now }) { "boards \(count.next())" }
      return GroupBoards(store, journals: group.gatekeeper.journals(), digest: { "\($0.hashValue)" }, clock: clock)
    }

    func screen(
      _ period: Period,
      _ bucket: String? = nil,
      _ window: PeriodScreen.Window = .from(0),
      for user: UserID = "ana"
    ) async throws -> PeriodScreen {
      try await boards.catchUp()
      return try #require(try await boards.screen(of: group.group(user), period, bucket: bucket, window))
    }

    func rows(_ period: Period, _ bucket: String? = nil, for user: UserID = "ana") async throws -> [String] {
      try await screen(period, bucket, for: user).lines.map { "\($0.rank) \($0.displayName) \($0.value)" }
    }
  }

  @Test func `count check-ins by day, week, month, season and for all time`() async throws {
    let club = try await Club(members: ["ana", "ben"])
    for day in ["2025-03-30", "2025-05-31", "2025-06-09", "2025-06-10"] {
      try await club.group.checkIn("ana", at: "\(day)T10:00:00Z")
    }
    for _ in 1...3 { try await club.group.checkIn("ben", at: "2025-06-10T11:00:00Z") }
    #expect(try await club.rows(.daily) == ["1 Ben 3", "2 Ana 1"])
    #expect(try await club.rows(.weekly) == ["1 Ben 3", "2 Ana 2"])
    #expect(try await club.rows(.monthly, "2025-05") == ["1 Ana 1"])
    #expect(try await club.rows(.seasonal) == ["1 Ana 3", "1 Ben 3"])
    #expect(try await club.rows(.seasonal, "2024-INDOOR") == ["1 Ana 1"])
    #expect(try await club.rows(.allTime) == ["1 Ana 4", "2 Ben 3"])
    let view = try await club.group.group("ana")
    #expect(try await club.boards.screen(of: view, .weekly, bucket: "2025-W99") == nil)
  }

  @Test func `show my rank, the member ahead and by how much, and the places around me`() async throws {
    let members = (1...30).map { UserID(rawValue: "m\($0 < 10 ? "0" : "")\($0)") }
    let club = try await Club(members: members)
    for (number, member) in members.enumerated() {
      for _ in 0...(29 - number) { try await club.group.checkIn(member, at: "2025-06-10T10:00:00Z") }
    }
    let last = try await club.screen(.monthly, for: "m30")
    #expect(last.lines.count == 20 && last.total == 30 && last.previous == nil && last.next == 20)
    #expect(last.mine?.rank == 30 && last.ahead?.displayName == "M29" && last.ahead?.by == 1)
    let rest = try await club.screen(.monthly, nil, .from(20), for: "m30")
    #expect(rest.offset == 20 && rest.lines.count == 10 && rest.next == nil && rest.previous == 0)
    let middle = try await club.screen(.monthly, nil, .aroundMe, for: "m15")
    #expect(middle.offset == 9 && middle.lines.map(\.rank) == Array(10...20))
    #expect(middle.lines.filter(\.isMine).map(\.rank) == [15])
    let first = try await club.screen(.monthly, for: "m01")
    #expect(first.ahead == nil && first.mine?.rank == 1)
  }

  @Test func `rank what was entered later after what was entered before, and say so`() async throws {
    let club = try await Club(GroupRules(ties: .ordinal), members: ["ana", "ben", "eva"])
    try await club.group.checkIn("ben", at: "2025-06-10T18:00:00Z")
    try club.group.set("2025-06-11T10:00:00Z")
    let noon = try Timestamp(text: "2025-06-10T12:00:00Z")
    for user in ["eva", "ana"] as [UserID] {
      try await club.group.backdate(user, to: "2025-06-10T12:00:00Z", as: "noon")
      try club.group.set("2025-06-11T11:00:00Z")
    }
    let all = [Period.weekly, .monthly, .seasonal, .allTime]
    for period in all { #expect(try await club.rows(period) == ["1 Ben 1", "2 Eva 1", "3 Ana 1"], "\(period)") }
    #expect(try await club.rows(.daily, "2025-06-10").first == "1 Ben 1")
    #expect(try await club.rows(.daily, "2025-06-11") == [])
    let screen = try await club.screen(.monthly)
    #expect(screen.ahead?.displayName == "Eva" && screen.ahead?.by == 0 && screen.ahead?.isFirst == true)
    // Boards that are written at once are the same.
    let store = InMemoryStore(ClockAndIdentities(now: { 0 }, newIdentity: { "" })).storage
    let view = try await club.group.group("ana")
    try await Club.boards(of: club.group, in: store).write(view)
    for bucket in [Period.daily.bucket(of: noon, in: .utc), .allTime] {
      let query = BoardQuery(GroupBoards.path(of: GroupAtHand.id), bucket)
      let written = try await store.leaderboards.page(query).standings
      #expect(try await club.group.store.leaderboards.page(query).standings == written)
    }
    // An undone one leaves every board.
    let event = try #require(view.me?.checkIns.first?.id)
    _ = try await club.group.groups("ana").undo(event, in: GroupAtHand.id)
    for period in all { #expect(try await club.rows(period).count == 2, "\(period)") }
    #expect(try await club.rows(.daily, "2025-06-10").count == 2)
  }

  @Test func `mark equal ranks, also across pages`() async throws {
    let members = (1...25).map { UserID(rawValue: "m\($0 < 10 ? "0" : "")\($0)") }
    let club = try await Club(GroupRules(), members: members)
    for member in members { try await club.group.checkIn(member, at: "2025-06-10T10:00:00Z") }
    try await club.group.checkIn("m01", at: "2025-06-11T10:00:00Z")
    let first = try await club.screen(.monthly, for: "m01")
    #expect(first.lines.map(\.isTied) == [false] + Array(repeating: true, count: 19))
    let rest = try await club.screen(.monthly, nil, .from(24), for: "m01")
    #expect(rest.lines.map(\.isTied) == [true] && rest.lines.map(\.rank) == [2])
  }

  @Test func `list earlier days with their winners, provisional until late check-ins are over`() async throws {
    let club = try await Club(members: ["ana", "ben"])
    try await club.group.checkIn("ana", at: "2025-06-09T10:00:00Z")
    try await club.group.checkIn("ben", at: "2025-06-10T10:00:00Z")
    try club.group.set("2025-06-11T10:00:00Z")
    let past = try await club.screen(.daily).past
    #expect(past.map(\.bucket) == ["2025-06-10", "2025-06-09"])
    // Late check-ins of both days count until the week is closed.
    #expect(past.map(\.leaders) == [["Ben"], ["Ana"]] && past.map(\.isFinal) == [false, false])
    #expect(past.flatMap(\.winners) == [])
    // A late check-in counts for its own day, also where the day's grace is over.
    for id in ["late", "later"] { try await club.group.backdate("ben", to: "2025-06-09T12:00:00Z", as: id) }
    #expect(try await club.screen(.daily).past.last?.leaders == ["Ben"])
    try club.group.set("2025-06-17T00:00:00Z")
    let closed = try #require(try await club.screen(.daily).past.last)
    #expect(closed.winners == ["Ben"] && closed.leaders.isEmpty && closed.isFinal)
  }

  @Test func `follow an undo, the limit of a day and a new name`() async throws {
    let club = try await Club(GroupRules(checkInsPerDay: 1), members: ["ana", "ben"])
    let first = try await club.group.checkIn("ana", at: "2025-06-10T10:00:00Z")
    #expect(try await club.rows(.daily) == ["1 Ana 1"])
    _ = try await club.group.groups("ana").undo(first.event, in: GroupAtHand.id)
    #expect(try await club.rows(.daily) == [])
    let again = try await club.group.checkIn("ana", at: "2025-06-10T11:00:00Z")
    _ = try await club.group.groups("ana").rename(to: "Anna", in: GroupAtHand.id, as: "rename")
    #expect(try await club.rows(.daily) == ["1 Anna 1"])
    let screen = try await club.screen(.daily)
    #expect(screen.changes.map { [$0.from, $0.to] } == [[nil, 1], [1, nil], [nil, 1]])
    #expect(again.isRepeat == false && screen.changes.allSatisfy { $0.displayName == "Anna" && $0.isMine })
  }

  @Test func `hide the others until the week is over`() async throws {
    let club = try await Club(hidesStandings: true, members: ["ana", "ben"])
    try await club.group.checkIn("ben", at: "2025-06-10T09:00:00Z")
    try await club.group.checkIn("ben", at: "2025-06-10T09:30:00Z")
    try await club.group.checkIn("ana", at: "2025-06-10T10:00:00Z")
    try club.group.set("2025-06-11T10:00:00Z")
    for period in Period.allCases where period != .daily {
      let screen = try await club.screen(period)
      #expect(screen.isHidden && screen.lines.map(\.displayName) == ["Ana"], "\(period)")
      #expect(screen.ahead == nil && screen.total == 1 && screen.changes.allSatisfy(\.isMine))
    }
    // A day that is over, of a week that is not.
    #expect(try await club.screen(.daily, "2025-06-10").isHidden)
    #expect(try await club.screen(.daily).past.map(\.winners) == [[]])
    try club.group.set("2025-06-16T00:00:00Z")
    #expect(try await club.rows(.daily, "2025-06-10") == ["1 Ben 2", "2 Ana 1"])
    #expect(try await club.screen(.monthly).isHidden)
  }

  @Test func `are the same again where they are written at once, and where nothing is new`() async throws {
    let club = try await Club(GroupRules(checkInsPerDay: 1), members: ["ana", "ben"])
    for day in 9...11 {
      let done = try await club.group.checkIn("ana", at: "2025-06-\(day < 10 ? "0" : "")\(day)T10:00:00Z")
      try await club.boards.catchUp()
      if day == 10 { _ = try await club.group.groups("ana").undo(done.event, in: GroupAtHand.id) }
      try await club.boards.catchUp()
    }
    let path = GroupBoards.path(of: GroupAtHand.id)
    func revision() async throws -> Revision {
      try await club.group.store.leaderboards.page(BoardQuery(path, .allTime)).revision
    }
    let before = try await revision()
    // Another process, which has seen nothing yet.
    try await Club.boards(of: club.group, in: club.group.store).catchUp()
    try await club.boards.catchUp()
    #expect(try await revision() == before)
    let now = club.group.now
    let empty = InMemoryStore(ClockAndIdentities(now: { now }, newIdentity: { "x" })).storage
    try await Club.boards(of: club.group, in: empty).write(try await club.group.group("ana"))
    for period in Period.allCases {
      let buckets = try await club.group.store.leaderboards.buckets(of: path, period)
      #expect(try await empty.leaderboards.buckets(of: path, period) == buckets && !buckets.isEmpty)
      for bucket in buckets {
        let query = BoardQuery(path, bucket)
        let standings = try await club.group.store.leaderboards.page(query).standings
        #expect(try await empty.leaderboards.page(query).standings == standings)
      }
    }
  }

  @Test func `tell changes of places as they happen, those of others too`() async throws {
    let club = try await Club(members: ["ana", "ben"])
    try await club.group.checkIn("ana", at: "2025-06-10T10:00:00Z")
    try await club.boards.catchUp()
    let view = try await club.group.group("ana")
    let never = AsyncStream<Void> { _ in }
    let wait: @Sendable (Duration) async throws -> Void = { _ in
      for await _ in never {}
      throw CancellationError()
    }
    var events = try await club.boards.events(of: view, .weekly, waiting: wait).makeAsyncIterator()
    for minute in [1, 2] {
      try await club.group.checkIn("ben", at: "2025-06-10T10:0\(minute):00Z")
      try await club.boards.catchUp()
    }
    var told: [String] = []
    while told.count < 2, let event = try await events.next() {
      told.append("\(event.displayName) \(event.from ?? 0) \(event.to ?? 0)")
    }
    #expect(told == ["Ben 0 1", "Ana 1 2"])
  }
}
