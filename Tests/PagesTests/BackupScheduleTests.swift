import Domain
import Foundation
import InMemory
import Pages
import StoreCopying
import Synchronization
import TestSupport
import Testing

@testable import ScorebookKit

@Suite("The schedule of backups")
struct BackupScheduleTests {
  private static let hour: Int64 = 3_600_000

  @Test func `writes one when it is due, removes old ones, and warns after a missed one`() async throws {
    try await withTemporaryFolder { folder in
      let now = Mutex(Timestamp(rawValue: 1_795_939_200_000))
      let names = Counter()
      let clock = ClockAndIdentities(now: { now.withLock { $0 } }, newIdentity: { "id\(names.next())" })
      func pass(_ minutes: Int64) { now.withLock { $0 = $0.advanced(byMilliseconds: minutes * 60_000) } }
      let storage = InMemoryStore(clock).storage
      let place = BackupFolder(path: "\(folder.path)/backups", app: "club")
      let rules = try #require(BackupRetention("3h"))
      let schedule = BackupSchedule(of: storage, in: place, every: Self.hour, keeping: rules, key: nil, clock)
      #expect(await schedule.state().advice == nil)
      #expect(await schedule.writeIfDue() == 60_000)
      #expect(try place.backups().count == 1)
      pass(59)
      #expect(await schedule.writeIfDue() == 60_000)
      #expect(try place.backups().count == 1)
      // A restart finds the files, and so writes none before it is due.
      let restarted = BackupSchedule(of: storage, in: place, every: Self.hour, keeping: rules, key: nil, clock)
      _ = await restarted.writeIfDue()
      #expect(try place.backups().count == 1)
      for _ in 1...5 {
        pass(60)
        _ = await restarted.writeIfDue()
        #expect(await restarted.state().advice == nil)
      }
      #expect(try place.backups().count == 3)

      // A file where the folder was, so that nothing can be written.
      let away = "\(folder.path)/away"
      try FileManager.default.moveItem(atPath: place.path, toPath: away)
      try Data().write(to: URL(filePath: place.path))
      pass(91)
      _ = await restarted.writeIfDue()
      #expect(await restarted.state().isLate)
      try FileManager.default.removeItem(atPath: place.path)
      try FileManager.default.moveItem(atPath: away, toPath: place.path)
      #expect(await restarted.state().advice != nil)
      _ = await restarted.writeIfDue()
      #expect(await restarted.state().advice == nil)

      // A clock that was set back neither stops the backups nor multiplies them.
      pass(-600)
      for _ in 1...3 {
        let count = try place.backups().count
        _ = await restarted.writeIfDue()
        #expect(try place.backups().count == count + 1)
        pass(1)
        _ = await restarted.writeIfDue()
        #expect(try place.backups().count == count + 1)
        pass(59)
      }
    }
  }
}
