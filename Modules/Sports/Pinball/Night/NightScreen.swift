package import Domain
package import Spaces

/// A night as one reader sees it, for a page, a terminal and programs.
package struct NightScreen: Hashable, Codable, Sendable {
  package struct Player: Hashable, Codable, Sendable {
    package let id: PlayerID
    package let name: String
    package let isIn: Bool
  }

  /// A player of a game, in the order of the result.
  package struct Seat: Hashable, Codable, Sendable {
    package let id: PlayerID
    package let name: String
    package let score: Int64?
    package let points: Int?
  }

  package struct Game: Hashable, Codable, Sendable {
    package let id: GameID
    package let machine: String
    package let seats: [Seat]
    package let isOpen: Bool
    /// The different results of a dispute, each as names from the first to the last; empty without one.
    package let rivals: [[String]]
    /// The results that a correction by this reader replaces.
    package let seen: [EventID]
    package let isMine: Bool
    package let mayEnter: Bool
  }

  package struct Line: Hashable, Codable, Sendable {
    package let rank: Int
    package let name: String
    package let points: Int
    package let games: Int
    package let strikes: Int
    package let isMine: Bool
  }

  package struct Machine: Hashable, Codable, Sendable {
    package let name: String
    package let target: Int64?
    package let isIn: Bool
    /// The reader's own score or strokes that count there; nil for none, and where games are drawn.
    package let mine: Int64?
  }

  package let name: String
  package let format: Night.Format
  package let season: Int
  package let bank: Int
  package let date: String
  package let round: Int
  package let isClosed: Bool
  package let limit: Int
  /// The reader; nil for one who does not play.
  package let me: PlayerID?
  /// The open games, the reader's own first, then the finished ones, the latest first.
  package let games: [Game]
  package let lines: [Line]
  /// The names in the queue of flip frenzy.
  package let queue: [String]
  package let machines: [Machine]
  package let players: [Player]

  package var openGames: [Game] { games.filter(\.isOpen) }
  package var disputes: Int { games.count { !$0.rivals.isEmpty } }

  package init(_ view: SpaceView<NightState>) {
    let (state, night, names) = (view.state, view.state.night, view.state.names)
    let own = view.account.flatMap { state.player(of: $0.user) }?.id
    (name, format, season, bank, date) = (night.name, night.format, night.season, night.bank, night.date)
    (round, isClosed, limit, me) = (state.round, state.isClosed, night.limit, own)
    let games = state.games.reversed().map { game in
      Game(game, of: state, names, own, leads: view.leads)
    }
    self.games =
      games.filter { $0.isOpen && $0.isMine } + games.filter { $0.isOpen && !$0.isMine }.reversed()
      + games.filter { !$0.isOpen }
    lines = state.standings.map { line in
      Line(
        rank: line.rank,
        name: names[line.player] ?? "",
        points: line.points,
        games: line.games,
        strikes: line.strikes,
        isMine: line.player == own
      )
    }
    queue = night.format == .flipFrenzy ? state.queue.map { names[$0] ?? "" } : []
    machines = state.machines.map { machine in
      let mine = state.scores.filter { $0.score.player == own && $0.score.machine == machine.name }.map(\.score.score)
      return Machine(
        name: machine.name,
        target: machine.target,
        isIn: machine.isIn,
        mine: night.format == .bestGame ? mine.max() : mine.last
      )
    }
    players = state.players.map { Player(id: $0.id, name: names[$0.id] ?? "", isIn: $0.isIn) }
  }

  /// The screen in lines for a terminal.
  package var text: [String] {
    let games = openGames.map { game in "\(game.id)  \(game.machine): \(game.seats.map(\.name).joined(separator: ", "))"
    }
    let done = self.games.filter { !$0.isOpen }.map { game in
      "\(game.id)  \(game.machine): \(game.seats.map { "\($0.name) \($0.points ?? 0)" }.joined(separator: ", "))"
        + (game.rivals.isEmpty ? "" : "  disputed")
    }
    let standings = lines.map { "\($0.rank). \($0.name)  \($0.points)" }
    return ["\(name)  S\(season)B\(bank)  \(date)"] + games + done + standings
      + (queue.isEmpty ? [] : ["Queue: \(queue.joined(separator: ", "))"])
  }
}

extension NightScreen.Game {
  fileprivate init(
    _ game: NightState.Game,
    of state: NightState,
    _ names: [PlayerID: String],
    _ own: PlayerID?,
    leads: Bool
  ) {
    let entries = state.results(of: game)
    let result = entries.first?.result
    let points = state.night.points(of: game.players.count)
    (id, machine, isOpen) = (game.id, game.machine, result == nil)
    seats = (result?.order ?? game.players).enumerated().map { place, player in
      NightScreen.Seat(
        id: player,
        name: names[player] ?? "",
        score: result?.scores?[place],
        points: result == nil ? nil : points[place]
      )
    }
    rivals = state.isDisputed(game) ? entries.map { $0.result.order.map { names[$0] ?? "" } } : []
    seen = entries.map(\.event)
    isMine = own.map(game.players.contains) ?? false
    mayEnter = !state.isClosed && (leads || isMine && state.night.playersEnter)
  }
}
