import Domain

/// The kinds of bow; the raw values are stored and exchanged.
public enum BowType: String, Codable, Hashable, Sendable, CaseIterable {
  /// A recurve bow.
  case recurve = "RECURVE"
  /// A compound bow.
  case compound = "COMPOUND"
  /// A recurve bow without sight or stabilisers.
  case barebow = "BAREBOW"
  /// A longbow.
  case longbow = "LONGBOW"
  /// A traditional bow.
  case traditional = "TRADITIONAL"
}
