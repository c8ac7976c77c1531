import Domain
import Foundation
import GRDB
import SeededRandom
import TestSupport
import Testing

@testable import SQLite

@Suite("A damaged log")
struct DamagedLogTests {
  private let seed = runSeed("a damaged log")

  @Test func `is told from one that a process left as it was`() async throws {
    try await withLog { log, database in
      #expect(Self.read(log, database).isAsWritten && Self.read(log, database).mended == log)
      // A kill cuts off the last frame, which is then no commit.
      for end in stride(from: 0, through: log.count, by: 997) {
        #expect(Self.read(Array(log[..<end]), database).isAsWritten, "\(end)")
      }
    }
  }

  @Test func `is as it was written after any byte of a header has changed, or is cut off before that`() async throws {
    var random = SplitMix64(seed: seed)
    try await withLog { log, database in
      let frames = stride(from: 32, to: log.count, by: 4120).flatMap { $0..<$0 + 24 }
      let places = (1...max(1, Self.flips / 10)).flatMap { _ in Array(0..<32) + frames }
      let outcomes = places.map { place in Self.outcome(of: [place], log, database, &random) }
      Self.say(outcomes, "changes of a byte in a header")
      #expect(!outcomes.contains(.wrong) && outcomes.count(where: { $0 != .asWritten }) < outcomes.count / 4)
      #expect(zip(places, outcomes).allSatisfy { $0 >= 32 || $1 == .asWritten })
    }
  }

  @Test func `is as it was written after any byte of a page has changed, or is cut off before that`() async throws {
    var random = SplitMix64(seed: seed)
    try await withLog { log, database in
      let outcomes = (0..<50 * Self.flips).map { _ in
        Self.outcome(of: [Int(random.number(32...Int64(log.count - 1)))], log, database, &random)
      }
      Self.say(outcomes, "changes of a byte")
      #expect(!outcomes.contains(.wrong) && outcomes.count(where: { $0 != .asWritten }) < outcomes.count / 20)
    }
  }

  @Test func `is cut off, but for a few, where two bytes of a frame have changed`() async throws {
    var random = SplitMix64(seed: seed)
    try await withLog { log, database in
      let outcomes = (0..<50 * Self.flips).map { _ in
        let frame = 32 + Int(random.number(0...Int64((log.count - 32) / 4120 - 1))) * 4120
        let places = (0..<2).map { _ in frame + Int(random.number(0...4119)) }
        return Self.outcome(of: places, log, database, &random)
      }
      Self.say(outcomes, "changes of two bytes")
      #expect(outcomes.count(where: { $0 != .asWritten && $0 != .cutOff }) < outcomes.count / 20)
    }
  }

  /// `SCOREBOOK_FLIPS` is a number of flipped bytes, as in RepairFromTests.
  private static let flips = Int(ProcessInfo.processInfo.environment["SCOREBOOK_FLIPS"] ?? "") ?? 10

  private enum Outcome {
    case asWritten, cutOff
    /// The likeliest of several corrections was none, which the report says.
    case wronglyGuessed
    /// Not seen, or put right as if it were certain.
    case wrong
  }

  private static func outcome(
    of places: [Int],
    _ log: [UInt8],
    _ database: [UInt8],
    _ random: inout SplitMix64
  ) -> Outcome {
    var changed = log
    for place in places { changed[place] = log[place] ^ UInt8(random.number(1...255)) }
    let damaged = read(changed, database)
    let mended = damaged.mended
    if damaged.isAsWritten { return .wrong }
    if !log.starts(with: mended) { return damaged.isGuessed ? .wronglyGuessed : .wrong }
    return mended.count == log.count ? .asWritten : .cutOff
  }

  private static func say(_ outcomes: [Outcome], _ changes: String) {
    let counts = [Outcome.cutOff, .wronglyGuessed, .wrong].map { kind in outcomes.count { $0 == kind } }
    print("\(outcomes.count) \(changes): \(counts[0]) cut off, \(counts[1]) guessed wrongly, \(counts[2]) wrong")
  }

  @Test func `with pages of another size is left to SQLite`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.appending(component: "other.sqlite").path
      let queue = try DatabaseQueue(path: path)
      try await queue.writeWithoutTransaction { db in
        try db.execute(sql: "PRAGMA page_size = 8192; PRAGMA journal_mode = WAL; CREATE TABLE number (value INTEGER)")
        for number in 1...20 { try db.execute(sql: "INSERT INTO number VALUES (\(number))") }
      }
      let (log, database) = try (Self.bytes("\(path)-wal"), Self.bytes(path))
      #expect(log.count > 8192 && Self.read(log, database).isAsWritten)
      try queue.close()
    }
  }

  @Test func `waits for another process that mends it, too`() async throws {
    try await withLog { log, database in
      try await withTemporaryFolder { folder in
        let path = folder.appending(component: "store.sqlite").path
        var changed = log
        changed[5000] ^= 4
        try Data(database).write(to: URL(filePath: path))
        try Data(changed).write(to: URL(filePath: "\(path)-wal"))
        let other = try #require(OtherProcess(locking: path))
        var (waits, reports) = (0, [String]())
        let release = {
          waits += 1
          if waits == 3 { other.release() }
        }
        try LogMending.run(on: path, waiting: release) { reports.append($0) }
        #expect(waits == 3 && reports.count == 1)
        #expect(try Self.bytes("\(path)-wal") == log && Self.bytes("\(path).damaged-1-wal") == changed)
        #expect(try Self.bytes("\(path).damaged-1") == database)
        // Another process that shares the file has read the log.
        try Data(changed).write(to: URL(filePath: "\(path)-wal"))
        let reader = try #require(OtherProcess(locking: path, isAlone: false))
        try LogMending.run(on: path, waiting: release) { reports.append($0) }
        reader.release()
        #expect(waits == 3 && reports.count == 1)
        #expect(try Self.bytes("\(path)-wal") == changed)
      }
    }
  }

  @Test func `is found beside the file that links lead to, whatever their folders are called`() async throws {
    try await withTemporaryFolder { folder in
      let files = FileManager.default
      for path in ["x/y", "l"] {
        try files.createDirectory(at: folder.appending(path: path), withIntermediateDirectories: true)
      }
      try files.createSymbolicLink(atPath: "\(folder.path)/x/y/up.sqlite", withDestinationPath: "../store.sqlite")
      try files.createSymbolicLink(atPath: "\(folder.path)/l/dd", withDestinationPath: "\(folder.path)/x/y")
      let target = StoreFiles.target(of: "\(folder.path)/l/dd/up.sqlite")
      #expect(target.hasSuffix("/x/store.sqlite") && !target.contains(".."))
    }
  }

  /// Passes the log of a store in use, and its database, to `body`.
  private func withLog(_ body: (_ log: [UInt8], _ database: [UInt8]) async throws -> Void) async throws {
    try await withTemporaryFolder { folder in
      let path = folder.appending(component: "store.sqlite").path
      let store = try open(path)
      await store.close()
      let again = try open(path)
      for number in 1...3 {
        let write = DocumentWrite(
          ItemPath("a/\(number)"),
          id: WriteID(rawValue: "\(number)"),
          expected: .any,
          body: Array(repeating: UInt8(64 + number), count: 700)
        )
        _ = try await again.save([write])
      }
      try await body(Self.bytes("\(path)-wal"), Self.bytes(path))
      await again.close()
    }
  }

  private static func read(_ log: [UInt8], _ database: [UInt8]) -> DamagedLog {
    DamagedLog(log, pages: database.count / 4096) { page in
      page > 0 && page * 4096 <= database.count ? Array(database[(page - 1) * 4096..<page * 4096]) : nil
    }
  }

  private static func bytes(_ path: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(filePath: path))) }
}
