import AppTestSupport
import Domain
import Foundation
import GroupChallenges
import TestSupport
import Testing

/// A laptop's store of which a server and a backup have a copy: real files, a real server, real programs.
@Suite("repair --from a server or a backup", .timeLimit(.minutes(5)))
struct RepairSourceTests {
  @Test(arguments: ["sqlite", "file"], ["server", "backup"])
  func `brings back what an adopted store has lost`(kind: String, source: String) async throws {
    try await withServedGym { served, gym in
      let laptop = try gym.machine("laptop", kind: kind)
      try await laptop.login(try await gym.link())
      try await laptop.say("group", "new", "Home crew", "--every-check-in")
      for note in ["first workout", "second workout"] { try await laptop.say("check-in", "--note", note) }
      // From before the store was given to the account, and with the owner's own id.
      let backup = try #require(try await laptop.json("backup", "\(gym.folder.path)/backups")["path"] as? String)
      #expect(try await laptop.run("sync", served.address, "--adopt").status == 0)
      let before = try await laptop.say("history", "--json")
      try wipe("second workout", in: laptop, kind)
      let from = source == "server" ? served.address : "backup:\(backup)"
      let repaired = try await laptop.run("repair", "--from", from)
      #expect(repaired.output.contains("The store is repaired."), "\(repaired)")
      for line in repaired.output.split(separator: "\n") where line.hasPrefix("  ") {
        // What belongs to one store is in no other, and a lost page of a small database has no names of what it held.
        #expect(line.contains("local/") || line.contains("cannot be told"), "\(repaired)")
      }
      #expect(try await laptop.say("history", "--json") == before)
      for _ in 1...2 {
        let synced = try await laptop.run("sync", served.address, "--verify")
        #expect(synced.output.contains("Both stores have the same content."), "\(synced)")
      }
      let olga = try await served.owner()
      let group = GroupID(rawValue: try await olga.group())
      try await olga.withStore { store in
        let events = try await store.sessions.session(at: group.log).events()
        #expect(events.count == 3)
      }
    }
  }

  @Test(arguments: ["sqlite", "file"])
  func `refuses a server without a session, and one with nothing in common`(kind: String) async throws {
    try await withServedGym { served, gym in
      _ = try await served.owner().found("Other crew")
      let laptop = try gym.machine("laptop", kind: kind)
      try await laptop.say("group", "new", "Home crew")
      // A database is always compared with the other store.
      if kind == "file" { try wipe("Home crew", in: laptop, kind) }
      let damaged = try Data(contentsOf: file(of: laptop, kind))
      let stranger = try await laptop.fail("repair", "--from", served.address)
      #expect(stranger.status == 1, "\(stranger)")
      try await laptop.login(try await gym.link())
      let foreign = try await laptop.fail("repair", "--from", served.address)
      #expect(foreign.status == 1 && foreign.line.contains("has nothing in common"), "\(foreign)")
      #expect(try Data(contentsOf: file(of: laptop, kind)) == damaged)
    }
  }

  private func file(of laptop: Terminal, _ kind: String) -> URL {
    laptop.folder.appending(path: kind == "file" ? "store.file/log.jsonl" : "store.sqlite")
  }

  /// Destroys a text: its bytes in a log, each page that has it in a database.
  private func wipe(_ text: String, in laptop: Terminal, _ kind: String) throws {
    let (file, text) = (file(of: laptop, kind), Data(text.utf8))
    var bytes = try Data(contentsOf: file)
    try #require(bytes.firstRange(of: text) != nil)
    while let range = bytes.firstRange(of: text) {
      let page = range.lowerBound - range.lowerBound % 4096
      let lost = kind == "file" ? range : page..<page + 4096
      bytes.replaceSubrange(lost, with: Data(repeating: 7, count: lost.count))
    }
    try bytes.write(to: file)
  }
}
