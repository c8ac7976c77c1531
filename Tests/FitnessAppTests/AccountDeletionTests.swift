import AppTestSupport
import Domain
import Foundation
import GroupChallenges
import InMemory
import Leaderboards
import OfflineSync
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
      // The owner's laptop has everything, and an entry of hers that the server does not have yet.
      let local = InMemoryStore(.system).storage
      let laptop = try OfflineSync.device(of: crew.olga, local)
      try await laptop.sync()
      let journal = local.sessions.session(at: GroupID(rawValue: crew.id).log)
      let known = try #require(try await journal.events().last { $0.event.type == "checkIn" }?.event)
      let note = String(decoding: known.body, as: UTF8.self).replacing("secret hill", with: "third hill")
      let late = ScoringEvent(
        id: "late",
        type: known.type,
        actor: known.actor,
        subject: known.subject,
        occurredAt: known.occurredAt,
        body: Array(note.utf8)
      )
      _ = try await journal.append([late], expecting: .any)
      // Offline, the device goes on.
      try await device.say("check-in", "--note", "later hill")
      let visitor = try await crew.served.visitor(of: mia)
      let pseudonym = "Member \(visitor.user.suffix(4))"
      #expect(try await crew.gym.say("delete-account", "Miranda", "--confirm").contains(pseudonym))
      try await eventually("the device is told") {
        try await device.run("sync", crew.served.address).errors.contains("your account there was deleted")
      }
      for _ in 1...2 { try await laptop.sync() }
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
        #expect(events.count { $0.type == "checkIn" } == 2)
        for event in try await events + journal.events().map(\.event) {
          for secret in ["Miranda", "secret hill", "later hill", "third hill"] {
            #expect(event.body.firstRange(of: Array(secret.utf8)) == nil, "\(event)")
          }
        }
        let bodies = try await journal.events().map(\.event).filter { $0.type != Redaction.type }.map {
          [$0.id: $0.body]
        }
        #expect(Set(bodies) == Set(events.filter { $0.type != Redaction.type }.map { [$0.id: $0.body] }))
      }
    }
  }
  @Test func `and the removal of the group leave no entry on a member's device that syncs`() async throws {
    try await withCrew { crew in
      let mia = try await crew.terminal(of: "Miranda")
      let bertram = try await crew.newcomer("Bertram")
      _ = try await bertram.post("\(crew.page)/check-in", ["id": "one", "note": "far lake"])
      let device = Terminal("fitness-challenge", in: mia.folder)
      try await device.say("sync", crew.served.address)
      try await device.say("check-in", "--note", "secret hill")
      try await device.say("sync", crew.served.address)
      func holds(_ name: String) throws -> Bool {
        try bytes(in: mia.folder).contains { $0.firstRange(of: Array(name.utf8)) != nil }
      }
      #expect(try holds("far lake") && holds("secret hill"))
      #expect(try await crew.gym.say("group", "delete", "Crew", "--yes").contains("Crew"))
      try await eventually("the entries are gone") {
        try await device.say("sync", crew.served.address)
        return try !holds("far lake") && !holds("secret hill")
      }
    }
  }
}
