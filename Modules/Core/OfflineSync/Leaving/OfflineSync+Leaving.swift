public import Domain

extension OfflineSync {
  /// Signs the user out of this device.
  ///
  /// Everything under `users/{id}` is removed from the local store only.
  ///
  /// Undelivered data is synced once more. The rest moves to the notebook, hidden, and is delivered when the same
  /// user syncs with the same notebook again. Afterwards nothing is synced. The next user needs an `OfflineSync` with a
  /// notebook of their own.
  ///
  /// - Parameters:
  ///   - discardPending: Whether to drop undelivered data instead of putting it away.
  ///   - limit: The longest time for delivery.
  /// - Returns: Whether something was not delivered.
  /// - Throws: ``Domain/StoreFailure`` of the local store; call again then.
  public func leave(discardPending: Bool = false, within limit: Duration = .seconds(2)) async throws(StoreFailure)
    -> Bool
  {
    _ = await sync(within: limit)
    await end()
    return try await Self.translated {
      var pass = try await makePass()
      let isPending = try await pass.backlog().count > 0
      try await pass.putAway(discarding: discardPending)
      return isPending
    }
  }

  /// Syncs, and waits at most this long.
  ///
  /// A longer sync continues in the background.
  ///
  /// - Returns: The result; nil if it took longer.
  public func sync(within limit: Duration) async -> Result<Void, StoreFailure>? {
    let (ends, end) = AsyncStream.makeStream(of: Result<Void, StoreFailure>?.self)
    Task {
      do throws(StoreFailure) {
        try await sync()
        end.yield(.success(()))
      } catch {
        end.yield(.failure(error))
      }
    }
    let alarm = Task { [retry] in
      do { try await retry.wait(limit) } catch { return }
      end.yield(nil)
    }
    defer { alarm.cancel() }
    for await first in ends { return first }
    return nil
  }
}
