package import Domain

/// The names of the counts beside a total.
///
/// A face decides what an X and a ten are: an X on one face is a 6 on another (see ``ScoringSystem``). The rule decides
/// which of them count: indoors these are the 10s, then the 9s, and no X.
package struct CountTitles: Codable, Hashable, Sendable {
  /// The name of the count of Xs; nil where the rule compares none, or the round's faces have none.
  package let x: ScreenText?
  /// The name of the count of tens.
  package let ten: ScreenText
  /// The name of the count of nines; nil where the rule compares none.
  package let nine: ScreenText?

  /// The names on a face of ten zones, for rounds that have none in common.
  static let usual = CountTitles(.scoreXTenEnds, .tenZone)

  /// The names by a rule and a face.
  init(_ rule: RankingRule, _ system: ScoringSystem) {
    x = rule.countsX ? system.xTitle.map { ScreenText($0) } : nil
    ten = ScreenText(system.tenTitle)
    nine = rule.columns.contains(.nines) ? ScreenText(Message("\(ArrowToken.nine.rawValue)s", context: "count")) : nil
  }

  /// Returns each count with its name, in the order of the columns.
  package func counts(of row: some CountedRow) -> [(title: Message, count: Int)] {
    (x.map { [($0.message, row.xCount)] } ?? []) + [(ten.message, row.tenCount)]
      + (nine.map { [($0.message, row.nineCount)] } ?? [])
  }

  /// Returns each count in words, such as `4 × X`: where no column has the name.
  package func words(of row: some CountedRow) -> [Message] { counts(of: row).map { "\($0.count) × \($0.title)" } }

  /// The names in the order of the columns.
  package var all: [Message] { [x?.message, ten.message, nine?.message].compactMap(\.self) }
}

/// A row with the counts beside a total.
package protocol CountedRow {
  var xCount: Int { get }
  /// The number of tens, including Xs.
  var tenCount: Int { get }
  var nineCount: Int { get }
}

extension BoardRow: CountedRow {}
extension ArcherSheet: CountedRow {}
extension CombinedScreen.Row: CountedRow {}

extension RankingRule {
  /// Whether Xs are compared.
  var countsX: Bool { columns.contains(.xCount) }
}

extension TournamentCategory {
  /// The names by the category's rule and the round's first pass.
  ///
  /// Rounds do not mix faces that count differently.
  var countTitles: CountTitles { CountTitles(rule, round.passes.first?.scoringSystem ?? .tenZone) }
}

extension Tournament {
  /// The names of an archer's counts: by the rule of the category, or of the shoot.
  package func countTitles(of archer: PlayerID) -> CountTitles {
    (category(of: archer) ?? .unassigned(in: self)).countTitles
  }

  /// Whether an archer's X is written down; a 10 is written where the two are worth the same by the archer's rule.
  func writesX(_ archer: PlayerID, in system: ScoringSystem) -> Bool {
    (category(of: archer) ?? .unassigned(in: self)).rule.countsX || system.rules.xPoints != 10
  }
}

extension ScoringSystem {
  fileprivate var xTitle: Message? {
    guard let token = rules.xTokens.first else { return nil }
    return token == .x ? Message(verbatim: "X") : Message("\(token.rawValue)s", context: "count")
  }

  /// The name of the count of tens.
  ///
  /// Xs are counted with the tens without saying so.
  fileprivate var tenTitle: Message {
    if self == .fiveZone { return Message("Golds", context: "count") }
    let values = rules.tenTokens.filter { $0 != .x }.map { Message("\($0.rawValue)s", context: "count") }
    return values.dropFirst().reduce(values.first ?? "") { Message("\($0) and \($1)") }
  }
}
