import Crypto
package import Domain
import HTTPTypes
import Synchronization
import WireFormat

/// The way of a server's first owner into a server without a terminal: a code that its screen or log shows.
///
/// One document of the store, which is never served or synced, has the code until the owner is there. So all servers of a
/// store show the same code, also after a restart, and the premise of the write lets one device in.
///
/// A device is the owner once it has come back with its session. Until then the same form may be sent again, because the
/// answer may have been lost, and after ``returnMilliseconds`` there is a new code.
package final class OwnerClaim: Sendable {
  /// The claim as a visitor finds it.
  package enum State: Hashable, Sendable {
    /// No device has entered the code.
    case open(code: String)
    /// A device has entered the code, and has not come back with its session.
    case taken
    /// The owner has been here.
    case over
  }

  /// The time within which a device that has entered the code must come back with its session.
  static let returnMilliseconds: Int64 = 120_000
  /// The wrong codes, of all networks and servers together, after which there is a new code.
  static let wrongCodes = 200

  /// The owner's account.
  package let owner: Account
  private let signIn: SignIn
  private let tell: @Sendable (_ code: String) -> Void
  private let told = Mutex("")
  private let over = Atomic(false)
  private var documents: any DocumentRepository { signIn.documents }

  /// Creates the claim of a store.
  ///
  /// - Parameters:
  ///   - owner: The owner's account, which no device is signed in to yet.
  ///   - signIn: The accounts.
  ///   - tell: Shows a new code on the server's screen or in its log, and nowhere else.
  package init(of owner: Account, _ signIn: SignIn, tell: @escaping @Sendable (_ code: String) -> Void) {
    (self.owner, self.signIn, self.tell) = (owner, signIn, tell)
  }

  /// Returns the state, and makes a code where there is none yet, or none any more.
  package func state() async throws(DocumentError) -> State {
    while true {
      if over.load(ordering: .relaxed) { return .over }
      let found = try await documents.value(.ownerClaim)
      if let record = found.value {
        guard let code = record.code else {
          over.store(true, ordering: .relaxed)
          return .over
        }
        guard let takenAt = record.takenAt else {
          note(code)
          return .open(code: CodeLetters.grouped(code))
        }
        // A clock that was set back makes a new code.
        if (0..<Self.returnMilliseconds).contains(signIn.clock.now().milliseconds(since: takenAt)) { return .taken }
      } else if try await hasSignedIn {
        try await finish()
        return .over
      }
      let write = try DocumentKey.ownerClaim.write(
        OwnerClaimRecord(code: signIn.newCode()),
        id: signIn.clock.newWrite(),
        expected: found.expected
      )
      // After a conflict another server has made the code.
      do { _ = try await documents.save([write]) } catch .conflict { continue }
    }
  }

  /// Ends the claim for good, because the owner is signed in.
  package func finish() async throws(DocumentError) {
    if over.load(ordering: .relaxed) { return }
    try await documents.update(.ownerClaim, as: signIn.clock.newWrite()) { _ in OwnerClaimRecord() }
    over.store(true, ordering: .relaxed)
  }

  /// Signs a device in as the owner.
  ///
  /// - Parameters:
  ///   - typed: The code, however it was typed.
  ///   - name: The name that the owner is about to get.
  ///   - ticket: The id of the form, at least 80 random bits. The same ticket is let in again, after a lost answer.
  ///   - address: The network, by which attempts take turns and are limited.
  /// - Returns: The token of the session; nil if another device was faster.
  /// - Throws: ``WireFormat/Problem``: 422 for a wrong code, 429 after too many, 404 once there is an owner.
  package func prove(
    _ typed: String,
    named name: String,
    as ticket: String?,
    from address: String
  ) async throws -> String? {
    try AccountName.check(name)
    try await signIn.tries.begin(from: address)
    // Somebody who has seen the form could guess a short ticket.
    let isLong = (ticket?.utf8.count ?? 0) >= SignIn.ticketBytes
    let own = ItemPath.Segment.digest(of: isLong ? ticket ?? "" : signIn.newSecret())
    // After a conflict another device was faster, which the second look finds.
    for _ in 1...3 {
      let found = try await documents.value(.ownerClaim)
      guard let record = found.value, let code = record.code else { throw Problem.notFound }
      guard await signIn.watch.mayTry(from: address) else { throw Self.tooManyWrong }
      // Digests are compared in constant time.
      guard Self.digest(CodeLetters.read(typed)) == Self.digest(code) else {
        try await countWrong(from: address)
        throw Problem.invalid("code", "This code is wrong. The newest one is on the server's screen or in its log.")
      }
      guard record.takenAt == nil || record.ticket == own else { return nil }
      let taken = OwnerClaimRecord(code: code, ticket: own, takenAt: signIn.clock.now())
      let write = try DocumentKey.ownerClaim.write(taken, id: signIn.clock.newWrite(), expected: found.expected)
      if let token = try await session(with: write) { return token }
    }
    return nil
  }

  /// Opens the owner's session, which is the only one; nil after a conflict.
  private func session(with write: DocumentWrite) async throws(DocumentError) -> String? {
    let token: String
    do { token = try await signIn.openSession(of: owner.user, with: [write]) } catch .conflict { return nil }
    let kept = try await signIn.claims(of: token).map { DocumentKey.session($0.jti).path }
    try await signIn.endAll(of: owner.user, but: Set([kept].compactMap(\.self)))
    return token
  }

  private func countWrong(from address: String) async throws(DocumentError) {
    await signIn.watch.noteWrongCode(from: address)
    let fresh = signIn.newCode()
    try await documents.update(.ownerClaim, as: signIn.clock.newWrite()) { known in
      guard var record = known, record.code != nil, record.takenAt == nil else {
        return known ?? OwnerClaimRecord(code: fresh)
      }
      record.wrong += 1
      return record.wrong < Self.wrongCodes ? record : OwnerClaimRecord(code: fresh)
    }
    // Shows a new code.
    _ = try await state()
  }

  /// Whether the owner has signed in by a link, before the store was served with a claim.
  private var hasSignedIn: Bool {
    get async throws(DocumentError) {
      if try await signIn.recoveryCodeDate(of: owner.user) != nil { return true }
      return try await signIn.otherSessions(of: owner.user, than: nil) > 0
    }
  }

  private func note(_ code: String) {
    let isNew = told.withLock { told in
      defer { told = code }
      return told != code
    }
    if isNew { tell(CodeLetters.grouped(code)) }
  }

  private static func digest(_ text: String) -> SHA256Digest { SHA256.hash(data: Array(text.utf8)) }

  static let tooManyWrong = Problem(
    .tooManyRequests,
    "tooManyTries",
    "Too many wrong codes came from your network.",
    detail: "Try again in an hour, or start the server again.",
    retryAfter: 3600
  )
}

/// The claim as stored: without a code once the owner is there.
struct OwnerClaimRecord: Hashable, Codable, Sendable {
  /// The code's letters; nil once the owner has been here.
  var code: String?
  /// The wrong codes that were entered.
  var wrong = 0
  /// The SHA-256 of the ticket of the form that entered the code.
  var ticket: ItemPath.Segment?
  /// The time at which it did.
  var takenAt: Timestamp?
}

extension DocumentKey where Value == OwnerClaimRecord {
  static var ownerClaim: Self { .json("local/owner-claim") }
}
