public import Domain

extension OfflineSync {
  /// Returns the state of one item.
  ///
  /// - Throws: ``Domain/StoreFailure`` of the local store.
  public func status(of item: SyncItem) async throws(StoreFailure) -> ItemStatus {
    try await Self.translated {
      let pass = try await makePass()
      if let waiting = pass.notebook.state.waiting.first(where: { $0.item == item }) { return .waiting(waiting.reason) }
      let backlog = try await pass.backlog(of: item)
      if !backlog.withheld.isEmpty { return .withheld }
      return backlog.count == 0 ? .synced : .pending(backlog.count, since: backlog.since)
    }
  }

  /// Returns the account that this pair has synced under; nil before the first pass.
  ///
  /// - Throws: ``Domain/StoreFailure`` of the notebook.
  package func knownAccount() async throws(StoreFailure) -> Account? {
    try await Self.translated { try await makePass().notebook.state.account }
  }

  /// The losing edits of this store.
  public nonisolated var lost: LostEdits {
    LostEdits(in: storage, clock)
  }
}
