public import Domain
public import Leaderboards

/// The sync state of one user's settings.
///
/// `SettingsService` over ``OfflineSync/storage`` reads, edits and follows the settings at once and offline.
public struct SettingsSync: Sendable {
  private let sync: OfflineSync
  private let key: DocumentKey<LeaderboardSettings>

  /// Creates the sync of a user's settings.
  public init(of user: UserID, over sync: OfflineSync) {
    (self.sync, key) = (sync, .leaderboardSettings(of: user))
  }

  private var item: SyncItem { SyncItem(.document, key.path) }

  /// Syncs now, or waits for the pass in progress.
  ///
  /// - Parameter limit: The longest time to wait. A longer sync continues in the background.
  /// - Throws: ``SettingsSyncError``; undelivered edits stay pending.
  public func forceSync(within limit: Duration = .seconds(30)) async throws(SettingsSyncError) {
    guard let result = await sync.sync(within: limit) else { throw .timeout }
    do { try result.get() } catch { throw SettingsSyncError(error) }
    let status = try? await sync.status(of: item)
    if case .waiting = status { throw .conflict }
  }

  /// Returns the remote settings, nil for none, and each later change by others.
  ///
  /// The stream continues while the remote store is unreachable, and ends with an error if it denies access.
  public func observeRemote() -> Updates<LeaderboardSettings?, SettingsSyncError> {
    Updates { sink in
      let task = Task {
        var (isFirst, failures) = (true, 0)
        while !Task.isCancelled {
          do {
            for try await document in sync.remote.documents.follow(key.path) {
              let isOwn = document.map { sync.offered.contains($0.head.write) } ?? false
              if isFirst || !isOwn { sink.yield(document?.content.flatMap { key.decode($0.body) }) }
              (isFirst, failures) = (false, 0)
            }
            return sink.finish()
          } catch {
            let failure = SettingsSyncError(StoreFailure(any: error))
            guard failure == .offline else { return sink.finish(throwing: failure) }
            failures += 1
            do { try await sync.retry.wait(sync.retry.pause(after: failures)) } catch { return }
          }
        }
      }
      sink.onEnd { task.cancel() }
    }
  }

  /// Returns the sync state now and after each change.
  public func followStatus() -> Updates<SettingsSyncStatus, Never> {
    Updates { sink in
      let task = Task {
        var last: SettingsSyncStatus?
        for await status in sync.followStatus() {
          guard let item = try? await sync.status(of: item) else { continue }
          let now = SettingsSyncStatus(status, item)
          if now != last { sink.yield(now) }
          last = now
        }
      }
      sink.onEnd { task.cancel() }
    }
  }
}
