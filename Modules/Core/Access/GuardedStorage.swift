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
  package func limiting(newSpaces wait: @escaping @Sendable () -> Int?) -> GuardedStorage {
    var limited = self
    limited.newSpaceWait = wait
    return limited
  }

  /// The guarded ports.
  public var storage: Storage { Storage(self) }

  /// Returns whether the principal may read an item.
  public func mayRead(_ path: ItemPath) async throws(StoreFailure) -> Bool {
    var gate = Gate(self)
    return try await gate.allows(.read, path)
  }

  /// Decides on all steps, and makes a write while the decision holds.
  ///
  /// Another write may change what the decision read. The store then rejects this write, and the guard decides again.
  ///
  /// A space that does not exist is created first, unless `write` writes its owner's membership itself.
  ///
  /// - Parameters:
  ///   - steps: The steps of the write.
  ///   - users: The users whom the write names, with the stamps of it.
  ///   - createsSpaces: Whether `write` creates the spaces that the steps may create.
  ///   - write: Writes, given the premises of the gate.
  /// - Returns: The result of `write`.
  /// - Throws: ``StoreFailure/denied`` unless all steps are allowed.
  func writing<Value, Failure: StorePortError & Equatable>(
    _ steps: [(operation: AccessRequest.Operation, path: ItemPath)],
    naming users: [UserID: Stamp?] = [:],
    creatingSpaces createsSpaces: Bool = false,
    _ write: (Gate) async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    var attempt = 1
    while true {
      do throws(Failure) {
        var gate = Gate(self)
        do throws(StoreFailure) {
          try await gate.authorise(steps)
          try await gate.requireUndeleted(users)
          try await gate.requireUndeletedFounder()
          let foundings = try gate.foundings
          if !foundings.isEmpty, !createsSpaces {
            try await found(foundings, given: gate.premises)
            continue
          }
        } catch {
          throw .store(error)
        }
        return try await write(gate)
      } catch {
        guard error == .store(.outdated), attempt < Self.attempts else { throw error }
        attempt += 1
      }
    }
  }

  /// Returns whether the account of a user must not have been deleted for a write at a path.
  ///
  /// The session of a deleted account ends, and so do its memberships. So only the owner of the installation acts for
  /// others, and only what is one's own needs a second look. The owner's own account cannot be deleted.
  func asksAbout(_ user: UserID, at path: ItemPath) -> Bool {
    user == principal.user ? !principal.isOwner && path.isUnder("users") : principal.isOwner
  }

  /// The number of times that a write is decided on again because something changed.
  static var attempts: Int { 5 }

  private func found(_ owners: [DocumentWrite], given premises: [Premise]) async throws(StoreFailure) {
    do { _ = try await base.documents.save(owners, given: premises) } catch { throw error.asStoreFailure }
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
