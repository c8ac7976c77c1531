public import Domain

/// What was done, day by day.
///
/// This is what the page shows and `journal --json` prints.
public struct JournalScreen: Hashable, Codable, Sendable {
  public struct Row: Hashable, Codable, Sendable {
    /// `app-…` of the journal, `library-…` of what was looked at.
    public let id: String
    public let heading: String
    public let value: String?
    public let note: String?
    /// As it is called; `None` for mechanics on no game in particular.
    public let game: String
    public let gameID: String
    public let time: Timestamp
    /// The league's night of an imported score, which has a day and no time of day; nil for other rows.
    public let night: String?
    /// What changes and deletes it; nil for rows that stay as they are.
    public let entry: String?
  }

  public struct Day: Hashable, Codable, Sendable {
    /// `2026-03-30`, by the player's clock.
    public let date: String
    public let rows: [Row]
  }

  public let filter: TimelineFilter
  public let days: [Day]
  /// All that the filter shows; more than there are in ``days`` where only the newest were asked for.
  public let count: Int
}

extension PracticeState {
  /// The journal as it is shown.
  ///
  /// - Parameters:
  ///   - filter: What is shown.
  ///   - library: What was looked at in the library.
  ///   - game: Only of this game.
  ///   - keys: Name the games.
  ///   - zone: The player's.
  ///   - limit: How many of the newest.
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

  /// One row as it is shown; nil where there is none.
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

  /// One line of text.
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
