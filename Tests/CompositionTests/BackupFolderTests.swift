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
      let time = Counter()
      let clock = ClockAndIdentities(
        now: { Self.now.advanced(byMilliseconds: Int64(time.next()) * Self.hour) },
        newIdentity: ClockAndIdentities.system.newIdentity
      )
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

  private func store(_ clock: ClockAndIdentities) async throws -> Storage {
    try await StoreRegistry.standard.open("memory:", clock)
  }
}
