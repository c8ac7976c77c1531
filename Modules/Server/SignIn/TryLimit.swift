public import Domain
import HTTPTypes
public import WireFormat

/// Counts wrong tries of the last minute, by address and over all.
public actor TryLimit {
  /// Wrong tries a minute from one address.
  static let perAddress = 10
  /// Wrong tries a minute over all addresses.
  static let overAll = 100
  private static let windowMilliseconds: Int64 = 60_000

  private let now: @Sendable () -> Timestamp
  private var tries: [(address: String, time: Timestamp)] = []

  /// - Parameter now: The server's clock.
  public init(now: @escaping @Sendable () -> Timestamp) {
    self.now = now
  }

  /// Counts a try as a wrong one, before its outcome is known, so that many at once are counted, too.
  ///
  /// - Throws: ``WireFormat/Problem`` after too many.
  public func begin(_ address: String) throws(Problem) {
    let start = now().advanced(byMilliseconds: -Self.windowMilliseconds)
    tries.removeAll { $0.time <= start }
    let own = tries.count { $0.address == address }
    guard own < Self.perAddress, tries.count < Self.overAll else {
      throw Problem(
        .tooManyRequests,
        "tooManyTries",
        "Too many wrong tries.",
        detail: "Try again in a minute.",
        retryAfter: 60
      )
    }
    tries.append((address, now()))
  }

  /// Takes back the count of a try that was right.
  public func succeed(_ address: String) {
    if let last = tries.lastIndex(where: { $0.address == address }) { tries.remove(at: last) }
  }
}
