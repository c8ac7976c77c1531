public import Domain

/// The diameters of arrow shafts.
public enum Shaft: Sendable {
  /// The allowed diameters in micrometres, up to 9.3 mm, the World Archery maximum.
  public static let allowedUm = 1...9300
  /// The default diameter outdoors, in micrometres.
  static let outdoorDefaultUm = 5500
  /// The default diameter indoors, in micrometres.
  static let indoorDefaultUm = 9300

  /// Rejects a diameter out of bounds.
  ///
  /// - Throws: ``ScoringCode/invalidShaft``.
  public static func check(_ diameterUm: Int) throws(Refusal) {
    guard allowedUm.contains(diameterUm) else { throw .invalidShaft(diameterUm) }
  }
}

extension Refusal {
  static func invalidShaft(_ diameterUm: Int) -> Refusal {
    Refusal(.invalidShaft, "A shaft is at most 9.3 mm thick. Enter its diameter in millimetres.")
  }
}
