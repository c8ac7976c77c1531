/// Everything that the league publishes, as far as it could be read.
///
/// The parts are read one by one: one that is missing or broken costs the others nothing, and ``problems`` says what is wrong.
public struct League: Sendable {
  /// The files that make a league, by where they lie on its site.
  public enum File: String, CaseIterable, Sendable {
    case stats = "/pinball/data/LPL_Stats.csv"
    case standings = "/pinball/data/LPL_Standings.csv"
    case targets = "/pinball/data/LPL_Targets.csv"
    case redacted = "/pinball/data/redacted_players.csv"
    case library = "/pinball/data/pinball_library_v3.json"

    /// What people call it.
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

  public private(set) var stats: LeagueStats?
  public private(set) var standings: LeagueStandings?
  public private(set) var targets: LeagueTargets?
  public private(set) var library: PinballLibrary?
  public private(set) var redaction = Redaction()
  /// What is wrong with a file, in a sentence; what was read of it before stays.
  public private(set) var problems: [File: String] = [:]
  /// The targets with the library's games.
  public private(set) var targetTable: TargetTable?
  public private(set) var names = LeagueNames(Redaction(), players: [])

  /// Nothing is known yet.
  public init() {}

  /// Takes a new version of a file; one that cannot be read changes nothing but ``problems``.
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

  /// What is wrong with the bytes of a file, in a sentence; nil where they can be read.
  public static func objection(to file: File, _ bytes: [UInt8]) -> String? {
    var league = League()
    league.take(file, bytes)
    return league.problems[file]
  }

  /// Whether something was read of a file.
  public func has(_ file: File) -> Bool {
    switch file {
    case .stats: stats != nil
    case .standings: standings != nil
    case .targets: targets != nil
    case .library: library != nil
    case .redacted: redaction != Redaction()
    }
  }

  /// Notes why a file could not be had; what was read of it before stays.
  public mutating func note(_ problem: String?, with file: File) { problems[file] = problem }

  private mutating func derive(from file: File) {
    switch file {
    case .targets, .library: targetTable = targets.map { TargetTable($0, library: library) }
    case .stats, .standings, .redacted:
      names = LeagueNames(redaction, players: (stats?.players ?? []) + (standings?.rows.map(\.player) ?? []))
    }
  }
}
