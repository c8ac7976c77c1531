import AppTestSupport
import Composition
import Domain
import Foundation
import TestSupport
import Testing

/// Commands over the store of a server, with the account that is signed in there.
@Suite("archery on a server's store", .timeLimit(.minutes(3)))
struct OtherMachineTests {
  @Test func `a copy belongs to the account that made it, and names people without an account there`() async throws {
    try await withClub { served, club in
      let home = try club.machine("home")
      try await shoot("Monday", home)
      #expect(try await home.say("bests").contains("240"))
      try await Container.with(StoreChoice(url: home.store)) { container in
        let ben = Array(#"{"displayName":"Ben","role":"member"}"#.utf8)
        _ = try await container.storage.documents.save([
          DocumentWrite("server/accounts/0123456789abcdef", id: "ben", expected: .absent, body: ben)
        ])
      }
      try await home.login(served.ownerLink)
      let there = try club.machine("home", store: served.address)
      func copy() async throws -> String {
        let copied = try await home.program.run("copy", "--from", home.store, "--to", served.address)
        #expect(copied.status == 0, "\(copied.errors)")
        return copied.output
      }
      let copied = try await copy()
      #expect(copied.contains("The server has all of them"), "\(copied)")
      #expect(copied.contains("The target keeps its own server/.") && copied.contains("its own bests/."), "\(copied)")
      #expect(copied.contains("Without an account on the server: Ben."), "\(copied)")
      #expect(try await there.say("list").contains("Monday"))
      #expect(try await there.say("results", "Monday").contains("240"))
      #expect(try await there.say("bests").contains("240"))

      try await shoot("Tuesday", home)
      let again = try await copy()
      #expect(again.contains("The server has all of them"), "\(again)")
      let list = try await there.say("list")
      #expect(list.contains("Monday") && list.contains("Tuesday"), "\(list)")
    }
  }

  @Test func `what a page shows to a member, each command shows, too`() async throws {
    try await withClub { served, club in
      let shoot = try await club.newShoot("Monday", "--round", "bray_i", "--start")
      let ana = try club.machine("ana", store: served.address)
      try await ana.login("\(served.address)/join/\(try await club.invite(shoot, "--uses", "5"))", as: "Ana")
      try await ana.say("add", shoot)
      try await ana.say(["score", shoot, "me"] + Array(repeating: "9", count: 30))
      try await club.say("withdraw", shoot, "me")
      try await club.say("complete", shoot)
      _ = try await served.owner().get("/bests")

      for (command, shown) in [
        (["list"], "Monday"), (["show", shoot], "Ana"), (["line-up", shoot], ""), (["disputes", shoot], ""),
        (["board", shoot], "270"), (["results", shoot], "270"), (["bests"], "270"),
        (["bests", "--round", "bray_i"], "Ana"), (["history"], "270"), (["history"], "Monday"),
        (["results", shoot, "--json"], #""personalBest""#), (["inbox"], ""),
        (["settings"], ""), (["notify"], "quiet"), (["calendar"], "END:VCALENDAR"),
        (["name"], "Ana"), (["audit", shoot], "Ana"), (["export", shoot], "arrow"),
      ] {
        let output = try await ana.say(command)
        #expect(shown.isEmpty || output.contains(shown), "\(command): \(output)")
        #expect(!output.contains("No scores yet"), "\(command): \(output)")
      }
    }
  }

  @Test func `an organiser of a server's shoot appoints another, who organises over the server, too`() async throws {
    try await withClub { served, club in
      let olga = try club.machine("olga", store: served.address)
      try await olga.login("\(served.address)/join/\(try await club.invite("--organiser"))", as: "Olga")
      let shoot = try await olga.newShoot("Monday", "--round", "bray_i", "--guest", "Gus", "--start")
      let ana = try club.machine("ana", store: served.address)
      try await ana.login("\(served.address)/join/\(try await club.invite(shoot))", as: "Ana")
      try await ana.say("add", shoot)
      #expect(try await ana.run("pause", shoot).status == 1)
      let listed = try await olga.say("organisers", shoot, "Ana")
      #expect(listed.contains("Ana") && listed.contains("Olga"), "\(listed)")
      try await ana.say("pause", shoot)
      try await ana.say("resume", shoot)
      // Olga brought Gus, and the second organiser scores everyone.
      try await ana.say("score", shoot, "Gus", "9")
      try await ana.say("join-archers", shoot, "Olga", "Gus", "--reason", "twice")
      #expect(try await !olga.say("organisers", shoot, "Ana", "--remove").contains("Ana"))
      #expect(try await ana.run("pause", shoot).status == 1)
      #expect(try await olga.say("audit", shoot).contains("Ana became a co-organiser."))
    }
  }

  @Test func `a member sees the best scores of an own round of a shoot that the member does not know`() async throws {
    try await withClub { served, club in
      try await club.say("new", "Secret", "--start", "--ends", "1", "--arrows", "3", "--round-name", "Monday Round")
      try await club.say("score", "Secret", "me", "9", "9", "9")
      try await club.say("complete", "Secret")
      let shoot = try await club.newShoot("Open", "--round", "bray_i")
      let far = try club.machine("ana", store: served.address)
      try await far.login("\(served.address)/join/\(try await club.invite(shoot))", as: "Ana")
      let steps: [CommandWalk.Step] = [
        .init("bests", as: "/bests", says: "Monday Round"), .init("bests", "--round", "monday round", says: "27"),
      ]
      try await CommandWalk(far, try await served.visitor(of: far)).check(steps)
      #expect(!(try await far.say("bests")).contains("Secret"))
    }
  }

  // MARK: Support

  private func shoot(_ name: String, _ terminal: Terminal) async throws {
    try await terminal.say("new", name, "--round", "bray_i", "--start")
    try await terminal.say(["score", name, "me"] + Array(repeating: "8", count: 30))
    try await terminal.say("complete", name)
  }
}
