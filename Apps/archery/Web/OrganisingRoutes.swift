import ArcheryScoring
import Domain
import Hummingbird
import Pages
import Server
import WireFormat

extension ArcheryWeb {
  /// Changing a shoot before its start, and shoot-offs.
  func addOrganising(to router: Router<SignedInContext>) {
    router.get("shoots/:shoot/change") { _, context in
      let (account, id) = try await visit(context)
      let entry = NewShootEntry(try await app.managed(id, by: account))
      return Response.html(try pages.changeShoot(id, entry, ticket: newTicket(), signedIn: account.displayName))
    }
    router.post("shoots/:shoot/change") { request, context in
      try await changeShoot(try await Form(request, context), context)
    }
    router.get("shoots/:shoot/shoot-off") { _, context in
      let (account, id) = try await visit(context)
      let tournament = try await app.managed(id, by: account)
      let board = tournament.board(for: BoardViewer(account.user, now: app.now()))
      let view = ShootOffView(tournament, board.rows, ticket: newTicket())
      return Response.html(try pages.shootOff(view, signedIn: account.displayName))
    }
    router.post("shoots/:shoot/shoot-off") { request, context in
      try await recordShootOff(try await Form(request, context), context)
    }
  }

  private func changeShoot(_ form: Form, _ context: SignedInContext) async throws -> Response {
    let (account, id) = try await visit(context)
    let tournament = try await app.managed(id, by: account)
    var entry = try NewShootEntry(form)
    entry.kept = tournament.round.name
    do {
      let round = try entry.chosenRound(keeping: tournament.round)
      let change = TournamentCommand.change(name: entry.name, round: round, settings: entry.settings)
      try await app.perform(change, on: id, by: account.user, as: try form.ticket())
      return .redirect(to: ShootAddress.shoot(id))
    } catch {
      guard let refusal = ScoringRefusal(behind: error) else { throw error }
      let (ticket, name) = (newTicket(), account.displayName)
      let html = try pages.changeShoot(id, entry, problem: refusal.message, ticket: ticket, signedIn: name)
      return .html(html, status: .unprocessableContent)
    }
  }

  private func recordShootOff(_ form: Form, _ context: SignedInContext) async throws -> Response {
    let (account, id) = try await visit(context)
    var places: [Int: [PlayerID]] = [:]
    for number in try await app.managed(id, by: account).roster.indices {
      guard let archer = form[ShootOffView.archerField(number)] else { break }
      let field = ShootOffView.placeField(number)
      if let place = try form.optionalNumber(field, in: 1...TournamentSettings.largestRoster) {
        places[place, default: []].append(PlayerID(rawValue: archer))
      }
    }
    guard places.values.joined().count > 1 else {
      throw Problem(.unprocessableContent, "invalidField", "A shoot-off has two archers or more.", detail: "Go back.")
    }
    let inOrder = places.sorted { $0.key < $1.key }.map(\.value)
    return try await perform(form, context) { _ in .recordShootOff(places: inOrder) }
  }
}
