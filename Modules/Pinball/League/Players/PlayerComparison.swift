/// Two players on the machines that both played on the same bank nights.
public struct PlayerComparison: Hashable, Sendable {
  /// How often each was ahead, and what both have together.
  public struct Tally: Hashable, Codable, Sendable {
    public internal(set) var wins = 0
    public internal(set) var losses = 0
    public internal(set) var ties = 0
    /// The league's points, of the first and of the second player.
    public internal(set) var points = 0.0
    public internal(set) var pointsAgainst = 0.0

    public init() {}

    public var played: Int { wins + losses + ties }
  }

  /// One machine, or one season.
  public struct Part: Hashable, Sendable {
    public let title: String
    public let tally: Tally
    /// Each player's best score there; nil where none counts.
    public let best: Double?
    public let bestAgainst: Double?
  }

  public let total: Tally
  /// By how often it was played, then by name.
  public let machines: [Part]
  /// The latest first.
  public let seasons: [Part]
}

extension LeagueStats {
  /// Compares two players; who scored more is ahead, or who has more points where a score is missing.
  public func comparison(of first: ComparedName, with second: ComparedName) -> PlayerComparison {
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

  /// A player's best row on each machine of each night.
  private func nights(of player: ComparedName) -> [Night: StatsRow] {
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

/// What two players did on one machine of one night.
private struct Meeting {
  let mine: StatsRow
  let theirs: StatsRow

  /// More than 0 where the first player is ahead.
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
