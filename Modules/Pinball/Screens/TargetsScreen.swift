internal import Domain

/// The league's target scores, game by game.
///
/// This is what the page shows and `targets --json` prints.
public struct TargetsScreen: Hashable, Codable, Sendable {
  public struct Line: Hashable, Codable, Sendable {
    /// As the league calls it.
    public let game: String
    /// As the library calls it, and how that was found out; nil for a game that it does not have.
    public let match: Match?
    public let bank: Int?
    /// Great: the average of the second best scores.
    public let great: Double?
    /// The main one: of the fourth best.
    public let main: Double?
    /// The least: of the eighth best.
    public let floor: Double?
  }

  public struct Match: Hashable, Codable, Sendable {
    public let game: String
    public let practiceKey: String
    public let certainty: MachineMatcher.Certainty
  }

  public let sort: TargetSort
  public let bank: Int?
  /// Ascending.
  public let banks: [Int]
  public let lines: [Line]
  /// False where there is no library to take banks from, so that only the file's order is left.
  public let hasLibrary: Bool
}

extension TargetTable {
  /// The targets as they are shown; a bank that does not exist counts for all.
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
