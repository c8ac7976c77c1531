import ArcheryScoring
import Domain
import Pages
import Server
import WireFormat

extension ArcheryPages {
  /// The line of bales, on which the organiser puts archers to places.
  func targets(_ view: TargetsView, of shoot: TournamentID) throws(TemplateFailure) -> Page {
    let title = Message("Targets · \(view.name)")
    var page = try page(title, "targets", view, of: shoot, layout: .wide, scripts: ["targets.js"])
    page.isConfidential = view.deletingWishes != nil
    return page
  }
}

/// The template `targets` shows this.
struct TargetsView {
  struct Place {
    let text: String
    let letter: String
    let isSecondDetail: Bool
    let archer: Chip?
  }

  struct Chip {
    let id: String
    let displayName: String
    let club: String
    let category: String
    let isLocked: Bool
    /// Such as "beside Anna"; nil for none.
    let wish: String?
  }

  /// The form that deletes the wishes of all archers.
  struct DeletingWishes {
    let action: String
    let hidden: [HiddenField]
  }

  struct Bale {
    let number: Int
    let title: Message
    let places: [Place]
  }

  struct Session {
    let id: String
    let name: String
    let facts: Message
    let bales: [Bale]
    let hasWaiting: Bool
    let waiting: [Chip]
    let assignHidden: [HiddenField]
    let settings: SessionForm
  }

  struct SessionForm {
    let key: String
    let hidden: [HiddenField]
    let name: String
    let date: String
    let start: String
    let firstTarget: Int
    let targets: Int
    let perTarget: Int
    let hasTwoDetails: Bool
    let sharesTargets: Bool
    let removable: Bool
    let removeHidden: [HiddenField]
  }

  struct Option {
    let id: String
    let name: String
  }

  let shoot: String
  let name: String
  let assign: String
  let move: String
  let save: String
  let remove: String
  let lineUp: String
  let moveHidden: [HiddenField]
  let archers: [Option]
  let hasSeveral: Bool
  let sessions: [Session]
  let new: SessionForm
  /// nil where no archer has a wish.
  let deletingWishes: DeletingWishes?

  init(_ tournament: Tournament, wishes: [PlayerID: String], ticket: FormTicket) {
    let names = tournament.displayNames
    let id = tournament.id
    shoot = ShootAddress.shoot(id).text
    name = tournament.name
    (assign, move) = (TargetAddress.page("assign", id).text, TargetAddress.page("move", id).text)
    (save, remove) = (TargetAddress.page("sessions", id).text, TargetAddress.page("remove", id).text)
    lineUp = ShootAddress.page("line-up", id).text
    moveHidden = [ticket.field(for: "move")]
    archers = tournament.active.map { Option(id: $0.id.rawValue, name: names[$0.id] ?? "") }
      .sorted { ($0.name, $0.id) < ($1.name, $1.id) }
    hasSeveral = tournament.sessions.count > 1
    sessions = tournament.sessions.enumerated().map { number, session in
      Session(session, number, in: tournament, names, wishes, ticket)
    }
    let deleting = DeletingWishes(action: TargetAddress.page("wishes", id).text, hidden: [ticket.field(for: "wishes")])
    deletingWishes = wishes.isEmpty ? nil : deleting
    new = SessionForm(nil, key: "new", removable: false, ticket)
  }
}

extension TargetsView.Session {
  fileprivate init(
    _ session: LineSession,
    _ number: Int,
    in tournament: Tournament,
    _ names: [PlayerID: String],
    _ wishes: [PlayerID: String],
    _ ticket: FormTicket
  ) {
    let archers = tournament.archers(in: session)
    func chip(_ archer: Participant) -> TargetsView.Chip {
      TargetsView.Chip(
        id: archer.id.rawValue,
        displayName: names[archer.id] ?? "",
        club: archer.entrant.club ?? "",
        category: tournament.hasCategories ? tournament.category(of: archer.id)?.name ?? "" : "",
        isLocked: archer.entrant.isLocked,
        wish: wishes[archer.id]
      )
    }
    id = session.id.rawValue
    name = session.name
    facts = session.facts(archers: archers.count)
    // One target more than are used, to drop somebody there.
    let last = max(archers.compactMap(\.target?.number).max() ?? 0, session.firstTarget - 1) + 1
    let shown = session.firstTarget...min(max(last, session.firstTarget), session.firstTarget + session.targets - 1)
    let byPlace = Dictionary(grouping: archers) { $0.target }
    bales = shown.map { number in
      TargetsView.Bale(
        number: number,
        title: Message("Target \(String(number))"),
        places: "ABCDEF".prefix(session.perTarget).compactMap { letter in
          guard let place = try? TargetPlace("\(number)\(letter)") else { return nil }
          return TargetsView.Place(
            text: place.text,
            letter: String(letter),
            isSecondDetail: session.detail(of: place) == 2,
            archer: byPlace[place]?.first.map(chip)
          )
        }
      )
    }
    let drawn = Set(bales.flatMap(\.places).compactMap { $0.archer?.id })
    waiting = archers.filter { !drawn.contains($0.id.rawValue) }.map(chip)
    hasWaiting = !waiting.isEmpty
    assignHidden = [ticket.field(for: "assign\(number)"), HiddenField(name: "session", value: id)]
    settings = TargetsView.SessionForm(session, key: "\(number)", removable: number > 0, ticket)
  }
}

extension TargetsView.SessionForm {
  fileprivate init(_ session: LineSession?, key: String, removable: Bool, _ ticket: FormTicket) {
    self.key = key
    let own = session.map { [HiddenField(name: "session", value: $0.id.rawValue)] } ?? []
    hidden = [ticket.field(for: "session-\(key)")] + own
    removeHidden = [ticket.field(for: "remove-\(key)")] + own
    self.removable = removable
    let shown = session ?? LineSession("", name: "", targets: 20)
    (name, date, start) = (shown.name, shown.date ?? "", shown.start ?? "")
    (firstTarget, targets, perTarget) = (shown.firstTarget, shown.targets, shown.perTarget)
    (hasTwoDetails, sharesTargets) = (shown.details == 2, shown.sharesTargets)
  }
}

extension LineSession {
  /// When it is, and who shoots, on one line.
  func facts(archers: Int) -> Message {
    let moment = [date.map { Message.day($0) }, start.map { Message(verbatim: $0) }].compactMap(\.self)
    let known: [Message?] = [
      moment.isEmpty ? nil : moment.joined(separator: " "), Message("\(archers) archers"),
      details == 2 ? Message("AB and CD in turns") : nil,
    ]
    return known.compactMap(\.self).joined(separator: " · ")
  }
}

/// Where the pages of targets are.
enum TargetAddress {
  static func page(_ name: String, _ id: TournamentID) -> WebAddress {
    WebAddress("shoots", id.rawValue, "targets", name)
  }
}

extension ArcheryWeb {
  /// The line of bales: proposals, moves by hand, and sessions.
  func addTargets(to site: Site) {
    site.page("shoots/:space/targets") { visit in
      let tournament = try await managed(visit).0
      let wishes = try await app.wishes(of: tournament)
      let view = TargetsView(tournament, wishes: wishes, ticket: visit.ticket)
      return try pages.in(visit).targets(view, of: tournament.id)
    }
    site.form("shoots/:space/targets/assign") { visit, form in
      try await place(visit, form) { tournament in
        let session = try tournament.lineSession(form["session"])
        let isRest = form["rest"] != nil
        return try isRest ? tournament.placesForTheRest(of: session) : tournament.proposal(for: session)
      }
    }
    site.form("shoots/:space/targets/move") { visit, form in try await moveArcher(visit, form) }
    site.form("shoots/:space/targets/sessions") { visit, form in
      try await changeSessions(visit, form) { sessions in
        let session = try LineSession(form, beside: sessions)
        return sessions.contains { $0.id == session.id }
          ? sessions.map { $0.id == session.id ? session : $0 } : sessions + [session]
      }
    }
    site.form("shoots/:space/targets/remove", asks: true) { visit, form in
      try await changeSessions(visit, form) { sessions in sessions.filter { $0.id.rawValue != form["session"] } }
    }
    site.form("shoots/:space/targets/wishes", asks: true) { visit, _ in
      let tournament = try await managed(visit).0
      try await app.deleteWishes(of: tournament.id)
      return .goTo(ShootAddress.page("targets", tournament.id))
    }
  }

  private func place(
    _ visit: Visit,
    _ form: Form,
    _ places: (Tournament) throws -> [PlayerID: TargetPlace]
  ) async throws -> FormAnswer {
    let (tournament, account) = try await managed(visit)
    let steps = tournament.steps(placing: try places(tournament).mapValues { $0 }, as: try form.ticket())
    if !steps.isEmpty { try await app.perform(steps, on: tournament.id, by: account.user) }
    return .goTo(ShootAddress.page("targets", tournament.id))
  }

  /// One archer goes to another place, or changes places with who stands there; the place can be locked.
  private func moveArcher(_ visit: Visit, _ form: Form) async throws -> FormAnswer {
    let ((tournament, account), key) = (try await managed(visit), try form.ticket())
    guard let archer = tournament[PlayerID(rawValue: try form.text("archer"))] else { throw Problem.notFound }
    let target = try form["target"].map { try TargetPlace($0) }
    let session = try form["session"].map { try tournament.lineSession($0).id } ?? archer.entrant.session
    let entrant = archer.entrant.shooting(in: session, isLocked: form["lock"] != nil)
    var steps: [TournamentStep] = []
    if tournament.session(shotBy: archer).id != session ?? tournament.sessions[0].id {
      // The place of one session says nothing in another.
      steps += tournament.steps(placing: [archer.id: nil], as: "\(key)-leave")
      steps.append(TournamentStep(.changeEntrant(archer.id, entrant), as: EventID(rawValue: "\(key)-session")))
      steps.append(TournamentStep(.placing(archer, at: target), as: EventID(rawValue: "\(key)-place")))
    } else {
      steps = tournament.steps(placing: tournament.swap(archer, to: target), as: key)
      steps.append(TournamentStep(.changeEntrant(archer.id, entrant), as: EventID(rawValue: "\(key)-lock")))
    }
    try await app.perform(steps, on: tournament.id, by: account.user)
    return .goTo(ShootAddress.page("targets", tournament.id))
  }

  private func changeSessions(
    _ visit: Visit,
    _ form: Form,
    _ change: ([LineSession]) throws -> [LineSession]
  ) async throws -> FormAnswer {
    let (tournament, account) = try await managed(visit)
    let command = TournamentCommand.setSessions(try change(tournament.sessions))
    try await app.perform(command, on: tournament.id, by: account.user, as: try form.ticket())
    return .goTo(ShootAddress.page("targets", tournament.id))
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
  fileprivate init(_ form: Form, beside others: [LineSession]) throws {
    let numbers = 1...999
    let used = Set(others.map(\.id.rawValue))
    let free = (1...others.count + 1).map(String.init).first { !used.contains($0) } ?? "\(others.count + 1)"
    self.init(
      LineSessionID(rawValue: form["session"] ?? free),
      name: try form.text("name"),
      date: form["date"],
      start: form["start"],
      firstTarget: try form.number("firstTarget", in: numbers),
      targets: try form.number("targets", in: numbers),
      perTarget: try form.number("perTarget", in: 1...6),
      details: form["details"] == nil ? 1 : 2,
      sharesTargets: form["shares"] != nil
    )
  }
}
