/// A store as one principal may see and change it, by ``AccessRules``.
///
/// What is not the principal's answers exactly like what does not exist, because the answer is given before the store is
/// asked. Writes that may not be are refused with ``StoreFailure/denied``, and nothing of their batch is done.
public struct GuardedStorage: Sendable {
  let base: Storage
  let principal: Principal
  let rules: AccessRules
  let now: @Sendable () -> Timestamp

  /// - Parameters:
  ///   - base: The store behind; it stays open when the guarded one is closed.
  ///   - principal: On whose behalf everything is asked.
  ///   - rules: Who may do what.
  ///   - now: The server's clock.
  public init(
    _ base: Storage,
    for principal: Principal,
    by rules: AccessRules,
    now: @escaping @Sendable () -> Timestamp
  ) {
    (self.base, self.principal, self.rules, self.now) = (base, principal, rules, now)
  }

  /// Its ports.
  public var storage: Storage {
    Storage(leaderboards: self, sessions: self, documents: self, changes: self)
  }

  /// Whether one item may be read.
  public func mayRead(_ path: Path) async throws(StoreFailure) -> Bool {
    var gate = Gate(self)
    return try await gate.allows(.read, path)
  }

  /// - Throws: ``StoreFailure/denied`` unless all may be done; a space that may be founded is founded first.
  func authorise(_ steps: [(operation: AccessRequest.Operation, path: Path)]) async throws(StoreFailure) {
    var gate = Gate(self)
    try await gate.authorise(steps)
  }

  /// Why a record may not come in under this stamp; nil for no reason.
  func problem(with stamp: Stamp?) -> String? {
    if rules.takes(stamp, from: principal, at: now()) { return nil }
    return "the stamp is more than \(AccessRules.stampLeadMilliseconds / 60_000) minutes ahead of the server's clock"
  }
}

extension DocumentError {
  /// What it is to a port that knows no documents.
  var asStoreFailure: StoreFailure {
    if case .store(let failure) = self { failure } else { .unavailable("\(self)") }
  }
}
