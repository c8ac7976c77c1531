import AppTestSupport
import Domain
import Foundation
import GroupChallenges
import TestSupport
import Testing

@Suite("The deletion of an account of a group", .timeLimit(.minutes(3)))
struct AccountDeletionTests {
  @Test func `is not undone by a device that syncs afterwards`() async throws {
    try await withCrew(["several": "yes"]) { crew in
      let mia = try await crew.terminal(of: "Miranda")
      let device = Terminal("fitness-challenge", in: mia.folder)
      try await device.say("sync", crew.served.address)
      try await device.say("check-in", "--note", "secret hill")
      try await device.say("sync", crew.served.address)
      #expect(try await crew.olga.get(crew.page).text.contains("Miranda"))
      // Offline, the device goes on.
      try await device.say("check-in", "--note", "later hill")
      let visitor = try await crew.served.visitor(of: mia)
      let pseudonym = "Member \(visitor.user.suffix(4))"
      #expect(try await crew.gym.say("delete-account", "Miranda", "--confirm").contains(pseudonym))
      try await eventually("the device is told") {
        try await device.run("sync", crew.served.address).errors.contains("your account there was deleted")
      }
      for page in [crew.page, "\(crew.page)/people", "\(crew.page)/members/\(visitor.user)"] {
        let text = try await crew.olga.get(page).text
        for secret in ["Miranda", "secret hill", "later hill"] { #expect(!text.contains(secret), "\(page)") }
      }
      let group = GroupID(rawValue: crew.id)
      try await crew.olga.withStore { store in
        for head in try await store.documents.all(under: .root) {
          let body = try await store.documents.load(head.path)?.body ?? []
          #expect(body.firstRange(of: Array("Miranda".utf8)) == nil, "\(head.path)")
        }
        let events = try await store.sessions.session(at: group.log).events().map(\.event)
        #expect(events.count { $0.type == "accountDeleted" } == 1)
        #expect(events.count { $0.type == "checkIn" } == 1)
      }
    }
  }
}
