import Access
import AppTestSupport
import Composition
import Domain
import Foundation
import GroupChallenges
import InMemory
import OfflineSync
import RemoteHTTP
import TestSupport
import Testing

/// A member who leaves from another machine: over the server's API, and on a device that syncs.
@Suite("Leaving a group from afar", .timeLimit(.minutes(3)))
struct LeavingTests {
  fileprivate struct Crew: Sendable {
    let served: Served
    let folder: URL
    let olga: Visitor
    let group: String

    var page: String { "/groups/\(group)" }

    func invite() async throws -> String {
      let people = try await olga.post("\(page)/people/invite").text
      return String(try #require(people.firstMatch(of: /\/join\/([a-z0-9]+)/)?.output.1))
    }

    /// A command line of Mia's, signed in.
    func mia(_ invite: String) async throws -> Program {
      let home = folder.appending(component: "mia")
      try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
      let program = Program("fitness-challenge", dataFolder: home)
      let login = try await program.run("login", "\(served.address)/join/\(invite)", "--name", "Mia")
      #expect(login.status == 0, "\(login.errors)")
      return program
    }

    /// Whether Mia is gone, whole: not listed, and her own machine neither reads nor records.
    func expectGone(_ mia: Program) async throws {
      for command in [["week"], ["check-in"], ["group", "members"]] {
        let outcome = try await mia.run(command + ["--store", served.address])
        #expect(outcome.status == 1 && outcome.errors.contains("You are in no group"), "\(outcome)")
      }
      // The member's entries stay on the week's board, but the list of members does not show her any more.
      #expect(!(try await olga.get("\(page)/people").text.contains("<bdi>Mia</bdi>")))
    }
  }

  private func withCrew(_ body: (Crew) async throws -> Void) async throws {
    try await withServedGym { served, gym in
      let olga = try await served.owner()
      _ = try await olga.post("/groups", ["id": "crew", "name": "Crew", "several": "yes"])
      let id = try #require(try await olga.get("/").text.firstMatch(of: /href="\/groups\/([^"]+)"/)?.output.1)
      try await body(Crew(served: served, folder: gym.folder, olga: olga, group: String(id)))
    }
  }

  @Test func `a login with an invite makes a member at once`() async throws {
    try await withCrew { crew in
      _ = try await crew.mia(try await crew.invite())
      #expect(try await crew.olga.get(crew.page).text.contains("<bdi>Mia</bdi>"))
    }
  }

  @Test func `leaving with a command through the server is whole, and only a new invite leads back`() async throws {
    try await withCrew { crew in
      let old = try await crew.invite()
      let mia = try await crew.mia(try await crew.invite())
      let store = ["--store", crew.served.address]
      #expect(try await mia.run(["check-in"] + store).status == 0)
      #expect(try await crew.olga.get(crew.page).text.contains("<bdi>Mia</bdi>"))
      let left = try await mia.run(["group", "leave"] + store)
      #expect(left.status == 0 && left.output == "You have left the group.\n", "\(left.errors)")
      try await crew.expectGone(mia)
      // Her session is that of a former member.
      let visitor = try await crew.visitor(of: mia)
      #expect(try await visitor.get(crew.page).status == 404)
      let refused = try await visitor.post("/join", ["invite": old])
      #expect(refused.status == 404 && refused.text.contains("Ask for a new one"))
      try await crew.expectGone(mia)
      #expect(try await visitor.post("/join", ["invite": try await crew.invite()]).status == 200)
      #expect(try await mia.run(["check-in"] + store).status == 0)
      #expect(try await crew.olga.get("\(crew.page)/people").text.contains("<bdi>Mia</bdi>"))
    }
  }

  @Test func `the event alone ends the membership, and the owner cannot leave by one`() async throws {
    try await withCrew { crew in
      let mia = try await crew.mia(try await crew.invite())
      #expect(try await mia.run("week", "--store", crew.served.address).status == 0)
      let visitor = try await crew.visitor(of: mia)
      let group = GroupID(rawValue: crew.group)
      func left(_ user: String) -> ScoringEvent {
        let user = UserID(rawValue: user)
        let now = Container.systemClock()
        let id = EventID(rawValue: "\(user):gone")
        return ScoringEvent(id: id, type: "left", actor: user, subject: PlayerID(user), occurredAt: now)
      }
      try await visitor.withStore { store in
        _ = try await store.sessions.session(at: group.log).append([left(visitor.user)], expecting: .any)
        // Access has ended with the event; a retry is refused like everything else.
        #expect(try await store.sessions.session(at: group.log).events().isEmpty)
        await #expect(throws: JournalError.store(.denied)) {
          _ = try await store.sessions.session(at: group.log).append([left(visitor.user)], expecting: .any)
        }
        let membership = DocumentKey.membership(of: UserID(rawValue: visitor.user), in: group.space)
        #expect(try await store.documents.value(membership).value?.role == .former)
      }
      try await crew.expectGone(mia)
    }
  }

  @Test func `leaving on a device that syncs is whole at the server after the next sync`() async throws {
    try await withCrew { crew in
      let mia = try await crew.mia(try await crew.invite())
      let store = ["--store", "sqlite:\(crew.folder.path)/mia.sqlite"]
      func sync() async throws {
        let outcome = try await mia.run(["sync", crew.served.address] + store)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(!outcome.output.contains("gave way"), "\(outcome.output)")
      }
      try await sync()
      #expect(try await mia.run(["check-in"] + store).status == 0)
      try await sync()
      #expect(try await crew.olga.get(crew.page).text.contains("<bdi>Mia</bdi>"))
      #expect(try await mia.run(["group", "leave"] + store).status == 0)
      try await sync()
      try await crew.expectGone(mia)
      try await sync()
      #expect(try await mia.run(["check-in"] + store).errors.contains("You are in no group"))
      // Back by an invite, on the server and then on the device.
      let visitor = try await crew.visitor(of: mia)
      #expect(try await visitor.post("/join", ["invite": try await crew.invite()]).status == 200)
      try await sync()
      #expect(try await mia.run(["check-in"] + store).status == 0)
      try await sync()
      #expect(try await crew.olga.get("\(crew.page)/people").text.contains("<bdi>Mia</bdi>"))
    }
  }
}

extension LeavingTests.Crew {
  /// Mia's session, as her command line keeps it.
  fileprivate func visitor(of mia: Program) async throws -> Visitor {
    try await served.visitor(of: mia, in: folder.appending(component: "mia"))
  }
}
