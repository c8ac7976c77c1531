package import Domain

extension NightState {
  /// A player on a machine: all games there in one row, as the league's files have it.
  package struct Played: Hashable, Sendable {
    package let player: PlayerID
    package let machine: String
    /// The best score; nil where only places or strokes were entered.
    package let score: Int64?
    package let points: Int
  }

  /// A player's line in the standings.
  package struct Line: Hashable, Sendable {
    package let player: PlayerID
    package let rank: Int
    package let points: Int
    /// The number of games, or of machines where each plays alone.
    package let games: Int
    package let strikes: Int
  }

  /// Every player on every machine with a result, by machine in the order of the night.
  package var played: [Played] {
    switch night.format {
    case .matchPlay, .strikes, .flipFrenzy: playedTogether
    case .bestGame: machines.flatMap { machine in bestGames(on: machine.name) }
    case .pingolf:
      machines.flatMap { machine in
        last(on: machine.name).map { player, strokes in
          Played(player: player, machine: machine.name, score: nil, points: night.limit + 1 - Int(strokes))
        }
      }
    }
  }

  /// The standings: more points are better in every format, equal ones share a rank.
  package var standings: [Line] {
    let (played, strikes, names) = (self.played, night.format == .strikes ? strikes : [:], names)
    var (points, counts) = ([PlayerID: Int](), [PlayerID: Int]())
    for row in played {
      points[row.player, default: 0] += row.points
      if !night.format.hasGames { counts[row.player, default: 0] += 1 }
    }
    for game in games where !results(of: game).isEmpty {
      for player in game.players { counts[player, default: 0] += 1 }
    }
    let listed = players.filter { $0.isIn || counts[$0.id] != nil }.map(\.id)
    let order = listed.sorted { first, second in
      (-points[first, default: 0], names[first] ?? "", first) < (
        -points[second, default: 0], names[second] ?? "", second
      )
    }
    var lines: [Line] = []
    for (place, player) in order.enumerated() {
      let own = points[player, default: 0]
      let rank = lines.last.flatMap { $0.points == own ? $0.rank : nil } ?? place + 1
      let line = Line(
        player: player,
        rank: rank,
        points: own,
        games: counts[player, default: 0],
        strikes: strikes[player, default: 0]
      )
      lines.append(line)
    }
    return lines
  }

  private var playedTogether: [Played] {
    var rows: [String: [PlayerID: (score: Int64?, points: Int)]] = [:]
    for game in games {
      // In a dispute the first entry counts until it is settled.
      guard let result = results(of: game).first?.result else { continue }
      let points = night.points(of: result.order.count)
      for (place, player) in result.order.enumerated() {
        let row = rows[game.machine]?[player]
        let score = [row?.score, result.scores?[place]].compactMap(\.self).max()
        rows[game.machine, default: [:]][player] = (score, (row?.points ?? 0) + points[place])
      }
    }
    return machines.flatMap { machine in
      (rows[machine.name] ?? [:]).sorted { $0.key < $1.key }.map { player, row in
        Played(player: player, machine: machine.name, score: row.score, points: row.points)
      }
    }
  }

  /// The best scores on a machine: 100 points for the first, and one less for each place, as the league counts.
  private func bestGames(on machine: String) -> [Played] {
    let place = place(of: machine)
    var best: [PlayerID: Int64] = [:]
    for (_, score) in scores where self.place(of: score.machine) == place {
      best[score.player] = max(best[score.player] ?? 0, score.score)
    }
    let order = best.sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }
    return order.map { player, score in
      let ahead = order.count { $0.value > score }
      return Played(player: player, machine: machine, score: score, points: max(0, 100 - ahead))
    }
  }

  /// The last entry of each player on a machine.
  private func last(on machine: String) -> [(PlayerID, Int64)] {
    let place = place(of: machine)
    var last: [PlayerID: Int64] = [:]
    for (_, score) in scores where self.place(of: score.machine) == place { last[score.player] = score.score }
    return last.sorted { $0.key < $1.key }
  }
}
