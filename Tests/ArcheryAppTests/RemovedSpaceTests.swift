import Access
import AppTestSupport
import Domain
import Foundation
import Leaderboards
import SQLite
import TestSupport
import Testing

@Suite("The removal of a whole shoot or group", .timeLimit(.minutes(3)))
struct RemovedSpaceTests {
  /// What a store still has of its spaces: every document but memberships that ended, invites, codes, links, connections.
  private func remains(of kind: ItemPath, in terminal: Terminal) async throws -> [ItemPath] {
    let path = terminal.folder.appending(component: "store.sqlite").path
    let storage = try SQLiteStore(path: path, .system).storage
    var remains: [ItemPath] = []
    for place in [kind, "local/sign-in/invites", "local/sign-in/codes", "local/sign-in/viewers", "local/hooks"] {
      for head in try await storage.documents.all(under: place) {
        let membership = try? await storage.documents.value(DocumentKey<Membership>.json(head.path)).value
        if membership?.role != .former { remains.append(head.path) }
      }
    }
    await storage.close()
    return remains
  }

  /// Whether nothing is left of the events of a journal.
  private func emptied(_ journal: any ScoringSession) async throws -> Bool {
    try await journal.events().allSatisfy { recorded in
      recorded.event.body.isEmpty || recorded.event.isRedacted || recorded.event.type == Redaction.type
    }
  }

  @Test func `leaves no document of a group, no invite and no connection, also after a kill`() async throws {
    try await Terminal.with("fitness-challenge") { gym in
      let options = ["--store", gym.store]
      var server = try await ServerProcess.start("fitness-challenge", in: gym.folder, options)
      let olga = try await server.served.owner()
      let made = try await olga.post("/groups", ["id": "crew", "name": "Crew"])
      let page = "/groups/\(try #require(made.id(under: "groups")))"
      let invite = try await olga.invite(at: "\(page)/people", uses: 2)
      let mia = try await server.served.newcomer("Mia", with: invite)
      _ = try await mia.post("/join", ["invite": invite])
      #expect(try await mia.post("\(page)/check-in", ["id": "one"]).status == 200)
      _ = try await mia.post("\(page)/connections/connect", ["id": "two", "name": "Watch"])
      #expect(try await remains(of: "groups", in: gym).count >= 4)
      #expect(try await mia.post("\(page)/delete", ["id": "three"]).status == 404)
      #expect(try await olga.post("\(page)/delete", ["id": "four"]).status < 400)
      try await server.end(SIGKILL)
      server = try await ServerProcess.start("fitness-challenge", in: gym.folder, options)
      try await eventually("everything is deleted") { try await remains(of: "groups", in: gym).isEmpty }
      let store = try SQLiteStore(path: gym.folder.appending(component: "store.sqlite").path, .system).storage
      let journal = store.sessions.session(at: ItemPath("\(page.dropFirst())/log"))
      try await eventually("the journal is emptied") { try await emptied(journal) }
      #expect(try await journal.events().contains { $0.event.type == "checkIn" })
      await store.close()
      #expect(try await Visitor(server: server.address, token: mia.token, user: mia.user).get(page).status == 404)
      try await server.end()
    }
  }

  @Test func `leaves no document of a shoot, and a late arrow does not bring it back`() async throws {
    try await Terminal.with("archery") { club in
      try await club.say("new", "Club", "--round", "wa18", "--guest", "Gus", "--start")
      try await club.say("score", "Club", "Gus", "X", "9", "9")
      let unsure = try await club.run("delete", "Club")
      #expect(unsure.status == 1 && unsure.errors.contains("--yes"), "\(unsure)")
      let shoot = try #require(try await remains(of: "tournaments", in: club).first).space
      #expect(try await club.say("delete", "Club", "--yes") == "The shoot Club is deleted.\n")
      #expect(try await remains(of: "tournaments", in: club).isEmpty)
      #expect(try await club.run("show", "Club").status == 1)
      // The ports delete no events, so the journal stays without their bodies; a device that was away may still add to it.
      let path = club.folder.appending(component: "store.sqlite").path
      let storage = try SQLiteStore(path: path, .system).storage
      let journal = storage.sessions.session(at: shoot.appending("scoring"))
      #expect(try await emptied(journal))
      let arrow = try #require(try await journal.events().last { $0.event.type == "arrow" }?.event)
      let late = ScoringEvent(
        id: "late",
        type: arrow.type,
        actor: arrow.actor,
        subject: arrow.subject,
        occurredAt: arrow.occurredAt,
        body: Array(#"{"end":1,"token":"9"}"#.utf8)
      )
      _ = try await journal.append([late], expecting: .any)
      let name = shoot.appending("names", ItemPath.Segment(arrow.actor), "gus", "late")
      _ = try await storage.documents.save([
        DocumentWrite(name, id: "late", expected: .any, body: Array(#"{"name":"Gus"}"#.utf8))
      ])
      await storage.close()
      try await club.browse { owner in
        try await eventually("the late name is deleted") { try await remains(of: "tournaments", in: club).isEmpty }
        let store = try SQLiteStore(path: path, .system).storage
        try await eventually("the late arrow is emptied") {
          try await emptied(store.sessions.session(at: shoot.appending("scoring")))
        }
        await store.close()
        #expect(!(try await owner.get("/").text.contains("Club")))
      }
    }
  }
}
