package import Domain

/// One row of the timeline: of the practice journal, or of activity in the library.
package enum TimelineRow: Hashable, Sendable, Identifiable {
  case practice(JournalEntry)
  case library(LibraryActivity)

  /// The id, `app-…` or `library-…`.
  package var id: String {
    switch self {
    case .practice(let entry): "app-\(entry.id)"
    case .library(let activity): "library-\(activity.id)"
    }
  }

  package var time: Timestamp {
    switch self {
    case .practice(let entry): entry.timestamp
    case .library(let activity): activity.time
    }
  }

  package func day(in zone: ZoneTable) -> Int64 {
    switch self {
    case .practice(let entry): entry.day(in: zone)
    case .library(let activity): zone.day(of: activity.time)
    }
  }

  package var gameID: String {
    switch self {
    case .practice(let entry): entry.gameID
    case .library(let activity): activity.gameID
    }
  }
}

package enum TimelineFilter: String, Hashable, Codable, Sendable, CaseIterable {
  case all, study, practice, scores, notes, league

  package func shows(_ row: TimelineRow) -> Bool {
    switch row {
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

package struct TimelineDay: Hashable, Sendable {
  package let date: CivilDate
  package let rows: [TimelineRow]
}

extension PracticeState {
  /// Returns the timeline, newest first; rows of the same time in the order of their lists.
  package func timeline(
    _ filter: TimelineFilter = .all,
    library: [LibraryActivity] = [],
    game: String? = nil
  ) -> [TimelineRow] {
    (journalEntries.map { TimelineRow.practice($0) } + library.map { .library($0) }).enumerated()
      .filter { filter.shows($0.element) && (game == nil || $0.element.gameID == game) }
      .sorted { ($1.element.time, $0.offset) < ($0.element.time, $1.offset) }
      .map(\.element)
  }
}

extension Sequence<TimelineRow> {
  /// Groups the rows by local day, last day first, where the rows of a day keep their order.
  package func days(zone: ZoneTable) -> [TimelineDay] {
    Dictionary(grouping: self) { $0.day(in: zone) }.sorted { $0.key > $1.key }
      .map { TimelineDay(date: CivilDate(dayNumber: $0.key), rows: $0.value) }
  }
}
