internal import Domain

/// The reasons for the order of archers with the same score.
///
/// Only neighbours are compared, because the difference to the next above and below decides the place.
struct RankReasons {
  private let ranking: BoardRanking
  private let rule: RankingRule
  private let titles: CountTitles
  private let names: [PlayerID: String]

  init(_ ranking: BoardRanking, _ rule: RankingRule, _ titles: CountTitles, _ names: [PlayerID: String]) {
    (self.ranking, self.rule, self.titles, self.names) = (ranking, rule, titles, names)
  }

  /// Returns one or two sentences; nil if the score alone decides, and before the first arrow.
  ///
  /// `place` counts the lines of the ranking from 0.
  func text(at place: Int) -> String? {
    let line = ranking.lines[place]
    guard line.tally.arrows > 0 else { return nil }
    let equals = run(around: place)
    let above = equals.last { $0.ordinal < line.ordinal && $0.rank != line.rank }
    let below = equals.first { $0.ordinal > line.ordinal && $0.rank != line.rank }
    let level = equals.filter { $0.rank == line.rank && $0.archer.id != line.archer.id }
    let sentences = [
      level.isEmpty ? nil : "Level with \(list(level)) in everything that counts.",
      below.flatMap { difference(line, $0).map { "Ahead of \($0.name) by \($0.words)." } },
      above.flatMap { difference(line, $0).map { "Behind \($0.name) by \($0.words)." } },
    ]
    let text = sentences.compactMap(\.self).joined(separator: " ")
    return text.isEmpty ? nil : text
  }

  /// Returns the adjacent lines with the same score as this one.
  private func run(around place: Int) -> ArraySlice<BoardRanking.Line> {
    let (lines, score) = (ranking.lines, ranking.lines[place].tally.score)
    let first = lines[..<place].lastIndex { $0.tally.score != score }.map { $0 + 1 } ?? 0
    let end = lines[place...].firstIndex { $0.tally.score != score } ?? lines.endIndex
    return lines[first..<end]
  }

  /// Returns the first difference of two lines among the rule's columns, or else the shoot-off, such as `Xs, 7 to 5`.
  private func difference(_ line: BoardRanking.Line, _ other: BoardRanking.Line) -> (name: String, words: String)? {
    let name = name(other)
    for column in rule.columns where line.tally[column] != other.tally[column] {
      return (name, "\(title(of: column)), \(line.tally[column]) to \(other.tally[column])")
    }
    return line.shootOffPoints == other.shootOffPoints ? nil : (name, "the shoot-off")
  }

  private func title(of column: BoardColumn) -> String {
    switch column {
    case .score: "score"
    case .xCount: titles.x.map { $0 == "X" ? "Xs" : $0 } ?? "Xs"
    case .tenCount: titles.ten == "Golds" ? "golds" : titles.ten
    case .nines: "9s"
    case .hits: "hits"
    case .ends: "ends completed"
    }
  }

  private func name(_ line: BoardRanking.Line) -> String { names[line.archer.id] ?? "" }

  private func list(_ lines: [BoardRanking.Line]) -> String {
    lines.count > 3 ? "\(lines.count) others" : lines.map(name).joined(separator: ", ")
  }
}
