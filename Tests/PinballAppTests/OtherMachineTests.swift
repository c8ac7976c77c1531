import AppTestSupport
import Foundation
import TestSupport
import Testing

/// Commands over the store of a server, with the account that is signed in there.
@Suite("pinball-practice on a server's store", .timeLimit(.minutes(3)))
struct OtherMachineTests {
  /// The commands that record, set up or print what is no page's.
  private static let others: Set<String> = [
    "log score", "log study", "log practice", "log mechanics", "journal change", "journal delete", "groups add",
    "groups edit", "groups select", "groups move", "groups archive", "groups delete", "import-league", "reset",
    "backups restore", "import", "serve", "link", "rotate-keys", "sync", "leave", "copy", "repair", "login", "logout",
    // It writes files, and its output names the folder.
    "pack",
  ]

  /// Runs `body` with Ben's program, signed in to a server that was started with some options, and Ben on the pages.
  private func withBen(
    _ options: [String],
    _ body: (_ ben: Program, _ visitor: Visitor, _ served: Served, _ arcade: Arcade) async throws -> Void
  ) async throws {
    try await withArcade { arcade in
      try await Served.run("pinball-practice", in: arcade.folder, store: arcade.store, options) { served in
        let page = try await served.owner().post("/people/invite").text
        let secret = String(try #require(page.firstMatch(of: /\/join\/([a-z0-9]+)/)?.output.1))
        let home = arcade.folder.appending(component: "ben")
        let ben = Program("pinball-practice", dataFolder: home)
        let login = try await ben.run("login", "\(served.address)/join/\(secret)", "--name", "Ben")
        #expect(login.status == 0, "\(login.errors)")
        try await body(ben, try await served.visitor(of: ben, in: home), served, arcade)
      }
    }
  }

  @Test func `what a page shows to a member, each command shows, too`() async throws {
    try await withBen(["--sample"]) { ben, visitor, served, arcade in
      for command in [
        ["settings", "--name", "Benny"], ["reset", "--confirm", "reset"], ["player", "Leo Ardent", "--me"],
        ["log", "score", "TMNT", "12M"],
        ["log", "mechanics", "Drop Catch", "--competency", "4"],
        ["log", "score", "TMNT", "14M"], ["groups", "add", "Focus", "--game", "TMNT"],
        ["settings", "--name", "Benny", "--against", "Cleo Farrow"],
      ] {
        let outcome = try await ben.run(command + ["--store", served.address])
        #expect(outcome.status == 0, "\(command): \(outcome)")
      }
      let groups = try await ben.run("groups", "list", "--json", "--store", served.address).output
      let group = try #require(groups.firstMatch(of: /"id"\s*:\s*"([^"]+)"/)?.output.1)
      let backups = try await ben.run("backups", "--json", "--store", served.address).output
      let backup = try #require(backups.firstMatch(of: /"name"\s*:\s*"([^"]+)"/)?.output.1)
      let venue = "venue--tilt-cellar"
      let steps: [CommandWalk.Step] = [
        .init("standings", as: "/league/standings", says: "you"),
        .init("standings", "--season", "1", as: "/league/standings?season=1", says: "Season 1"),
        .init("stats", as: "/league/stats", says: "S2"),
        .init("stats", "--machine", "TMNT", as: "/league/stats?machine=TMNT", says: "TMNT"),
        .init("targets", as: "/league/targets", says: "Medieval Madness"),
        .init("around", says: "Leo Ardent"),
        .init(
          "compare",
          "Leo Ardent",
          "Cleo Farrow",
          as: "/league/compare?one=Leo%20Ardent&other=Cleo%20Farrow",
          says: "Leo Ardent"
        ),
        .init("compare", "Cleo Farrow", says: "Leo Ardent"),
        .init("player", as: "/league/players/Leo%20Ardent", says: "(you)"),
        .init("library search", "--source", venue, as: "/library?source=\(venue)", says: "Medieval Madness"),
        .init(
          "library search",
          "medieval",
          "--source",
          venue,
          as: "/library?search=medieval&source=\(venue)",
          says: "Medieval Madness"
        ),
        .init("journal show", as: "/practice/journal", says: "Teenage Mutant"),
        .init("journal show", "--filter", "scores", as: "/practice/journal?filter=scores", says: "14,000,000"),
        .init("groups list", as: "/practice/groups", says: "Focus"),
        .init("groups show", "Focus", as: "/practice/groups/\(group)", says: "Focus"),
        .init("insights", as: "/practice/insights", says: "14,000,000"),
        .init("mechanics", as: "/practice/mechanics", says: "Drop Catch"),
        .init("settings", as: "/settings", says: "Benny"),
        .init("backups list", says: String(backup)), .init("backups show", String(backup), says: "Benny"),
        .init("export", says: "Benny"), .init("refresh", "--status", says: "LPL_Standings.csv"),
        .init("inbox", says: "No notices"), .init("lost", says: "No overwritten edits"), .init("name", says: "Ben"),
      ]
      try await CommandWalk(ben, visitor).check(steps)
      #expect(Set(steps.map(\.name)).union(Self.others) == (try await ben.commands()))
      // The owner's commands on another machine are those of the server's own store.
      let link = try await arcade.say("link")
      let url = String(try #require(link.firstMatch(of: /http\S+sign-in\/\S+/)?.output))
      let olga = Program("pinball-practice", dataFolder: arcade.folder.appending(component: "far"))
      #expect(try await olga.run("login", url).status == 0)
      for command in [["standings"], ["player"], ["targets"], ["settings"], ["library", "search"], ["journal"]] {
        let far = try await olga.run(command + ["--store", served.address])
        let own = try await arcade.program.run(command + ["--store", arcade.store])
        #expect(far.output == own.output && !own.output.isEmpty, "\(command): \(far) \(own)")
      }
    }
  }

  @Test func `the league of a server is the one that its pages show, and none of its own folders`() async throws {
    try await LeagueSite.run { _, address in
      try await withBen(["--content", address]) { ben, _, served, _ in
        let standings = try await ben.run("standings", "--store", served.address)
        #expect(standings.output.hasPrefix("Season 2\n"), "\(standings)")
        let log = try await ben.run("log", "score", "TMNT", "12M", "--store", served.address)
        #expect(log.output.contains("Teenage Mutant"), "\(log)")
      }
    }
    try await withBen(["--content", Arcade.files.path]) { ben, _, served, _ in
      let standings = try await ben.run("standings", "--store", served.address)
      #expect(standings.status == 1 && standings.errors.contains("names no league"), "\(standings)")
      #expect(!standings.errors.contains("Starter"))
      let named = try await ben.run("standings", "--content", "sample", "--store", served.address)
      #expect(named.output.hasPrefix("Season 2\n"), "\(named)")
    }
  }
}
