import AppTestSupport
import Composition
import Foundation
import SeededRandom
import TestSupport
import Testing

@Suite("repair and copy, as every app has them")
struct RepairTests {
  @Test("repair makes a damaged store open again, and says what became of it", arguments: apps)
  func repairs(app: String) async throws {
    try await withShoot { store, log in
      let whole = try await Program(app).run("repair", "--store", store)
      #expect(whole.status == 0 && whole.output.hasPrefix("The store is not damaged. It has "))
      #expect(whole.output.hasSuffix(" records.\n"))

      var bytes = try Data(contentsOf: log)
      let ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
      let end = ends[ends.count - 2]  // of the last record but one
      for place in [end - 60, end - 40] { bytes[place] ^= 1 }
      try bytes.write(to: log)
      let refused = try await Program("archery").run("list", "--store", store)
      #expect(refused.status == 1 && refused.errors.contains("log.jsonl line \(ends.count - 1)"))

      let repaired = try await Program(app).run("repair", "--store", store)
      let kept = log.deletingLastPathComponent().appending(component: "log.damaged-1")
      #expect(repaired.status == 0 && repaired.output.split(separator: "\n").count == 3)
      #expect(
        repaired.output.contains("1 damaged part was dropped: line \(ends.count - 1): it is not as it was written")
      )
      #expect(repaired.output.hasSuffix("The damaged log is kept as \(kept.path).\n"))
      #expect(try Data(contentsOf: kept) == bytes)
      let shown = try await Program("archery").run("board", "Club", "--store", store)
      #expect(shown.status == 0 && shown.output.contains("Ben"))
    }
  }

  @Test("repair --from brings back what a changed byte took", arguments: apps)
  func repairsFromAnother(app: String) async throws {
    var random = SplitMix64(seed: runSeed("repair of \(app)"))
    try await withTwoStores { store, other, file, digest in
      let whole = try Data(contentsOf: file)
      for _ in 1...3 {
        var bytes = try Data(contentsOf: file)
        bytes[bytes.indices.randomElement(using: &random) ?? 0] ^= 1
        try bytes.write(to: file)
        let repaired = try await Program(app).run("repair", "--store", store, "--from", other)
        // The note of the copy is local, so no other store has it.
        let isWhole = repaired.status == 0 && repaired.output.contains("Nothing is lost.")
        #expect(
          isWhole || repaired.output.contains("local/") || repaired.output.contains("cannot be told"),
          "\(repaired)"
        )
        #expect(try await self.digest(of: store) == digest)
      }
      // More is gone than the other store has: a header, and all after it.
      try (whole.prefix(10) + Data(repeating: 1, count: 500)).write(to: file)
      let lost = try await Program(app).run("repair", "--store", store, "--from", other, "--json")
      #expect(lost.status == 1 && lost.output.contains("cannot be told"), "\(lost)")
      #expect(try await self.digest(of: store) == digest)
    }
  }

  @Test(
    "repair --from that is killed leaves nothing half done, and ends when it is run again",
    arguments: ["sqlite", "file"]
  )
  func killed(kind: String) async throws {
    try await withTwoStores { database, folder, _, digest in
      let (store, other) = kind == "sqlite" ? (database, folder) : (folder, database)
      let place = String(store.dropFirst(kind.count + 1))
      let signs =
        kind == "sqlite"
        ? [".reading", ".repairing", ".replaced", ".damaged-2"] : ["/repairing", "/log.damaged-1", "/log.damaged-4"]
      var kills = 0
      for sign in signs {
        if kind == "file" {
          let log = URL(filePath: "\(place)/log.jsonl")
          var bytes = try Data(contentsOf: log)
          bytes[bytes.count / 2] ^= 1
          try bytes.write(to: log)
        }
        let process = Program("archery").process(["repair", "--store", store, "--from", other])
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        try await eventually("the repair came to \(sign), or ended") {
          FileManager.default.fileExists(atPath: place + sign) || !process.isRunning
        }
        if process.isRunning { kills += 1 }
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        let opened = try await Program("archery").run("list", "--store", store)
        #expect(opened.status == 0 ? opened.output.contains("Club") : opened.errors.contains("repair --from"))
        let repaired = try await Program("archery").run("repair", "--store", store, "--from", other)
        #expect(repaired.status == 0, "\(repaired)")
        #expect(try await self.digest(of: store) == digest)
      }
      #expect(kills > 0)
    }
  }

  @Test func `repair --from refuses a store in use, and unsuitable ones, in one line`() async throws {
    try await withTwoStores { store, other, _, _ in
      try await Container.with(StoreChoice(url: store)) { _ in
        let outcome = try await Program("archery").run("repair", "--store", store, "--from", other)
        #expect(outcome.status == 1 && outcome.errors.contains("another process uses it"))
      }
      for (target, source, status, hint) in [
        (store, store, Int32(2), "are the same store"), (store, "file:\(store)-nowhere", 1, "There is no store at"),
        ("memory:", other, 2, "allowed are sqlite:PATH, file:PATH"), ("\(store)-nowhere", other, 1, "No such file"),
      ] {
        let outcome = try await Program("archery").run("repair", "--store", target, "--from", source)
        #expect(outcome.status == status && outcome.errors.contains(hint), "\(outcome)")
        #expect(outcome.errors.split(separator: "\n").count == 1)
      }
    }
  }

  @Test func `repair rejects an unsuitable store in one line`() async throws {
    try await withTemporaryFolder { folder in
      let nothing = "file:\(folder.path)/nothing"
      for (store, status, hint) in [
        ("sqlite:\(folder.path)/a.sqlite", 2, "needs no repair"), ("memory:", 2, "allowed are file:PATH"),
        ("http://localhost:1", 2, "needs no repair"), (nothing, 1, "nothing/log.jsonl does not exist"),
      ] {
        let outcome = try await Program("archery").run("repair", "--store", store)
        #expect(outcome.status == status && outcome.output.isEmpty, "\(store)")
        #expect(outcome.errors.contains(hint) && outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)")
      }
      let unnamed = try await Program("archery").run("repair")
      #expect(unnamed.status == 2 && unnamed.errors.contains("--store"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }
  }

  @Test func `copy counts in plain English`() async throws {
    try await withShoot { store, log in
      let target = "sqlite:\(log.deletingLastPathComponent().path)/copy.sqlite"
      let outcome = try await Program("archery").run("copy", "--from", store, "--to", target)
      #expect(outcome.status == 0 && outcome.output.contains("1 journal, "))
      #expect(outcome.output.contains(" events, 0 boards, 0 submissions"))
      #expect(!outcome.output.contains(" 1 journals"))
    }
  }

  /// A SQLite store with a shoot and its file, a file store that has the same, and the digest of their content.
  private func withTwoStores(
    _ body: (_ store: String, _ other: String, _ file: URL, _ digest: Substring) async throws -> Void
  ) async throws {
    try await withShoot { other, log in
      let file = log.deletingLastPathComponent().deletingLastPathComponent().appending(component: "club.sqlite")
      let store = "sqlite:\(file.path)"
      #expect(try await Program("archery").run("copy", "--from", other, "--to", store).status == 0)
      try await body(store, other, file, try await digest(of: store))
    }
  }

  /// The digest of a store's content, as `copy` prints it.
  private func digest(of store: String) async throws -> Substring {
    let copied = try await Program("archery").run("copy", "--from", store, "--to", "memory:", "--json")
    return try #require(copied.output.firstMatch(of: /"digest" : "([0-9a-f]+)"/)?.1)
  }

  /// A file store with a shoot and some arrows.
  private func withShoot(_ body: (_ store: String, _ log: URL) async throws -> Void) async throws {
    try await withTemporaryFolder { folder in
      let store = "file:\(folder.path)/club"
      let new = ["new", "Club", "--round", "wa18", "--guest", "Ben", "--start", "--store", store]
      #expect(try await Program("archery").run(new).status == 0)
      for arrow in ["X", "10", "9"] {
        #expect(try await Program("archery").run("score", "Club", "Ben", arrow, "--store", store).status == 0)
      }
      try await body(store, folder.appending(components: "club", "log.jsonl"))
    }
  }
}
