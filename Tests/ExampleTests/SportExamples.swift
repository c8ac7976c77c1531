import Access
import CanonicalJSON
import Domain
import Foundation
import Hummingbird
import Hypertext
import InMemory
import Localization
import Logging
import Pages
import ScoreServer
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
    InMemoryStore(ClockAndIdentities(now: now, newIdentity: { UUID().uuidString })).storage
  }
  private let ana = Account(user: "ana", displayName: "Ana", role: .organiser)

  @Test func `of Spaces`() async throws {
    let gatekeeper = Gatekeeper(store, [Counter.self], now: now)
    let counters = SpaceService<Counter>(gatekeeper, for: ana)
    let view = try await counters.create(Counter.About(name: "Visitors", createdAt: now()), as: "visitors")
    let after = try await counters.record(in: "visitors", as: Ticket("tap-1")) { _ throws(Refusal) in
      [try EventDraft("tap", [String: String]())]
    }
    #expect(view.state.taps == 0 && after.state.taps == 1)
  }

  @Test func `of SpaceContracts`() async throws {
    let about = Counter.About(name: "Visitors", createdAt: now())
    let contract = SpaceContract<Counter>(about, shows: { try CanonicalJSON.encode($0.taps) }) {
      _,
      _ throws(Refusal) in
      [try EventDraft("tap", [String: String]())]
    }
    let faults = try await contract.faults(seed: 1, in: store, now: now)
    #expect(faults == [])
  }

  @Test func `of Hypertext`() {
    @HTMLBuilder
    func greeting(_ name: String) -> HTML {
      h1 { t("Hello \(bdi: name)") }
    }
    let html = greeting("Ana & Ben").text(for: Reader(.source))
    #expect(html == "<h1>Hello <bdi>Ana &amp; Ben</bdi></h1>")
  }

  func `of Pages`() {
    func addName(to site: Site, of documents: any DocumentRepository) {
      let key = DocumentKey<String>.json("clubs/nord/name")
      site.page("club") { _ in
        let name = try await documents.value(key).value
        let body = form(post: WebAddress("club"), as: "name") {
          field("name", t("Name"), .text(name), .required)
          button { t("Save") }
        }
        return Page(title: "Club", body: body, follows: [key.path])
      }
      site.form("club") { _, form in
        try await documents.update(key, as: WriteID(form.ticket())) { _ in form.verbatim("name") }
        return .goTo(WebAddress("club"))
      }
    }
  }

  func `of ScoreServer`() async throws {
    let (store, clock) = (store, ClockAndIdentities(now: now, newIdentity: { UUID().uuidString }))
    let signIn = SignIn(documents: store.documents, changes: store.changes, clock: clock)
    let router = Router(context: SignedInContext.self)
    router.add(middleware: SessionMiddleware(signIn, app: "counters"))
    PortAPI { _, context in
      GuardedStorage(store, for: context.principal, by: AccessRules([Counter.space]), now: clock.now).storage
    }
    .add(to: router)
    let server = WebServer(port: 8080, logger: Logger(label: "counters"))
    try await server.run(router) { port in print("http://\(WebServer.host):\(port)") }
  }
}
