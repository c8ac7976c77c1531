public import Domain

/// One row of what a player has done: of the practice journal, or of what was looked at in the library.
public struct TimelineRow: Hashable, Sendable, Identifiable {
  public enum Source: Hashable, Sendable {
    case practice(JournalEntry)
    case library(LibraryActivity)
  }

  public let source: Source

  /// `app-…` or `library-…`.
  public var id: String {
    switch source {
    case .practice(let entry): "app-\(entry.id)"
    case .library(let activity): "library-\(activity.id)"
    }
  }

  public var time: Timestamp {
    switch source {
    case .practice(let entry): entry.timestamp
    case .library(let activity): activity.time
    }
  }

  /// The local day that the row stands under.
  public func day(in zone: ZoneTable) -> Int64 {
    switch source {
    case .practice(let entry): entry.day(in: zone)
    case .library(let activity): zone.day(of: activity.time)
    }
  }

  public var gameID: String {
    switch source {
    case .practice(let entry): entry.gameID
    case .library(let activity): activity.gameID
    }
  }
}

/// What of the timeline is shown.
public enum TimelineFilter: String, Hashable, Codable, Sendable, CaseIterable {
  case all, study, practice, scores, notes, league

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
  public let date: CivilDate
  public let rows: [TimelineRow]
}

extension PracticeState {
  /// What was done, newest first; rows of the same time in the order of their lists.
  ///
  /// - Parameters:
  ///   - filter: What is shown.
  ///   - library: What was looked at in the library.
  ///   - game: Only of this game.
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
  /// The rows by local days, the last day first; the rows of a day in their order.
  public func days(zone: ZoneTable) -> [TimelineDay] {
    Dictionary(grouping: self) { $0.day(in: zone) }.sorted { $0.key > $1.key }
      .map { TimelineDay(date: CivilDate(dayNumber: $0.key), rows: $0.value) }
  }
}
