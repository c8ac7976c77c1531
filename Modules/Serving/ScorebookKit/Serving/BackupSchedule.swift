package import Domain
import Logging
package import Pages
package import StoreCopying
import Synchronization

/// Writes a backup whenever one is due, and removes old ones.
///
/// The files tell when the last good one was written, so a restart changes nothing.
package final class BackupSchedule: Sendable {
  /// The files are looked at this often, because the clock may be set meanwhile.
  private static let look: Int64 = 60_000

  private let storage: Storage
  private let folder: BackupFolder
  private let every: Int64
  private let rules: BackupRetention
  /// The days after which a backup is gone.
  var longestDays: Int { rules.longestDays(every: every) }
  private let key: BackupKey?
  private let clock: ClockAndIdentities
  private let failure = Mutex<String?>(nil)

  /// Creates a schedule.
  ///
  /// - Parameters:
  ///   - storage: The store.
  ///   - folder: The folder of the backups.
  ///   - every: The milliseconds from one backup to the next.
  ///   - rules: The backups to keep.
  ///   - key: The key to encrypt them with; nil for readable files.
  ///   - clock: The clock and the identities.
  package init(
    of storage: Storage,
    in folder: BackupFolder,
    every: Int64,
    keeping rules: BackupRetention,
    key: BackupKey?,
    _ clock: ClockAndIdentities
  ) {
    (self.storage, self.folder, self.every, self.rules) = (storage, folder, every, rules)
    (self.key, self.clock) = (key, clock)
  }

  /// Writes what is due until its task is cancelled.
  func run(
    _ logger: Logger,
    wait: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) async {
    while !Task.isCancelled {
      let before = failure.withLock { $0 }
      let pause = await writeIfDue()
      let now = failure.withLock { $0 }
      if let now, now != before { logger.error("The backup failed: \(now)") }
      do { try await wait(.milliseconds(pause)) } catch { return }
    }
  }

  /// Writes a backup if the last one is as old as the interval.
  ///
  /// - Returns: The milliseconds after which to look again.
  package func writeIfDue() async -> Int64 {
    do {
      let store = try await storage.changes.identity()
      let now = clock.now()
      if let last = try folder.newest(of: store, until: now) {
        let rest = every - now.milliseconds(since: last.time)
        if rest > 0 { return min(rest, Self.look) }
      }
      let backup = try await StoreBackup(of: storage, in: folder, key: key, clock).run()
      let former = await storage.formerStores()
      try folder.removeOld(keeping: rules, of: store, formerly: former, until: backup.time)
      failure.withLock { $0 = nil }
    } catch {
      if !Task.isCancelled { failure.withLock { $0 = "\(error)" } }
    }
    return min(every, Self.look)
  }

  /// The state now, for the owner.
  package func state() async -> BackupState {
    let (failure, now) = (failure.withLock { $0 }, clock.now())
    do {
      let last = try folder.newest(of: try await storage.changes.identity(), until: now)
      return BackupState(last, in: folder, every: every, failure: failure, at: now)
    } catch {
      return BackupState(nil, in: folder, every: every, failure: failure ?? "\(error)", at: now)
    }
  }
}

extension BackupState {
  init(_ last: Backup?, in folder: BackupFolder, every: Int64, failure: String? = nil, at now: Timestamp) {
    self.init(
      in: folder.path,
      last: last.map { Last(time: $0.time, bytes: $0.bytes, isEncrypted: $0.isEncrypted) },
      every: every,
      failure: failure,
      at: now
    )
  }
}
