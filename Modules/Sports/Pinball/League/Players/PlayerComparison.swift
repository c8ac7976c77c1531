package import Domain

/// Two players on the machines that both played on the same bank nights.
package struct PlayerComparison: Hashable, Sendable {
  /// The wins, losses and points of two players.
  package struct Tally: Hashable, Codable, Sendable {
    /// The first player's wins.
    package internal(set) var wins = 0
    /// The second player's wins.
    package internal(set) var losses = 0
    package internal(set) var ties = 0
    /// The first player's league points.
    package internal(set) var points = 0.0
    /// The second player's league points.
    package internal(set) var pointsAgainst = 0.0

    package init() {}

    package var played: Int { wins + losses + ties }
  }

  /// One machine, or one season.
  package struct Part: Hashable, Codable, Sendable {
    package let title: String
    package let tally: Tally
    /// The first player's best score there; nil without a counting one.
    package let best: Double?
    /// The second player's best score there; nil without a counting one.
    package let bestAgainst: Double?
  }

  package let total: Tally
  /// The machines, most played first, then by name.
  package let machines: [Part]
  /// The seasons, latest first.
  package let seasons: [Part]
}

extension LeagueStats {
  /// Compares two players: the higher score wins, or more points if a score is missing.
  package func comparison(of first: NameKey, with second: NameKey) -> PlayerComparison {
    let (mine, theirs) = (nights(of: first), nights(of: second))
    let common = mine.compactMap { night, row in theirs[night].map { Meeting(mine: row, theirs: $0) } }
      .sorted { $0.mine.place < $1.mine.place }
    let byMachine = Dictionary(grouping: common, by: \.mine.machine).map { Meeting.part($0, $1) }
    let bySeason = Dictionary(grouping: common, by: \.mine.season).sorted { $0.key > $1.key }
    return PlayerComparison(
      total: Meeting.tally(common),
      machines: byMachine.sorted { (-$0.tally.played, $0.title) < (-$1.tally.played, $1.title) },
      seasons: bySeason.map { Meeting.part($0.token, $1) }
    )
  }

  private struct Night: Hashable {
    let season: Season
    let bank: Int
    let machine: MachineName
  }

  /// Returns a player's best row on each machine of each night.
  private func nights(of player: NameKey) -> [Night: StatsRow] {
    var best: [Night: StatsRow] = [:]
    var names: [String: MachineName] = [:]
    for row in rows(of: player) where row.isUsable {
      let machine = names[row.machine] ?? MachineName(row.machine)
      names[row.machine] = machine
      let night = Night(season: row.season, bank: row.bank, machine: machine)
      if let before = best[night], (before.countedScore ?? 0) >= (row.countedScore ?? 0) { continue }
      best[night] = row
    }
    return best
  }
}

/// Two players' rows on one machine of one night.
private struct Meeting {
  let mine: StatsRow
  let theirs: StatsRow

  /// The first player's lead; positive if ahead.
  private var lead: Double {
    if let score = mine.countedScore, let other = theirs.countedScore { return score - other }
    return (mine.points ?? 0) - (theirs.points ?? 0)
  }

  static func tally(_ meetings: [Meeting]) -> PlayerComparison.Tally {
    var tally = PlayerComparison.Tally()
    for meeting in meetings {
      let lead = meeting.lead
      if lead > 0 { tally.wins += 1 } else if lead < 0 { tally.losses += 1 } else { tally.ties += 1 }
      tally.points += meeting.mine.points ?? 0
      tally.pointsAgainst += meeting.theirs.points ?? 0
    }
    return tally
  }

  static func part(_ title: String, _ meetings: [Meeting]) -> PlayerComparison.Part {
    PlayerComparison.Part(
      title: title,
      tally: tally(meetings),
      best: meetings.compactMap(\.mine.countedScore).max(),
      bestAgainst: meetings.compactMap(\.theirs.countedScore).max()
    )
  }
}
