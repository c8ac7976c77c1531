internal import Domain

/// How players are named where people look: the one place that redacts them.
///
/// A redacted player is known by what is shown, in addresses and commands, too; so no raw name leaves the program.
public struct LeagueNames: Sendable {
  private let redaction: Redaction
  /// Everybody of the league's files, by what is shown.
  private let players: [ComparedName: String]

  /// - Parameters:
  ///   - redaction: Who is not named.
  ///   - players: Everybody as the files spell them, from several files; of several spellings the first counts.
  public init(_ redaction: Redaction, players: [String]) {
    self.redaction = redaction
    self.players = Dictionary(players.map { (ComparedName(redaction.shown($0)), $0) }) { first, _ in first }
  }

  /// What is shown for a player.
  public func shown(_ player: String) -> String { redaction.shown(player) }

  /// Whom a text means: what is shown, or the name itself; nil for nobody of the league.
  public func player(_ text: String) -> String? {
    let name = ComparedName(text)
    if let player = players[name] { return player }
    return players.values.first { ComparedName($0) == name }
  }

  /// Everybody as shown, in the order of names.
  public var all: [String] {
    players.sorted { $0.key.text < $1.key.text }.map { redaction.shown($0.value) }
  }
}
