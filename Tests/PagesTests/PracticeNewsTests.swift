import Composition
import Domain
import InMemory
import Leaderboards
import Notices
import Pinball
import Testing

@testable import ScorebookKit
@testable import pinball_practice

@Suite("News of practice on a machine that syncs")
struct PracticeNewsTests {
  @Test func `stay here with the practice, and all other notices go`() async throws {
    let store = InMemoryStore(.system).storage
    let installation = Installation(Container(storage: store, clock: .system), of: PinballPractice.self)
    let (me, now) = (try await installation.me().user, installation.clock.now())
    let practice = PracticeService(sessions: store.sessions)
    func record(_ id: String, _ steps: (PracticeState) throws -> [PracticeStep]) async throws {
      try await practice.record(try steps(try await practice.state(of: me)), of: me, as: id, at: now)
    }
    let link = Notice.SignInLink(madeBy: "Olga")
    try await installation.inbox.deliver(.signInLink(link), about: ["link"], to: me, at: now)
    try await record("group") { state in
      var draft = GroupDraft()
      (draft.name, draft.gameIDs, draft.endDate) = ("Focus", ["G1"], now)
      return try state.creation(of: draft, id: .named("group", "Focus"), now: now)
    }
    await installation.catchUpNotices()
    let paths = try await store.documents.all(under: Inbox.path(of: me)).map(\.path)
    #expect(paths.count == 2)

    let withholds = PinballPractice.withholding(store)
    func withheld() async throws -> [Notice.Content?] {
      var contents: [Notice.Content?] = []
      for path in paths where try await withholds(path) {
        contents.append(try await store.documents.value(DocumentKey<Notice>.json(path)).value?.content)
      }
      return contents
    }
    let here = try await withheld()
    #expect(here.count == 1)
    #expect(here != [.signInLink(link)])
    try await record("switch") { state in state.settingSteps { $0.syncSettings.cloudSyncEnabled = true } }
    #expect(try await withheld().isEmpty)
  }
}
