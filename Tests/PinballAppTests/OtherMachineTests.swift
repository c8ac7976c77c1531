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
    "backups restore", "import", "serve", "link", "rotate-keys", "delete-account", "sync", "leave", "copy", "repair",
    "backup", "restore", "doctor", "my-data", "login", "logout",
    "night new", "night add", "night seat", "night draw", "night enter", "night score", "night machine", "night close",
    "night undo", "night invite", "night delete",
    // They write files, and their output names the folder.
    "pack", "night export",
  ]

  /// Passes Ben's terminal, signed in to a server that was started with some options, and Ben on the pages to `body`.
  private func withBen(
    _ options: String...,
    body: (_ ben: Terminal, _ visitor: Visitor, _ arcade: Terminal) async throws -> Void
  ) async throws {
    try await withArcade { arcade in
      try await arcade.serve(options) { served in
        let ben = try arcade.machine("ben", store: served.address)
        let secret = try await served.owner().invite(at: "/people")
        try await ben.login("\(served.address)/join/\(secret)", as: "Ben")
        try await body(ben, try await served.visitor(of: ben), arcade)
      }
    }
  }

  @Test func `what a page shows to a member, each command shows, too`() async throws {
    try await withBen("--sample") { ben, visitor, arcade in
      for command in [
        ["settings", "--name", "Benny"], ["reset", "--confirm", "reset"], ["player", "Leo Ardent", "--me"],
        ["log", "score", "TMNT", "12M"],
        ["log", "mechanics", "Drop Catch", "--competency", "4"],
        ["log", "score", "TMNT", "14M"], ["groups", "add", "Focus", "--game", "TMNT"],
        ["settings", "--name", "Benny", "--against", "Cleo Farrow"],
        ["night", "new", "Bank 1", "--machine", "Jaws", "--id", "one"],
      ] {
        try await ben.say(command)
      }
      let group = try await ben.say("groups", "list", "--json").captured(/"id"\s*:\s*"([^"]+)"/)
      let backup = try await ben.say("backups", "--json").captured(/"name"\s*:\s*"([^"]+)"/)
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
        .init("backups list", says: backup), .init("backups show", backup, says: "Benny"),
        .init("night list", as: "/nights", says: "Bank 1"), .init("night show", as: "/nights/one", says: "Bank 1"),
        .init("night people", says: "Ben"),
        .init("export", says: "Benny"), .init("refresh", "--status", says: "LPL_Standings.csv"),
        .init("notify", as: "/inbox/settings", says: "quiet"),
        .init("inbox", says: "No notices"), .init("calendar", says: "BEGIN:VCALENDAR"),
        .init("lost", says: "No overwritten edits"), .init("name", says: "Ben"),
      ]
      try await CommandWalk(ben, visitor).check(steps)
      #expect(Set(steps.map(\.name)).union(Self.others) == (try await ben.program.commands()))
      // The owner's commands on another machine are those of the server's own store.
      let olga = try arcade.machine("far", store: ben.store)
      try await olga.login(try await arcade.link())
      for command in [["standings"], ["player"], ["targets"], ["settings"], ["library", "search"], ["journal"]] {
        let (far, own) = (try await olga.run(command), try await arcade.run(command))
        #expect(far.output == own.output && !own.output.isEmpty, "\(command): \(far) \(own)")
      }
    }
  }

  @Test func `the league of a server is the one that its pages show, and none of its own folders`() async throws {
    try await LeagueSite.run { _, address in
      try await withBen("--content", address) { ben, _, _ in
        let standings = try await ben.run("standings")
        #expect(standings.output.hasPrefix("Season 2\n"), "\(standings)")
        let log = try await ben.run("log", "score", "TMNT", "12M")
        #expect(log.output.contains("Teenage Mutant"), "\(log)")
      }
    }
    try await withBen("--content", Arcade.files.path) { ben, _, _ in
      let standings = try await ben.run("standings")
      #expect(standings.status == 1 && standings.errors.contains("names no league"), "\(standings)")
      #expect(!standings.errors.contains("Starter"))
      let named = try await ben.run("standings", "--content", "sample")
      #expect(named.output.hasPrefix("Season 2\n"), "\(named)")
    }
  }
}
