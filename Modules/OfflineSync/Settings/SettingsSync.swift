public import Domain
public import LeaderboardKit

/// How one user's settings are synced.
///
/// They are read, edited and followed by `SettingsService` over ``OfflineSync/storage``, at once and offline.
public struct SettingsSync: Sendable {
  private let sync: OfflineSync
  private let key: DocumentKey<LeaderboardSettings>

  public init(of user: UserID, over sync: OfflineSync) {
    (self.sync, key) = (sync, .leaderboardSettings(of: user))
  }

  private var item: SyncItem { SyncItem(.document, key.path) }

  /// Brings both stores together now; with a sync that is under way it waits for that one.
  ///
  /// - Parameter limit: How long to wait; what takes longer goes on by itself.
  /// - Throws: ``SettingsSyncError``; edits that are not delivered stay pending.
  public func forceSync(within limit: Duration = .seconds(30)) async throws(SettingsSyncError) {
    guard let result = await sync.sync(within: limit) else { throw .timeout }
    do { try result.get() } catch { throw SettingsSyncError(error) }
    let status = try? await sync.status(of: item)
    if case .waiting = status { throw .conflict }
  }

  /// What the remote store holds, nil for none, and then each change that others make there.
  ///
  /// It goes on while the remote store cannot be reached, and ends with an error where it does not let us look any more.
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

  /// How they stand, and after each change of that.
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
