import Domain
import HTTPTypes
import Hummingbird
import NIOCore
import StoreEngine
package import WireFormat

/// The allowances of an account that is not the installation's owner.
struct AccountQuotas: Sendable {
  /// The bytes of bodies, and those that records take beyond them.
  let bytes: Allowances<UserID>
  /// The spaces that the account creates.
  let spaces: Allowances<UserID>

  init(_ limits: ServerLimits, now: @escaping @Sendable () -> ContinuousClock.Instant) {
    bytes = Allowances(
      perSecond: Double(limits.accountBytes.perSecond),
      burst: Double(limits.accountBytes.burst),
      most: limits.callers,
      now: now
    )
    spaces = Allowances(
      perSecond: Double(limits.accountSpacesPerHour) / 3600,
      burst: Double(limits.accountSpaces),
      most: limits.callers,
      now: now
    )
  }

  /// Charges a request's body to the account's allowance: at once if its length is known, or else as it arrives.
  ///
  /// - Throws: ``WireFormat/Problem`` (429) if nothing is left.
  func charged(_ request: Request, to account: Account?) throws(Problem) -> Request {
    guard let account, account.role != .owner, ![.get, .head].contains(request.method) else { return request }
    if let length = request.contentLength {
      try spend(length, of: account.user)
      return request
    }
    try spend(1, of: account.user)
    var request = request
    request.body = RequestBody(
      asyncSequence: request.body.map { part in
        try spend(part.readableBytes, of: account.user)
        return part
      }
    )
    return request
  }

  /// Returns what pays for the records that an account writes; nil for one that need not.
  func payer(of account: Account?) -> StorageBill.Payer? {
    guard let account, account.role != .owner else { return nil }
    return StorageBill.Payer { [bytes] amount in bytes.charge(Double(amount), of: account.user) }
  }

  /// Counts a space that an account creates.
  ///
  /// Returns the seconds to wait if it has created too many.
  func createSpace(by account: Account?) -> Int? {
    guard let account, account.role != .owner else { return nil }
    return spaces.take(of: account.user)
  }

  private func spend(_ bytes: Int, of user: UserID) throws(Problem) {
    guard bytes > 0, let wait = self.bytes.spend(Double(bytes), of: user) else { return }
    throw .tooManyBytes(retryAfter: wait)
  }
}

extension SignedInContext {
  /// Counts a group, shoot or other space that the account is about to create.
  ///
  /// - Throws: ``WireFormat/Problem`` (429) if the account has created too many recently.
  package func countNewSpace() throws(Problem) {
    if let wait = newSpaceWait() { throw Problem(portError: StoreFailure.tooManySpaces(retryAfter: wait)) ?? .notFound }
  }
}

extension Problem {
  static func tooManyBytes(retryAfter seconds: Int) -> Problem {
    Problem(
      .tooManyRequests,
      "tooManyBytes",
      "You have sent too much at once.",
      detail: "Nothing was changed. Try again in \(seconds) s.",
      retryAfter: seconds
    )
  }
}
