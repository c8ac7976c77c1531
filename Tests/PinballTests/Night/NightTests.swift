import Domain
import InMemory
import Pinball
import SeededRandom
import SpaceContracts
import Spaces
import Testing

@Suite("A pinball night")
struct NightTests {
  private static let histories = Night.Format.allCases.flatMap { format in (1...6).map { (format, UInt64($0)) } }

  @Test("a night keeps the contract of sports", arguments: histories)
  func contract(format: Night.Format, seed: UInt64) async throws {
    let contract = SpaceContract<NightState>(Bar.night(format), shows: Bar.shows) { view, random throws(Refusal) in
      let state = view.state
      let player = state.players.randomElement(using: &random)?.id ?? "nobody"
      let machine = "Machine \(1 + random.next(below: 9))"
      switch random.next(below: 12) {
      case 0, 1: return try state.drawing(seed: random.next(below: 1000))
      case 2: return try state.adding(["Guest \(random.next(below: 9))"])
      case 3: return [try state.seating(player, isIn: random.oneIn(2))]
      case 4: return try state.setting(machine, isIn: random.oneIn(2))
      case 5: return random.oneIn(4) ? [try NightAction.closed.draft()] : []
      case 6, 7: return try state.score(Int64(random.next(below: 9)), of: player, on: machine)
      default:
        guard let game = state.games.randomElement(using: &random) else { return [] }
        let order = game.players.shuffled(using: &random)
        return try state.result(of: game.id, order, replacing: random.oneIn(2) ? nil : [])
      }
    }
    let store = InMemoryStore(ClockAndIdentities(now: Bar.now, newIdentity: { "i" }))
    #expect(try await contract.faults(seed: seed, in: store.storage, now: Bar.now) == [])
  }

  @Test("a line names a machine, and perhaps its target")
  func machineLines() {
    #expect(Night.Machine(line: " Deadpool = 50,000,000 ") == Night.Machine("Deadpool", target: 50_000_000))
    #expect(Night.Machine(line: "Batman '66") == Night.Machine("Batman '66"))
    #expect(Night.Machine(line: "E=mc2") == Night.Machine("E=mc2"))
  }

  @Test("a name shows something and turns nothing around", arguments: ["Jaws\u{202E}", "\u{200B}", "J\u{7}aws"])
  func names(name: String) {
    let night = { Night($0, on: [Night.Machine($1)], date: "2026-03-31", createdAt: 1) }
    #expect(night("Finals", "Jaws").refusal == nil)
    #expect(night(name, "Jaws").refusal?.code == "name" && night("Finals", name).refusal?.code == "machines")
  }

  @Test("documents of every version can be read")
  func evolution() {
    let stored = """
      {"bank":1,"createdAt":1,"date":"2026-02-24","format":"matchPlay","groupSize":4,"limit":3,\
      "machines":[{"name":"Jaws"}],"name":"Bank 1","playersEnter":true,"season":24,"table":"7-5-3-1"}
      """
    #expect(Night.evolutionFaults(in: [stored]) == [])
  }

  @Test("groups have three or four players, whatever their number", arguments: [3, 4])
  func sizes(size: Int) async throws {
    for count in 2...30 {
      let bar = try await Bar(Bar.night(machines: 12, groupSize: size))
      try await bar.addGuests(count)
      let sizes = try await bar.draw(1).games.map(\.players.count)
      #expect(sizes.reduce(0, +) == count)
      #expect(sizes.allSatisfy { $0 == 3 || $0 == 4 } || [2, 5].contains(count), "\(count): \(sizes)")
    }
  }

  @Test("a round needs a machine for each group, and two players")
  func tooFew() async throws {
    let bar = try await Bar(Bar.night(machines: 2))
    #expect(try await bar.refusal { state throws(Refusal) in try state.drawing(seed: 1) } == "nothingToDraw")
    try await bar.addGuests(12)
    #expect(try await bar.refusal { state throws(Refusal) in try state.drawing(seed: 1) } == "machines")
  }

  @Test("no player meets a machine twice as long as enough are new, and points put equals together")
  func noRepeats() async throws {
    let bar = try await Bar(Bar.night(machines: 24))
    try await bar.addGuests(24)
    for round in 1...4 {
      let before = try await bar.state.standings
      let state = try await bar.draw(round)
      if round > 1 {
        let points = Dictionary(before.map { ($0.player, $0.points) }) { first, _ in first }
        let averages = state.games.suffix(6).map { $0.players.reduce(0) { $0 + (points[$1] ?? 0) } }
        #expect(averages == averages.sorted(by: >))
      }
      try await bar.enterAll("r\(round)", reversed: round % 2 == 0)
    }
    let pairs = try await bar.state.games.flatMap { game in game.players.map { "\($0) \(game.machine)" } }
    #expect(pairs.count == 96 && Set(pairs).count == 96)
  }

  @Test("places give 7-5-3-1 or 4-2-1-0, and in groups of three 7-4-1 or 4-2-1", arguments: Night.PointTable.allCases)
  func points(table: Night.PointTable) async throws {
    let bar = try await Bar(Bar.night(table: table))
    try await bar.addGuests(7)
    try await bar.draw(3)
    let points = try await bar.enterAll("r").standings.map(\.points)
    #expect(points == (table == .sevenFiveThreeOne ? [7, 7, 5, 4, 3, 1, 1] : [4, 4, 2, 2, 1, 1, 0]))
  }

  @Test("whoever has three strikes is out, and the order is that of going out")
  func strikes() async throws {
    let bar = try await Bar(Bar.night(.strikes))
    try await bar.addGuests(9)
    var (round, out) = (0, [[PlayerID]]())
    while try await bar.state.inPlay.count > 1 {
      round += 1
      let playing = Set(try await bar.state.inPlay.map(\.id))
      try await bar.draw(round)
      #expect(try await bar.refusal { state throws(Refusal) in try state.drawing(seed: 0) } == "open")
      let left = Set(try await bar.enterAll("r\(round)").inPlay.map(\.id))
      out.append(Array(playing.subtracting(left)))
    }
    let state = try await bar.state
    let ranks = Dictionary(state.standings.map { ($0.player, $0.rank) }) { first, _ in first }
    let later = out.reversed().map { $0.compactMap { ranks[$0] } }
    for (last, earlier) in zip(later, later.dropFirst()) where !last.isEmpty && !earlier.isEmpty {
      #expect((last.max() ?? 0) < (earlier.min() ?? 0))
    }
    #expect(state.standings.first.map { state.inPlay.map(\.id) == [$0.player] } == true)
    #expect(try await bar.refusal { state throws(Refusal) in try state.drawing(seed: 0) } == "nothingToDraw")
  }

  @Test("the best score on each machine counts, 100 points for the first and one less for each place")
  func bestGame() async throws {
    let bar = try await Bar(Bar.night(.bestGame, machines: 2), members: ["ana", "ben", "cy"])
    let scores: [(String, Int64)] = [("ana", 500), ("ben", 900), ("ana", 900), ("cy", 100)]
    for (number, (name, score)) in scores.enumerated() {
      try await bar.enter("s\(number)", as: name) { state throws(Refusal) in
        try state.score(score, of: PlayerID(rawValue: name), on: "Machine 1")
      }
    }
    #expect(
      try await bar.state.standings.map { "\($0.rank) \($0.player) \($0.points)" }.prefix(3) == [
        "1 ana 100", "1 ben 100", "3 cy 98",
      ]
    )
    #expect(
      try await bar.refusal(as: "cy") { state throws(Refusal) in try state.score(1, of: "ana", on: "Machine 1") }
        == "notAllowed"
    )
  }

  @Test("in pingolf fewer strokes are better, and the last entry of a hole counts")
  func pingolf() async throws {
    let bar = try await Bar(Bar.night(.pingolf, machines: 2), members: ["ana", "ben"])
    for (number, (name, strokes)) in [("ana", 5), ("ben", 4), ("ana", 1)].enumerated() {
      try await bar.enter("s\(number)", as: name) { state throws(Refusal) in
        try state.score(Int64(strokes), of: PlayerID(rawValue: name), on: "Machine 1")
      }
    }
    #expect(try await bar.state.standings.prefix(2).map(\.points) == [6, 3])
    #expect(
      try await bar.refusal(as: "ana") { state throws(Refusal) in try state.score(7, of: "ana", on: "Machine 2") }
        == "score"
    )
  }

  @Test("flip frenzy has one queue: a result calls the next two, and its undo takes them back")
  func flipFrenzy() async throws {
    let bar = try await Bar(Bar.night(.flipFrenzy, machines: 2))
    try await bar.addGuests(7)
    let first = try await bar.draw(1)
    #expect(first.games.map(\.players.count) == [2, 2] && first.queue.count == 3)
    let game = first.games[0]
    let after = try await bar.enter("won") { state throws(Refusal) in try state.result(of: game.id, game.players) }
    #expect(after.games.last?.id == "\(game.id).2" && after.games.last?.machine == game.machine)
    #expect(after.games.last?.players == Array(first.queue.prefix(2)))
    #expect(after.queue == [first.queue[2]] + game.players)
    #expect(after.standings.first.map { [$0.player] } == [game.players[0]])
    let view = try await bar.service("olga").view(Bar.id)
    let entry = try #require(view.journal.last())
    let undone = try await bar.enter("undo") { _ in [.undo(entry)] }
    #expect(undone.queue == first.queue && undone.games == first.games)
  }
}
