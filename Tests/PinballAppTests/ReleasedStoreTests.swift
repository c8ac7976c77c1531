import AppTestSupport
import Foundation
import TestSupport
import Testing

@Suite("Stores that released versions of pinball-practice wrote", .timeLimit(.minutes(3)))
struct ReleasedStoreTests {
  @Test func `every released store opens and shows the same`() async throws {
    try await withTemporaryFolder { folder in
      let differences = try await ReleasedStore(of: "pinball-practice").differences(in: folder)
      #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
    }
  }
}
