package import Domain

/// The places in a league's standings, each with the last move that a new version of the file made.
///
/// A machine keeps this beside the league's files, so a server that starts again tells what has changed meanwhile.
package struct LeagueRanks: Hashable, Codable, Sendable {
  struct Place: Hashable, Codable, Sendable {
    let rank: Int
    /// The last move; nil for a player who has never moved.
    var move: Move?
  }

  struct Move: Hashable, Codable, Sendable {
    /// The place before.
    let from: Int
    /// The last bank with points at the time.
    let bank: Int
    let at: Timestamp
  }

  /// The most players; a longer file is not a league's.
  private static let mostPlayers = 2_000

  /// The text by which the league was chosen.
  let league: String
  /// The latest season.
  let season: Int
  /// The last bank with points; 0 for none.
  let bank: Int
  /// The time at which this bank came; nil where it is the first one known.
  let bankAt: Timestamp?
  /// The places by the key of the player's name.
  let places: [String: Place]

  /// Reads the places from a version of the standings; nil for standings of nobody.
  ///
  /// - Parameters:
  ///   - standings: The standings.
  ///   - league: The text by which the league was chosen.
  ///   - last: The places of the last version, perhaps of another league; nil for none.
  ///   - now: The time.
  package init?(_ standings: LeagueStandings, of league: String, after last: LeagueRanks?, at now: Timestamp) {
    guard let latest = standings.season() else { return nil }
    let last = last?.league == league ? last : nil
    let bank = latest.lines.compactMap { line in line.row.banks.lastIndex { $0 > 0 } }.max().map { $0 + 1 } ?? 0
    // A corrected file may also lack a bank that was there.
    let (night, before) = ((latest.season, bank), last.map { ($0.season, $0.bank) } ?? (.max, 0))
    // Before the first points all are tied.
    let isSameSeason = last?.season == latest.season && before.1 > 0
    let known = isSameSeason ? last?.places ?? [:] : [:]
    let places = latest.lines.prefix(Self.mostPlayers).map { line -> (String, Place) in
      let player = NameKey(loosely: line.row.player).text
      guard let old = known[player] else { return (player, Place(rank: line.rank)) }
      let move = Move(from: old.rank, bank: bank, at: now)
      return (player, old.rank == line.rank ? old : Place(rank: line.rank, move: move))
    }
    (self.league, season, self.bank) = (league, latest.season, bank)
    bankAt = night == before ? last?.bankAt : night > before && bank > 0 ? now : nil
    self.places = Dictionary(places) { first, _ in first }
  }
}

extension DocumentKey where Value == LeagueRanks {
  /// The key of the places that were last read, which stay on this machine.
  package static var leagueRanks: DocumentKey<LeagueRanks> { .json("local/league-ranks") }
}
