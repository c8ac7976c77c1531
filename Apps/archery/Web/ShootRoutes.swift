import AppKit
import ArcheryScoring
import Domain
import Hummingbird
import Pages
import Server
import WireFormat

extension ArcheryWeb {
  /// The list of shoots, the form for a new one, and a shoot's own page.
  func addShoots(to router: Router<SignedInContext>) {
    router.get("/") { _, context in try await list(context) }
    router.get("shoots/new") { request, context in try await newShoot(request, context) }
    router.post("shoots") { request, context in try await create(try await Form(request, context), context) }
    router.get("shoots/:shoot") { _, context in try await show(context) }
  }

  private func list(_ context: SignedInContext) async throws -> Response {
    let account = try context.requireAccount()
    let shoots = try await visibleShoots(account, context)
    return .html(try pages.shoots(shoots, mayFound: account.mayFound, signedIn: account.displayName))
  }

  func visibleShoots(_ account: Account, _ context: SignedInContext) async throws -> [TournamentSummary] {
    let guarded = app.guarded(for: context.principal)
    return try await app.tournaments.summaries(for: account.user) { id throws(StoreFailure) in
      try await guarded.mayRead(id.journal)
    }
  }

  private func newShoot(_ request: Request, _ context: SignedInContext) async throws -> Response {
    let account = try requireOrganiser(context)
    var entry = NewShootEntry()
    entry.bow = try await app.preferences(of: account.user).bow
    if let id = request.uri.queryParameters["like"] {
      entry = NewShootEntry(copying: try await original(TournamentID(rawValue: String(id)), context), for: account.user)
    }
    return .html(try pages.newShoot(entry, ticket: newTicket(), signedIn: account.displayName))
  }

  /// A shoot that is to be copied, which whoever copies it may see.
  private func original(_ id: TournamentID, _ context: SignedInContext) async throws -> Tournament {
    try await requireSight(of: id, context)
    return try await app.tournaments.tournament(id)
  }

  private func create(_ form: Form, _ context: SignedInContext) async throws -> Response {
    let account = try requireOrganiser(context)
    var entry = try NewShootEntry(form)
    let key = try form.ticket()
    var source: Tournament?
    if let id = form["like"] { source = try await original(TournamentID(rawValue: id), context) }
    if let source {
      entry.original = NewShootEntry(copying: source, for: account.user).original
      entry.original?.takesRoster = form["roster"] != nil
      entry.kept = source.round.name
    }
    let chosen: Round
    do { chosen = try entry.chosenRound(keeping: source?.round) } catch {
      return try refused(entry, error.message, account)
    }
    let plan = NewShoot(
      name: entry.name,
      round: chosen,
      settings: entry.settings,
      organiserShoots: entry.joins,
      bow: entry.bow,
      roster: form["roster"] == nil ? [] : source?.active ?? [],
      guests: form.lines("guests")
    )
    try context.countNewSpace()
    let made: Tournament
    do {
      made = try await plan.make(in: app, by: account, as: key)
    } catch {
      guard case .refused(let refusal) = error else { throw error }
      return try refused(entry, refusal.message, account)
    }
    try await app.remember(entry.bow, for: account.user)
    return .redirect(to: ShootAddress.shoot(made.id))
  }

  /// The form again with what was typed, and what is wrong with it.
  private func refused(_ entry: NewShootEntry, _ problem: String, _ account: Account) throws -> Response {
    let html = try pages.newShoot(entry, problem: problem, ticket: newTicket(), signedIn: account.displayName)
    return .html(html, status: .unprocessableContent)
  }

  private func show(_ context: SignedInContext) async throws -> Response {
    let (account, id) = try await visit(context)
    let tournament = try await app.tournaments.tournament(id)
    let screen = tournament.screen(for: account.user)
    let mayInvite = try await mayInvite(into: screen, account)
    let visitor = ShootVisitor(
      mayInvite: mayInvite,
      mayFound: account.mayFound,
      bow: screen.may.join ? try await app.preferences(of: account.user).bow : nil,
      namesake: tournament.entered(named: account.displayName)?.givenName,
      joinCode: mayInvite && !screen.isPractice ? try await joinCode(id, account, context) : nil
    )
    return .html(try pages.shoot(screen, ticket: newTicket(), visitor: visitor, signedIn: account.displayName))
  }

  private func requireOrganiser(_ context: SignedInContext) throws -> Account {
    let account = try context.requireAccount()
    guard account.mayFound else {
      throw Problem(
        .forbidden,
        "organisersOnly",
        "Only an organiser makes shoots here.",
        detail: "Ask whoever runs this server to make you one."
      )
    }
    return account
  }

  func newTicket() -> FormTicket { app.installation.newTicket() }
}

extension NewShootEntry {
  /// The round that is chosen; `kept` is the one that a shoot has already.
  ///
  /// - Throws: ``ScoringRefusal/Code/invalidRound``.
  func chosenRound(keeping kept: Round? = nil) throws(ScoringRefusal) -> Round {
    if round == Self.customRound { return try custom.round() }
    if round == Self.openRound {
      var open = custom
      open.ends = CustomRoundEntry.mostEnds
      return try open.round(named: "Open practice")
    }
    guard custom == CustomRoundEntry() else {
      throw ScoringRefusal(
        .invalidRound,
        "A round of your own is filled in, and the list names another. Choose your own in the list, or leave it empty."
      )
    }
    guard let chosen = round == Self.keptRound ? kept : RoundCatalogue.round(round) else {
      throw ScoringRefusal(.invalidRound, "There is no such round.")
    }
    return chosen
  }

  /// Numbers that can be computed with; which of them a shoot takes, its rules say.
  private static let numbers = -1_000_000...1_000_000

  /// The round as it is chosen, and as it is described where it is one's own.
  mutating func readRound(_ form: Form) throws(Problem) {
    round = form["round"] ?? ""
    if isOwnRound || form["customEnds"] != nil { custom.ends = try form.number("customEnds", in: Self.numbers) }
    if isOwnRound || form["customArrows"] != nil { custom.arrows = try form.number("customArrows", in: Self.numbers) }
    custom.system = try form.choice("customSystem", or: custom.system)
    custom.distance = try form.optionalNumber("customDistance", in: Self.numbers)
    custom.face = try form.optionalNumber("customFace", in: Self.numbers)
  }

  /// With which bow whoever sends it shoots, and who else does.
  mutating func readArchers(_ form: Form) throws {
    bow = try form["bow"].map { try BowType(reading: $0) }
    guests = form.lines("guests").joined(separator: "\n")
  }

  init(_ form: Form) throws {
    self.init()
    name = form["name"] ?? ""
    try readRound(form)
    try readArchers(form)
    joins = form["joins"] != nil
    settings.rule = try form.choice("rule", or: settings.rule)
    settings.basis = try form.choice("basis", or: settings.basis)
    settings.ties = try form.choice("ties", or: settings.ties)
    settings.advance = try form.choice("advance", or: settings.advance)
    settings.finalising = try form.choice("finalising", or: settings.finalising)
    settings.entry = try form.choice("entry", or: settings.entry)
    settings.lateJoiners = try form.choice("lateJoiners", or: settings.lateJoiners)
    settings.guestsPerParticipant = try form.number("guestsPerParticipant", in: Self.numbers)
    settings.guestsPerTournament = try form.number("guestsPerTournament", in: Self.numbers)
  }
}
