internal import Domain

/// The league's target scores, game by game.
package struct TargetsScreen: Hashable, Codable, Sendable {
  package struct Line: Hashable, Codable, Sendable {
    /// The game as the league calls it.
    package let game: String
    /// The library's game, with the certainty of the match; nil for none.
    package let match: Match?
    package let bank: Int?
    /// The great score: the average of the second best scores.
    package let great: Double?
    /// The main target: the average of the fourth best scores.
    package let main: Double?
    /// The floor: the average of the eighth best scores.
    package let floor: Double?
  }

  package struct Match: Hashable, Codable, Sendable {
    /// The game's name in the library.
    package let game: String
    package let practiceKey: String
    package let certainty: MachineMatcher.Certainty
  }

  package let sort: TargetSort
  /// The bank; nil for all.
  package let bank: Int?
  /// The banks, ascending.
  package let banks: [Int]
  package let lines: [Line]
  /// Whether there is a library with banks; without one there is only the file's order.
  package let hasLibrary: Bool
}

extension TargetTable {
  /// Returns the targets for display; a bank that does not exist counts as all.
  package func screen(by sort: TargetSort, bank: Int?) -> TargetsScreen {
    let bank = bank.flatMap { banks.contains($0) ? $0 : nil }
    return TargetsScreen(
      sort: sort,
      bank: bank,
      banks: banks,
      lines: lines(by: sort, bank: bank).map(TargetsScreen.Line.init),
      hasLibrary: hasLibrary
    )
  }
}

extension TargetsScreen.Line {
  init(_ line: TargetLine) {
    (game, bank) = (line.target.game, line.bank)
    (great, main, floor) = (line.target.second, line.target.fourth, line.target.eighth)
    match = line.match.map { match in
      TargetsScreen.Match(game: match.game.name, practiceKey: match.game.practiceKey, certainty: match.certainty)
    }
  }
}
