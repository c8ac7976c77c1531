import Pinball

/// League files of a few lines, of a made-up league.
enum LeagueSample {
  static let statsHeader = "Season,BankNumber,Bank,Player,Machine,RawScore,Points,EventDate\n"

  static func stats(_ lines: String...) throws -> LeagueStats {
    try LeagueStats(Array((statsHeader + lines.joined(separator: "\n")).utf8))
  }

  static let standingsHeader =
    "season,player,total,rank,eligible,nights,bank_1,bank_2,bank_3,bank_4,bank_5,bank_6,bank_7,bank_8\n"

  /// Each with a season, a player, a total and a rank.
  static func standings(_ lines: String...) throws -> LeagueStandings {
    let rows = lines.map { $0 + ",Yes,4,400,400,400,400,0,0,0,0" }
    return try LeagueStandings(Array((standingsHeader + rows.joined(separator: "\n")).utf8))
  }
}
