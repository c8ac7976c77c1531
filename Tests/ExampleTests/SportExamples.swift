import Access
import ArcheryScoring
import CanonicalJSON
import Domain
import Foundation
import GroupChallenges
import Hummingbird
import Hypertext
import InMemory
import Localization
import Logging
import Pages
import Pinball
import Server
import SpaceContracts
import Spaces
import Testing
import WireFormat

/// The sport of the examples: a counter.
struct Counter: SpaceFold {
  struct About: SpaceAbout {
    var name: String
    var createdAt: Timestamp

    static let blank = About(name: "", createdAt: 0)
    var refusal: Refusal? { name.isEmpty ? Refusal("name", "Enter a name.") : nil }
  }

  static let space = Space("counters", journal: "taps", writers: .members)

  private(set) var taps = 0

  init(_ about: About) {}

  func refusal(of request: AppendRequest) -> Refusal? {
    request.event.type == "tap" ? nil : Refusal("unknown", "Update this app.")
  }

  mutating func apply(_ event: ScoringEvent) { taps += 1 }
}

/// The examples of the modules' DocC articles about sports and serving: a tidy test compares them.
@Suite("The examples of sports")
struct SportExamples {
  private let now: @Sendable () -> Timestamp = { 1_700_000_000_000 }
  private var store: Storage {
    InMemoryStore(StoreSurroundings(now: now, newIdentity: { UUID().uuidString })).storage
  }
  private let ana = Account(user: "ana", displayName: "Ana", role: .organiser)

  @Test func `of Spaces`() async throws {
    let judge = Judge(store, [Counter.self], now: now)
    let counters = SpaceService<Counter>(judge, for: ana)
    let view = try await counters.create(Counter.About(name: "Visitors", createdAt: now()), as: "visitors")
    let after = try await counters.record(in: "visitors", as: Ticket("tap-1")) { _ throws(Refusal) in
      [try Draft("tap", [String: String]())]
    }
    #expect(view.state.taps == 0 && after.state.taps == 1)
  }

  @Test func `of SpaceContracts`() async throws {
    let about = Counter.About(name: "Visitors", createdAt: now())
    let contract = SpaceContract<Counter>(about, shows: { try CanonicalJSON.encode($0.taps) }) {
      _,
      _ throws(Refusal) in
      [try Draft("tap", [String: String]())]
    }
    #expect(try await contract.faults(seed: 1, in: store, now: now) == [])
  }

  @Test func `of ArcheryScoring`() async throws {
    let store = store
    let service = TournamentService(sessions: store.sessions, documents: store.documents)
    guard let round = RoundCatalogue.round("wa18") else { return }
    let create = TournamentCommand.create(name: "Club evening", round: round, settings: TournamentSettings())
    let outcome = try await service.perform(create, on: "evening", by: "ana", at: now(), as: "create-1")
    #expect(outcome.tournament.name == "Club evening")
  }

  @Test func `of GroupChallenges`() async throws {
    let groups = Groups(Judge(store, [GroupState.self], now: now), for: ana)
    let group = Group(name: "Morning crew", createdAt: now())
    let view = try await groups.create(group, as: "crew", with: ["name": "Ana"])
    let day = LocalDay(of: now(), in: .utc)
    let outcome = try await groups.checkIn("crew", at: now(), on: day, note: "5 km", as: "check-in-1")
    #expect(view.isMember && !outcome.isRepeat)
  }

  @Test func `of Pinball`() throws {
    let file = """
      season,player,total,rank,eligible,nights,bank_1,bank_2,bank_3,bank_4,bank_5,bank_6,bank_7,bank_8
      23,Ann Lee,400,1,Yes,4,100,100,100,100,0,0,0,0
      """
    let standings = try LeagueStandings(Array(file.utf8))
    let season = standings.season(23)
    #expect(season?.index(of: NameKey(loosely: "ann lee")) == 0)
  }

  @Test func `of Hypertext`() {
    @HTMLBuilder
    func greeting(_ name: String) -> HTML {
      h1 { t("Hello \(bdi: name)") }
    }
    let html = greeting("Ana & Ben").text(for: Reader(.source))
    #expect(html == "<h1>Hello <bdi>Ana &amp; Ben</bdi></h1>")
  }

  @Test func `of Pages`() {
    let body = card("people", t("People")) { emptyState { t("Nobody is here yet.") } }
    let html = PageShell(product: "Counters", icon: "/assets/icon.svg").document(Page(title: "People", body: body))
    #expect(html.text(for: Reader(.source)).contains("<h2 id=\"people-title\">People</h2>"))
  }

  func `of Server`() async throws {
    let (store, now) = (store, now)
    let signIn = SignIn(documents: store.documents, changes: store.changes, now: now) { UUID().uuidString }
    let router = Router(context: SignedInContext.self)
    router.add(middleware: SessionMiddleware(signIn, app: "counters"))
    PortAPI { _, context in
      GuardedStorage(store, for: context.principal, by: AccessRules([Counter.space]), now: now).storage
    }
    .add(to: router)
    let server = WebServer(port: 8080, logger: Logger(label: "counters"))
    try await server.run(router) { port in print("http://\(WebServer.host):\(port)") }
  }
}
