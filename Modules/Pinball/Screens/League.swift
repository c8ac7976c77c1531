/// Everything that the league publishes, as far as it could be read.
///
/// The parts are read one by one. A missing or broken part does not affect the others, and ``problems`` names it.
public struct League: Sendable {
  /// The files of a league, by their paths on its site.
  public enum File: String, CaseIterable, Sendable {
    /// The scores.
    case stats = "/pinball/data/LPL_Stats.csv"
    /// The standings.
    case standings = "/pinball/data/LPL_Standings.csv"
    /// The target scores.
    case targets = "/pinball/data/LPL_Targets.csv"
    /// The redacted players.
    case redacted = "/pinball/data/redacted_players.csv"
    /// The games.
    case library = "/pinball/data/pinball_library_v3.json"

    /// The title of the file for people.
    public var title: String {
      switch self {
      case .stats: "Stats"
      case .standings: "Standings"
      case .targets: "Targets"
      case .redacted: "Redacted players"
      case .library: "Game library"
      }
    }
  }

  /// The scores; nil until read.
  public private(set) var stats: LeagueStats?
  /// The standings; nil until read.
  public private(set) var standings: LeagueStandings?
  /// The target scores; nil until read.
  public private(set) var targets: LeagueTargets?
  /// The games; nil until read.
  public private(set) var library: PinballLibrary?
  /// The redacted players.
  public private(set) var redaction = Redaction()
  /// The problem of each file, as a sentence.
  ///
  /// Data read before stay.
  public private(set) var problems: [File: String] = [:]
  /// The targets with the library's games.
  public private(set) var targetTable: TargetTable?
  /// The names of players for display.
  public private(set) var names = LeagueNames(Redaction(), players: [])

  /// Creates an empty league.
  public init() {}

  /// Reads a new version of a file.
  ///
  /// An unreadable one changes only ``problems``.
  public mutating func take(_ file: File, _ bytes: [UInt8]) {
    do throws(LeagueFileError) {
      switch file {
      case .stats: stats = try LeagueStats(bytes)
      case .standings: standings = try LeagueStandings(bytes)
      case .targets: targets = try LeagueTargets(bytes)
      case .redacted: redaction = try Redaction(bytes)
      case .library: library = try PinballLibrary(bytes)
      }
      problems[file] = nil
    } catch {
      problems[file] = error.description
    }
    derive(from: file)
  }

  /// Returns the problem of a file's bytes, as a sentence; nil if they can be read.
  public static func objection(to file: File, _ bytes: [UInt8]) -> String? {
    var league = League()
    league.take(file, bytes)
    return league.problems[file]
  }

  /// Returns whether a file was read.
  public func has(_ file: File) -> Bool {
    switch file {
    case .stats: stats != nil
    case .standings: standings != nil
    case .targets: targets != nil
    case .library: library != nil
    case .redacted: redaction != Redaction()
    }
  }

  /// Records why a file is not available.
  ///
  /// Data read before stay.
  public mutating func note(_ problem: String?, with file: File) { problems[file] = problem }

  private mutating func derive(from file: File) {
    switch file {
    case .targets, .library: targetTable = targets.map { TargetTable($0, library: library) }
    case .stats, .standings, .redacted:
      names = LeagueNames(redaction, players: (stats?.players ?? []) + (standings?.rows.map(\.player) ?? []))
    }
  }
}
