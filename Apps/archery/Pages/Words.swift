import ArcheryScoring
import Domain

/// Numbers and states as people say them.
enum Words {
  /// Such as `1 archer` or `3 archers`.
  static func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number) \(number == 1 ? one : many)"
  }

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

  /// A number with one digit after the point.
  static func decimal(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "–" }
    let tenths = Int((value * 10).rounded())
    return "\(tenths < 0 ? "\u{2212}" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
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

/// A moment's day in UTC, which `times.js` puts into the reader's own zone.
struct MomentView {
  let date: String
  /// The date without its year.
  let day: String
  let timestamp: String

  init(_ moment: Timestamp) {
    let date = CivilDate(dayNumber: ZoneTable.utc.day(of: moment))
    day = "\(date.day) \(Self.months[Int(date.month - 1)])"
    self.date = "\(day) \(date.year)"
    timestamp = moment.iso8601
  }

  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
}
