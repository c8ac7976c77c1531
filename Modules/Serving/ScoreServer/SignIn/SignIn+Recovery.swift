package import Domain
import HTTPTypes
import Notices
import WireFormat

/// The session that a recovery code opened, with the next code.
package struct Recovery: Hashable, Sendable {
  /// The session's token.
  package let token: String
  package let account: Account
  /// The new recovery code, which is shown once.
  package let code: RecoveryCode
}

/// An account has at most one recovery code, named by a record of the account.
///
/// The store holds only the SHA-256 of a code, of used and replaced codes for a year, so that a thief's attempt is
/// recognised.
extension SignIn {
  /// The time after which a retry with the same ticket counts as misuse of a used code.
  static let repeatMilliseconds: Int64 = 600_000
  /// The fewest bytes of a ticket.
  ///
  /// A shorter one is ignored.
  static let ticketBytes = 16

  /// Creates a recovery code, which replaces the account's earlier one.
  ///
  /// - Parameter account: The account.
  /// - Returns: The code, which is shown once.
  /// - Throws: ``Domain/DocumentError``.
  package func makeRecoveryCode(for account: Account) async throws(DocumentError) -> RecoveryCode {
    let code = RecoveryCode(after: nil, ticket: newSecret())
    var failure = DocumentError.store(.unavailable("the recovery code was changed at the same time"))
    for _ in 1...5 {
      let present = try await documents.value(.recovery(of: account.user))
      var writes = try replacing(present, of: account.user, by: code)
      if let old = present.value { writes.append(try ending(old.code, of: account.user)) }
      do {
        _ = try await documents.save(writes)
        return code
      } catch {
        guard case .conflict = error else { throw error }
        failure = error
      }
    }
    throw failure
  }

  /// Returns the time at which an account's recovery code was created; nil without one.
  package func recoveryCodeDate(of user: UserID) async throws(DocumentError) -> Timestamp? {
    try await documents.value(.recovery(of: user)).value?.madeAt
  }

  /// Returns whether an account could not sign in again after this session: no recovery code, and no other session.
  package func hasNoWayBack(_ account: Account, _ token: String?) async throws(DocumentError) -> Bool {
    guard try await recoveryCodeDate(of: account.user) == nil else { return false }
    return try await otherSessions(of: account.user, than: token) == 0
  }

  /// Returns the path of an account's recovery record, for pages that follow it.
  package static func recoveryPath(of user: UserID) -> ItemPath { DocumentKey.recovery(of: user).path }

  /// Redeems a recovery code: opens a session, replaces the code, and notifies the account.
  ///
  /// - Parameters:
  ///   - typed: The code, however it was typed.
  ///   - ticket: The id of the form, at least 80 random bits. A retry within ten minutes after a lost answer gets the
  ///     same code. nil for a request that is not retried.
  ///   - change: Whether the account's other sessions end.
  ///   - device: The device's name.
  ///   - address: The network, by which attempts take turns.
  ///   - only: The user whom the code must belong to; nil for any.
  /// - Returns: The session and the new code.
  /// - Throws: ``WireFormat/Problem``: 429 while too many codes are tried, otherwise the same for every invalid code.
  package func recover(
    _ typed: String,
    as ticket: String? = nil,
    _ change: DeviceChange,
    device: String,
    from address: String,
    only: UserID? = nil
  ) async throws -> Recovery {
    guard let code = RecoveryCode(typed: typed) else { throw Self.noRecoveryCode }
    try await tries.begin(from: address)
    // The finder of a used code could guess a short ticket, and with it the new code.
    let isLong = (ticket?.utf8.count ?? 0) >= Self.ticketBytes
    let ticket = isLong ? ticket ?? "" : newSecret()
    let use = Use(code: code, ticket: ticket, change: change, device: device, address: address, only: only)
    // After a conflict another device was faster, which the second look finds.
    for _ in 1...3 {
      if let recovery = try await attempt(use) { return recovery }
    }
    throw Self.noRecoveryCode
  }

  /// A recovery code in use by a device.
  private struct Use {
    let code: RecoveryCode
    let ticket: String
    let change: DeviceChange
    let device: String
    let address: String
    let only: UserID?
  }

  /// Makes one attempt; nil after a conflict.
  private func attempt(_ use: Use) async throws -> Recovery? {
    guard let record = try await documents.value(.recoveryCode(use.code)).value,
      let account = try await account(of: record.user)
    else {
      await watch.noteWrongCode(from: use.address)
      throw Self.noRecoveryCode
    }
    if let only = use.only, only != account.user { throw Problem.otherAccount }
    let present = try await documents.value(.recovery(of: account.user))
    let next = RecoveryCode(after: use.code, ticket: use.ticket)
    let isGood = present.value?.code == use.code.digest
    let isRepeat = present.value?.code == next.digest && record.isRepeat(use.ticket, at: clock.now())
    guard isGood || isRepeat else {
      await watch.note(.oldRecoveryCode, of: account, from: use.address)
      throw Self.noRecoveryCode
    }
    let writes = isGood ? try using(use, present, of: account.user, next) : []
    return try await open(account, with: writes, next, use)
  }

  private func using(
    _ use: Use,
    _ present: Loaded<RecoveryRecord>,
    of user: UserID,
    _ next: RecoveryCode
  ) throws(DocumentError) -> [DocumentWrite] {
    let end = try ending(use.code.digest, of: user, by: use.ticket)
    return try replacing(present, of: user, by: next) + [end]
  }

  private func open(
    _ account: Account,
    with writes: [DocumentWrite],
    _ next: RecoveryCode,
    _ use: Use
  ) async throws(DocumentError) -> Recovery? {
    let token: String
    do { token = try await openSession(of: account.user, with: writes) } catch .conflict { return nil }
    if use.change == .lostPhone, let claims = try await claims(of: token) {
      let kept = [DocumentKey.session(claims.jti).path, DocumentKey.recovery(of: account.user).path]
      try await endAll(of: account.user, but: Set(kept))
    }
    let event = Notice.SignInEvent.recovered(device: use.device, endedOthers: use.change == .lostPhone)
    try await watch.tell(event, about: [next.digest.rawValue], to: account.user)
    return Recovery(token: token, account: account, code: next)
  }

  /// Ends the recovery code of an account.
  func endRecoveryCode(of user: UserID) async throws(DocumentError) {
    let key = DocumentKey.recovery(of: user)
    guard let present = try await documents.value(key).value else { return }
    let removal = DocumentWrite(key.path, id: clock.newWrite(), expected: .any, body: nil)
    _ = try await documents.save([removal, try ending(present.code, of: user)])
  }

  private func replacing(
    _ present: Loaded<RecoveryRecord>,
    of user: UserID,
    by code: RecoveryCode
  ) throws(DocumentError) -> [DocumentWrite] {
    let record = RecoveryRecord(code: code.digest, madeAt: clock.now())
    return [
      try DocumentKey.recovery(of: user)
        .write(record, id: clock.newWrite(), expected: present.expected, labels: Self.labels(of: user)),
      try DocumentKey.recoveryCode(code)
        .write(RecoveryCodeRecord(user: user), id: clock.newWrite(), expected: .absent),
    ]
  }

  private func ending(
    _ code: ItemPath.Segment,
    of user: UserID,
    by ticket: String? = nil
  ) throws(DocumentError) -> DocumentWrite {
    let record = RecoveryCodeRecord(user: user, expiresAt: clock.now(), ticket: ticket.map(ItemPath.Segment.digest))
    return try DocumentKey.recoveryCode(code).write(record, id: clock.newWrite(), expected: .any)
  }

  private static let noRecoveryCode = Problem(
    .unauthorized,
    "recoveryCodeNoGood",
    "This recovery code is wrong or was used before.",
    detail: "Enter your newest code. Without one, ask the organiser for a sign-in link."
  )
}

/// The valid recovery code of an account.
struct RecoveryRecord: Hashable, Codable, Sendable {
  let code: ItemPath.Segment
  let madeAt: Timestamp
}

/// The account of a recovery code, even of a used one.
struct RecoveryCodeRecord: Hashable, Codable, Sendable {
  let user: UserID
  /// The time at which it was used or replaced; nil for a valid code.
  let expiresAt: Timestamp?
  /// The SHA-256 of the form's ticket.
  let ticket: ItemPath.Segment?

  init(user: UserID, expiresAt: Timestamp? = nil, ticket: ItemPath.Segment? = nil) {
    (self.user, self.expiresAt, self.ticket) = (user, expiresAt, ticket)
  }

  func isRepeat(_ ticket: String, at now: Timestamp) -> Bool {
    guard let expiresAt, self.ticket == .digest(of: ticket) else { return false }
    return now.milliseconds(since: expiresAt) < SignIn.repeatMilliseconds
  }
}

extension RecoveryCode {
  var digest: ItemPath.Segment { .digest(of: text) }
}

extension DocumentKey where Value == RecoveryRecord {
  static func recovery(of user: UserID) -> Self {
    .json(ItemPath("local/sign-in/recovery").appending(.digest(of: user.rawValue)))
  }
}

extension DocumentKey where Value == RecoveryCodeRecord {
  static func recoveryCode(_ code: RecoveryCode) -> Self { recoveryCode(code.digest) }

  static func recoveryCode(_ digest: ItemPath.Segment) -> Self {
    .json(ItemPath("local/sign-in/recovery-codes").appending(digest))
  }
}
