import AppTestSupport
import Foundation
import TestSupport
import Testing

@Suite("Stores that released versions wrote", .timeLimit(.minutes(3)))
struct ReleasedStoreTests {
  @Test(arguments: apps) func `every released store opens and shows the same`(app: String) async throws {
    try await withTemporaryFolder { folder in
      let differences = try await ReleasedStore(of: app).differences(in: folder)
      #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
    }
  }
}
