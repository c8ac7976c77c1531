import Domain

/// The kinds of bow; the raw values are stored and exchanged (SET-2).
public enum BowType: String, Codable, Hashable, Sendable, CaseIterable {
  case recurve = "RECURVE"
  case compound = "COMPOUND"
  case barebow = "BAREBOW"
  case longbow = "LONGBOW"
  case traditional = "TRADITIONAL"
}
