import Access
package import Domain
package import Spaces

/// The state of a night after its events.
package struct NightState: SpaceFold {
  package static let space = Space("nights", journal: "log", writers: .members, commutes: true)

  /// A player, with or without an account.
  package struct Player: Hashable, Sendable {
    package let id: PlayerID
    package fileprivate(set) var name: String
    /// The account; nil for a guest.
    package fileprivate(set) var user: UserID?
    /// Whether the player takes part in what is drawn.
    package fileprivate(set) var isIn: Bool
    /// The time at which the guest was listed, or the account joined.
    package fileprivate(set) var joinedAt: Timestamp
    /// The number of the event by which the player came in.
    fileprivate(set) var since: Int
  }

  package struct Machine: Hashable, Sendable {
    package let name: String
    package let target: Int64?
    package fileprivate(set) var isIn: Bool
  }

  package struct Game: Hashable, Sendable {
    package let id: GameID
    package let round: Int
    package fileprivate(set) var machine: String
    package let players: [PlayerID]
    /// The event that called the players to the game.
    package let call: EventID
  }

  /// A result of a game that no later one replaces.
  package struct Entry: Hashable, Sendable {
    package let event: EventID
    package let actor: UserID
    package let result: NightAction.Result
    let number: Int

    func agrees(with other: Entry) -> Bool {
      (result.order, result.scores) == (other.result.order, other.result.scores)
    }
  }

  package let night: Night
  /// The players in order of arrival.
  package private(set) var players: [Player] = []
  package private(set) var machines: [Machine]
  /// The games in the order in which they were drawn.
  package private(set) var games: [Game] = []
  /// The number of the last round; 0 before the first.
  package private(set) var round = 0
  package private(set) var isClosed = false
  /// The scores or strokes in order; the event of each takes it back.
  package private(set) var scores: [(event: ScoringEvent, score: NightAction.Score)] = []
  /// The results of each game, also of one that was drawn on a device that has not synced yet.
  private var results: [GameID: [Entry]] = [:]
  private var replaced: Set<EventID> = []
  private var number = 0

  package init(_ night: Night) {
    self.night = night
    machines = night.machines.map { Machine(name: $0.name, target: $0.target, isIn: true) }
  }

  package mutating func apply(_ event: ScoringEvent) {
    number += 1
    switch NightAction(event) {
    case .joined(let name): join(name, event)
    case .left: change(event.subject.flatMap { player(of: UserID($0)) }?.id) { $0.isIn = false }
    case .seated(let seat):
      change(seat.player) { [number] player in
        if seat.isIn, !player.isIn { player.since = number }
        player.isIn = seat.isIn
      }
    case .machine(let machine):
      if let place = place(of: machine.name) {
        machines[place].isIn = machine.isIn
      } else if machine.isIn, machines.count < Night.mostMachines {
        machines.append(Machine(name: machine.name, target: nil, isIn: true))
      }
    case .drawn(let draw): take(draw, event)
    case .entered(let result): take(result, event)
    case .scored(let score): scores.append((event, score))
    case .moved(let move):
      guard let machine = place(of: move.machine) else { return }
      if let place = games.firstIndex(where: { $0.id == move.game }) { games[place].machine = machines[machine].name }
    case .closed: isClosed = true
    case .accountDeleted:
      let user = event.subject.map { UserID($0) } ?? event.actor
      change(player(of: user)?.id) { player in
        player.name = user.pseudonym("Player")
        player.isIn = false
      }
    case nil: break
    }
  }

  package static func leaver(by event: ScoringEvent) -> UserID? {
    NightAction.Kind(rawValue: event.type) == .left ? event.subject.map { UserID($0) } : nil
  }

  private mutating func change(_ id: PlayerID?, _ change: (inout Player) -> Void) {
    if let place = players.firstIndex(where: { $0.id == id }) { change(&players[place]) }
  }

  private mutating func join(_ name: NightAction.Name, _ event: ScoringEvent) {
    let text = TextLimit.name.cutToBytes(name.name)
    guard let user = event.subject.map({ UserID($0) }) else {
      let id = PlayerID(rawValue: event.id.rawValue)
      return players.append(
        Player(id: id, name: text, user: nil, isIn: true, joinedAt: event.occurredAt, since: number)
      )
    }
    let known = player(of: user) ?? name.guest.flatMap { self[$0] }.flatMap { $0.user == nil ? $0 : nil }
    guard let known else {
      return players.append(
        Player(id: PlayerID(user), name: text, user: user, isIn: true, joinedAt: event.occurredAt, since: number)
      )
    }
    change(known.id) { [number] player in
      if player.user == nil { player.joinedAt = event.occurredAt }
      (player.name, player.user) = (text, user)
      if !player.isIn { (player.isIn, player.since) = (true, number) }
    }
  }

  private mutating func take(_ draw: NightAction.Draw, _ event: ScoringEvent) {
    // Of two draws of one round, which two devices made, the first counts.
    guard draw.round == round + 1, night.format.hasGames else { return }
    round += 1
    for (place, game) in draw.games.enumerated() {
      add(game, as: "\(round)-\(place + 1)", by: event)
    }
  }

  private mutating func take(_ result: NightAction.Result, _ event: ScoringEvent) {
    results[result.game, default: []].append(
      Entry(event: event.id, actor: event.actor, result: result, number: number)
    )
    replaced.formUnion(result.replaces)
    guard night.format == .flipFrenzy, let next = result.next, let game = self.game(result.game) else { return }
    // `2-1` is followed by `2-1.2`, once, whichever of two phones was first.
    let parts = game.id.split(separator: ".")
    let id = "\(parts[0]).\((parts.count > 1 ? Int(parts[1]) ?? 1 : 1) + 1)"
    let isFree = open.allSatisfy { $0.machine != next.machine && Set($0.players).isDisjoint(with: next.players) }
    if self.game(id) == nil, isFree { add(next, as: id, by: event) }
  }

  private mutating func add(_ game: NightAction.Game, as id: GameID, by event: ScoringEvent) {
    guard let machine = place(of: game.machine), game.players.allSatisfy({ self[$0] != nil }) else { return }
    games.append(
      Game(id: id, round: round, machine: machines[machine].name, players: game.players, call: event.id)
    )
  }
}

// MARK: Reading

extension NightState {
  package subscript(id: PlayerID) -> Player? { players.first { $0.id == id } }

  package func player(of user: UserID) -> Player? { players.first { $0.user == user } }

  package func game(_ id: GameID) -> Game? { games.first { $0.id == id } }

  func place(of machine: String) -> Int? {
    let key = NameKey(loosely: machine)
    return machines.firstIndex { NameKey(loosely: $0.name) == key }
  }

  /// Returns the results of a game that no other replaces; several that differ are a dispute, in which the first counts.
  package func results(of game: Game) -> [Entry] {
    (results[game.id] ?? []).filter { entry in
      !replaced.contains(entry.event) && entry.result.order.count == game.players.count
        && Set(entry.result.order) == Set(game.players)
    }
  }

  package func isDisputed(_ game: Game) -> Bool {
    let entries = results(of: game)
    return entries.dropFirst().contains { !$0.agrees(with: entries[0]) }
  }

  /// The games without a result.
  package var open: [Game] { games.filter { results(of: $0).isEmpty } }

  /// The names to show, each once, because a league's files know players by their names.
  package var names: [PlayerID: String] {
    var (free, names) = (UniqueNames(), [PlayerID: String]())
    for player in players { names[player.id] = free.take(player.name.shownName) }
    return names
  }

  /// The strikes of each player.
  var strikes: [PlayerID: Int] {
    var strikes: [PlayerID: Int] = [:]
    for game in games {
      guard let order = results(of: game).first?.result.order else { continue }
      for (player, count) in zip(order, night.strikes(of: order.count)) { strikes[player, default: 0] += count }
    }
    return strikes
  }

  /// The players who take part in the next draw.
  package var inPlay: [Player] {
    let strikes = night.format == .strikes ? strikes : [:]
    return players.filter { $0.isIn && strikes[$0.id, default: 0] < night.limit }
  }

  /// The queue of flip frenzy: who has waited longest is first, and of one game the winner.
  package var queue: [PlayerID] {
    var since = Dictionary(players.map { ($0.id, ($0.since, 0)) }) { first, _ in first }
    for game in games {
      guard let entry = results(of: game).first else { continue }
      for (place, player) in entry.result.order.enumerated() where entry.number > since[player]?.0 ?? 0 {
        since[player] = (entry.number, place)
      }
    }
    let playing = Set(open.flatMap(\.players))
    return players.filter { $0.isIn && !playing.contains($0.id) }.map(\.id)
      .sorted { (since[$0] ?? (0, 0)) < (since[$1] ?? (0, 0)) }
  }
}
