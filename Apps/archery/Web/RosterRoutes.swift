import ArcheryScoring
import Domain
import Hummingbird
import Pages
import Server
import WireFormat

extension ArcheryWeb {
  /// One archer's page for the organiser, and entry lists.
  func addRoster(to router: Router<SignedInContext>) {
    router.get("shoots/:shoot/archers/:archer") { _, context in Response.html(try await archer(context)) }
    router.post("shoots/:shoot/archers/:archer/check") { request, context in
      try await check(try await Form(request, context), context)
    }
    router.post("shoots/:shoot/archers/:archer/change") { request, context in
      try await change(try await Form(request, context), context)
    }
    router.post("shoots/:shoot/archers/:archer/scorers") { request, context in
      try await appoint(try await Form(request, context), context)
    }
    router.post("shoots/:shoot/archers/:archer/withdraw") { request, context in
      let archer = PlayerID(rawValue: try context.parameter("archer"))
      return try await perform(try await Form(request, context), context) { .withdraw(archer, reason: $0["reason"]) }
    }
    router.post("shoots/:shoot/archers/:archer/disqualify") { request, context in
      let archer = PlayerID(rawValue: try context.parameter("archer"))
      return try await perform(try await Form(request, context), context) { form in
        .disqualify(archer, reason: form["reason"] ?? "")
      }
    }
    router.post("shoots/:shoot/archers/:archer/reinstate") { request, context in
      let archer = PlayerID(rawValue: try context.parameter("archer"))
      return try await perform(try await Form(request, context), context) { _ in .reinstate(archer) }
    }
    router.post("shoots/:shoot/archers/:archer/correct") { request, context in
      let archer = PlayerID(rawValue: try context.parameter("archer"))
      let form = try await Form(request, context)
      _ = try await perform(form, context) { form in
        .edit(
          archer,
          end: try form.number("end", in: ArrowPlace.allowedNumbers),
          arrow: try form.number("arrow", in: ArrowPlace.allowedNumbers),
          value: try form.text("value"),
          reason: form["reason"]
        )
      }
      return Response.redirect(to: ShootAddress.archer(archer, in: try await visit(context).shoot))
    }
    router.get("shoots/:shoot/entries") { _, context in
      let (account, id) = try await visit(context)
      let view = EntriesView(try await app.managed(id, by: account), ticket: newTicket())
      return Response.html(try pages.entries(view, signedIn: account.displayName))
    }
    router.post("shoots/:shoot/entries") { request, context in
      try await enter(try await Form(request, context), context)
    }
  }

  // MARK: One archer

  private func archer(_ context: SignedInContext, paperProblem: String? = nil) async throws -> HTML {
    let (account, id) = try await visit(context)
    let tournament = try await app.tournaments.tournament(id)
    let (screen, asked) = (tournament.screen(for: account.user), PlayerID(rawValue: try context.parameter("archer")))
    guard let archer = tournament[asked], let row = screen.roster.first(where: { $0.id == asked }),
      row.mayRename || row.mayDisqualify || archer.isScoreable(by: account.user)
    else { throw Problem.notFound }
    let members = screen.may.manageRoster ? try await scorers(for: archer, in: id, account) : []
    let trail = try await app.trail(of: id, archer: asked)
    let names = try await app.names(in: trail, of: tournament)
    let paper = PaperView(
      archer,
      in: tournament,
      for: account.user,
      name: { names[$0] ?? $0.rawValue },
      problem: paperProblem,
      ticket: newTicket()
    )
    let view = ArcherView(
      archer,
      row,
      in: screen,
      members: members,
      correct: JudgeView(row, in: tournament, ticket: newTicket()),
      paper: paper,
      trail: TrailView(trail, names: names),
      ticket: newTicket()
    )
    return try pages.archer(view, signedIn: account.displayName)
  }

  /// The totals that a form takes from paper; the round's rules judge them.
  private static let paperTotals = -1_000_000...1_000_000

  /// Where the paper says something else, the page says by how much.
  private func check(_ form: Form, _ context: SignedInContext) async throws -> Response {
    let ((account, id), key) = (try await visit(context), try form.ticket())
    let archer = PlayerID(rawValue: try context.parameter("archer"))
    func count(_ field: String) throws -> Int? { try form.optionalNumber(field, in: Self.paperTotals) }
    let totals = PaperTotals(
      score: try form.number("total", in: Self.paperTotals),
      xCount: try count("x"),
      tenCount: try count("tens")
    )
    do {
      try await app.perform(.check(archer, against: totals), on: id, by: account.user, as: key)
    } catch {
      guard let refusal = error.refusal, refusal.code == .paperDiffers else { throw error }
      return .html(try await self.archer(context, paperProblem: refusal.message), status: .unprocessableContent)
    }
    return .redirect(to: ShootAddress.archer(archer, in: id))
  }

  /// Whom the organiser may appoint for an archer: everybody with an account here who may not score it anyway.
  private func scorers(
    for archer: Participant,
    in id: TournamentID,
    _ account: Account
  ) async throws -> [SpaceMember] {
    let members = try await app.invites.members(of: id.space, for: account)
    return members.filter { member in
      ![.guest, .viewer, .former].contains(member.role) && PlayerID(member.id) != archer.id
        && !(archer.isGuest && archer.addedBy == member.id)
    }
  }

  private func change(_ form: Form, _ context: SignedInContext) async throws -> Response {
    let (account, id) = try await visit(context)
    let tournament = try await app.tournaments.tournament(id)
    guard let archer = tournament[PlayerID(rawValue: try context.parameter("archer"))] else { throw Problem.notFound }
    let mayPlace = tournament.screen(for: account.user).may.manageRoster
    let bow = try form["bow"].map { try BowType(reading: $0) }
    if archer.id == PlayerID(account.user) { try await app.remember(bow, for: account.user) }
    return try await perform(form, context) { form in
      .changeArcher(
        archer.id,
        displayName: form["name"] ?? "",
        bowType: bow,
        shaftDiameterUm: try form["shaft"].map { try Shaft.micrometres($0) },
        target: mayPlace ? try form["target"].map { try TargetPlace($0) } : archer.target
      )
    }
  }

  private func appoint(_ form: Form, _ context: SignedInContext) async throws -> Response {
    let ((account, id), key) = (try await visit(context), try form.ticket())
    let tournament = try await app.managed(id, by: account)
    guard let archer = tournament[PlayerID(rawValue: try context.parameter("archer"))] else { throw Problem.notFound }
    let members = try await scorers(for: archer, in: id, account)
    let names = Dictionary(members.map { ($0.id, $0.displayName) }) { first, _ in first }
    let possible = members.map(\.id)
    let asked = possible.indices.compactMap { form[ArcherView.Scorers.field($0)] }
    let chosen = possible.filter { asked.contains($0.rawValue) }
    let neighbours = form["everyone"] == nil ? [] : tournament.archers(atTargetOf: archer)
    let steps = ([archer] + neighbours).enumerated().map { number, archer in
      TournamentStep(.appointScorers(chosen, for: archer.id, named: names), as: EventID(rawValue: "\(key)-\(number)"))
    }
    try await app.perform(steps, on: id, by: account.user)
    return .redirect(to: ShootAddress.archer(archer.id, in: id))
  }

  // MARK: Entry lists

  private func enter(_ form: Form, _ context: SignedInContext) async throws -> Response {
    let ((account, id), key) = (try await visit(context), try form.ticket())
    // White space at the ends may be an empty column.
    let (tournament, text) = (try await app.managed(id, by: account), form.verbatim("list"))
    let plan = tournament.plan(entering: EntryList(text), as: key)
    let isDone = plan.problems.isEmpty || form["skip"] != nil
    if isDone { try await app.perform(plan.steps, on: id, by: account.user) }
    let view = EntriesView(tournament, list: text, plan, isDone: isDone, ticket: newTicket())
    return .html(try pages.entries(view, signedIn: account.displayName), status: isDone ? .ok : .unprocessableContent)
  }
}

extension ArcheryApp {
  /// A shoot whose roster this account manages.
  func managed(_ id: TournamentID, by account: Account) async throws -> Tournament {
    let tournament = try await tournaments.tournament(id)
    guard tournament.createdBy == account.user else {
      throw ScoringRefusal(.notCreator, "Only the organiser may do this.")
    }
    return tournament
  }
}

extension Tournament {
  /// The others who stand at the same target.
  func archers(atTargetOf archer: Participant) -> [Participant] {
    guard let number = archer.target?.number else { return [] }
    return roster.filter { $0.target?.number == number && $0.id != archer.id }
  }
}

extension Shaft {
  /// Millimetres as people write them.
  ///
  /// - Throws: ``ScoringRefusal/Code/invalidShaft``.
  static func micrometres(_ millimetres: String) throws(ScoringRefusal) -> Int {
    guard let diameter = Words.micrometres(millimetres) else {
      throw ScoringRefusal(.invalidShaft, "\"\(millimetres.prefix(20))\" is no thickness in millimetres, such as 5.5.")
    }
    return diameter
  }
}
