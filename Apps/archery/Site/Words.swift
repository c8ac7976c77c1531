import ArcheryScoring
import Domain
import Pages

extension Words {
  /// Such as `End 3` or `Ends 3, 4`.
  static func ends(_ numbers: [Int]) -> String {
    "\(numbers.count == 1 ? "End" : "Ends") \(numbers.map(String.init).joined(separator: ", "))"
  }

  /// Points behind, with a true minus sign; nothing for those in front.
  static func difference(_ points: Int) -> String {
    points == 0 ? "–" : "\u{2212}\(abs(points))"
  }

  /// Micrometres as millimetres, such as `5.5`.
  static func millimetres(_ micrometres: Int) -> String {
    let digits = String(micrometres % 1000 + 1000).dropFirst()
    let fraction = String(digits.reversed().drop { $0 == "0" }.reversed())
    return "\(micrometres / 1000)\(fraction.isEmpty ? "" : ".\(fraction)")"
  }

  /// A length without its sign, such as `12 mm`.
  static func wholeMillimetres(_ micrometres: Int) -> String {
    "\((micrometres.magnitude / 1000) + (micrometres.magnitude % 1000 < 500 ? 0 : 1)) mm"
  }

  /// Micrometres from millimetres as people write them, with a point or a comma; nil for anything else.
  static func micrometres(_ millimetres: String) -> Int? {
    guard let value = Double(millimetres.replacing(",", with: ".")), value.isFinite, abs(value) < 1e6 else {
      return nil
    }
    return Int((value * 1000).rounded())
  }
}

extension TournamentStatus {
  /// What people call it.
  var label: String {
    switch self {
    case .open: "Open"
    case .inProgress: "Shooting"
    case .paused: "Paused"
    case .completed: "Finished"
    case .cancelled: "Cancelled"
    }
  }

  /// Something happens now.
  var isLive: Bool { self == .inProgress || self == .paused }
}

extension BowType {
  /// What people call it.
  var label: String { rawValue.prefix(1) + rawValue.dropFirst().lowercased() }
}
