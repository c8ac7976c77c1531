extension PracticeState {
  /// Returns the game to continue: the game viewed last, in the library or in practice, or else the first by name.
  package func lastGame(_ activity: [LibraryActivity], in library: PinballLibrary) -> LibraryGame? {
    let games = Dictionary(library.games.map { ($0.practiceKey, $0) }) { first, _ in first }
    let looked = activity.filter { games[$0.gameID] != nil }.max { $0.time < $1.time }
    let practised = journalEntries.filter { games[$0.gameID] != nil }.max { $0.timestamp < $1.timestamp }
    if let looked, practised.map({ looked.time >= $0.timestamp }) ?? true { return games[looked.gameID] }
    return practised.flatMap { games[$0.gameID] } ?? library.listing(LibraryQuery(sort: .name)).games.first
  }
}

extension PracticeState {
  /// The last score that the player entered; those copied from the league's file are left out.
  package var lastScore: JournalEntry? {
    journalEntries.filter { $0.action == .scoreLogged && $0.note != Self.importRemark }
      .max { $0.timestamp < $1.timestamp }
  }

  /// Returns the games of the newest entries, each once, newest first.
  package func recentGames(_ count: Int) -> [String] {
    var seen: Set<String> = []
    // Not lazy, because a lazy filter calls its closure more than once for an element.
    let newest = journalEntries.sorted { $1.timestamp < $0.timestamp }.map(\.gameID)
    return Array(newest.filter { !$0.isEmpty && seen.insert($0).inserted }.prefix(count))
  }
}
