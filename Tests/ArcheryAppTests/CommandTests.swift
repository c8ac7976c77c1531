import AppTestSupport
import Foundation
import TestSupport
import Testing

@Suite("The archery command line")
struct CommandTests {
  private let archery = Program("archery")

  @Test func `prints the catalogue with its maxima`() async throws {
    struct Round: Decodable {
      let code: String
      let maxScore: Int
    }
    let outcome = try await archery.run("rounds", "--json")
    let rounds = try JSONDecoder().decode([Round].self, from: Data(outcome.output.utf8))
    #expect(outcome.status == 0 && rounds.count == 35)
    let maxima = Dictionary(uniqueKeysWithValues: rounds.map { ($0.code, $0.maxScore) })
    #expect(maxima["wa1440_90"] == 1440 && maxima["york"] == 1296 && maxima["wa_3d_24"] == 528)
  }

  @Test func `an exported shoot replays to the board that it shows live`() async throws {
    try await withShoot { club in
      for arguments in [["Ben", "X", "10", "9"], ["Olga", "9", "9", "M"], ["Ben", "7"]] {
        try await club.say(["score", "Club"] + arguments)
      }
      try await club.say("undo", "Club")
      try await club.say("edit", "Club", "Ben", "1", "3", "10", "--reason", "Line call")
      try await club.say("withdraw", "Club", "Olga")
      let exported = club.folder.appending(component: "club.jsonl")
      try await club.say("export", "Club").write(to: exported, atomically: true, encoding: .utf8)
      let (live, replayed) = (try await club.run("board", "Club"), try await archery.run("replay", exported.path))
      #expect(live.output == replayed.output)
      #expect(live.output.contains("Ben") && live.output.contains("30"))
      let text = try String(contentsOf: exported, encoding: .utf8)
      try text.replacing("\"type\":\"edited\"", with: "\"type\":").write(
        to: exported,
        atomically: true,
        encoding: .utf8
      )
      let broken = try await archery.run("replay", exported.path)
      #expect(broken.status == 1 && broken.errors.contains("in line "))
    }
  }

  @Test func `no text from outside steers the terminal`() async throws {
    let sly = "\u{1B}[31mAna\u{9B}2J\u{7}\u{202E}\u{8}\nBen"
    func isHarmless(_ text: String) -> Bool {
      text.unicodeScalars.allSatisfy {
        $0 == "\n" || $0 == "\t" || $0.properties.generalCategory != .control && $0 != "\u{202E}"
      }
    }
    try await withShoot { club in
      let table = club.folder.appending(component: "\u{1B}[2J.csv")
      try "name,\(sly.dropLast(4))\nZoe,1\nAna \u{9B}2J,1\n".write(to: table, atomically: true, encoding: .utf8)
      for arguments in [
        ["show", sly], ["score", "Club", sly, "9"], ["import", "Club", sly],
        ["import", "Club", table.path, "--dry-run"],
        ["import", "Club", table.path], ["add", "Club", sly], ["board", "Club"], ["new", sly, "--round", "wa18"],
        ["list"], [sly], ["show", "Club", "--\(sly)"],
      ] {
        let outcome = try await club.run(arguments)
        #expect(isHarmless(outcome.output) && isHarmless(outcome.errors), "\(arguments): \(outcome)")
      }
    }
  }

  @Test func `an invalid score is rejected in one line, and changes nothing`() async throws {
    try await withShoot { club in
      let before = try await club.say("export", "Club")
      let refusals: [([String], String)] = [
        (["score", "Club", "Ben", "11"], "not a value"), (["score", "Club", "Ben", "9", "Q", "9"], "not a value"),
        (["score", "Club", "Ben", "9", "9", "9", "9"], ""), (["score", "Club", "Zoe", "9"], "Archers: Olga, Ben"),
        (["score", "Nowhere", "Ben", "9"], "archery list"), (["undo", "Club"], "to undo"),
        (["edit", "Club", "Ben", "1", "1", "9"], "no such arrow"), (["finalise", "Club"], "arrows left to shoot"),
        (["start", "Club"], "started already"),
      ]
      for (arguments, hint) in refusals {
        let outcome = try await club.run(arguments)
        #expect(outcome.status == 1 && outcome.output.isEmpty, "\(arguments)")
        #expect(outcome.errors.hasPrefix("archery: ") && outcome.errors.split(separator: "\n").count == 1)
        let isHelpful = hint.isEmpty || outcome.errors.lowercased().contains(hint.lowercased())
        #expect(isHelpful, "\(arguments): \(outcome.errors)")
      }
      #expect(try await club.say("export", "Club") == before)
    }
  }

  @Test func `a refusal names what is wrong and what to do`() async throws {
    try await withShoot { club in
      let refusals: [([String], Int32, [String])] = [
        (["add", "Club", ""], 2, ["name of the guest"]), (["add", "Club", "ben"], 1, ["--namesake"]),
        (["score", "Club", "Ben", "X", "10", "9", "9"], 1, ["End 1 takes 3 more arrows, not 4."]),
        (["score", "Club", "Ben", "-1"], 1, ["\"-1\" is not a value here."]),
        (["archer", "Club", "Ben", "--shaft", "99"], 1, ["at most 9.3 mm"]),
        (["complete", "Club"], 1, ["Olga, Ben", "--force"]),
      ]
      for (arguments, status, hints) in refusals {
        let outcome = try await club.run(arguments)
        #expect(outcome.status == status && outcome.output.isEmpty, "\(arguments): \(outcome.errors)")
        for hint in hints { #expect(outcome.errors.contains(hint), "\(arguments): \(outcome.errors)") }
      }
      try await club.say("add", "Club", "Ben", "--namesake")
    }
  }

  @Test func `undo names the archer and the arrow, and ends are counted well`() async throws {
    try await withShoot { club in
      try await club.say("score", "Club", "Ben", "X", "10", "9")
      let board = try await club.say("board", "Club")
      #expect(board.contains("1 of 20 ends") && !board.contains("1 ends"), "\(board)")
      let undone = try await club.say("undo", "Club")
      #expect(undone == "Undone: 9 of Ben in end 1. Running total 20\n")
    }
  }

  @Test func `a shoot takes all of its settings when it is made, and when it is changed`() async throws {
    try await Terminal.with("archery", kind: "file") { club in
      let all = [
        "--entry", "double", "--late", "missedEndsAreMisses", "--advance", "stay", "--finalising", "automatic",
        "--ties", "unique",
      ]
      let made = try await club.say(["new", "Club", "--round", "wa18", "--json"] + all)
      let words = ["\"double\"", "\"missedEndsAreMisses\"", "\"stay\"", "\"automatic\"", "\"uniqueRanks\" : true"]
      for word in words { #expect(made.contains(word)) }
      let changed = try await club.run("change", "Club", "--ties", "dense", "--advance", "firstInRoster", "--json")
      #expect(changed.output.contains("\"dense\"") && changed.output.contains("\"firstInRoster\""))
      let help = try await archery.run("--help").output
      for group in ["BEFORE THE SHOOT", "DURING THE SHOOT", "AFTER THE SHOOT"] { #expect(help.contains(group)) }
    }
  }

  @Test func `a fourth arrow waits for the other archer's end`() async throws {
    try await withShoot { club in
      try await club.say("score", "Club", "Ben", "9", "9", "9")
      let fourth = try await club.run("score", "Club", "Ben", "9")
      #expect(fourth.status == 1 && fourth.errors.contains("end"))
      #expect(try await club.say("board", "Club").contains("27"))
    }
  }

  @Test func `a shoot that is refused is not made, and a link is not promised without a server`() async throws {
    try await Terminal.with("archery") { club in
      let names = ["--guest", "A", "--guest", "B", "--guest", "C"]
      #expect(try await club.run(["new", "Many", "--round", "wa18"] + names).status == 1)
      #expect(try await club.say("list", "--json").filter { !$0.isWhitespace } == "[]")
      let early = try await club.run("link")
      #expect(early.status == 1 && early.errors.contains("archery serve"))
      try await club.serve { served in
        let link = try await club.run("link")
        #expect(link.output.hasPrefix(served.address))
      }
      #expect(try await club.run("link").status == 1)
    }
  }

  @Test func `the same command under the same id is done once`() async throws {
    try await withShoot { club in
      for _ in 1...3 {
        let outcome = try await club.run("score", "Club", "Ben", "X", "9", "--id", "once")
        #expect(outcome.status == 0 && outcome.output.contains("19"))
      }
    }
  }

  @Test(
    "wrong usage is one line with a hint and status 2",
    arguments: [
      ["nonsense"], ["new"], ["new", "Club", "--round", "zz"], ["rounds", "--jsn"], ["serve", "--port", "99999"],
      ["list", "--store", "floppy:a"], ["list", "--store", "shoot.sqlite"], ["list", "--store", "sqlite:"], ["board"],
      ["new", "Club", "--ends", "-3"], ["new", "Club", "--ends", "5", "--round", "wa18"],
    ]
  )
  func usage(arguments: [String]) async throws {
    let outcome = try await archery.run(arguments)
    #expect(outcome.status == 2 && outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("archery: ") && outcome.errors.split(separator: "\n").count == 1)
    #expect(outcome.errors.contains("--help") || outcome.errors.contains("archery rounds"))
  }

  @Test func `an impossible round is rejected with its fault`() async throws {
    let negative = try await archery.run("new", "Club", "--ends", "-3")
    #expect(negative.errors.contains("1 to 100 ends"))
    let two = try await archery.run("new", "Club", "--ends", "5", "--round", "wa18")
    #expect(two.errors.contains("two rounds"))
  }

  @Test func `every command explains itself with an example or a sentence`() async throws {
    let help = try await archery.run("--help")
    #expect(help.status == 0 && help.output.contains("Example:"))
    for command in [
      "serve", "link", "invite", "view", "rejoin", "rotate-keys", "login", "logout", "rounds", "new", "score", "edit",
      "board", "export", "replay", "change", "import", "archer", "scorers", "disqualify", "shoot-off", "withdraw",
    ] {
      let own = try await archery.run(command, "--help")
      #expect(own.status == 0 && own.output.contains("OVERVIEW:"))
    }
  }

  @Test func `a port in use is said, and nothing is changed`() async throws {
    try await Terminal.with("archery") { club in
      try await club.serve { served in
        let port = try #require(served.address.split(separator: ":").last)
        let second = try await club.run("serve", "--port", String(port))
        #expect(second.status == 1 && second.errors.contains("port \(port) is in use"))
      }
    }
  }

  @Test(arguments: ["", "root"])
  func `an owner whom the system gives no name is called the organiser`(user: String) async throws {
    try await Terminal.with("archery") { club in
      let process = club.program.process(["new", "Club", "--round", "wa18", "--store", club.store])
      process.environment?["USER"] = user
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      #expect(try await club.say("show", "Club").contains("Organiser"))
    }
  }

  @Test func `the sample is made once, however often it is served`() async throws {
    try await Terminal.with("archery") { club in
      var exports: Set<String> = []
      for _ in 1...2 {
        let export = try await club.serve("--sample") { _ in
          try await club.say("export", "sample-shoot")
        }
        exports.insert(export)
      }
      #expect(exports.count == 1 && exports.first?.contains("\"type\":\"arrow\"") == true)
    }
  }

  private func withShoot(_ body: (Terminal) async throws -> Void) async throws {
    try await Terminal.with("archery") { club in
      try await club.say("new", "Club", "--round", "wa18", "--guest", "Ben", "--start")
      try await body(club)
    }
  }
}
