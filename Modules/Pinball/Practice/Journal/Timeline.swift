public import Domain

/// One row of the timeline: of the practice journal, or of activity in the library.
public struct TimelineRow: Hashable, Sendable, Identifiable {
  /// The source of a row.
  public enum Source: Hashable, Sendable {
    /// A row of the practice journal.
    case practice(JournalEntry)
    /// An activity in the library.
    case library(LibraryActivity)
  }

  /// The source.
  public let source: Source

  /// The id, `app-…` or `library-…`.
  public var id: String {
    switch source {
    case .practice(let entry): "app-\(entry.id)"
    case .library(let activity): "library-\(activity.id)"
    }
  }

  /// The time.
  public var time: Timestamp {
    switch source {
    case .practice(let entry): entry.timestamp
    case .library(let activity): activity.time
    }
  }

  /// Returns the local day of the row.
  public func day(in zone: ZoneTable) -> Int64 {
    switch source {
    case .practice(let entry): entry.day(in: zone)
    case .library(let activity): zone.day(of: activity.time)
    }
  }

  /// The game.
  public var gameID: String {
    switch source {
    case .practice(let entry): entry.gameID
    case .library(let activity): activity.gameID
    }
  }
}

/// A filter of the timeline.
public enum TimelineFilter: String, Hashable, Codable, Sendable, CaseIterable {
  /// All rows, or those of one kind.
  case all, study, practice, scores, notes, league

  /// Returns whether the filter shows a row.
  public func shows(_ row: TimelineRow) -> Bool {
    switch row.source {
    case .practice(let entry): shows(entry)
    case .library(let activity): self == .all || self == .study && activity.kind != .browseGame
    }
  }

  private func shows(_ entry: JournalEntry) -> Bool {
    switch self {
    case .all: true
    case .study: entry.action.task.map { $0 != .practice } ?? false
    case .practice: entry.action == .practiceSession
    case .scores: entry.action == .scoreLogged
    case .notes: entry.action == .noteAdded
    case .league:
      entry.action == .scoreLogged && (entry.scoreContext == .league || entry.note == PracticeState.importRemark)
    }
  }
}

/// The rows of one local day.
public struct TimelineDay: Hashable, Sendable {
  /// The day.
  public let date: CivilDate
  /// The rows.
  public let rows: [TimelineRow]
}

extension PracticeState {
  /// Returns the timeline, newest first; rows of the same time in the order of their lists.
  ///
  /// - Parameters:
  ///   - filter: The filter.
  ///   - library: The activity in the library.
  ///   - game: The game to show; nil for all.
  /// - Returns: The rows.
  public func timeline(
    _ filter: TimelineFilter = .all,
    library: [LibraryActivity] = [],
    game: String? = nil
  ) -> [TimelineRow] {
    let rows =
      journalEntries.map { TimelineRow(source: .practice($0)) } + library.map { TimelineRow(source: .library($0)) }
    return rows.enumerated()
      .filter { filter.shows($0.element) && (game == nil || $0.element.gameID == game) }
      .sorted { ($1.element.time, $0.offset) < ($0.element.time, $1.offset) }
      .map(\.element)
  }
}

extension Sequence<TimelineRow> {
  /// Groups the rows by local day, last day first.
  ///
  /// The rows of a day keep their order.
  public func days(zone: ZoneTable) -> [TimelineDay] {
    Dictionary(grouping: self) { $0.day(in: zone) }.sorted { $0.key > $1.key }
      .map { TimelineDay(date: CivilDate(dayNumber: $0.key), rows: $0.value) }
  }
}
