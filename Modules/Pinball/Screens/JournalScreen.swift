public import Domain

/// The journal, day by day.
///
/// The page shows it, and `journal --json` prints it.
public struct JournalScreen: Hashable, Encodable, Sendable {
  /// An entry, or a game or text that was opened in the library.
  public struct Row: Hashable, Encodable, Sendable {
    private enum CodingKeys: String, CodingKey {
      case id, heading, value, note, game, gameID, location, time, night, entry
    }

    /// `app-…` of the journal, `library-…` of the library's activity.
    public let id: String
    /// The kind of entry with its game.
    public let heading: Wording
    /// The result for programs, in English.
    public let value: String?
    /// The note as it is stored.
    public let note: String?
    /// The result in the reader's language.
    public let result: Message?
    /// The note in the reader's language.
    public let remark: Message?
    /// The name of the game; `None` for mechanics on no game in particular.
    public let game: String
    /// The game.
    public let gameID: String
    /// The place where a score was played; nil for none.
    public let location: String?
    /// The time of the entry.
    public let time: Timestamp
    /// The league's night of an imported score, which has a day and no time of day; nil for other rows.
    public let night: String?
    /// The id for changes and deletion; nil for rows that cannot be changed.
    public let entry: String?
  }

  /// The rows of one day.
  public struct Day: Hashable, Encodable, Sendable {
    /// The date by the player's clock, such as `2026-03-30`.
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
      (heading, value, note) = (Wording(text.heading), text.value, text.note)
      (result, remark, location) = (text.result, text.remark, row.location)
      (game, entry) = (keys.displayName(row.gameID), row.action == .gameBrowse ? nil : row.id.text)
      night = row.eventDate.map { "\($0)" }
    case .library(let activity):
      (heading, value, note) = (Wording(activity.kind.heading), activity.detail, nil)
      (result, remark, location) = (activity.detail.map(Message.init(verbatim:)), nil, nil)
      (game, entry, night) = (activity.gameName, nil, nil)
    }
  }

  /// The game in the reader's language.
  public var gameTitle: Message { gameID.isEmpty ? Message("No game") : Message(verbatim: game) }

  /// The row in one line.
  public var line: Message {
    let work = result.map { Message("\(heading.message): \($0)") } ?? heading.message
    return ([work, gameTitle] + [remark].compactMap(\.self)).joined(separator: " • ")
  }
}

extension LibraryActivity.Kind {
  fileprivate var heading: Message {
    switch self {
    case .browseGame: Message("Looked at the game")
    case .openRulesheet: Message("Opened the rulesheet")
    case .openPlayfield: Message("Opened the playfield")
    case .tapVideo: Message("Opened a video")
    }
  }
}
