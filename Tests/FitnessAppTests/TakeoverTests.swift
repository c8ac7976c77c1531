import Access
import AppTestSupport
import Domain
import Foundation
import Leaderboards
import Testing

/// Max's group with Vic in it, on Olga's server; Eve has a group of her own.
private struct Scene: Sendable {
  let gym: Terminal
  let olga: Visitor
  let max: Visitor
  let vic: Visitor
  let eve: Visitor
  /// Max's group.
  let maxs: String
  /// Eve's group.
  let eves: String

  static func run(_ body: (Scene) async throws -> Void) async throws {
    try await withServedGym { served, gym in
      let olga = try await served.owner()
      let open = try await olga.found("Open")
      let max = try await served.newcomer("Max", with: try await olga.invite(to: open))
      let eve = try await served.newcomer("Eve", with: try await olga.invite(to: open))
      let (maxs, eves) = (try await max.found("Maxs"), try await eve.found("Eves"))
      let vic = try await served.newcomer("Vic", with: try await max.invite(to: maxs))
      #expect(try await vic.get("/groups/\(maxs)").status == 200)
      try await body(Scene(gym: gym, olga: olga, max: max, vic: vic, eve: eve, maxs: maxs, eves: eves))
    }
  }

  func isVic(in group: String) async throws -> Bool {
    var found = false
    let key = DocumentKey.membership(of: UserID(rawValue: vic.user), in: ItemPath("groups/\(group)"))
    try await olga.withStore { found = try await $0.documents.load(key.path) != nil }
    return found
  }
}

extension Visitor {
  fileprivate func invite(to group: String) async throws -> String { try await invite(at: "/groups/\(group)/people") }

  fileprivate func people(_ command: String, _ user: String, in group: String) async throws -> UInt {
    try await post("/groups/\(group)/people/\(command)", ["user": user, "id": "\(command) \(UUID())"]).status
  }
}

@Suite("Nobody takes over the account of a member", .timeLimit(.minutes(3)))
struct TakeoverTests {
  @Test func `by a membership planted in an own group`() async throws {
    try await Scene.run { scene in
      let vic = UserID(rawValue: scene.vic.user)
      for role in Membership.Role.allCases {
        let write = try DocumentKey.membership(of: vic, in: ItemPath("groups/\(scene.eves)"))
          .write(Membership(role: role), id: WriteID(rawValue: "plant\(role)"), expected: .any)
        #expect(try await scene.eve.refusal(of: write) == .store(.denied), "\(role)")
      }
      for command in ["rejoin", "remove", "hand-over"] {
        #expect(try await scene.eve.people(command, scene.vic.user, in: scene.eves) == 404, "\(command)")
      }
      #expect(try await !scene.isVic(in: scene.eves))
      #expect(try await scene.vic.get("/groups/\(scene.maxs)").status == 200)
    }
  }

  @Test func `by handing an own group over to an account that only its journal names`() async throws {
    try await Scene.run { scene in
      let (eve, log) = (UserID(rawValue: scene.eve.user), ItemPath("groups/\(scene.eves)/log"))
      let joined = ScoringEvent(
        id: EventID(rawValue: "\(scene.eve.user):plant"),
        type: "joined",
        actor: eve,
        subject: PlayerID(rawValue: scene.vic.user),
        occurredAt: ClockAndIdentities.system.now(),
        body: Array(#"{"name":"Vic"}"#.utf8)
      )
      try await scene.eve.withStore { store in
        _ = try? await store.sessions.session(at: log).append([joined], expecting: .any)
      }
      #expect(try await scene.eve.people("hand-over", scene.vic.user, in: scene.eves) == 404)
      #expect(try await !scene.isVic(in: scene.eves))
    }
  }

  @Test func `and the organiser of the home group makes the link, and no organiser met later`() async throws {
    try await Scene.run { scene in
      // Eve came by Olga's group, so Max is not the one who lets her in again.
      let invite = try await scene.max.invite(to: scene.maxs)
      #expect(try await scene.eve.post("/join", ["invite": invite]).status == 200)
      #expect(try await scene.eve.get("/groups/\(scene.maxs)").status == 200)
      #expect(try await scene.max.people("rejoin", scene.eve.user, in: scene.maxs) == 403)
      #expect(try await scene.max.people("rejoin", scene.vic.user, in: scene.maxs) == 200)
      #expect(try await scene.vic.get("/").status == 401)
      // The owner of the server helps every plain account.
      #expect(try await scene.olga.people("rejoin", scene.vic.user, in: scene.maxs) == 200)
    }
  }

  @Test func `and a group is handed over to a member, and left, as before`() async throws {
    try await Scene.run { scene in
      // Not by the owner of the server, who would make it a group of two owners.
      #expect(try await scene.olga.people("hand-over", scene.vic.user, in: scene.maxs) == 404)
      #expect(try await scene.max.people("hand-over", scene.vic.user, in: scene.maxs) == 200)
      #expect(try await scene.max.people("leave", scene.max.user, in: scene.maxs) == 200)
      #expect(try await scene.max.get("/groups/\(scene.maxs)").status == 404)
      #expect(try await scene.vic.people("hand-over", scene.max.user, in: scene.maxs) == 404)
      let key = DocumentKey.membership(of: UserID(rawValue: scene.max.user), in: ItemPath("groups/\(scene.maxs)"))
      let back = try key.write(Membership(role: .member), id: "back", expected: .any)
      #expect(try await scene.vic.refusal(of: back) == .store(.denied))
    }
  }
}
