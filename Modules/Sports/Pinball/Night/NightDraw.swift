internal import Crypto
package import Domain
internal import SeededRandom

extension NightState {
  /// Returns the next round as a seed draws it: the same on every device with the same events.
  ///
  /// The first round and those with strikes are drawn, later ones put together players with about the same points. A machine
  /// is new to all players of a group wherever the machines allow it. In flip frenzy the next pairs of the queue go to the
  /// free machines.
  ///
  /// - Throws: ``Domain/Refusal`` where there are too few players or machines.
  package func draw(seed: Int) throws(Refusal) -> NightAction.Draw {
    var random = SplitMix64(seed: UInt64(bitPattern: Int64(seed)))
    if night.format == .flipFrenzy {
      let busy = Set(open.map(\.machine))
      let free = machines.filter { $0.isIn && !busy.contains($0.name) }.map(\.name).sorted()
      let games = zip(shuffled(free, &random), pairs(&random)).map { NightAction.Game(machine: $0, players: $1) }
      if games.isEmpty { throw .nothingToDraw }
      return NightAction.Draw(round: round + 1, seed: seed, games: games)
    }
    let (players, times) = (inPlay.map(\.id).sorted(), timesPlayed)
    let points = night.format == .matchPlay && round > 0 ? standings.map { ($0.player, $0.points) } : []
    guard let sizes = Self.sizes(of: players.count, by: night.groupSize) else { throw .nothingToDraw }
    let free = machines.filter(\.isIn).map(\.name).sorted()
    guard free.count >= sizes.count else {
      throw Refusal("machines", "\(sizes.count) groups need \(sizes.count) machines, and \(free.count) are ready.")
    }
    // Of some draws, the first one without a repeat, else the one with the fewest.
    var best: (repeats: Int, games: [NightAction.Game])?
    for _ in 1...Self.attempts where best?.repeats != 0 {
      let groups = groups(of: players, sizes, by: Dictionary(points) { first, _ in first }, &random)
      let games = assign(shuffled(free, &random), to: groups, times)
      let repeats = games.reduce(0) { $0 + cost($1.machine, $1.players, times) }
      if best.map({ repeats < $0.repeats }) ?? true { best = (repeats, games) }
    }
    return NightAction.Draw(round: round + 1, seed: seed, games: best?.games ?? [])
  }

  private static let attempts = 20

  /// Returns the game that follows a result on its machine in flip frenzy; nil for none.
  package func next(after game: Game, _ order: [PlayerID]) -> NightAction.Game? {
    guard night.format == .flipFrenzy, !isClosed, let place = place(of: game.machine), machines[place].isIn else {
      return nil
    }
    let waiting = (queue + order.filter { self[$0]?.isIn == true }).prefix(2)
    return waiting.count == 2 ? NightAction.Game(machine: game.machine, players: Array(waiting)) : nil
  }

  /// Returns a machine for a game whose own is out of order: a free one, new to its players if there is one.
  package func replacement(for game: Game) -> String? {
    let busy = Set(open.map(\.machine))
    let free = machines.filter { $0.isIn && !busy.contains($0.name) }.map(\.name).sorted()
    let times = timesPlayed
    return free.min { cost($0, game.players, times) < cost($1, game.players, times) }
  }

  private func pairs(_ random: inout SplitMix64) -> [[PlayerID]] {
    let queue = round == 0 ? shuffled(queue.sorted(), &random) : queue
    return stride(from: 0, to: queue.count - 1, by: 2).map { [queue[$0], queue[$0 + 1]] }
  }

  private func groups(
    of players: [PlayerID],
    _ sizes: [Int],
    by points: [PlayerID: Int],
    _ random: inout SplitMix64
  ) -> [[PlayerID]] {
    let order = shuffled(players, &random).enumerated()
      .sorted { (-(points[$0.element] ?? 0), $0.offset) < (-(points[$1.element] ?? 0), $1.offset) }
      .map(\.element)
    var (groups, rest) = ([[PlayerID]](), order[...])
    for size in sizes {
      groups.append(Array(rest.prefix(size)))
      rest = rest.dropFirst(size)
    }
    return groups
  }

  /// Returns the sizes of groups for a number of players; nil for fewer than two.
  ///
  /// As many as possible have the wanted size of three and four, the rest the other. Two players are a group, and five are
  /// three and two.
  static func sizes(of count: Int, by size: Int) -> [Int]? {
    if count < 2 { return nil }
    if count == 2 { return [2] }
    if count == 5 { return [3, 2] }
    let other = 7 - size
    for wanted in stride(from: count / size, through: 0, by: -1) where (count - wanted * size) % other == 0 {
      return Array(repeating: 4, count: size == 4 ? wanted : (count - wanted * size) / other)
        + Array(repeating: 3, count: size == 3 ? wanted : (count - wanted * size) / other)
    }
    return nil
  }

  /// How often each player has played each machine, or is to play it.
  private var timesPlayed: [PlayerID: [String: Int]] {
    var times: [PlayerID: [String: Int]] = [:]
    for game in games { for player in game.players { times[player, default: [:]][game.machine, default: 0] += 1 } }
    return times
  }

  private func cost(_ machine: String, _ group: [PlayerID], _ times: [PlayerID: [String: Int]]) -> Int {
    group.reduce(0) { $0 + (times[$1]?[machine] ?? 0) }
  }

  /// Assigns machines to groups with as few repeats as the machines allow: first all that are new to a group, by
  /// augmenting paths, then those that one of its players has had before, and so on.
  private func assign(
    _ free: [String],
    to groups: [[PlayerID]],
    _ times: [PlayerID: [String: Int]]
  ) -> [NightAction.Game] {
    let costs = groups.map { group in free.map { cost($0, group, times) } }
    var owner = [Int?](repeating: nil, count: free.count)
    var chosen = [Int?](repeating: nil, count: groups.count)
    func find(_ group: Int, atMost cost: Int, _ tried: inout Set<Int>) -> Bool {
      for machine in free.indices where costs[group][machine] <= cost && tried.insert(machine).inserted {
        let held = owner[machine]
        if held == nil || held.map({ find($0, atMost: cost, &tried) }) == true {
          (owner[machine], chosen[group]) = (group, machine)
          return true
        }
      }
      return false
    }
    for cost in 0...(costs.joined().max() ?? 0) {
      for group in groups.indices where chosen[group] == nil {
        var tried: Set<Int> = []
        _ = find(group, atMost: cost, &tried)
      }
    }
    return zip(groups, chosen).compactMap { group, machine in
      machine.map { NightAction.Game(machine: free[$0], players: group) }
    }
  }

  /// Returns elements in a random order that depends on the seed alone, in every version of Swift.
  private func shuffled<Element>(_ elements: [Element], _ random: inout SplitMix64) -> [Element] {
    var elements = elements
    for place in elements.indices.dropFirst().reversed() {
      elements.swapAt(place, random.next(below: place + 1))
    }
    return elements
  }
}

extension NightAction.Draw {
  /// Returns the seed of a form or command, so that sending it again draws the same.
  package static func seed(of ticket: String) -> Int {
    SHA256.hash(data: Array(ticket.utf8)).prefix(4).reduce(0) { $0 << 8 | Int($1) }
  }
}
