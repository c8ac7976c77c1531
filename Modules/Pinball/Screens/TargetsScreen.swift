internal import Domain

/// The league's target scores, game by game.
///
/// The page shows it, and `targets --json` prints it.
public struct TargetsScreen: Hashable, Codable, Sendable {
  /// One target.
  public struct Line: Hashable, Codable, Sendable {
    /// The game as the league calls it.
    public let game: String
    /// The library's game, with the certainty of the match; nil for none.
    public let match: Match?
    /// The bank.
    public let bank: Int?
    /// The great score: the average of the second best scores.
    public let great: Double?
    /// The main target: the average of the fourth best scores.
    public let main: Double?
    /// The floor: the average of the eighth best scores.
    public let floor: Double?
  }

  /// A matching game of the library.
  public struct Match: Hashable, Codable, Sendable {
    /// The game's name in the library.
    public let game: String
    /// The practice key.
    public let practiceKey: String
    /// The certainty.
    public let certainty: MachineMatcher.Certainty
  }

  /// The order.
  public let sort: TargetSort
  /// The bank; nil for all.
  public let bank: Int?
  /// The banks, ascending.
  public let banks: [Int]
  /// The targets.
  public let lines: [Line]
  /// Whether there is a library with banks.
  ///
  /// Without one there is only the file's order.
  public let hasLibrary: Bool
}

extension TargetTable {
  /// Returns the targets for display.
  ///
  /// A bank that does not exist counts as all.
  public func screen(by sort: TargetSort, bank: Int?) -> TargetsScreen {
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
