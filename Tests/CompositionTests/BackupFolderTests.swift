import Composition
import Domain
import Foundation
import Leaderboards
import StoreCopying
import StoreEngine
import TestSupport
import Testing

@Suite("The backups to keep")
struct BackupFolderTests {
  private static let hour: Int64 = 3_600_000
  /// 2026-11-29T08:00:00Z.
  private static let now = Timestamp(rawValue: 1_795_939_200_000)

  @Test func `are hourly for a day, daily for a week and monthly for a year`() throws {
    let rules = try #require(BackupRetention("24h,7d,12m"))
    #expect(rules.longestDays(every: Self.hour) == 373)
    // One each hour, for two years.
    let times = (0..<(2 * 365 * 24)).map { Self.now.advanced(byMilliseconds: -Int64($0) * Self.hour) }
    let kept = rules.kept(of: times).sorted(by: >)
    #expect(Array(kept.prefix(24)) == Array(times.prefix(24)))
    // The newest of a day is that of 23:00; that of yesterday is among the hours.
    let days = kept.dropFirst(24).prefix(5).map(\.iso8601)
    #expect(
      days == [27, 26, 25, 24, 23].map { "2026-11-\($0)T23:00:00.000Z" }
    )
    let months = kept.dropFirst(29).map { String($0.iso8601.prefix(10)) }
    #expect(
      months == [
        "2026-10-31", "2026-09-30", "2026-08-31", "2026-07-31", "2026-06-30", "2026-05-31", "2026-04-30", "2026-03-31",
        "2026-02-28", "2026-01-31", "2025-12-31",
      ]
    )
  }

  @Test func `stay the same when a server writes and removes them one by one`() throws {
    let rules = try #require(BackupRetention("24h,7d,8w,12m"))
    let times = (0..<(100 * 24)).map { Self.now.advanced(byMilliseconds: Int64($0) * 4 * Self.hour) }
    var kept: [Timestamp] = []
    for time in times { kept = Array(rules.kept(of: kept + [time])) }
    #expect(Set(kept) == rules.kept(of: times))
  }

  @Test func `include the newest, and older ones of a server that was off`() throws {
    let rules = try #require(BackupRetention("2h"))
    #expect(rules.longestDays(every: Self.hour) == 2 && rules.longestDays(every: 24 * Self.hour) == 3)
    let times: [Timestamp] = [0, 1, 3_600_000, 900_000_000]
    #expect(rules.kept(of: times) == [900_000_000, 3_600_000])
    #expect(rules.kept(of: []).isEmpty)
    // A clock that was set back does not make a new one old.
    #expect(rules.kept(of: [5]) == [5])
  }

  @Test(arguments: ["", "24", "h", "0h", "-1h", "24x", "24h,", "24h, 7d", "99999h", "1.5d", "٣h"])
  func `are not named by other texts`(text: String) { #expect(BackupRetention(text) == nil) }

  @Test func `are known by name and header, and no other file is removed`() async throws {
    try await withTemporaryFolder { folder in
      let clock = ticking()
      let backups = BackupFolder(path: folder.path + "/", app: "club")
      let (mine, other) = (try await store(clock), try await store(clock))
      for _ in 1...3 { _ = try await StoreBackup(of: mine, in: backups, clock).run() }
      let foreign = try await StoreBackup(of: other, in: backups, clock).run()
      let app = try await StoreBackup(of: mine, in: BackupFolder(path: folder.path, app: "club-two"), clock).run()
      let text = "\(folder.path)/club-2020-01-01T000000Z.backup"
      try Data("no backup\n".utf8).write(to: URL(filePath: text))
      let all = try await backups.backups(of: mine.changes.identity())
      #expect(all.count == 3 && all.map(\.time) == all.map(\.time).sorted(by: >))
      #expect(try backups.backups().count == 4)
      let rules = try #require(BackupRetention("1d"))
      #expect(
        try await backups.removeOld(keeping: rules, of: mine.changes.identity(), until: all[0].time)
          == Array(all.dropFirst())
      )
      for path in [all[0].path, foreign.path, app.path, text] {
        #expect(FileManager.default.fileExists(atPath: path), "\(path)")
      }
      #expect(try BackupFolder(path: "\(folder.path)/none", app: "club").backups().isEmpty)
    }
  }

  @Test func `count only as long as they are whole, and a broken one replaces none`() async throws {
    try await withTemporaryFolder { folder in
      let (clock, backups) = (ticking(), BackupFolder(path: folder.path, app: "club"))
      let store = try await store(clock)
      // Enough for several parts.
      for number in 1...40 {
        let text = String(repeating: "text", count: 6000)
        let id = WriteID(rawValue: "\(number)")
        let write = DocumentWrite(ItemPath("d/\(number)"), id: id, expected: .any, body: Array(text.utf8))
        _ = try await store.documents.save([write])
      }
      let identity = try await store.changes.identity()
      for _ in 1...3 { _ = try await StoreBackup(of: store, in: backups, clock).run() }
      let all = try backups.backups(of: identity)
      let (newest, file) = (all[0], URL(filePath: all[0].path))
      let whole = try Data(contentsOf: file)
      #expect(try backups.broken().isEmpty && whole.count > 600_000)
      var damaged = whole
      damaged[try #require(whole.firstIndex(of: UInt8(ascii: "\n"))) + 3] ^= 1
      let cuts = [0, 10, 300, whole.count / 3, whole.count / 2, whole.count - 1].map { whole.prefix($0) }
      for bytes in cuts + [whole + Data(repeating: 0, count: 5000), whole + [0], damaged] {
        try bytes.write(to: file)
        #expect(try backups.newest(of: identity, until: newest.time) == all[1], "\(bytes.count)")
        #expect(try backups.backups(of: identity) == Array(all.dropFirst()))
        #expect(try backups.broken() == [newest.path])
      }
      let rules = try #require(BackupRetention("1m"))
      #expect(try backups.removeOld(keeping: rules, of: identity, until: newest.time) == [all[2]])
      #expect(FileManager.default.fileExists(atPath: newest.path))
      try whole.write(to: file)
      #expect(try backups.newest(of: identity, until: newest.time) == newest && backups.broken().isEmpty)
    }
  }

  @Test func `of a restored store go by the same rules as those from before`() async throws {
    try await withTemporaryFolder { folder in
      let (clock, backups) = (ticking(), BackupFolder(path: folder.path, app: "club"))
      func backup(_ store: Storage) async throws -> Backup {
        try await StoreBackup(of: store, in: backups, clock).run()
      }
      func restored(_ backup: Backup) async throws -> Storage {
        let target = try await store(clock)
        let (source, former) = (try Storage.backup(at: backup.path), Backup.stores(of: backup.path))
        _ = try await StoreRestore(of: source, to: target, formerly: former, clock).run()
        return target
      }
      let (first, other) = (try await store(clock), try await store(clock))
      let old = [try await backup(first), try await backup(first)]
      let foreign = try await backup(other)
      let second = try await restored(old[1])
      let middle = try await backup(second)
      let third = try await restored(middle)
      let (identity, former) = (try await third.changes.identity(), await third.formerStores())
      #expect(former == [middle.store, old[0].store])
      let last = try await backup(third)
      func removed(_ text: String, until newest: Backup) throws -> Set<Backup> {
        let rules = try #require(BackupRetention(text))
        return Set(try backups.removeOld(keeping: rules, of: identity, formerly: former, until: newest.time))
      }
      // A store that was restored by mistake does not replace the last state of the one before on the same day.
      #expect(try removed("1d", until: last) == [old[0]])
      // In later hours, they go.
      for _ in 1...180 { _ = clock.now() }
      let later = try await backup(third)
      #expect(try removed("1h", until: later) == [old[1], middle, last])
      #expect(Set(try backups.backups()) == [later, foreign])
    }
  }

  private func store(_ clock: ClockAndIdentities) async throws -> Storage {
    try await StoreRegistry.standard.open("memory:", clock)
  }

  /// A clock by which each look takes a minute.
  private func ticking() -> ClockAndIdentities {
    let time = Counter()
    return ClockAndIdentities(
      now: { Self.now.advanced(byMilliseconds: Int64(time.next()) * 60_000) },
      newIdentity: ClockAndIdentities.system.newIdentity
    )
  }
}
