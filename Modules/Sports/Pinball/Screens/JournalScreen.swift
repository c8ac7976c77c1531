package import Domain

/// The journal, day by day.
package struct JournalScreen: Hashable, Encodable, Sendable {
  /// An entry, or a game or text that was opened in the library.
  package struct Row: Hashable, Encodable, Sendable {
    private enum CodingKeys: String, CodingKey {
      case id, heading, value, note, game, gameID, location, time, night, entry
    }

    /// `app-…` of the journal, `library-…` of the library's activity.
    package let id: String
    /// The kind of entry with its game.
    package let heading: Wording
    /// The result for programs, in English.
    package let value: String?
    /// The note as it is stored.
    package let note: String?
    /// The result in the reader's language.
    package let result: Message?
    /// The note in the reader's language.
    package let remark: Message?
    /// The name of the game; `None` for mechanics on no game in particular.
    package let game: String
    package let gameID: String
    /// The place where a score was played; nil for none.
    package let location: String?
    package let time: Timestamp
    /// The league's night of an imported score, which has a day and no time of day; nil for other rows.
    package let night: String?
    /// The id for changes and deletion; nil for rows that cannot be changed.
    package let entry: String?
  }

  package struct Day: Hashable, Encodable, Sendable {
    /// The date by the player's clock, such as `2026-03-30`.
    package let date: String
    package let rows: [Row]
  }

  package let filter: TimelineFilter
  /// The days, newest first.
  package let days: [Day]
  /// The number of all rows of the filter, which may be more than in ``days``.
  package let count: Int
}

extension PracticeState {
  /// Returns the newest rows of the journal for display, where the same game or text opened again within an hour is one row.
  ///
  /// A `library` of nil leaves out everything that was only looked at.
  package func journal(
    _ filter: TimelineFilter = .all,
    library: [LibraryActivity]? = [],
    game: String? = nil,
    keys: GameKeys,
    zone: ZoneTable,
    limit: Int
  ) -> JournalScreen {
    let rows = timeline(filter, library: library ?? [], game: game).filter { library != nil || $0.view == nil }
      .withViewsOnce
    let days = rows.prefix(limit).days(zone: zone).map { day in
      JournalScreen.Day(date: "\(day.date)", rows: day.rows.map { JournalScreen.Row($0, keys) })
    }
    return JournalScreen(filter: filter, days: days, count: rows.count)
  }

  package func journalRow(_ id: EntryID, keys: GameKeys) -> JournalScreen.Row? {
    journalEntries[id].map { JournalScreen.Row(.practice($0), keys) }
  }
}

extension [TimelineRow] {
  /// Leaves out each view that was repeated within the hour after it; the rows are newest first.
  fileprivate var withViewsOnce: [TimelineRow] {
    var newest: [[String]: Timestamp] = [:]
    return filter { row in
      guard let view = row.view else { return true }
      if let later = newest[view], row.time.isWithin(3_600_000, of: later) { return false }
      newest[view] = row.time
      return true
    }
  }
}

extension TimelineRow {
  /// What was looked at, of a row that records nothing else.
  fileprivate var view: [String]? {
    switch self {
    case .library(let view): [view.gameID, view.kind.rawValue, view.detail ?? ""]
    case .practice(let entry): entry.action == .gameBrowse ? [entry.gameID] : nil
    }
  }
}

extension JournalScreen.Row {
  init(_ row: TimelineRow, _ keys: GameKeys) {
    (id, gameID, time) = (row.id, row.gameID, row.time)
    switch row {
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
  package var gameTitle: Message { gameID.isEmpty ? Message("No game") : Message(verbatim: game) }

  package var line: Message {
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
