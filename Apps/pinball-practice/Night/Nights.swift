import Access
import ArgumentParser
import Domain
import Hypertext
import Pages
import Pinball
import ScoreServer
import ScorebookKit
import Spaces
import WireFormat

/// Pinball nights: a kind of space on the app's site.
enum Nights: SpaceKind {
  typealias Root = PinballPractice
  typealias Fold = NightState
  typealias Options = NightOptions

  static let noun = Noun("night", "nights")
  static var title: Message { Message("Nights") }

  static var pages: [LivePage<NightState>] {
    [LivePage(screen: { NightScreen($0) }, lines: \.text, html: nightPage)]
  }

  static var people: PeoplePages<NightState>.Custom {
    var custom = PeoplePages<NightState>.Custom()
    custom.name = { user, view in view.state.player(of: user).flatMap { view.state.names[$0.id] } }
    return custom
  }

  static func address(_ id: SpaceID, _ part: String = "") -> WebAddress { WebAddress("nights", id.rawValue, part) }
}

extension PinballWeb {
  /// The nights, with the forms of one; its page, its people and undo are the kit's.
  func addNights(to site: Site) {
    let kit = SpaceSite<Nights>(frame, on: site)
    kit.action("result") { form, view in try view.state.result(by: form) }
    kit.action("score") { form, view in
      let own = view.account.flatMap { view.state.player(of: $0.user) }?.id
      let player = form["player"].map { PlayerID(rawValue: $0) } ?? own
      guard let player else { throw Refusal("noPlayer", "You do not play in this night. Choose a player.") }
      return try view.state.score(try entered(form.verbatim("score")), of: player, on: try form.text("machine"))
    }
    kit.action("draw", forLeaders: true) { form, view in
      // Two who draw at once, or one of them on an older copy of the page, mean the same round.
      if let shown = form["round"], shown != "\(view.state.round + 1)" { throw Refusal.drawn }
      return try view.state.drawing(seed: NightAction.Draw.seed(of: try form.ticket()))
    }
    kit.action("players", forLeaders: true) { form, view in try view.state.adding(form.lines("names")) }
    kit.action("seat", forLeaders: true) { form, view in
      [try view.state.seating(PlayerID(rawValue: try form.text("player")), isIn: form.has("in"))]
    }
    kit.action("machine", forLeaders: true) { form, view in
      try view.state.setting(try form.text("machine"), isIn: form.has("in"))
    }
    kit.action("close", forLeaders: true) { _, _ in [try NightAction.closed.draft()] }
    kit.action("reopen", forLeaders: true) { _, view in
      guard let end = view.journal.last(where: { NightAction($0) == .closed }) else { return [] }
      return [.undo(end)]
    }
    for file in [League.File.stats, .standings, .targets] {
      let name = file.rawValue.split(separator: "/").last.map(String.init) ?? ""
      kit.download(name) { view in
        let text = NightExport([view.state]).files.first { $0.file == file }?.text ?? ""
        return .csv(text, named: String(name.dropLast(4)))
      }
    }
    site.page("nights") { visit in
      let all = try await nights(visit).list()
      return Page(
        title: Message("Nights"),
        body: nightList(all, today: "\(CivilDate(dayNumber: visit.zone.day(of: app.clock.now())))"),
        follows: [NightState.space.root],
        keeps: all.map { Nights.address($0.id) },
        json: all
      )
    }
    site.page("nights/:space/screen") { visit in
      let view = try await nights(visit).view(SpaceID(rawValue: try visit.part("space")))
      let screen = NightScreen(view)
      return Page(
        title: Message("\(screen.name) · Big screen"),
        layout: .screen,
        body: nightBoard(screen),
        follows: [NightState.space.path(of: view.id)],
        json: screen
      )
    }
    site.form("nights") { visit, form in
      try visit.context.countNewSpace()
      let (service, id) = (try nights(visit), SpaceID(rawValue: try form.ticket()))
      let view = try await service.create(try Night(form, at: app.clock.now()), as: id)
      return .goTo(Nights.address(view.id))
    }
  }

  private func nights(_ visit: Visit) throws -> SpaceService<NightState> {
    SpaceService(app.gatekeeper, for: try visit.account())
  }
}

/// Reads a score in the marks of any language, since a score has no fraction.
func entered(_ text: String) throws(Refusal) -> Int64 {
  if let score = try? GameScore(text) { return score.points }
  do { return try GameScore(text, decimal: .comma).points } catch { throw Refusal(error.code, error.message) }
}

extension Night {
  fileprivate init(_ form: Form, at now: Timestamp) throws {
    self.init(
      try form.text("name"),
      try form.choice("format", or: .matchPlay),
      table: try form.choice("table", or: .sevenFiveThreeOne),
      groupSize: try form.optionalNumber("size", in: 3...4) ?? 4,
      limit: try form.optionalNumber("limit", in: 1...20),
      on: form.lines("machines").map { Machine(line: $0) },
      season: try form.number("season", in: 1...9999),
      bank: try form.number("bank", in: 1...StandingsRow.bankCount),
      date: try form.text("date"),
      playersEnter: form.has("phones"),
      createdAt: now
    )
  }
}

extension NightState {
  /// Reads a result from a form: places, or scores, which say the places.
  ///
  /// The form names the results that its page showed, so that one entered in between is a dispute and not lost.
  fileprivate func result(by form: Form) throws -> [EventDraft] {
    let id = try form.text("game")
    let seen = (form["seen"] ?? "").split(separator: " ").map { EventID(rawValue: String($0)) }
    if let winner = form["winner"], let game = game(id) {
      let first = PlayerID(rawValue: winner)
      return try result(of: id, [first] + game.players.filter { $0 != first }, replacing: seen)
    }
    var (places, scores) = ([PlayerID: Int](), [PlayerID: Int64]())
    for name in form.names(after: "player-") {
      let player = PlayerID(rawValue: form.verbatim("player-\(name)"))
      places[player] = try form.optionalNumber("place-\(name)", in: 1...4)
      if let text = form["score-\(name)"], !text.trimmingSpaces.isEmpty { scores[player] = try entered(text) }
    }
    if !scores.isEmpty { return try result(of: id, by: scores, replacing: seen) }
    guard Set(places.values).count == places.count else {
      throw Refusal("places", "Give each player of the game a place of its own.")
    }
    return try result(of: id, places.sorted { $0.value < $1.value }.map(\.key), replacing: seen)
  }
}
