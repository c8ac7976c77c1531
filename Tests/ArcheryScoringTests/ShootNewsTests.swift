import Access
import ArcheryScoring
import Domain
import Notices
import Spaces
import Synchronization
import TestSupport
import Testing

/// A shoot of two ends, organised by org, whose members are told by a server.
private final class Evening: Sendable {
  static let id: TournamentID = "t1"

  let storage = emptyStorage()
  private let time = Mutex(Timestamp.utc(2026, 6, 10, 9))
  private let count = Counter()

  var now: Timestamp { time.withLock { $0 } }
  func pass(hours: Int64) { time.withLock { $0 = $0.advanced(byMilliseconds: hours * 3_600_000) } }

  /// Ana and Ben have joined.
  init(_ settings: TournamentSettings = TournamentSettings()) async throws {
    try await perform(.create(name: "Thursday", round: try Self.round, settings: settings))
    for archer in ["ana", "ben"] as [UserID] {
      try await perform(.add(.init(PlayerID(archer), displayName: archer.rawValue)), by: archer)
    }
  }

  static var round: Round {
    get throws { try Round(custom: "Short", passes: [Pass(ends: 2, arrowsPerEnd: 3, .tenZone)]) }
  }

  @discardableResult
  func perform(_ command: TournamentCommand, by actor: UserID = "org") async throws -> Tournament {
    let event = EventID(rawValue: "e\(count.next())")
    return try await storage.shoots.perform(command, on: Self.id, by: actor, at: now, as: event).tournament
  }

  func shoot(_ tokens: String, for archer: PlayerID, end: Int, by scorer: UserID? = nil) async throws {
    for (index, token) in tokens.split(separator: " ").enumerated() {
      let place = ArrowPlace(end: end, number: index + 1)
      try await perform(.record(.token(String(token), at: place), for: archer), by: scorer ?? UserID(archer))
    }
  }

  /// A server's source, which has seen nothing yet.
  func news(over documents: (any DocumentRepository)? = nil) -> ShootNews {
    let journals = FoldedJournals<TournamentLog>(storage.sessions, completedBy: storage.documents)
    return ShootNews(documents ?? storage.documents, journals) { $0 == "cem" ? "Cem" : nil }
  }

  func server(over documents: (any DocumentRepository)? = nil) -> Projector {
    let inbox = Inbox(documents: documents ?? storage.documents, digest: { "n\($0.hashValue)" })
    let projection = NoticeProjection(news(over: documents), into: inbox, now: { self.now })
    return Projector(projection, over: storage) { "server \(self.count.next())" }
  }

  var inbox: Inbox { Inbox(documents: storage.documents, digest: { "n\($0.hashValue)" }) }

  func told(_ user: UserID) async throws -> [String] {
    try await inbox.notices(of: user, at: now).map { notice in
      guard case .news(let news) = notice.content else { return "other" }
      return (ShootNews.text(of: news)?.description ?? "nothing") + (notice.needsYou ? " (!)" : "")
    }
  }
}

@Suite("News of shoots", .timeLimit(.minutes(1)))
struct ShootNewsTests {
  @Test func `tell archers of the start with their targets, and members of each final result, once`() async throws {
    let evening = try await Evening()
    try await evening.perform(try .details(of: "ana", "ana", at: "7B"))
    let servers = [evening.server(), evening.server()]
    for server in servers { try await server.catchUp() }
    #expect(try await evening.told("ana") == [])
    try await evening.perform(.start)
    for server in servers + [evening.server()] { try await server.catchUp() }
    #expect(try await evening.told("ana") == ["Thursday has started. You are on target 7B."])
    #expect(try await evening.told("ben") == ["Thursday has started."])
    #expect(try await evening.told("org") == [], "the organiser started it")

    try await evening.perform(.complete(force: true))
    for server in servers { try await server.catchUp() }
    for archer in ["ana", "ben"] as [UserID] {
      #expect(try await evening.told(archer) == ["The results of Thursday are final."])
    }
    try await evening.perform(.reopen(reason: "A card was missing"))
    try await evening.server().catchUp()
    #expect(try await evening.told("ana") == [])
    try await evening.perform(.complete(force: true))
    for server in servers { try await server.catchUp() }
    #expect(try await evening.told("ana") == ["The results of Thursday are final."])
    #expect(try await evening.told("org") == [])
  }

  @Test func `do not tell of a start an hour later, or archers who are no members of the shoot`() async throws {
    let evening = try await Evening()
    let ben = DocumentKey.membership(of: "ben", in: Evening.id.space)
    try await evening.storage.documents.update(ben, as: "left") { _ in Membership(role: .former) }
    try await evening.perform(.start)
    try await evening.server().catchUp()
    #expect(try await evening.told("ben") == [])
    let late = try await Evening()
    try await late.perform(.start)
    late.pass(hours: 1)
    try await late.server().catchUp()
    #expect(try await late.told("ana") == [])
  }

  @Test func `ask organisers to decide a dispute until it is decided, whichever server asked`() async throws {
    let evening = try await Evening()
    try await evening.perform(.start)
    try await evening.shoot("X 9 8", for: "ben", end: 1)
    try await evening.shoot("X 9 9", for: "ben", end: 1, by: "org")
    try await evening.server().catchUp()
    let asked = "Thursday: End 1 of an archer is disputed. Decide which entry counts. (!)"
    #expect(try await evening.told("org") == [asked])
    #expect(try await evening.told("ana") == ["Thursday has started."])
    let tournament = try await evening.storage.shoots.tournament(Evening.id)
    let entry = try #require(tournament.disputes.first?.entries.last?.id)
    try await evening.perform(.settle("ben", end: 1, entry: entry, reason: nil))
    let server = evening.server()
    try await server.catchUp()
    #expect(try await evening.told("org") == [])

    // A slip that is corrected needs no decision.
    try await evening.shoot("8 8 8", for: "ben", end: 2)
    try await evening.shoot("8 8 7", for: "ben", end: 2, by: "org")
    try await server.catchUp()
    #expect(try await evening.told("org").count == 1)
    try await evening.perform(.edit("ben", end: 2, arrow: 3, value: "7", reason: "Slip"))
    try await evening.server().catchUp()
    #expect(try await evening.told("org") == [])
  }

  @Test func `of a shoot that is cancelled are withdrawn`() async throws {
    let evening = try await Evening()
    try await evening.perform(.start)
    try await evening.shoot("X 9 8", for: "ben", end: 1)
    try await evening.shoot("X 9 9", for: "ben", end: 1, by: "org")
    try await evening.server().catchUp()
    #expect(try await evening.told("org").count == 1)
    try await evening.perform(.cancel(reason: "Thunder"))
    try await evening.server().catchUp()
    #expect(try await evening.told("org") == [])
    #expect(try await evening.told("ben") == [])
  }

  @Test func `ask organisers to confirm "That's me", and again after a no`() async throws {
    let evening = try await Evening()
    try await evening.perform(try .entry("entry-cem", "Cem"))
    let asked = "Thursday: Cem says “That’s me” about an archer. Confirm it, or say no. (!)"
    try await evening.perform(.requestLink("entry-cem"), by: "cem")
    try await evening.server().catchUp()
    #expect(try await evening.told("org") == [asked])
    try await evening.perform(.endLink("entry-cem", of: "cem"))
    try await evening.server().catchUp()
    #expect(try await evening.told("org") == [])
    try await evening.perform(.requestLink("entry-cem"), by: "cem")
    try await evening.server().catchUp()
    #expect(try await evening.told("org") == [asked])
    try await evening.perform(.approveLink("entry-cem", to: "cem"))
    try await evening.server().catchUp()
    #expect(try await evening.told("org") == [])
    #expect(try await evening.inbox.notices(of: "org").count == 2)
  }

  @Test func `tell a session that it is up when the one before has shot everything`() async throws {
    let evening = try await Evening()
    let sessions = [LineSession("1", name: "Morning"), LineSession("2", name: "Afternoon")]
    try await evening.perform(.setSessions(sessions))
    try await evening.perform(.changeEntrant("ben", Entrant(session: "2")))
    try await evening.perform(try .details(of: "ben", "ben", at: "7B"))
    try await evening.perform(.start)
    let server = evening.server()
    try await evening.shoot("9 9 9", for: "ana", end: 1)
    try await server.catchUp()
    #expect(try await evening.told("ana") == ["Thursday has started."])
    #expect(try await evening.told("ben") == [])
    try await evening.shoot("9 9 9", for: "ana", end: 2)
    for server in [server, evening.server()] { try await server.catchUp() }
    #expect(try await evening.told("ben") == ["You are up on target 7B: Afternoon, Thursday. (!)"])
    try await evening.shoot("9", for: "ben", end: 1)
    try await evening.server().catchUp()
    #expect(try await evening.told("ben") == [])
  }

  @Test func `remind in the evening before, on the account's clocks, also of a shoot that is put off`() async throws {
    let evening = try await Evening(TournamentSettings(date: "2026-06-14"))
    try await evening.inbox.changeSettings(of: "ben", as: "zone") { $0.zone = "Europe/Berlin" }
    let server = evening.server()
    try await server.catchUp()
    func due(_ user: UserID) async throws -> [Timestamp?] {
      let notices = try await evening.inbox.notices(of: user)
      return notices.filter { $0.expiresAt.map { evening.now < $0 } ?? true }.map(\.dueAt)
    }
    #expect(try await due("ana") == [Timestamp.utc(2026, 6, 13, 18)])
    #expect(try await due("ben") == [Timestamp.utc(2026, 6, 13, 16)])
    #expect(try await due("org") == [])
    #expect(try await evening.told("ana") == [])

    let later = TournamentSettings(date: "2026-06-15")
    try await evening.perform(.change(name: "Thursday", round: try Evening.round, settings: later))
    let session = LineSession("1", name: "Morning", start: "09:30")
    try await evening.perform(.setSessions([session]))
    try await evening.perform(.remove("ben"), by: "ben")
    // A server that has just started withdraws what another one told.
    try await evening.server().catchUp()
    #expect(try await due("ana") == [Timestamp.utc(2026, 6, 14, 18)])
    #expect(try await due("ben") == [])
    evening.pass(hours: 4 * 24 + 9)
    let told = try await evening.told("ana")
    #expect(told == [Message("\("Thursday") begins on \(.day("2026-06-15")) at \("09:30").").description])
    #expect(try await evening.told("ben") == [])
    // One that is put off after its reminder has another, and the old one does not mislead.
    let last = TournamentSettings(date: "2026-06-21")
    try await evening.perform(.change(name: "Thursday", round: try Evening.round, settings: last))
    try await evening.server().catchUp()
    #expect(try await evening.told("ana") == [])
    #expect(try await due("ana") == [Timestamp.utc(2026, 6, 20, 18)])
    evening.pass(hours: 6 * 24)
    #expect(try await evening.told("ana").count == 1)
    evening.pass(hours: 30)
    #expect(try await evening.told("ana") == [], "the day is over")
  }

  @Test func `of a shoot that is deleted are withdrawn`() async throws {
    let evening = try await Evening(TournamentSettings(date: "2026-06-14"))
    try await evening.server().catchUp()
    evening.pass(hours: 4 * 24)
    #expect(try await evening.told("ana").count == 1)
    let journal = evening.storage.sessions.session(at: Evening.id.journal)
    try await journal.redact(by: "org") { _ in Redaction.nothing }
    try await evening.server().catchUp()
    #expect(try await evening.told("ana") == [])
  }

  @Test func `tell nothing of practice`() async throws {
    let evening = try await Evening(TournamentSettings(practice: .round))
    try await evening.perform(.start)
    try await evening.shoot("9 9 9", for: "ana", end: 1)
    try await evening.perform(.complete(force: true))
    try await evening.server().catchUp()
    for user in ["ana", "ben", "org"] as [UserID] { #expect(try await evening.told(user) == []) }
  }

  @Test func `cost no document after an arrow that changes nothing, also for who does not want them`() async throws {
    let evening = try await Evening()
    try await evening.inbox.changeSettings(of: "ben", as: "off") { $0.set(ShootNews.starts, isOn: false, at: 0) }
    try await evening.perform(.start)
    let documents = CountedDocuments(evening.storage.documents)
    let server = evening.server(over: documents)
    try await server.catchUp()
    let before = documents.reads
    #expect(before > 0)
    for (number, token) in ["9", "8", "7"].enumerated() {
      let place = ArrowPlace(end: 1, number: number + 1)
      try await evening.perform(.record(.token(token, at: place), for: "ana"), by: "ana")
      try await server.catchUp()
    }
    #expect(documents.reads == before)
    #expect(try await evening.told("ana") == ["Thursday has started."])
    #expect(try await evening.told("ben") == [])
  }
}

private final class CountedDocuments: DocumentLayer {
  let base: any DocumentRepository
  private let count = Mutex(0)

  init(_ base: any DocumentRepository) { self.base = base }

  var reads: Int { count.withLock { $0 } }

  func load(_ path: ItemPath) async throws(DocumentError) -> Document? {
    count.withLock { $0 += 1 }
    return try await base.load(path)
  }

  func list(_ query: DocumentQuery) async throws(DocumentError) -> [DocumentHead] {
    count.withLock { $0 += 1 }
    return try await base.list(query)
  }
}
