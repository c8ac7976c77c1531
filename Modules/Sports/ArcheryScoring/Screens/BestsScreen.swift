package import Domain
package import Leaderboards

/// The best scores of one round, with one kind of bow or with all of them.
package struct BestsScreen: Codable, Hashable, Sendable {
  /// The round's code.
  package let round: String
  package let roundName: String
  /// The kind of bow; nil for archers without a known one, and for all kinds together.
  package let bowType: BowType?
  /// Whether the board ranks all kinds of bow together.
  package let isOfAllBows: Bool
  /// The bucket: `all`, or a season such as `2025-INDOOR`, a month, week or day.
  package let bucket: String
  /// Each archer's best, best first.
  package let rows: [Row]

  package struct Row: Codable, Hashable, Sendable, Identifiable {
    package let id: PlayerID
    /// The rank, shared by equal scores.
    package let rank: Int
    package let displayName: String
    /// The name of the tournament; nil for a reader who may not know it.
    package let shoot: String?
    package let score: Int
    package let achievedAt: Timestamp
  }
}

extension BestsScreen {
  /// The kinds of bow of a board.
  enum Bows {
    case bow(BowType?)
    case all
  }

  init(_ round: Round, _ code: String, _ bows: Bows, _ page: BoardPage, shoots: [PlayerID: String]) {
    let rows = page.standings.map { standing in
      Row(
        id: standing.entry.player,
        rank: standing.rank,
        displayName: standing.entry.displayName,
        shoot: shoots[standing.entry.player],
        score: Int(standing.entry.score.keys.first ?? 0),
        achievedAt: standing.entry.achievedAt
      )
    }
    let (bow, isOfAllBows): (BowType?, Bool) =
      switch bows {
      case .bow(let bow): (bow, false)
      case .all: (nil, true)
      }
    self.init(
      round: code,
      roundName: round.name,
      bowType: bow,
      isOfAllBows: isOfAllBows,
      bucket: page.bucket.id,
      rows: rows
    )
  }
}

extension Bucket {
  /// The bucket of an id such as `2025-INDOOR`, `2026-02`, `2026-W07` or `2026-02-14`; nil for another text.
  package static func ofBests(_ id: String) -> Bucket? {
    [Period.seasonal, .monthly, .weekly, .daily].lazy.compactMap { $0.bucket(id: id, in: .utc) }.first
  }

  /// The day, week and month of a moment, its season and those before it for three years, and another one that is chosen.
  package static func ofBests(upTo now: Timestamp, with chosen: Bucket? = nil) -> [Bucket] {
    let short = [Period.daily, .weekly, .monthly].map { $0.bucket(of: now, in: .utc) }
    var seasons = [Period.seasonal.bucket(of: now, in: .utc)]
    while seasons.count < 6, let start = seasons.last?.start {
      seasons.append(Period.seasonal.bucket(of: start.advanced(byMilliseconds: -1), in: .utc))
    }
    let all = short + seasons
    return all + [chosen].compactMap(\.self).filter { chosen in !all.contains { $0.id == chosen.id } }
  }

  /// Such as `Indoor 2025`, `Month 2 of 2026` or `Week 7 of 2026`.
  package var words: Message {
    let parts = id.split(separator: "-")
    switch period {
    case .allTime: return Message("All time")
    case .daily: return .day(id)
    case .seasonal, .monthly, .weekly:
      guard let year = parts.first, let part = parts.last, parts.count == 2 else { return Message(verbatim: id) }
      let number = String(part.drop { $0 == "W" || $0 == "0" })
      if period == .monthly { return Message("Month \(number) of \(String(year))") }
      if period == .weekly { return Message("Week \(number) of \(String(year))") }
      return part == "INDOOR" ? Message("Indoor \(String(year))") : Message("Outdoor \(String(year))")
    }
  }
}
