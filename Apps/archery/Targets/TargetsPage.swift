import ArcheryScoring
import Domain
import Hypertext
import Pages
import ScoreServer
import WireFormat

extension ArcheryPages {
  /// The line of bales, on which the organiser puts archers to places.
  ///
  /// `wishes` are those of the entry list, such as "beside Anna".
  func targets(_ tournament: Tournament, wishes: [PlayerID: String]) -> Page {
    let body = HTML {
      crumbs(TournamentAddress.shoot(tournament.id)) { t("Back to the shoot") }
      h1 { t("Targets · \(bdi: tournament.name)") }
      p(.class("lead")) {
        t("Assign places by category and club. Drag an archer to another place, or use the form below.")
      }
      p { buttonLink(TournamentAddress.page("line-up", tournament.id)) { t("Line-up to print") } }
      for (number, session) in tournament.sessions.enumerated() {
        targetLine(session, number, tournament, wishes)
      }
      card("move", t("Move an archer")) { moveForm(tournament) }
      if !wishes.isEmpty { wishesForm(tournament.id) }
      details(.class("more"), .id("session-new")) {
        summary(.class("button")) { t("Add a session") }
        sessionForm(nil, key: "new", tournament.id)
      }
    }
    let title = Message("Targets · \(tournament.name)")
    var page = page(title, body, of: tournament.id, layout: .wide, scripts: ["targets.js"])
    page.isConfidential = !wishes.isEmpty
    return page
  }
}

private func moveForm(_ tournament: Tournament) -> HTML {
  let names = tournament.displayNames
  let archers = tournament.active.map { (id: $0.id.rawValue, name: names[$0.id] ?? "") }
    .sorted { ($0.name, $0.id) < ($1.name, $1.id) }
  return form(post: TournamentAddress.page("targets", tournament.id, "move"), as: "move", .id("move")) {
    div(.class("fields")) {
      field("archer", t("Archer"), .select(archers.map { Choice($0.id, named: $0.name) }))
      targetField("")
      if tournament.sessions.count > 1 {
        let sessions =
          [Choice("", Message("Keep the session"))] + tournament.sessions.map { Choice($0.id.rawValue, $0.title) }
        field("session", t("Session"), .select(sessions))
      }
    }
    explainedChoice("lock", .checkbox("yes"), t("Lock the place"), t("Assign all leaves the archer there."))
    p(.class("hint")) {
      t("If the place is taken, the two archers swap. Leave the target empty to remove the place.")
    }
    button(.class("primary block")) { t("Move") }
  }
}

private func wishesForm(_ shoot: TournamentID) -> HTML {
  form(
    post: TournamentAddress.page("targets", shoot, "wishes"),
    as: "wishes",
    asks: Message("Delete the wishes of all archers?")
  ) {
    p(.class("hint")) { t("Only you see the wishes. They stay on this server.") }
    button(.class("danger")) { t("Delete the wishes") }
  }
}

extension LineSession {
  /// The session's time and number of archers, on one line.
  func facts(archers: Int) -> Message {
    let moment = [date.map { Message.day($0) }, start.map { Message(verbatim: $0) }].compactMap(\.self)
    let known: [Message?] = [
      moment.isEmpty ? nil : moment.joined(separator: " "), Message("\(archers) archers"),
      details == 2 ? Message("AB and CD in turns") : nil, isClosed ? Message("closed") : nil,
    ]
    return known.compactMap(\.self).joined(separator: " · ")
  }
}

extension ArcheryWeb {
  /// The line of bales: proposals, moves by hand, and sessions.
  func addTargets(to site: Site) {
    site.page("shoots/:space/targets") { visit in
      let tournament = try await managed(visit).0
      let wishes = try await app.wishes(of: tournament)
      return pages.targets(tournament, wishes: wishes)
    }
    site.form("shoots/:space/targets/assign") { visit, form in
      try await manage(visit, form, then: Self.line) { tournament, key in
        let session = try tournament.lineSession(form["session"])
        let isRest = form["rest"] != nil
        let places = try isRest ? tournament.placesForTheRest(of: session) : tournament.proposal(for: session)
        return tournament.steps(placing: places.mapValues { $0 }, as: key)
      }
    }
    site.form("shoots/:space/targets/move") { visit, form in try await moveArcher(visit, form) }
    site.form("shoots/:space/targets/sessions") { visit, form in
      try await changeSessions(visit, form) { $0.sessions(with: try LineSession(form, in: $0)) }
    }
    site.form("shoots/:space/targets/close") { visit, form in
      try await changeSessions(visit, form) { tournament in
        let session = try tournament.lineSession(form["session"])
        return tournament.sessions(with: session.closing(form["open"] == nil))
      }
    }
    site.form("shoots/:space/targets/remove") { visit, form in
      try await changeSessions(visit, form) { $0.sessions.filter { $0.id.rawValue != form["session"] } }
    }
    site.form("shoots/:space/targets/wishes") { visit, _ in
      let tournament = try await managed(visit).0
      try await app.deleteWishes(of: tournament)
      return .goTo(Self.line(tournament.id))
    }
  }

  private static func line(_ id: TournamentID) -> WebAddress { TournamentAddress.page("targets", id) }

  /// One archer goes to another place, or changes places with the archer there; the place can be locked.
  private func moveArcher(_ visit: Visit, _ form: Form) async throws -> FormAnswer {
    try await manage(visit, form, then: Self.line) { tournament, key in
      guard let archer = tournament[PlayerID(rawValue: try form.text("archer"))] else { throw Problem.notFound }
      let target = try form["target"].map { try TargetPlace($0) }
      let session = try form["session"].map { try tournament.lineSession($0) } ?? tournament.session(shotBy: archer)
      return tournament.steps(moving: archer, to: target, in: session, isLocked: form["lock"] != nil, as: key)
    }
  }

  private func changeSessions(
    _ visit: Visit,
    _ form: Form,
    _ change: (Tournament) throws -> [LineSession]
  ) async throws -> FormAnswer {
    try await manage(visit, form, then: Self.line) { .setSessions(try change($0)) }
  }
}

extension Tournament {
  /// The session with this id; the first where none is named.
  func lineSession(_ id: String?) throws(Problem) -> LineSession {
    guard let id else { return sessions[0] }
    guard let session = sessions.first(where: { $0.id.rawValue == id }) else { throw .notFound }
    return session
  }
}

extension LineSession {
  /// The session that a form describes: one that there is, or a new one.
  fileprivate init(_ form: Form, in tournament: Tournament) throws {
    let numbers = 1...999
    let id = form["session"].map { LineSessionID(rawValue: $0) } ?? tournament.newSessionID
    self.init(
      id,
      name: try form.text("name"),
      date: form["date"],
      start: form["start"],
      firstTarget: try form.number("firstTarget", in: numbers),
      targets: try form.number("targets", in: numbers),
      perTarget: try form.number("perTarget", in: 1...6),
      details: form["details"] == nil ? 1 : 2,
      sharesTargets: form["shares"] != nil,
      isClosed: tournament.sessions.contains { $0.id == id && $0.isClosed }
    )
  }
}
