import AppTestSupport
import Domain
import Foundation
import RemoteHTTP
import TestSupport
import Testing

/// Secrets that a released version gave out, which lie beside its store in `Tests/Stores/v2`.
@Suite("Secrets that a released version of archery gave out", .timeLimit(.minutes(3)))
struct ReleasedSecretsTests {
  private struct Secrets: Decodable {
    let member: String
    let owner: String
    let used: String
    let view: String
  }

  private static func secrets() throws -> Secrets {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(components: "Stores", "v2", "archery", "secrets.json")
    return try JSONDecoder().decode(Secrets.self, from: Data(contentsOf: file))
  }

  @Test func `still work: recovery codes open their accounts, and a link shows its board`() async throws {
    let secrets = try Self.secrets()
    try await withTemporaryFolder { folder in
      let store = try ReleasedStore(of: "archery", version: "v2").copy(to: folder)
      try await Served.run("archery", in: folder, store: store) { served in
        let remote = try RemoteStore(url: served.address)
        let ticket = "a ticket of a device of today"
        // A used code stays used, and tells the account so.
        await #expect(throws: StoreFailure.denied) {
          try await remote.signIn(withRecovery: secrets.used, keepingOthers: false, id: ticket)
        }
        let member = try await remote.signIn(withRecovery: secrets.member, keepingOthers: false, id: ticket)
        let owner = try await remote.signIn(withRecovery: secrets.owner, keepingOthers: true, id: "\(ticket) more")
        await remote.close()
        #expect(member.account.displayName == "Ben")
        #expect(owner.account.role == .owner)
        // The member chose German.
        let ben = Visitor(server: served.address, token: member.token, user: member.account.user.rawValue)
        #expect(try await ben.get("/account", accept: "text/html").text.contains(#"<html lang="de""#))
        #expect(try await served.stranger.ask("GET", "/view/\(secrets.view)", type: "").status == 200)
      }
    }
  }
}
