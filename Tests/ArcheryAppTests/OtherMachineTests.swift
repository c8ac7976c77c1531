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
    try await withTemporaryFolder { folder in
      let archery = Program("archery", dataFolder: folder.appending(component: "home"))
      let home = "sqlite:\(folder.path)/home.sqlite"
      try await shoot("Monday", archery, home)
      #expect(try await say(archery, "bests", "--store", home).contains("240"))
      try await Container.with(StoreChoice(url: home)) { container in
        let ben = Array(#"{"displayName":"Ben","role":"member"}"#.utf8)
        _ = try await container.storage.documents.save([
          DocumentWrite("server/accounts/0123456789abcdef", id: "ben", expected: .absent, body: ben)
        ])
      }
      try await withServer(in: folder.appending(component: "club")) { served in
        _ = try await say(archery, "login", served.ownerLink)
        let copied = try await say(archery, "copy", "--from", home, "--to", served.address)
        #expect(copied.contains("The server has all of them"), "\(copied)")
        #expect(copied.contains("The target keeps its own server/.") && copied.contains("its own bests/."), "\(copied)")
        #expect(copied.contains("Without an account on the server: Ben."), "\(copied)")
        #expect(try await say(archery, "list", "--store", served.address).contains("Monday"))
        #expect(try await say(archery, "results", "Monday", "--store", served.address).contains("240"))
        #expect(try await say(archery, "bests", "--store", served.address).contains("240"))

        try await shoot("Tuesday", archery, home)
        let again = try await say(archery, "copy", "--from", home, "--to", served.address)
        #expect(again.contains("The server has all of them"), "\(again)")
        let list = try await say(archery, "list", "--store", served.address)
        #expect(list.contains("Monday") && list.contains("Tuesday"), "\(list)")
      }
    }
  }

  @Test func `what a page shows to a member, each command shows, too`() async throws {
    try await withTemporaryFolder { folder in
      try await withServer(in: folder) { served in
        let club = "sqlite:\(folder.path)/club.sqlite"
        let archery = Program("archery", dataFolder: folder)
        let made = try await say(archery, "new", "Monday", "--round", "bray_i", "--start", "--store", club)
        let shoot = String(try #require(made.split(whereSeparator: \.isWhitespace).last))
        let invite = try await say(archery, "invite", shoot, "--uses", "5", "--store", club)
        let far = Program("archery", dataFolder: folder.appending(component: "ana"))
        let secret = try #require(invite.split(separator: "\n").first?.split(separator: "/").last)
        _ = try await say(far, "login", "\(served.address)/join/\(secret)", "--name", "Ana")
        let store = ["--store", served.address]
        _ = try await say(far, ["add", shoot] + store)
        _ = try await say(far, ["score", shoot, "me"] + Array(repeating: "9", count: 30) + store)
        _ = try await say(archery, "withdraw", shoot, "me", "--store", club)
        _ = try await say(archery, "complete", shoot, "--store", club)
        _ = try await served.owner().get("/bests")

        for (command, shown) in [
          (["list"], "Monday"), (["show", shoot], "Ana"), (["line-up", shoot], ""), (["disputes", shoot], ""),
          (["board", shoot], "270"), (["results", shoot], "270"), (["bests"], "270"),
          (["bests", "--round", "bray_i"], "Ana"), (["history"], "270"), (["history"], "Monday"),
          (["results", shoot, "--json"], #""personalBest""#), (["inbox"], ""),
          (["settings"], ""), (["name"], "Ana"), (["audit", shoot], "Ana"), (["export", shoot], "arrow"),
        ] {
          let output = try await say(far, command + store)
          #expect(shown.isEmpty || output.contains(shown), "\(command): \(output)")
          #expect(!output.contains("No scores yet"), "\(command): \(output)")
        }
      }
    }
  }

  @Test func `an organiser of a server's shoot appoints another, who organises over the server, too`() async throws {
    try await withTemporaryFolder { folder in
      try await withServer(in: folder) { served in
        let club = "sqlite:\(folder.path)/club.sqlite"
        let archery = Program("archery", dataFolder: folder)
        func secret(_ arguments: String...) async throws -> String {
          let invite = try await say(archery, ["invite"] + arguments + ["--store", club])
          return String(try #require(invite.split(separator: "\n").first?.split(separator: "/").last))
        }
        let store = ["--store", served.address]
        let olga = Program("archery", dataFolder: folder.appending(component: "olga"))
        _ = try await say(olga, "login", "\(served.address)/join/\(try await secret("--organiser"))", "--name", "Olga")
        let made = try await say(olga, ["new", "Monday", "--round", "bray_i", "--guest", "Gus", "--start"] + store)
        let shoot = String(try #require(made.split(whereSeparator: \.isWhitespace).last))
        let ana = Program("archery", dataFolder: folder.appending(component: "ana"))
        _ = try await say(ana, "login", "\(served.address)/join/\(try await secret(shoot))", "--name", "Ana")
        _ = try await say(ana, ["add", shoot] + store)
        #expect(try await ana.run(["pause", shoot] + store).status == 1)
        let listed = try await say(olga, ["organisers", shoot, "Ana"] + store)
        #expect(listed.contains("Ana") && listed.contains("Olga"), "\(listed)")
        _ = try await say(ana, ["pause", shoot] + store)
        _ = try await say(ana, ["resume", shoot] + store)
        // Olga brought Gus, and the second organiser scores everyone.
        _ = try await say(ana, ["score", shoot, "Gus", "9"] + store)
        _ = try await say(ana, ["join-archers", shoot, "Olga", "Gus", "--reason", "twice"] + store)
        #expect(try await !say(olga, ["organisers", shoot, "Ana", "--remove"] + store).contains("Ana"))
        #expect(try await ana.run(["pause", shoot] + store).status == 1)
        #expect(try await say(olga, ["audit", shoot] + store).contains("Ana became a co-organiser."))
      }
    }
  }

  @Test func `a member sees the best scores of an own round of a shoot that the member does not know`() async throws {
    try await withTemporaryFolder { folder in
      try await withServer(in: folder) { served in
        let club = "sqlite:\(folder.path)/club.sqlite"
        let archery = Program("archery", dataFolder: folder)
        let round = ["--ends", "1", "--arrows", "3", "--round-name", "Monday Round"]
        _ = try await say(archery, ["new", "Secret", "--start", "--store", club] + round)
        _ = try await say(archery, "score", "Secret", "me", "9", "9", "9", "--store", club)
        _ = try await say(archery, "complete", "Secret", "--store", club)
        let made = try await say(archery, "new", "Open", "--round", "bray_i", "--store", club)
        let shoot = String(try #require(made.split(whereSeparator: \.isWhitespace).last))
        let invite = try await say(archery, "invite", shoot, "--store", club)
        let secret = try #require(invite.split(separator: "\n").first?.split(separator: "/").last)
        let home = folder.appending(component: "ana")
        let far = Program("archery", dataFolder: home)
        _ = try await say(far, "login", "\(served.address)/join/\(secret)", "--name", "Ana")
        let ana = try await served.visitor(of: far, in: home)
        let steps: [CommandWalk.Step] = [
          .init("bests", as: "/bests", says: "Monday Round"),
          .init("bests", "--round", "monday round", says: "27"),
        ]
        try await CommandWalk(far, ana).check(steps)
        #expect(!(try await say(far, "bests", "--store", served.address)).contains("Secret"))
      }
    }
  }

  // MARK: Support

  private func withServer(in folder: URL, _ body: (Served) async throws -> Void) async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try await Served.run(in: folder, store: "sqlite:\(folder.path)/club.sqlite", body: body)
  }

  private func shoot(_ name: String, _ archery: Program, _ store: String) async throws {
    for command in [
      ["new", name, "--round", "bray_i", "--start"], ["score", name, "me"] + Array(repeating: "8", count: 30),
      ["complete", name],
    ] {
      _ = try await say(archery, command + ["--store", store])
    }
  }

  private func say(_ program: Program, _ arguments: String...) async throws -> String {
    try await say(program, arguments)
  }

  /// Returns the output of a successful command.
  private func say(_ program: Program, _ arguments: [String]) async throws -> String {
    let outcome = try await program.run(arguments)
    try #require(outcome.status == 0, "\(arguments): \(outcome.errors)")
    return outcome.output
  }
}
