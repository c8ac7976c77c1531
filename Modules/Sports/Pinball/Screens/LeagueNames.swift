internal import Domain

/// The names of players for display.
///
/// No other type redacts them.
///
/// A redacted player is known by the token in addresses and commands too, so no raw name leaves the program.
package struct LeagueNames: Sendable {
  private let redaction: HiddenPlayers
  /// The players of the league's files, by displayed name.
  private let players: [NameKey: String]

  /// Creates the names of all players as several files spell them, of which the first spelling counts.
  package init(_ redaction: HiddenPlayers, players: [String]) {
    self.redaction = redaction
    self.players = Dictionary(players.map { (NameKey(loosely: redaction.shown($0)), $0) }) { first, _ in first }
  }

  /// Returns a player's name for display.
  package func shown(_ player: String) -> String { redaction.shown(player) }

  /// Returns the player of a text, by displayed or real name; nil for no league player.
  package func player(_ text: String) -> String? {
    let name = NameKey(loosely: text)
    if let player = players[name] { return player }
    return players.values.first { NameKey(loosely: $0) == name }
  }

  /// All players' displayed names, in order.
  package var all: [String] {
    players.sorted { $0.key.text < $1.key.text }.map { redaction.shown($0.value) }
  }
}
