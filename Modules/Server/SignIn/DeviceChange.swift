/// The reason why somebody signs in on another device, which decides about the sessions on the devices before.
public enum DeviceChange: String, Hashable, Codable, Sendable, CaseIterable {
  /// The device is gone, and may be in other hands: all other sessions of the account end.
  case lostPhone = "lost"
  /// Both devices are used: all sessions stay.
  case secondPhone = "second"

  /// Creates the change that a form names; a lost phone where it names none.
  public init(_ text: String?) { self = text.flatMap(Self.init(rawValue:)) ?? .lostPhone }
}
