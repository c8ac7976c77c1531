import ArcheryScoring
import ArgumentParser

/// The settings of a shoot, as `new` and `change` take them.
struct SettingsOptions: ParsableArguments {
  @Option(help: "The tie rule: \(RankingRule.allCases.map(\.rawValue).joined(separator: ", ")).")
  var rule: RankingRule?

  @Option(help: "The arrows that the board counts: running (every arrow) or completedEnds.")
  var basis: BoardBasis?

  @Option(help: "Places after a tie: competition (1 1 3), dense (1 1 2) or unique (1 2 3).")
  var ties: BoardTies?

  @Option(help: "The start of late archers: startAtFirstEnd or missedEndsAreMisses.")
  var late: TournamentSettings.LateJoiners?

  @Option(help: "The entries of each end: single (one scorer) or double (two scorers).")
  var entry: TournamentSettings.Entry?

  @Option(help: "The archer who is entered first in the next end: firstInRoster or stay (the one who shot last).")
  var advance: TournamentSettings.Advance?

  @Option(help: "When score sheets are final: explicit (the scorer finalises them) or automatic (with the last arrow).")
  var finalising: TournamentSettings.Finalising?

  @Option(help: "The number of guests that one archer can bring. Default: 2.")
  var guestsEach: Int?

  @Option(help: "The number of guests in the shoot. Default: 10.")
  var guests: Int?

  /// Returns the settings with what the options name.
  func applied(to settings: TournamentSettings) -> TournamentSettings {
    var settings = settings
    settings.rule = rule ?? settings.rule
    settings.basis = basis ?? settings.basis
    settings.ties = ties ?? settings.ties
    settings.lateJoiners = late ?? settings.lateJoiners
    settings.entry = entry ?? settings.entry
    settings.advance = advance ?? settings.advance
    settings.finalising = finalising ?? settings.finalising
    settings.guestsPerParticipant = guestsEach ?? settings.guestsPerParticipant
    settings.guestsPerTournament = guests ?? settings.guestsPerTournament
    return settings
  }
}
