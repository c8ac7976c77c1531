import Access
import AppTestSupport
import Domain
import Foundation
import TestSupport
import Testing

/// A club whose organiser Oscar let Vic in; Eve takes part in another shoot and wants to be Vic.
private struct Scene: Sendable {
  let served: Served
  let olga: Visitor
  let oscar: Visitor
  let vic: Visitor
  let eve: Visitor
  let shoot: String

  var home: ItemPath { ItemPath("tournaments/\(shoot)") }

  static func run(_ body: (Scene) async throws -> Void) async throws {
    try await withClub { served, club in
      let other = try await club.newShoot("Open evening", "--round", "wa18")
      let eve = try await served.newcomer("Eve", with: try await club.invite(other))
      let oscar = try await served.newcomer("Oscar", with: try await club.invite("--organiser"))
      let shoot = try await oscar.newShoot("Oscars", as: "oscars")
      let vic = try await served.newcomer("Vic", with: try await oscar.invite(to: shoot))
      let olga = try await served.owner()
      try await body(Scene(served: served, olga: olga, oscar: oscar, vic: vic, eve: eve, shoot: shoot))
    }
  }

  /// Whether Vic is a member of a space, asked by the owner, who reads everything.
  func isVic(in space: ItemPath) async throws -> Bool {
    var found = false
    try await olga.withStore { store in
      found =
        try await store.documents.load(DocumentKey.membership(of: UserID(rawValue: vic.user), in: space).path) != nil
    }
    return found
  }
}

extension Visitor {
  fileprivate func invite(to shoot: String) async throws -> String {
    try await invite(at: "/shoots/\(shoot)/people", uses: 5)
  }

  fileprivate func rejoin(_ user: String, in shoot: String) async throws -> Answer {
    try await post("/shoots/\(shoot)/people/rejoin", ["user": user])
  }
}

@Suite("Nobody takes over another account", .timeLimit(.minutes(3)))
struct TakeoverTests {
  @Test func `by a membership planted in an own space, in any role, batch or space`() async throws {
    try await Scene.run { scene in
      let (vic, own) = (UserID(rawValue: scene.vic.user), ItemPath("tournaments/eves"))
      let note = DocumentWrite(own.appending("note"), id: "n", expected: .any, body: Array("{}".utf8))
      let key = DocumentKey.membership(of: vic, in: own)
      let plant = try key.write(
        Membership(role: .member),
        id: "p",
        expected: .any,
        labels: [DocumentLabel(rawValue: "member:\(vic)")]
      )
      #expect(try await scene.eve.refusal(of: note, plant) == .store(.denied))
      #expect(try await scene.eve.refusal(of: note) == nil)
      for role in Membership.Role.allCases {
        let host = UserID(rawValue: scene.eve.user)
        let plant = try key.write(
          Membership(role: role, addedBy: host),
          id: WriteID(rawValue: "p\(role)"),
          expected: .any
        )
        #expect(try await scene.eve.refusal(of: plant) == .store(.denied), "\(role)")
      }
      let body = Array(#"{"role":"member"}"#.utf8)
      for (path, label) in [("tournaments/eves/note", "member:\(vic)"), ("users/\(scene.eve.user)/n", "member:\(vic)")]
      {
        let write = DocumentWrite(
          ItemPath(path),
          id: "l",
          expected: .any,
          labels: [DocumentLabel(rawValue: label)],
          body: body
        )
        #expect(try await scene.eve.refusal(of: write) != nil, "\(path)")
      }
      #expect(try await scene.eve.rejoin(scene.vic.user, in: "eves").status == 404)
      #expect(try await !scene.isVic(in: own))
      #expect(try await scene.vic.get("/shoots/\(scene.shoot)").status == 200)
    }
  }

  @Test func `by an archer or a guest in the journal of an own shoot`() async throws {
    try await Scene.run { scene in
      let (vic, eve) = (scene.vic.user, UserID(rawValue: scene.eve.user))
      let made = try await scene.eve.post("/practice", ["id": "eves", "round": "wa18"])
      let practice = try #require(made.id(under: "shoots"), "\(made.text)")
      let journal = ItemPath("tournaments/\(practice)/scoring")
      func event(_ id: EventID, _ type: String, _ subject: String?, _ body: String) -> ScoringEvent {
        let subject = subject.map { PlayerID(rawValue: $0) }
        return ScoringEvent(id: id, type: type, actor: eve, subject: subject, occurredAt: 1, body: Array(body.utf8))
      }
      try await scene.eve.withStore { store in
        for (id, host) in [("a1", vic), ("a2", scene.eve.user)] as [(EventID, String)] {
          let archer = #"{"displayName":"Vic","isGuest":false,"addedBy":"\#(host)","missedEnds":0}"#
          _ = try? await store.sessions.session(at: journal).append(
            [event(id, "participantAdded", vic, archer)],
            expecting: .any
          )
        }
        let guest = #"{"displayName":"Vic","isGuest":true,"addedBy":"\#(eve)","missedEnds":0}"#
        let error = await #expect(throws: JournalError.self) {
          _ = try await store.sessions.session(at: journal).append(
            [event("g", "participantAdded", vic, guest)],
            expecting: .any
          )
        }
        #expect(error?.refusalCode == "notAllowed")
      }
      #expect(try await !scene.isVic(in: journal.space))
      #expect(try await scene.eve.rejoin(vic, in: practice).status == 404)
      #expect(try await scene.vic.get("/shoots/\(practice)").status == 404)
    }
  }

  @Test func `by copying the roster of a shoot`() async throws {
    try await Scene.run { scene in
      #expect(try await scene.vic.post("/shoots/\(scene.shoot)/archers", ["id": "join", "me": "yes"]).status == 200)
      let fields = [
        "id": "copy", "name": "Copy", "round": "wa18", "like": scene.shoot, "roster": "yes",
        "guestsPerParticipant": "2", "guestsPerTournament": "4",
      ]
      let copied = try await scene.oscar.post("/shoots", fields)
      let copy = try #require(copied.id(under: "shoots"), "\(copied.text)")
      #expect(copied.text.contains("Vic") && copy != scene.shoot)
      #expect(try await !scene.isVic(in: ItemPath("tournaments/\(copy)")))
      #expect(try await scene.vic.get("/shoots/\(copy)").status == 404)
      // The code of the new shoot lets Vic in, who is on the roster already.
      let invite = try await scene.oscar.invite(to: copy)
      #expect(try await scene.vic.post("/join", ["invite": invite]).status == 200)
      #expect(try await scene.vic.get("/shoots/\(copy)").status == 200)
    }
  }

  @Test func `by reviving a member who left, or by hiding the member's other places`() async throws {
    try await Scene.run { scene in
      let key = DocumentKey.membership(of: UserID(rawValue: scene.vic.user), in: scene.home)
      #expect(try await scene.eve.refusal(of: DocumentWrite(key.path, id: "x", expected: .any, body: nil)) != nil)
      #expect(
        try await scene.oscar.post("/shoots/\(scene.shoot)/people/remove", ["user": scene.vic.user]).status == 200
      )
      for role: Membership.Role in [.member, .guest, .viewer] {
        let write = try key.write(Membership(role: role), id: WriteID(rawValue: "back\(role)"), expected: .any)
        #expect(try await scene.oscar.refusal(of: write) == .store(.denied), "\(role)")
      }
      #expect(try await scene.oscar.rejoin(scene.vic.user, in: scene.shoot).status == 404)
      #expect(try await scene.vic.get("/").status == 200)
    }
  }

  @Test func `and the organiser who invited the member still makes the link, of which the member is notified`()
    async throws
  {
    try await Scene.run { scene in
      let (vic, own) = (UserID(rawValue: scene.vic.user), ItemPath("tournaments/eves"))
      let note = DocumentWrite(own.appending("note"), id: "n", expected: .any, labels: ["x"], body: Array("{}".utf8))
      #expect(try await scene.eve.refusal(of: note) == nil)
      let plant = try DocumentKey.membership(of: vic, in: own).write(Membership(role: .member), id: "p", expected: .any)
      #expect(try await scene.eve.refusal(of: plant) == .store(.denied))
      let made = try await scene.oscar.rejoin(scene.vic.user, in: scene.shoot)
      let secret = try #require(made.text.firstMatch(of: /\/sign-in\/([a-z0-9]+)/)?.output.1, "\(made.text)")
      #expect(try await scene.vic.get("/").status == 401)
      let inbox = try await scene.served.visitor(with: String(secret)).get("/inbox").text
      #expect(inbox.contains("Oscar made a new sign-in link for you"), "\(inbox)")
      // Olga's account came with no invite of that shoot; only the owner may do more.
      #expect(try await scene.oscar.rejoin(scene.olga.user, in: scene.shoot).status == 404)
      #expect(try await scene.olga.rejoin(scene.vic.user, in: scene.shoot).status == 200)
    }
  }
}
