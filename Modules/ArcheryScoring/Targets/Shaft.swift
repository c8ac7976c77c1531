public import Domain

/// How thick an archer's arrows are.
public enum Shaft: Sendable {
  /// What an archer may enter, in micrometres: up to 9.3 mm, the World Archery maximum.
  public static let allowedUm = 1...9300
  public static let outdoorDefaultUm = 5500
  public static let indoorDefaultUm = 9300

  /// - Throws: ``ScoringCode/invalidShaft``.
  public static func check(_ diameterUm: Int) throws(Refusal) {
    guard allowedUm.contains(diameterUm) else { throw .invalidShaft(diameterUm) }
  }
}

extension Refusal {
  static func invalidShaft(_ diameterUm: Int) -> Refusal {
    Refusal(.invalidShaft, "A shaft is over 0 and at most 9.3 mm thick, not \(diameterUm) micrometres.")
  }
}
