public import Domain

/// The journal, day by day.
///
/// The page shows it, and `journal --json` prints it.
public struct JournalScreen: Hashable, Codable, Sendable {
  /// One row.
  public struct Row: Hashable, Codable, Sendable {
    /// The id: `app-…` for the journal, `library-…` for activity in the library.
    public let id: String
    /// The action.
    public let heading: String
    /// The result.
    public let value: String?
    /// The note.
    public let note: String?
    /// The game's name; `None` for mechanics without a game.
    public let game: String
    /// The game.
    public let gameID: String
    /// The time.
    public let time: Timestamp
    /// The league's night of an imported score, which has a day and no time of day; nil for other rows.
    public let night: String?
    /// The id for changes and deletion; nil for rows that cannot be changed.
    public let entry: String?
  }

  /// One day.
  public struct Day: Hashable, Codable, Sendable {
    /// The day in the player's zone, such as `2026-03-30`.
    public let date: String
    /// The rows.
    public let rows: [Row]
  }

  /// The filter.
  public let filter: TimelineFilter
  /// The days, newest first.
  public let days: [Day]
  /// The number of all rows of the filter, which may be more than in ``days``.
  public let count: Int
}

extension PracticeState {
  /// Returns the journal for display.
  ///
  /// - Parameters:
  ///   - filter: The filter.
  ///   - library: The activity in the library.
  ///   - game: The game; nil for all.
  ///   - keys: The names of games.
  ///   - zone: The player's zone.
  ///   - limit: The most rows, newest first.
  /// - Returns: The days, newest first.
  public func journal(
    _ filter: TimelineFilter = .all,
    library: [LibraryActivity] = [],
    game: String? = nil,
    keys: GameKeys,
    zone: ZoneTable,
    limit: Int
  ) -> JournalScreen {
    let rows = timeline(filter, library: library, game: game)
    let days = rows.prefix(limit).days(zone: zone).map { day in
      JournalScreen.Day(date: "\(day.date)", rows: day.rows.map { JournalScreen.Row($0, keys) })
    }
    return JournalScreen(filter: filter, days: days, count: rows.count)
  }

  /// Returns one row for display; nil if there is none.
  public func journalRow(_ id: EntryID, keys: GameKeys) -> JournalScreen.Row? {
    journalEntries[id].map { JournalScreen.Row(TimelineRow(source: .practice($0)), keys) }
  }
}

extension JournalScreen.Row {
  init(_ row: TimelineRow, _ keys: GameKeys) {
    (id, gameID, time) = (row.id, row.gameID, row.time)
    switch row.source {
    case .practice(let row):
      let text = JournalText(row)
      (heading, value, note) = (text.heading, text.value, text.note)
      (game, entry) = (keys.displayName(row.gameID), row.action == .gameBrowse ? nil : row.id.text)
      night = row.eventDate.map { "\($0)" }
    case .library(let activity):
      (heading, value, note) = (activity.kind.heading, activity.detail, nil)
      (game, entry, night) = (activity.gameName, nil, nil)
    }
  }

  /// The row as one line of text.
  public var line: String {
    let what = value.map { $0.hasPrefix(heading) ? $0 : "\(heading): \($0)" } ?? heading
    return "\(what) • \(game)" + (note.map { " • \($0.replacing("\n", with: " "))" } ?? "")
  }
}

extension LibraryActivity.Kind {
  fileprivate var heading: String {
    switch self {
    case .browseGame: "Looked at"
    case .openRulesheet: "Opened the rulesheet"
    case .openPlayfield: "Opened the playfield"
    case .tapVideo: "Opened a video"
    }
  }
}
