import Domain

/// The entries of a log in fold order, each found by its event's id.
///
/// A gatekeeper folds new entries into a copy of the log. The many older entries are stored apart, so that the copy shares
/// them and appending to it copies only the newer ones.
struct LogEntries: Sendable {
  private struct Part {
    var entries: [TournamentLog.Entry] = []
    var places: [EventID: Int] = [:]
  }

  private var older = Part()
  private var newer = Part()

  /// Returns the place of an event's entry; nil if it is not in the log.
  func place(of id: EventID) -> Int? {
    newer.places[id] ?? older.places[id]
  }

  /// Appends the entry of an event that is not in the log.
  mutating func append(_ entry: TournamentLog.Entry) {
    newer.places[entry.event.id] = count
    newer.entries.append(entry)
    if newer.entries.count > Swift.max(64, older.entries.count / 32) { join() }
  }

  mutating func sort(by isBefore: (ScoringEvent, ScoringEvent) -> Bool) {
    let sorted = self.sorted { isBefore($0.event, $1.event) }
    older = Part(
      entries: sorted,
      places: Dictionary(sorted.enumerated().map { ($1.event.id, $0) }) { first, _ in first }
    )
    newer = Part()
  }

  private mutating func join() {
    older.entries += newer.entries
    older.places.merge(newer.places) { first, _ in first }
    newer = Part()
  }
}

extension LogEntries: RandomAccessCollection, MutableCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { older.entries.count + newer.entries.count }

  subscript(place: Int) -> TournamentLog.Entry {
    get {
      let count = older.entries.count
      return place < count ? older.entries[place] : newer.entries[place - count]
    }
    set {
      let count = older.entries.count
      if place < count { older.entries[place] = newValue } else { newer.entries[place - count] = newValue }
    }
  }
}
