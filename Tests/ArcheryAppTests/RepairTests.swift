import AppTestSupport
import Foundation
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
      bytes[ends[ends.count - 2] - 40] ^= 1  // the last record but one
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
