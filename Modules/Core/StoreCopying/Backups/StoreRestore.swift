public import Domain

/// Restores a backup into an empty store: a ``StoreCopy``, and a mark that the store is not whole meanwhile.
///
/// Recovery codes come back, by which people sign in again. The target keeps its own identity, so devices that synced
/// with the former store sync all of it again. A restore that was stopped is continued by the next one.
public struct StoreRestore: Sendable {
  private let backup: Storage
  private let target: Storage
  private let former: [String]
  private let clock: ClockAndIdentities

  /// Creates a restore of an open backup.
  ///
  /// - Parameters:
  ///   - backup: The backup.
  ///   - target: The empty store.
  ///   - former: The identities of the store that the backup is of, whose backups become the target's to remove.
  ///   - clock: The identities of the writes.
  public init(
    of backup: Storage,
    to target: Storage,
    formerly former: [String] = [],
    _ clock: ClockAndIdentities
  ) {
    (self.backup, self.target, self.former, self.clock) = (backup, target, former, clock)
  }

  /// Copies everything, and compares the two.
  ///
  /// - Throws: ``BackupFailure/targetNotEmpty`` for a store with content that is not a part of this backup, or an error
  ///   of either store.
  public func run(
    onProgress: @escaping @Sendable (StoreCopy.Progress) -> Void = { _ in }
  ) async throws -> StoreCopy.Report {
    guard try await target.documents.keepsWhatIsLocal() else { throw BackupFailure.targetIsServer }
    if try await !target.isHalfRestored() {
      guard try await target.changes.count(after: nil) == 0 else { throw BackupFailure.targetNotEmpty }
      try await mark(Array("{}".utf8))
    }
    var copy = StoreCopy(from: backup, to: target, newIdentity: clock.newIdentity)
    copy.local = StoreBackup.local
    let report: StoreCopy.Report
    do {
      report = try await copy.run(onProgress: onProgress)
    } catch StoreCopy.Failure.targetNotEmpty {
      throw BackupFailure.targetNotEmpty
    }
    if !former.isEmpty { try await target.note(formerStores: former, as: clock.newWrite()) }
    try await mark(nil)
    return report
  }

  private func mark(_ body: [UInt8]?) async throws {
    _ = try await target.documents.save([
      DocumentWrite(Storage.restoreMark, id: clock.newWrite(), expected: .any, body: body)
    ])
  }
}

extension Storage {
  fileprivate static var restoreMark: ItemPath { "local/restoring" }

  /// Returns whether a restore into this store was stopped, so that the store lacks a part.
  package func isHalfRestored() async throws(DocumentError) -> Bool {
    try await documents.load(Self.restoreMark).map { !$0.head.isDeleted } ?? false
  }
}
