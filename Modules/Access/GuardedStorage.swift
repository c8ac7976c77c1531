public import Domain

/// A store as one principal may read and change it, by ``AccessRules``.
///
/// Data that the principal may not see looks exactly like absent data, because the decision comes before the store is
/// asked. A forbidden write is rejected with ``StoreFailure/denied``, with its whole batch.
public struct GuardedStorage: Sendable {
  let base: Storage
  let principal: Principal
  let rules: AccessRules
  let now: @Sendable () -> Timestamp
  private let times: AcceptedTimes?
  private(set) var newSpaceWait: @Sendable () -> Int? = { nil }

  /// Creates a guard over a store.
  ///
  /// - Parameters:
  ///   - base: The store, which stays open when the guarded one is closed.
  ///   - principal: The principal who asks.
  ///   - rules: The access rules.
  ///   - now: The server's clock.
  ///   - times: The bounds of times from outside, shared by all callers of one server; nil accepts any time.
  public init(
    _ base: Storage,
    for principal: Principal,
    by rules: AccessRules,
    now: @escaping @Sendable () -> Timestamp,
    accepting times: AcceptedTimes?
  ) {
    (self.base, self.principal, self.rules, self.now, self.times) = (base, principal, rules, now, times)
  }

  /// Creates a guard for which the clock alone bounds times from outside.
  public init(
    _ base: Storage,
    for principal: Principal,
    by rules: AccessRules,
    now: @escaping @Sendable () -> Timestamp
  ) {
    self.init(base, for: principal, by: rules, now: now, accepting: AcceptedTimes(now: now))
  }

  /// Returns the same store with a limit on creating spaces.
  ///
  /// - Parameter wait: Counts a new space and returns nil, or returns the seconds to wait if the principal has created
  ///   too many recently.
  /// - Returns: The limited store.
  public func limiting(newSpaces wait: @escaping @Sendable () -> Int?) -> GuardedStorage {
    var limited = self
    limited.newSpaceWait = wait
    return limited
  }

  /// The guarded ports.
  public var storage: Storage {
    Storage(leaderboards: self, sessions: self, documents: self, changes: self)
  }

  /// Returns whether the principal may read an item.
  public func mayRead(_ path: Path) async throws(StoreFailure) -> Bool {
    var gate = Gate(self)
    return try await gate.allows(.read, path)
  }

  /// Requires that all steps are allowed, and creates a space first if a step may create it.
  ///
  /// - Throws: ``StoreFailure/denied`` unless all are allowed.
  func authorise(_ steps: [(operation: AccessRequest.Operation, path: Path)]) async throws(StoreFailure) {
    var gate = Gate(self)
    try await gate.authorise(steps)
  }

  /// Rejects times that are out of bounds, from any caller.
  ///
  /// - Throws: ``StoreFailure/invalidTime(_:)`` for times that are too far ahead.
  func check(stamps: [Stamp?], moments: [Timestamp] = []) async throws(StoreFailure) {
    try await times?.check(stamps: stamps.compactMap(\.self), moments: moments)
  }
}

extension DocumentError {
  /// The failure to report from a port without documents.
  package var asStoreFailure: StoreFailure {
    if case .store(let failure) = self { failure } else { .unavailable("\(self)") }
  }
}
