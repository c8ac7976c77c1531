import Access
import AppTestSupport
import Domain
import Foundation
import GroupChallenges
import InMemory
import Leaderboards
import OfflineSync
import RemoteHTTP
import TestSupport
import Testing

/// A member who leaves from another machine: over the server's API, and on a device that syncs.
@Suite("Leaving a group from afar", .timeLimit(.minutes(3)))
struct LeavingTests {
  /// Whether Mia is gone, whole: not listed, and her own machine neither reads nor records.
  private func expectGone(_ mia: Terminal, from crew: Crew) async throws {
    for command in [["week"], ["check-in"], ["group", "members"]] {
      let outcome = try await mia.run(command)
      #expect(outcome.status == 1 && outcome.errors.contains("You are in no group"), "\(outcome)")
    }
    // The member's entries stay on the week's board, but the list of members does not show her any more.
    #expect(!(try await crew.olga.get("\(crew.page)/people").text.contains("<bdi>Mia</bdi>")))
  }

  @Test func `a login with an invite makes a member at once`() async throws {
    try await withCrew(["several": "yes"]) { crew in
      _ = try await crew.terminal(of: "Mia")
      #expect(try await crew.olga.get(crew.page).text.contains("<bdi>Mia</bdi>"))
    }
  }

  @Test func `leaving with a command through the server is whole, and only a new invite leads back`() async throws {
    try await withCrew(["several": "yes"]) { crew in
      let old = try await crew.invite()
      let mia = try await crew.terminal(of: "Mia")
      try await mia.say("check-in")
      #expect(try await crew.olga.get(crew.page).text.contains("<bdi>Mia</bdi>"))
      #expect(try await mia.say("group", "leave") == "You have left the group.\n")
      try await expectGone(mia, from: crew)
      // Her session is that of a former member.
      let visitor = try await crew.served.visitor(of: mia)
      #expect(try await visitor.get(crew.page).status == 404)
      let refused = try await visitor.post("/join", ["invite": old])
      #expect(refused.status == 404 && refused.text.contains("Ask for a new one"))
      try await expectGone(mia, from: crew)
      #expect(try await visitor.post("/join", ["invite": try await crew.invite()]).status == 200)
      try await mia.say("check-in")
      #expect(try await crew.olga.get("\(crew.page)/people").text.contains("<bdi>Mia</bdi>"))
    }
  }

  @Test func `the event alone ends the membership, and the owner cannot leave by one`() async throws {
    try await withCrew(["several": "yes"]) { crew in
      let mia = try await crew.terminal(of: "Mia")
      try await mia.say("week")
      let visitor = try await crew.served.visitor(of: mia)
      let group = GroupID(rawValue: crew.id)
      func left(_ user: String) -> ScoringEvent {
        let user = UserID(rawValue: user)
        let now = ClockAndIdentities.system.now()
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
      try await expectGone(mia, from: crew)
    }
  }

  @Test func `leaving on a device that syncs is whole at the server after the next sync`() async throws {
    try await withCrew(["several": "yes"]) { crew in
      let mia = try await crew.terminal(of: "Mia")
      let device = Terminal("fitness-challenge", in: mia.folder)
      func sync() async throws {
        let output = try await device.say("sync", crew.served.address)
        #expect(!output.contains("gave way"), "\(output)")
      }
      try await sync()
      try await device.say("check-in")
      try await sync()
      #expect(try await crew.olga.get(crew.page).text.contains("<bdi>Mia</bdi>"))
      try await device.say("group", "leave")
      try await sync()
      try await expectGone(mia, from: crew)
      try await sync()
      #expect(try await device.run("check-in").errors.contains("You are in no group"))
      // Back by an invite, on the server and then on the device.
      let visitor = try await crew.served.visitor(of: mia)
      #expect(try await visitor.post("/join", ["invite": try await crew.invite()]).status == 200)
      try await sync()
      try await device.say("check-in")
      try await sync()
      #expect(try await crew.olga.get("\(crew.page)/people").text.contains("<bdi>Mia</bdi>"))
    }
  }
}
