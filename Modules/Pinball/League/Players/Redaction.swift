internal import Crypto
internal import Domain

/// Which players are not named where people look, and what stands in their place.
///
/// A courtesy, no security: whoever has the names can work the tokens out. It is for showing only; names are matched, chosen
/// and stored as they are.
public struct Redaction: Hashable, Sendable {
  private let names: Set<ComparedName>

  /// Nobody is redacted.
  public init() {
    names = []
  }

  /// Reads `redacted_players.csv`: a column `name`, `player` or `player_name`; without such a header all of the first column.
  ///
  /// - Parameter bytes: The file as it is; an empty one names nobody.
  /// - Throws: ``LeagueFileError`` for what is no text.
  public init(_ bytes: [UInt8]) throws(LeagueFileError) {
    var rows = CommaRows(try FileText(bytes))
    var (column, isFirst): (Int, Bool) = (0, true)
    var names: Set<ComparedName> = []
    while rows.next() {
      defer { isFirst = false }
      if isFirst, let titled = Self.column(of: rows) {
        column = titled
      } else if column < rows.count {
        names.insert(ComparedName(String(field: rows[column])))
      }
    }
    self.names = names.filter { !$0.isBlank }
  }

  private static func column(of rows: CommaRows) -> Int? {
    let titles = ["name", "player", "player_name"]
    return (0..<rows.count).first { titles.contains(LeagueTable.title(of: rows[$0])) }
  }

  public func hides(_ name: String) -> Bool { !names.isEmpty && names.contains(ComparedName(name)) }

  /// How a player is shown.
  public func shown(_ name: String) -> String {
    hides(name) ? "Redacted \(Self.token(of: name))" : name.trimmingSpaces
  }

  /// Six hexadecimal digits that stand for a name.
  public static func token(of name: String) -> String {
    let salted = Array("pinball-app-redaction-v1:\(ComparedName(name).text)".utf8)
    return SHA256.hash(data: salted).prefix(3).map(hexadecimal).joined()
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return byte < 16 ? "0\(digits)" : digits
  }
}
