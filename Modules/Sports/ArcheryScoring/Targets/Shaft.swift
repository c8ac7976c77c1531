package import Domain

/// The diameters of arrow shafts.
package enum Shaft: Sendable {
  /// The allowed diameters in micrometres, up to 9.3 mm, the World Archery maximum.
  package static let allowedUm = 1...9300
  static let outdoorDefaultUm = 5500
  static let indoorDefaultUm = 9300

  /// Rejects a diameter out of bounds.
  ///
  /// - Throws: ``ScoringCode/invalidShaft``.
  package static func check(_ diameterUm: Int) throws(Refusal) {
    guard allowedUm.contains(diameterUm) else { throw .invalidShaft(diameterUm) }
  }

  /// Returns micrometres from millimetres as people write them, with a point or a comma.
  ///
  /// - Throws: ``ScoringCode/invalidShaft``.
  package static func micrometres(_ millimetres: String) throws(Refusal) -> Int {
    guard let value = Double(millimetres.replacing(",", with: ".")), value.isFinite, abs(value) < 1e6 else {
      throw Refusal(.invalidShaft, "\"\(millimetres.prefix(20))\" is no thickness in millimetres, such as 5.5.")
    }
    return Int((value * 1000).rounded())
  }
}

extension Refusal {
  static func invalidShaft(_ diameterUm: Int) -> Refusal {
    Refusal(.invalidShaft, "A shaft is at most 9.3 mm thick. Enter its diameter in millimetres.")
  }
}
