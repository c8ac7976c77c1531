package import Domain

/// Everything that the league publishes, as far as it could be read.
///
/// The parts are read one by one. A missing or broken part does not affect the others, and ``problems`` names it.
package struct League: Sendable {
  /// The files of a league, by their paths on its site.
  package enum File: String, CaseIterable, Sendable {
    case stats = "/pinball/data/LPL_Stats.csv"
    case standings = "/pinball/data/LPL_Standings.csv"
    case targets = "/pinball/data/LPL_Targets.csv"
    case redacted = "/pinball/data/redacted_players.csv"
    case library = "/pinball/data/pinball_library_v3.json"

    package var title: Message {
      switch self {
      case .stats: Message("Stats")
      case .standings: Message("Standings")
      case .targets: Message("Targets")
      case .redacted: Message("Redacted players")
      case .library: Message("Game library")
      }
    }
  }

  package private(set) var stats: LeagueStats?
  package private(set) var standings: LeagueStandings?
  package private(set) var targets: LeagueTargets?
  package private(set) var library: PinballLibrary?
  package private(set) var redaction = HiddenPlayers()
  /// The problem with a file, in a sentence; rows that were read before stay.
  package private(set) var problems: [File: Message] = [:]
  /// The targets with the library's games.
  package private(set) var targetTable: TargetTable?
  package private(set) var names = LeagueNames(HiddenPlayers(), players: [])

  package init() {}

  /// Reads a new version of a file; an unreadable one changes only ``problems``.
  package mutating func take(_ file: File, _ bytes: [UInt8]) {
    do throws(LeagueFileError) {
      switch file {
      case .stats: stats = try LeagueStats(bytes)
      case .standings: standings = try LeagueStandings(bytes)
      case .targets: targets = try LeagueTargets(bytes)
      case .redacted: redaction = try HiddenPlayers(bytes)
      case .library: library = try PinballLibrary(bytes)
      }
      problems[file] = nil
    } catch {
      problems[file] = error.message
    }
    derive(from: file)
  }

  /// Returns the problem with the bytes of a file, in a sentence; nil where they can be read.
  package static func objection(to file: File, _ bytes: [UInt8]) -> Message? {
    var league = League()
    league.take(file, bytes)
    return league.problems[file]
  }

  package func has(_ file: File) -> Bool {
    switch file {
    case .stats: stats != nil
    case .standings: standings != nil
    case .targets: targets != nil
    case .library: library != nil
    case .redacted: redaction != HiddenPlayers()
    }
  }

  /// Notes why a file could not be had; what was read of it before stays.
  package mutating func note(_ problem: Message?, with file: File) { problems[file] = problem }

  private mutating func derive(from file: File) {
    switch file {
    case .targets, .library: targetTable = targets.map { TargetTable($0, library: library) }
    case .stats, .standings, .redacted:
      names = LeagueNames(redaction, players: (stats?.players ?? []) + (standings?.rows.map(\.player) ?? []))
    }
  }
}
