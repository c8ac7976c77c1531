internal import Crypto
internal import Domain

/// The players whose names are not shown, and the tokens in their place.
///
/// A courtesy, not security, because a person with the names can compute the tokens. Redaction is for display only;
/// names are matched, chosen and stored unredacted.
package struct HiddenPlayers: Hashable, Sendable {
  private let names: Set<NameKey>

  package init() {
    names = []
  }

  /// Reads `redacted_players.csv`: a column `name`, `player` or `player_name`, or the first column without such a
  /// header.
  package init(_ bytes: [UInt8]) throws(LeagueFileError) {
    var rows = CommaRows(try FileText(bytes))
    var (column, isFirst): (Int, Bool) = (0, true)
    var names: Set<NameKey> = []
    while rows.next() {
      defer { isFirst = false }
      if isFirst, let titled = Self.column(of: rows) {
        column = titled
      } else if column < rows.count {
        names.insert(NameKey(loosely: String(field: rows[column])))
      }
    }
    self.names = names.filter { !$0.isBlank }
  }

  private static func column(of rows: CommaRows) -> Int? {
    let titles = ["name", "player", "player_name"]
    return (0..<rows.count).first { titles.contains(LeagueTable.title(of: rows[$0])) }
  }

  package func hides(_ name: String) -> Bool { !names.isEmpty && names.contains(NameKey(loosely: name)) }

  /// Returns a player's name for display.
  package func shown(_ name: String) -> String {
    hides(name) ? "Redacted \(Self.token(of: name))" : name.trimmingSpaces
  }

  /// Returns six hexadecimal digits that stand for a name.
  package static func token(of name: String) -> String {
    let salted = Array("pinball-app-redaction-v1:\(NameKey(loosely: name).text)".utf8)
    return Array(SHA256.hash(data: salted).prefix(3)).hexDigits.uppercased()
  }
}
