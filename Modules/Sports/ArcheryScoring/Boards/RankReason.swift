internal import Domain

/// The reasons for the order of archers with the same score.
///
/// Only neighbours are compared, because the difference to the next above and below decides the place.
struct RankReasons {
  private let ranking: BoardRanking
  private let rule: RankingRule
  /// The titles of the rule's columns within a sentence.
  private let titles: [BoardColumn: Message]
  private let names: [PlayerID: String]

  init(_ ranking: BoardRanking, _ rule: RankingRule, _ titles: CountTitles, _ names: [PlayerID: String]) {
    (self.ranking, self.rule, self.names) = (ranking, rule, names)
    self.titles = Dictionary(uniqueKeysWithValues: rule.columns.map { ($0, Self.title(of: $0, titles)) })
  }

  /// Returns one or two sentences; nil if the score alone decides, and before the first arrow.
  ///
  /// `place` counts the lines of the ranking from 0.
  func text(at place: Int) -> ScreenText? {
    let line = ranking.lines[place]
    guard line.tally.arrows > 0 else { return nil }
    let equals = run(around: place)
    let above = equals.last { $0.ordinal < line.ordinal && $0.rank != line.rank }
    let below = equals.first { $0.ordinal > line.ordinal && $0.rank != line.rank }
    let level = equals.filter { $0.rank == line.rank && $0.archer.id != line.archer.id }
    let sentences = [
      level.isEmpty ? nil : tie(level),
      below.flatMap { difference(line, $0).map { Message("Ahead of \($0.name) by \($0.words).") } },
      above.flatMap { difference(line, $0).map { Message("Behind \($0.name) by \($0.words).") } },
    ]
    .compactMap(\.self)
    return sentences.isEmpty ? nil : ScreenText(sentences.joined(separator: " "))
  }

  /// Returns the adjacent lines with the same score as this one.
  private func run(around place: Int) -> ArraySlice<BoardRanking.Line> {
    let (lines, score) = (ranking.lines, ranking.lines[place].tally.score)
    let first = lines[..<place].lastIndex { $0.tally.score != score }.map { $0 + 1 } ?? 0
    let end = lines[place...].firstIndex { $0.tally.score != score } ?? lines.endIndex
    return lines[first..<end]
  }

  /// Such as `Xs, 7 to 5`: the first of the rule's columns in which the two differ, else the shoot-off.
  private func difference(_ line: BoardRanking.Line, _ other: BoardRanking.Line) -> (name: String, words: Message)? {
    let name = name(other)
    for column in rule.columns where line.tally[column] != other.tally[column] {
      return (
        name,
        [titles[column] ?? "", Message("\(line.tally[column]) to \(other.tally[column])")].joined(separator: ", ")
      )
    }
    return line.shootOffPoints == other.shootOffPoints ? nil : (name, Message("the shoot-off"))
  }

  private static func title(of column: BoardColumn, _ titles: CountTitles) -> Message {
    switch column {
    case .score: Message("score", context: "column")
    case .xCount: titles.x == "X" ? Message("Xs", context: "column") : titles.x?.message ?? ""
    case .tenCount: titles.ten == "Golds" ? Message("golds", context: "column") : titles.ten.message
    case .nines: Message("9s", context: "column")
    case .hits: Message("hits", context: "column")
    case .ends: Message("completed ends", context: "column")
    }
  }

  private func name(_ line: BoardRanking.Line) -> String { names[line.archer.id] ?? "" }

  private func tie(_ lines: [BoardRanking.Line]) -> Message {
    lines.count > 3
      ? Message("Tied with \(lines.count) other archers.")
      : Message("Tied with \(lines.map(name).joined(separator: ", ")).")
  }
}
