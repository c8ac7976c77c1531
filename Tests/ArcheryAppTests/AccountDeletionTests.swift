import AppTestSupport
import Domain
import Foundation
import SeededRandom
import TestSupport
import Testing

@Suite("The deletion of an account of a shoot", .timeLimit(.minutes(3)))
struct AccountDeletionTests {
  @Test func `leaves the scores under a pseudonym, and no way in`() async throws {
    try await withClub { served, club in
      let id = try await club.newShoot("Club", "--round", "wa18")
      let secret = try await club.invite("Club", "--uses", "2")
      let (ana, ben) = (
        try await served.newcomer("Anastasia", with: secret), try await served.newcomer("Bertram", with: secret)
      )
      for archer in [ana, ben] { try await archer.join(id) }
      try await club.say("start", "Club")
      let arrow = ["id": "arrow", "archer": ana.user, "value": "9"]
      #expect(try await ana.post("/shoots/\(id)/arrows", arrow).status == 200)
      try await club.say("complete", "Club", "--force")
      #expect(try await ben.get("/shoots/\(id)/results").text.contains("Anastasia"))
      let page = try await ana.get("/account/delete").text
      let pseudonym = "Archer \(ana.user.suffix(4))"
      #expect(page.contains(pseudonym) && page.contains("What stays, and why"))
      #expect(try await ana.post("/account/delete").status == 422)
      let deleted = try await ana.post("/account/delete", ["sure": "yes"])
      #expect(deleted.status == 200 && deleted.text.contains("Your account was deleted."), "\(deleted)")
      for part in ["Anastasia", "data-user", "sign-out"] { #expect(!deleted.text.contains(part), "\(part)") }
      let owner = try await served.owner()
      for reader in [ben, owner] {
        for page in ["", "/board", "/results", "/results.csv", "/results.json", "/score-cards"] {
          let text = try await reader.get("/shoots/\(id)\(page)").text
          #expect(!text.contains("Anastasia"), "\(page)")
        }
        #expect(try await reader.get("/shoots/\(id)/results").text.contains(pseudonym))
      }
      for command in ["audit", "export", "results"] {
        #expect(try await !club.say(command, "Club").contains("Anastasia"), "\(command)")
      }
      #expect(try await club.say("results", "Club").contains("9"))
      // A device that was offline comes back.
      let late = try await ana.post("/shoots/\(id)/archers", ["id": "late", "me": "yes"])
      #expect(late.status == 401 && late.text.contains("This account was deleted."), "\(late)")
      #expect(try await ana.get("/account").text.contains("This account was deleted."))
      await #expect(throws: (any Error).self) {
        try await ana.withStore { _ = try await $0.documents.all(under: "users") }
      }
      #expect(try await owner.get("/account/delete").text.contains("owns the server"))
      #expect(try await owner.post("/account/delete", ["sure": "yes"]).status == 422)
    }
  }

  @Test("by the owner is whole after kills at any moment", arguments: ["sqlite"])
  func kills(kind: String) async throws {
    var random = SplitMix64(seed: runSeed("Kills of a deletion"))
    try await Terminal.with("archery", kind: kind) { club in
      let id = try await club.newShoot("Club", "--round", "wa18")
      let ana = try await club.serve { served in
        let ana = try await served.newcomer("Anastasia", with: try await club.invite("Club"))
        try await ana.join(id)
        return ana
      }
      #expect(try await club.fail("delete-account", "Anastasia").line.contains("--confirm"))
      #expect(try await club.fail("delete-account", "Nobody").line.contains("No account is called"))
      for _ in 1...6 {
        let process = club.program.process(["delete-account", ana.user, "--confirm", "--store", club.store])
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        try process.run()
        let moment = DispatchTimeInterval.milliseconds(Int.random(in: 20...200, using: &random))
        try await withoutBlockingOthers {
          if ended.wait(timeout: .now() + moment) == .timedOut { kill(process.processIdentifier, SIGKILL) }
          process.waitUntilExit()
        }
        // Whatever was killed, the shoot opens, and the name is there or gone.
        _ = try await club.say("show", "Club")
      }
      // Done before, or now.
      let pseudonym = "Archer \(ana.user.suffix(4))"
      for _ in 1...2 {
        #expect(try await club.say("delete-account", ana.user, "--confirm").hasSuffix("is now \(pseudonym).\n"))
      }
      try await club.serve { served in
        let owner = try await served.owner()
        try await owner.withStore { store in
          for head in try await store.documents.all(under: .root) {
            let body = try await store.documents.load(head.path)?.body ?? []
            #expect(body.firstRange(of: Array("Anastasia".utf8)) == nil, "\(head.path)")
          }
        }
      }
      #expect(try await club.say("show", "Club").contains(pseudonym))
    }
  }
}
