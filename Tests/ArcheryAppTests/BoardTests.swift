import AppTestSupport
import CanonicalJSON
import Foundation
import TestSupport
import Testing

@Suite("Boards that are followed", .timeLimit(.minutes(2)))
struct BoardTests {
  fileprivate struct Row: Decodable {
    let displayName: String
    let totalScore: Int
    let movement: Int?
  }

  fileprivate struct Screen: Decodable {
    let currentEnd: Int?
    let rows: [Row]
    let pinned: [Row]

    init(_ text: String) throws { self = try JSONDecoder().decode(Self.self, from: Data(text.utf8)) }

    var totals: [String: Int] { Dictionary(uniqueKeysWithValues: rows.map { ($0.displayName, $0.totalScore) }) }
  }

  /// A shoot of two with Ben in front, in a file of its own.
  private func withShoot(_ body: (Terminal) async throws -> Void) async throws {
    try await Terminal.with("archery") { club in
      try await club.say("new", "Club", "--round", "wa18", "--guest", "Ben", "--start")
      try await club.say("score", "Club", "Ben", "9", "9", "9")
      try await body(club)
    }
  }

  /// Follows the board in a process of its own while `body` reads what it prints; then interrupts it.
  private func following(
    _ terminal: Terminal,
    _ options: String...,
    body: (inout Printed) async throws -> Void
  ) async throws -> Int32 {
    try await terminal.following(["board", "Club", "--follow"] + options, body: body)
  }

  @Test func `as JSON, one document a line, whichever process writes, until Ctrl-C`() async throws {
    try await withShoot { club in
      let status = try await following(club, "--json") { printed in
        let first = try await printed.screen()
        #expect(first.totals == ["Ben": 27, "Olga": 0])
        try await club.say("score", "Club", "me", "10")
        let second = try await printed.screen()
        #expect(second.totals == ["Ben": 27, "Olga": 10])
        try await club.say("score", "Club", "me", "10", "10")
        let third = try await printed.screen()
        #expect(third.totals == ["Ben": 27, "Olga": 30])
      }
      #expect(status == 130)
    }
  }

  @Test func `as tables without control characters if the output is no terminal`() async throws {
    try await withShoot { club in
      _ = try await following(club, "--order", "target") { printed in
        let first = await printed.lines(to: "Olga")
        #expect(first.hasPrefix("Club: ") && first.contains("27"))
        try await club.say("score", "Club", "me", "10", "10", "10")
        let second = await printed.lines(to: "Ben")
        #expect(second.hasPrefix("\nClub: ") && second.contains("30") && !second.contains("\u{1B}"))
      }
    }
  }

  @Test func `in place on a terminal, as much of it as there is room for`() async throws {
    try await withShoot { club in
      var (master, slave): (Int32, Int32) = (0, 0)
      var size = winsize(ws_row: 5, ws_col: 20, ws_xpixel: 0, ws_ypixel: 0)
      try #require(openpty(&master, &slave, nil, nil, &size) == 0)
      let terminal = FileHandle(fileDescriptor: master, closeOnDealloc: true)
      let process = club.program.process(["board", "Club", "--follow", "--store", club.store])
      process.standardOutput = FileHandle(fileDescriptor: slave, closeOnDealloc: true)
      try process.run()
      let text = try await withoutBlockingOthers {
        var text = ""
        while !text.contains("\u{1B}[J") { text += String(decoding: terminal.availableData, as: UTF8.self) }
        return text
      }
      process.interrupt()
      process.waitUntilExit()
      #expect(process.terminationStatus == 130)
      let lines = text.replacing("\u{1B}[H", with: "").replacing("\u{1B}[J", with: "")
        .components(separatedBy: "\u{1B}[K\r\n")
      #expect(text.hasPrefix("\u{1B}[HClub: ") && lines.count == 5 && lines.allSatisfy { $0.count <= 20 })
      #expect(lines[3] == "… and 2 more lines")
    }
  }

  @Test func `over HTTP from another machine, and with a viewer link`() async throws {
    try await withShoot { club in
      try await club.serve { served in
        let far = Terminal("archery", in: club.folder, store: served.address)
        try await far.login(served.ownerLink)
        let path = try await club.say("view", "Club").captured(/(\/view\/\S+)/)
        let viewer = served.stranger
        _ = try await following(far, "--json") { printed in
          var last = try await printed.screen()
          #expect(last.totals["Ben"] == 27 && last.rows.allSatisfy { $0.movement == nil })
          for shots in [["me", "10", "10", "10"], ["Ben", "M", "M", "M"], ["me", "1"]] {
            try await club.say(["score", "Club"] + shots)
          }
          while last.currentEnd != 2 || last.totals.values.max() != 31 { last = try await printed.screen() }
          #expect(last.rows.map(\.movement) == [0, 0])
        }
        let page = try await viewer.get("\(path)/screen?every=1&turn=bows")
        #expect(page.status == 200 && page.text.contains("data-every=\"3\"") && page.text.contains("Olga"))
        #expect(page.text.contains("\(path)/screen/live") && !page.text.contains("/shoots/"))
        var text = ""
        for try await part in try await viewer.stream("\(path)/screen/live") {
          text += part
          if text.contains("\n\n") { break }
        }
        #expect(text.contains("data-board=\"All archers\""))
        #expect(try await viewer.get("/view/nothing/screen").status == 404)
      }
    }
  }
}

extension Printed {
  fileprivate mutating func screen(
    isolation actor: isolated (any Actor)? = #isolation
  ) async throws -> BoardTests.Screen {
    let line = await line(isolation: actor)
    return try BoardTests.Screen(try #require(line))
  }
}
