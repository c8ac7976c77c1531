public import Domain

extension OfflineSync {
  /// Signs the user out of this device: what is under `users/{id}` goes from the local store, and not from the remote one.
  ///
  /// What is not delivered yet is tried once more first. What remains is put away in the notebook, where nobody sees it, and
  /// is delivered when the same user syncs with the same notebook again. After this nothing is synced any more; who comes
  /// next makes an `OfflineSync` with a notebook of that user's.
  ///
  /// - Parameters:
  ///   - discardPending: Gives up what is not delivered, instead of keeping it.
  ///   - limit: How long delivering may take.
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

  /// Syncs, and waits for it so long at most; then it goes on by itself.
  ///
  /// - Returns: What came of it; nil where it took longer.
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
