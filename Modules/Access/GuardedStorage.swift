public import Domain

/// A store as one principal may see and change it, by ``AccessRules``.
///
/// What is not the principal's answers exactly like what does not exist, because the answer is given before the store is
/// asked. Writes that may not be are refused with ``StoreFailure/denied``, and nothing of their batch is done.
public struct GuardedStorage: Sendable {
  let base: Storage
  let principal: Principal
  let rules: AccessRules
  let now: @Sendable () -> Timestamp
  private let times: AcceptedTimes?
  private(set) var newSpaceWait: @Sendable () -> Int? = { nil }

  /// - Parameters:
  ///   - base: The store behind; it stays open when the guarded one is closed.
  ///   - principal: On whose behalf everything is asked.
  ///   - rules: Who may do what.
  ///   - now: The server's clock.
  ///   - times: Which times are taken from outside, for all callers of one server; nil takes any time.
  public init(
    _ base: Storage,
    for principal: Principal,
    by rules: AccessRules,
    now: @escaping @Sendable () -> Timestamp,
    accepting times: AcceptedTimes?
  ) {
    (self.base, self.principal, self.rules, self.now, self.times) = (base, principal, rules, now, times)
  }

  /// The same where the clock alone decides which times are taken.
  public init(
    _ base: Storage,
    for principal: Principal,
    by rules: AccessRules,
    now: @escaping @Sendable () -> Timestamp
  ) {
    self.init(base, for: principal, by: rules, now: now, accepting: AcceptedTimes(now: now))
  }

  /// Limits how many spaces the principal creates.
  ///
  /// - Parameter wait: Counts a space; the seconds to wait where the principal has created too many of late.
  /// - Returns: The same store, which asks before it makes a space the principal's.
  public func limiting(newSpaces wait: @escaping @Sendable () -> Int?) -> GuardedStorage {
    var limited = self
    limited.newSpaceWait = wait
    return limited
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

  /// - Throws: ``StoreFailure/invalidTime(_:)`` for times that are too far ahead, whoever sends them.
  func check(stamps: [Stamp?], moments: [Timestamp] = []) async throws(StoreFailure) {
    try await times?.check(stamps: stamps.compactMap(\.self), moments: moments)
  }
}

extension DocumentError {
  /// What it is to a port that knows no documents.
  package var asStoreFailure: StoreFailure {
    if case .store(let failure) = self { failure } else { .unavailable("\(self)") }
  }
}
