/// The clock, the identities and the log that stores and services get from outside, so that a test can control them.
public struct ClockAndIdentities: Sendable {
  /// The clock that stamps writes.
  public let now: @Sendable () -> Timestamp
  /// A text that is different on every call, everywhere.
  public let newIdentity: @Sendable () -> String
  /// Reports to the operator what the store found or repaired, such as a torn record that it set aside.
  public let report: @Sendable (String) -> Void

  /// Creates the value; without `report`, reports are dropped.
  public init(
    now: @escaping @Sendable () -> Timestamp,
    newIdentity: @escaping @Sendable () -> String,
    report: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.now = now
    self.newIdentity = newIdentity
    self.report = report
  }

  /// Returns the id of a write that is not retried.
  public func newWrite() -> WriteID { WriteID(rawValue: newIdentity()) }
}
