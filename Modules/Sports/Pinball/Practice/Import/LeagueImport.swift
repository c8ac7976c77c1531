import CanonicalJSON
package import Domain

/// The import of a player's league scores, computed before anything is changed.
///
/// Ids are made from the rows, so importing the same file twice, or on two devices, adds each score once.
package struct LeagueImport: Hashable, Sendable {
  package let imported: [ScoreEntry]
  /// The rows imported before, or repeated in the file.
  package let duplicates: [StatsRow]
  /// The rows with a score, but without a game in the library or a date.
  package let unmatched: [StatsRow]
  /// The scores of earlier imports with a corrected game.
  package let repaired: [ScoreEntry]
  package let steps: [PracticeStep]

  /// Computes an import, for which only sure matches of games count.
  package init(
    _ stats: LeagueStats,
    of player: NameKey,
    library: PinballLibrary,
    into state: PracticeState,
    zone: ZoneTable,
    now: Timestamp
  ) {
    let matcher = MachineMatcher(library)
    let rows = player.isBlank ? [] : stats.fileRows(of: player).filter { $0.countedScore != nil }
    let scores = rows.map { LeagueScore($0, game: matcher.sureMatch($0.machine)?.game.practiceKey, player) }
    var (steps, repaired): ([PracticeStep], [ScoreEntry]) = ([], [])
    for entry in state.scoreEntries where entry.leagueImported {
      guard let moved = Self.repair(entry, by: scores, zone) else { continue }
      repaired.append(moved)
      steps.append(.put(.score(moved)))
      for var row in state.rows(of: entry, zone: zone) {
        row.gameID = moved.gameID
        steps.append(.put(.journal(row)))
      }
    }
    var known = KnownScores(state.applying(steps), zone)
    var (imported, duplicates, unmatched): ([ScoreEntry], [StatsRow], [StatsRow]) = ([], [], [])
    for score in scores {
      guard let logged = score.logged(zone), let entry = logged.score else {
        unmatched.append(score.row)
        continue
      }
      guard known.insert(entry) else {
        duplicates.append(score.row)
        // Imports of earlier versions have only a time.
        if var old = state.scoreEntries[entry.id], old.leagueImported, old.eventDate == nil {
          old.eventDate = entry.eventDate
          steps.append(.put(.score(old)))
          if var row = old.journalEntryID.flatMap({ state.journalEntries[$0] }) {
            row.eventDate = entry.eventDate
            steps.append(.put(.journal(row)))
          }
        }
        continue
      }
      imported.append(entry)
      steps += logged.steps
    }
    var settings = state.leagueSettings
    settings.lastImportAt = now
    (self.imported, self.duplicates, self.unmatched, self.repaired) = (imported, duplicates, unmatched, repaired)
    self.steps = steps + [.leagueSettings(settings)]
  }

  /// Returns an earlier import with the right game, if the league has that score on that day for another game.
  private static func repair(_ entry: ScoreEntry, by scores: [LeagueScore], _ zone: ZoneTable) -> ScoreEntry? {
    let day = entry.day(in: zone)
    let same = scores.filter { $0.row.date?.dayNumber == day && abs(($0.row.score ?? 0) - entry.score) < 0.5 }
    let games = Set(same.map { $0.game ?? "" })
    guard let game = games.first, games.count == 1, !game.isEmpty, game != entry.gameID else { return nil }
    var moved = entry
    moved.gameID = game
    return moved
  }
}

private struct LeagueScore {
  let row: StatsRow
  let game: String?
  private let name: String

  init(_ row: StatsRow, game: String?, _ player: NameKey) {
    (self.row, self.game) = (row, game)
    let day = row.date.map { "\($0)" } ?? ""
    name = "league:\(player.text):\(day):\(game ?? ""):\(JSON.double(row.score ?? 0))"
  }

  /// Returns the entry of the score; nil without a game, or without a date.
  func logged(_ zone: ZoneTable) -> LoggedEntry? {
    guard let game, !game.isEmpty, let date = self.row.date, let score = self.row.countedScore else { return nil }
    var row = JournalEntry()
    (row.id, row.gameID, row.action) = (.named("journal", name), game, .scoreLogged)
    (row.score, row.scoreContext, row.note) = (score, .league, PracticeState.importRemark)
    (row.timestamp, row.eventDate) = (zone.evening(ofDay: date.dayNumber), date)
    var entry = LoggedEntry(new: row)
    entry.score?.id = .named("score", name)
    entry.score?.leagueImported = true
    entry.score?.eventDate = date
    return entry
  }
}

/// The league scores of a state, by game and local day.
private struct KnownScores {
  private struct Day: Hashable {
    let game: String
    let day: Int64
  }

  private var scores: [Day: [Double]] = [:]
  private let zone: ZoneTable

  init(_ state: PracticeState, _ zone: ZoneTable) {
    self.zone = zone
    for entry in state.scoreEntries where entry.context == .league {
      scores[day(of: entry), default: []].append(entry.score)
    }
  }

  /// Adds a score; returns whether it is new.
  mutating func insert(_ entry: ScoreEntry) -> Bool {
    let day = day(of: entry)
    if scores[day, default: []].contains(where: { abs($0 - entry.score) < 0.5 }) { return false }
    scores[day, default: []].append(entry.score)
    return true
  }

  private func day(of entry: ScoreEntry) -> Day { Day(game: entry.gameID, day: entry.day(in: zone)) }
}
