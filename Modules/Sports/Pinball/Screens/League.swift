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
    /// The game library of before, in one file.
    case library = "/pinball/data/pinball_library_v3.json"
    /// The players at the International Flipper Pinball Association.
    case ifpa = "/pinball/data/LPL_IFPA_Players.csv"
    /// The league's own text about itself, in Markdown.
    case about = "/pinball/about.md"
    /// The places with their games; this and the files below are keyed by OPDB id.
    case layout = "/pinball/data/venue_layout_assets.json"
    case identities = "/pinball/data/practice_identity_curations_v1.json"
    case rulesheets = "/pinball/data/rulesheet_assets.json"
    case gameinfos = "/pinball/data/gameinfo_assets.json"
    case playfields = "/pinball/data/playfield_assets.json"
    case videos = "/pinball/data/video_assets.json"
    case names = "/pinball/data/lpl_machine_mappings_v1.json"
    case resolved = "/pinball/data/lpl_targets_resolved_v1.json"
    /// All machines. It is read last, because it makes a library of the others.
    case machines = "/pinball/data/opdb_export.json"

    /// The files of a library that is keyed by OPDB id.
    package static let catalogue: [File] = [
      .layout, .identities, .rulesheets, .gameinfos, .playfields, .videos, .names, .resolved, .machines,
    ]

    package var title: Message {
      switch self {
      case .stats: Message("Stats")
      case .standings: Message("Standings")
      case .targets: Message("Targets")
      case .redacted: Message("Redacted players")
      case .library: Message("Game library")
      case .ifpa: Message("IFPA players")
      case .about: Message("About the league")
      case .layout: Message("Games at places")
      case .identities: Message("Games that share an OPDB group")
      case .rulesheets: Message("List of rulesheets")
      case .gameinfos: Message("List of descriptions")
      case .playfields: Message("List of playfields")
      case .videos: Message("List of videos")
      case .names: Message("Names of machines")
      case .resolved: Message("Games of the targets")
      case .machines: Message("Machines of OPDB")
      }
    }
  }

  package private(set) var stats: LeagueStats?
  package private(set) var standings: LeagueStandings?
  package private(set) var targets: LeagueTargets?
  package private(set) var library: PinballLibrary?
  package private(set) var ifpa: IFPAPlayers?
  /// What the league tells about itself.
  package private(set) var about: MarkdownDocument?
  private var olderLibrary: PinballLibrary?
  private var catalogue = CatalogueFiles()
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
      case .library: olderLibrary = try PinballLibrary(bytes)
      case .ifpa: ifpa = try IFPAPlayers(bytes)
      case .about: about = try Self.document(bytes)
      default: try catalogue.take(file, bytes)
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
    case .redacted: redaction != HiddenPlayers()
    case .ifpa: ifpa != nil || standings != nil || stats != nil
    case .about: about != nil
    default: library != nil
    }
  }

  /// Whether nothing of a league is here to look at.
  package var isEmpty: Bool { stats == nil && standings == nil && targets == nil && library == nil }

  /// The files that the library is read from, in whichever shape the league has it.
  package var libraryFiles: [File] {
    if !catalogue.isEmpty { return File.catalogue }
    return problems[.machines] == nil ? [.library] : [.library, .machines]
  }

  /// The games' keys behind all their names.
  package var keys: GameKeys { library?.keys ?? GameKeys([]) }

  /// Notes why a file could not be had; what was read of it before stays.
  package mutating func note(_ problem: Message?, with file: File) { problems[file] = problem }

  /// The most bytes of the text about the league, which each view of its page writes.
  private static let longestAbout = 1 << 16

  private static func document(_ bytes: [UInt8]) throws(LeagueFileError) -> MarkdownDocument {
    if bytes.count > longestAbout {
      throw .notReadable(Message("The file is larger than \(longestAbout) bytes."))
    }
    guard let text = RulesheetText(bytes) else { throw bytes.isEmpty ? LeagueFileError.empty : .notText }
    return MarkdownDocument(text.markdown)
  }

  private mutating func derive(from file: File) {
    switch file {
    case .ifpa, .about: break
    case .targets: targetTable = targets.map { TargetTable($0, library: library) }
    case .stats, .standings, .redacted:
      names = LeagueNames(redaction, players: (stats?.players ?? []) + (standings?.rows.map(\.player) ?? []))
    default:
      // Without the machines, the other files say nothing.
      if file != .library, catalogue.isEmpty { return }
      library = catalogue.isEmpty ? olderLibrary : catalogue.library(older: olderLibrary)
      targetTable = targets.map { TargetTable($0, library: library) }
    }
  }
}
