import AppTestSupport
import Foundation
import TestSupport
import Testing

@Suite("Stores that released versions of fitness-challenge wrote", .timeLimit(.minutes(3)))
struct ReleasedStoreTests {
  @Test func `a released store is served with its connected programs`() async throws {
    try await withTemporaryFolder { folder in
      let store = try ReleasedStore(of: "fitness-challenge").copy(to: folder)
      try await Served.run("fitness-challenge", in: folder, store: store) { served in
        let owner = try await served.owner()
        #expect(try await owner.get("/groups/crew/connections").text.contains("Watch"))
        #expect(try await owner.get("/groups/crew/people").text.contains("Mia"))
      }
    }
  }
}
