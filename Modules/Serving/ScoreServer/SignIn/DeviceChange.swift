/// The reason for signing in on another device, which decides whether other sessions end.
package enum DeviceChange: String, Hashable, Codable, Sendable, CaseIterable {
  /// The device is lost, perhaps to another person.
  ///
  /// All other sessions of the account end.
  case lostPhone = "lost"
  /// Both devices are in use.
  ///
  /// All sessions stay.
  case secondPhone = "second"

  /// Creates the reason that a form names; a lost phone by default.
  package init(_ text: String?) { self = text.flatMap(Self.init(rawValue:)) ?? .lostPhone }
}
