import ArcheryScoring
import Domain
import Hummingbird
import Server
import WebPages

extension ArcheryWeb {
  /// The list of shoots, the form for a new one, and a shoot's own page.
  func addShoots(to router: Router<SignedInContext>) {
    router.get("/") { _, context in try await list(context) }
    router.get("shoots/new") { _, context in try newShoot(context) }
    router.post("shoots") { request, context in try await create(try await Form(request, context), context) }
    router.get("shoots/:shoot") { _, context in try await shoot(context) }
  }

  private func list(_ context: SignedInContext) async throws -> Response {
    let account = try context.requireAccount()
    let shoots = try await app.tournaments.summaries(for: account.user)
    return .html(try pages.shoots(shoots, signedIn: account.displayName))
  }

  private func newShoot(_ context: SignedInContext) throws -> Response {
    let account = try context.requireAccount()
    return .html(try pages.newShoot(ticket: newTicket(), signedIn: account.displayName))
  }

  private func create(_ form: Form, _ context: SignedInContext) async throws -> Response {
    let account = try context.requireAccount()
    let entry = try NewShootEntry(form)
    let key = String(try form.ticket().prefix { $0 != "-" })
    guard let round = RoundCatalogue.round(entry.round) else {
      return try refused(entry, "There is no such round.", account)
    }
    let plan = NewShoot(
      name: entry.name,
      round: round,
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

  private func shoot(_ context: SignedInContext) async throws -> Response {
    let account = try context.requireAccount()
    let screen = try await app.tournaments.tournament(try context.shoot()).screen(for: account.user)
    return .html(try pages.shoot(screen, ticket: newTicket(), signedIn: account.displayName))
  }

  func newTicket() -> FormTicket { FormTicket(id: app.newIdentity()) }
}

extension NewShootEntry {
  fileprivate init(_ form: Form) throws(Problem) {
    self.init()
    name = form["name"] ?? ""
    round = form["round"] ?? ""
    joins = form["joins"] != nil
    guests = form.lines("guests").joined(separator: "\n")
    settings.rule = try form.choice("rule", or: settings.rule)
    settings.basis = try form.choice("basis", or: settings.basis)
    settings.ties = try form.choice("ties", or: settings.ties)
    settings.advance = try form.choice("advance", or: settings.advance)
    settings.finalising = try form.choice("finalising", or: settings.finalising)
    settings.lateJoiners = try form.choice("lateJoiners", or: settings.lateJoiners)
    settings.guestsPerParticipant = try form.number("guestsPerParticipant")
    settings.guestsPerTournament = try form.number("guestsPerTournament")
  }
}
