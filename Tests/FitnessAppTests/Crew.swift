import AppTestSupport
import Foundation
import Testing

/// A group that Olga has founded on the page.
struct Crew: Sendable {
  let served: Served
  let gym: Gym
  let olga: Visitor
  /// Its page.
  let page: String

  /// An invite's secret, made now.
  func invite() async throws -> String {
    let people = try await olga.post("\(page)/people/invite").text
    return String(try #require(people.firstMatch(of: /\/join\/([a-z0-9]+)/)?.output.1))
  }

  /// Returns a member's own page as JSON.
  func mine(_ member: Visitor) async throws -> [String: Any] {
    let text = try await member.get("\(page)/mine", accept: "application/json").text
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  /// A member who joined on the page.
  func newcomer(_ name: String) async throws -> Visitor {
    let invite = try await invite()
    let member = try await served.newcomer(name, with: invite)
    #expect(try await member.post("/join", ["invite": invite]).status == 200)
    return member
  }
}

/// A group of Olga's on a server.
func withCrew(_ fields: [String: String] = [:], _ body: (Crew) async throws -> Void) async throws {
  try await withServedGym { served, gym in
    let olga = try await served.owner()
    let fields = fields.merging(["id": "crew", "name": "Crew"]) { given, _ in given }
    #expect(try await olga.post("/groups", fields).status == 200)
    let page = try #require(try await olga.get("/").text.firstMatch(of: /href="(\/groups\/[^"]+)"/)?.output.1)
    try await body(Crew(served: served, gym: gym, olga: olga, page: String(page)))
  }
}
