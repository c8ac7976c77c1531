import ArcheryScoring
import Domain
import Hummingbird
import Server
import WebPages
import WireFormat

extension ArcheryWeb {
  /// The list of shoots, the form for a new one, and a shoot's own page.
  func addShoots(to router: Router<SignedInContext>) {
    router.get("/") { _, context in try await list(context) }
    router.get("shoots/new") { _, context in try newShoot(context) }
    router.post("shoots") { request, context in try await create(try await Form(request, context), context) }
    router.get("shoots/:shoot") { _, context in try await show(context) }
  }

  private func list(_ context: SignedInContext) async throws -> Response {
    let account = try context.requireAccount()
    let guarded = app.guarded(for: context.principal)
    let shoots = try await app.tournaments.summaries(for: account.user) { id throws(StoreFailure) in
      try await guarded.mayRead(id.journal)
    }
    return .html(try pages.shoots(shoots, mayFound: account.mayFound, signedIn: account.displayName))
  }

  private func newShoot(_ context: SignedInContext) throws -> Response {
    let account = try requireOrganiser(context)
    return .html(try pages.newShoot(ticket: newTicket(), signedIn: account.displayName))
  }

  private func create(_ form: Form, _ context: SignedInContext) async throws -> Response {
    let account = try requireOrganiser(context)
    let entry = try NewShootEntry(form)
    let key = try form.ticket()
    let chosen: Round
    do { chosen = try entry.chosenRound() } catch { return try refused(entry, error.message, account) }
    let plan = NewShoot(
      name: entry.name,
      round: chosen,
      settings: entry.settings,
      organiserShoots: entry.joins,
      guests: form.lines("guests")
    )
    let made: Tournament
    do {
      made = try await plan.make(in: app, by: account, as: key)
    } catch {
      guard case .refused(let refusal) = error else { throw error }
      return try refused(entry, refusal.message, account)
    }
    return .redirect(to: ShootAddress.shoot(made.id))
  }

  /// The form again with what was typed, and what is wrong with it.
  private func refused(_ entry: NewShootEntry, _ problem: String, _ account: Account) throws -> Response {
    let html = try pages.newShoot(entry, problem: problem, ticket: newTicket(), signedIn: account.displayName)
    return .html(html, status: .unprocessableContent)
  }

  private func show(_ context: SignedInContext) async throws -> Response {
    let (account, id) = try await visit(context)
    let screen = try await app.tournaments.tournament(id).screen(for: account.user)
    let mayInvite = try await app.invites.mayInvite(into: id.space, account)
    return .html(
      try pages.shoot(screen, ticket: newTicket(), mayInvite: mayInvite, signedIn: account.displayName)
    )
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

  func newTicket() -> FormTicket { FormTicket(id: app.newIdentity()) }
}

extension NewShootEntry {
  /// The round that is chosen; `kept` is the one that a shoot has already.
  ///
  /// - Throws: ``ScoringRefusal/Code/invalidRound``.
  func chosenRound(keeping kept: Round? = nil) throws(ScoringRefusal) -> Round {
    if round == Self.customRound { return try custom.round() }
    guard let chosen = round == Self.keptRound ? kept : RoundCatalogue.round(round) else {
      throw ScoringRefusal(.invalidRound, "There is no such round.")
    }
    return chosen
  }

  init(_ form: Form) throws(Problem) {
    self.init()
    name = form["name"] ?? ""
    round = form["round"] ?? ""
    if round == Self.customRound {
      custom.ends = try form.number("customEnds")
      custom.arrows = try form.number("customArrows")
      custom.system = try form.choice("customSystem", or: custom.system)
      custom.distance = form["customDistance"] == nil ? nil : try form.number("customDistance")
      custom.face = form["customFace"] == nil ? nil : try form.number("customFace")
    }
    joins = form["joins"] != nil
    guests = form.lines("guests").joined(separator: "\n")
    settings.rule = try form.choice("rule", or: settings.rule)
    settings.basis = try form.choice("basis", or: settings.basis)
    settings.ties = try form.choice("ties", or: settings.ties)
    settings.advance = try form.choice("advance", or: settings.advance)
    settings.finalising = try form.choice("finalising", or: settings.finalising)
    settings.entry = try form.choice("entry", or: settings.entry)
    settings.lateJoiners = try form.choice("lateJoiners", or: settings.lateJoiners)
    settings.guestsPerParticipant = try form.number("guestsPerParticipant")
    settings.guestsPerTournament = try form.number("guestsPerTournament")
  }
}
