import Domain
import Pinball
import SpaceContracts
import Spaces
import Testing

/// What phones enter, together and apart.
@Suite("Phones of a pinball night")
struct NightPhonesTests {
  private func bar() async throws -> (bar: Bar, game: NightState.Game) {
    let bar = try await Bar(Bar.night(), members: ["ana", "ben", "cy"])
    try await bar.enter("out") { state throws(Refusal) in [try state.seating("olga", isIn: false)] }
    return (bar, try #require(try await bar.draw(1).games.first))
  }

  @Test("players enter their own games, and only those who run the night draw")
  func rights() async throws {
    let (bar, game) = try await bar()
    #expect(try await bar.refusal(as: "ana") { state throws(Refusal) in try state.drawing(seed: 2) } == "notAllowed")
    try await bar.enter("seat") { state throws(Refusal) in [try state.seating("ana", isIn: false)] }
    #expect(
      try await bar.refusal(as: "ana") { state throws(Refusal) in try state.result(of: game.id, ["ana", "ben"]) }
        == "places"
    )
    #expect(
      try await bar.refusal(as: "ana") { state throws(Refusal) in
        try state.result(of: game.id, by: ["ana": 5, "ben": 5, "cy": 1])
      } == "places"
    )
    let state = try await bar.enter("r", as: "ana") { state throws(Refusal) in
      try state.result(of: game.id, by: ["ana": 5, "ben": 7, "cy": 1])
    }
    #expect(state.standings.prefix(3).map { "\($0.player) \($0.points)" } == ["ben 7", "ana 4", "cy 1"])
  }

  @Test("two different results are a dispute until one replaces both; equal ones are none")
  func dispute() async throws {
    let (bar, game) = try await bar()
    try await bar.enter("a", as: "ana") { state throws(Refusal) in
      try state.result(of: game.id, ["ana", "ben", "cy"], replacing: [])
    }
    try await bar.enter("b", as: "ben", isLate: true) { state throws(Refusal) in
      try state.result(of: game.id, ["ana", "ben", "cy"], replacing: [])
    }
    #expect(try await !bar.state.isDisputed(game))
    let state = try await bar.enter("c", as: "cy", isLate: true) { state throws(Refusal) in
      try state.result(of: game.id, ["cy", "ben", "ana"], replacing: [])
    }
    #expect(state.isDisputed(game) && state.standings.first?.player == "ana")
    let settled = try await bar.enter("d", as: "ben") { state throws(Refusal) in
      try state.result(of: game.id, ["cy", "ben", "ana"])
    }
    #expect(!settled.isDisputed(game) && settled.standings.first?.player == "cy")
  }

  @Test("a machine out of order moves its game to one that is new to the players")
  func outOfOrder() async throws {
    let (bar, game) = try await bar()
    let state = try await bar.enter("out of order") { state throws(Refusal) in
      try state.setting(game.machine, isIn: false)
    }
    let moved = try #require(state.game(game.id))
    #expect(moved.machine != game.machine && moved.players == game.players)
    try await bar.enterAll("r")
    for round in 2...8 {
      let last = try await bar.draw(round).games.last
      #expect(last?.machine != game.machine)
      try await bar.enterAll("r\(round)")
    }
  }

  @Test("a player whom the organiser listed comes in as that player, with the phone")
  func guests() async throws {
    let bar = try await Bar(Bar.night())
    try await bar.enter("list") { state throws(Refusal) in try state.adding(["Ana", "Ben"]) }
    #expect(try await bar.refusal { state throws(Refusal) in try state.adding(["ana"]) } == "taken")
    let listed = try #require(try await bar.state.players.first { $0.name == "Ana" })
    let drafts = try await bar.state.arrival(of: Account(user: "x7", displayName: "Ana", role: .member), with: [:])
    guard
      case .joined(let name) = try #require(
        drafts.first.flatMap { draft in
          NightAction(
            ScoringEvent(
              id: "j",
              type: draft.type,
              actor: "x7",
              subject: draft.subject,
              occurredAt: 2,
              body: draft.body
            )
          )
        }
      )
    else { return #expect(Bool(false)) }
    #expect(name.guest == listed.id)
  }

  @Test("a deleted account leaves its results, and its name nowhere")
  func deletion() async throws {
    let bar = try await Bar(Bar.night(), members: ["ana", "ben"])
    let state = try await bar.state
    #expect(state.deletion(of: "ana").map(\.type) == ["accountDeleted"] && state.deletion(of: "x").isEmpty)
    let joined = try #require(try await bar.events.first { $0.subject == "ana" })
    let rest = try #require(state.remains(of: joined, without: "ana"))
    #expect(String(decoding: rest, as: UTF8.self) == #"{"name": "Player ana"}"#)
    #expect(state.remains(of: joined, without: "ben") == nil)
  }

  @Test("24 players with two groups' phones cut off: late results count, in any order of arrival")
  func cutOff() async throws {
    let bar = try await Bar(Bar.night(machines: 10))
    try await bar.addGuests(24)
    for round in 1...4 {
      let games = try await bar.draw(round).open.filter { $0.round == round }
      #expect(games.count == 6)
      // Two groups' phones have no network until the night is over.
      for game in games.dropLast(2) {
        try await bar.enter("\(game.id)") { state throws(Refusal) in try state.result(of: game.id, game.players) }
      }
    }
    try await bar.enter("close") { _ throws(Refusal) in [try NightAction.closed.draft()] }
    let open = try await bar.state.open
    #expect(open.count == 8)
    let (first, order) = (open[0].id, open[0].players)
    #expect(try await bar.refusal { state throws(Refusal) in try state.result(of: first, order) } == "closed")
    for game in open {
      try await bar.enter("late \(game.id)", isLate: true) { state throws(Refusal) in
        try state.result(of: game.id, game.players.reversed())
      }
    }
    let state = try await bar.state
    #expect(state.open.isEmpty && state.standings.map(\.points).reduce(0, +) == 4 * 6 * 16)
    let events = try await bar.events
    let contract = FoldContract<NightState>(Bar.night(machines: 10), shows: Bar.shows)
    for seed in 1...20 { #expect(try contract.faults(of: events, seed: UInt64(seed)) == []) }
  }
}
