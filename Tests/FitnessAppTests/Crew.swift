import AppTestSupport
import Domain
import Foundation
import InMemory
import Leaderboards
import OfflineSync
import RemoteHTTP
import Testing

/// A group that Olga has founded on the page.
struct Crew: Sendable {
  let served: Served
  let gym: Terminal
  let olga: Visitor
  let id: String

  /// Its page.
  var page: String { "/groups/\(id)" }

  /// An invite's secret, made now.
  func invite() async throws -> String { try await olga.invite(at: "\(page)/people") }

  /// Returns a member's own page as JSON.
  func mine(_ member: Visitor) async throws -> [String: Any] { try await member.json("\(page)/mine") }

  /// A member who joined on the page.
  func newcomer(_ name: String) async throws -> Visitor {
    let invite = try await invite()
    let member = try await served.newcomer(name, with: invite)
    #expect(try await member.post("/join", ["invite": invite]).status == 200)
    return member
  }

  /// A member's terminal on a machine of its own, over the server's store.
  func terminal(of name: String) async throws -> Terminal {
    let terminal = try gym.machine(name.lowercased(), store: served.address)
    try await terminal.login("\(served.address)/join/\(try await invite())", as: name)
    return terminal
  }
}

/// A group of Olga's on a server.
func withCrew(_ fields: [String: String] = [:], _ body: (Crew) async throws -> Void) async throws {
  try await withServedGym { served, gym in
    let olga = try await served.owner()
    let id = try await olga.found("Crew", fields)
    try await body(Crew(served: served, gym: gym, olga: olga, id: id))
  }
}

extension Visitor {
  /// Founds a group, and returns its id.
  func found(_ name: String, _ fields: [String: String] = [:]) async throws -> String {
    let made = try await post("/groups", ["id": name.lowercased(), "name": name].merging(fields) { $1 })
    return try #require(made.id(under: "groups"), "\(made.text)")
  }

  /// The id of the visitor's only group.
  func group() async throws -> String { try await get("/").text.captured(/href="\/groups\/([^"]+)"/) }
}

extension OfflineSync {
  /// An unused device of a member, in memory.
  static func device(of visitor: Visitor, _ local: Storage? = nil) throws -> OfflineSync {
    let clock = ClockAndIdentities.system
    return OfflineSync(
      local: local ?? InMemoryStore(clock).storage,
      remote: try RemoteStore(url: visitor.server, token: visitor.token).storage,
      notebook: InMemoryStore(clock).storage,
      clock: clock,
      retry: RetrySchedule(chance: { 0 }, wait: { _ in })
    )
  }
}
