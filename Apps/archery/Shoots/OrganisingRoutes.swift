import ArcheryScoring
import Domain
import Pages
import Server
import WireFormat

extension ArcheryWeb {
  /// Changing a shoot before its start, and shoot-offs.
  func addOrganising(to site: Site) {
    site.page("shoots/:space/change") { visit in
      let tournament = try await managed(visit).0
      return try pages.changeShoot(tournament.id, NewShootEntry(tournament), ticket: visit.ticket)
    }
    site.form("shoots/:space/change") { visit, form in try await changeShoot(visit, form) }
    site.page("shoots/:space/shoot-off") { visit in
      let (tournament, account) = try await managed(visit)
      let board = tournament.board(for: BoardViewer(account.user, now: app.now()))
      return try pages.shootOff(ShootOffView(tournament, board.rows, ticket: visit.ticket), of: tournament.id)
    }
    site.form("shoots/:space/shoot-off") { visit, form in try await recordShootOff(visit, form) }
  }

  private func changeShoot(_ visit: Visit, _ form: Form) async throws -> FormAnswer {
    let (tournament, account) = try await managed(visit)
    var entry = try NewShootEntry(form)
    entry.kept = tournament.round.name
    do {
      let round = try entry.chosenRound(keeping: tournament.round)
      let change = TournamentCommand.change(name: entry.name, round: round, settings: entry.settings)
      try await app.perform(change, on: tournament.id, by: account.user, as: try form.ticket())
      return .goTo(ShootAddress.shoot(tournament.id))
    } catch {
      guard let refusal = ScoringRefusal(behind: error) else { throw error }
      return .correct(try pages.changeShoot(tournament.id, entry, problem: refusal.message, ticket: visit.ticket))
    }
  }

  private func recordShootOff(_ visit: Visit, _ form: Form) async throws -> FormAnswer {
    let tournament = try await managed(visit).0
    var places: [Int: [PlayerID]] = [:]
    for number in tournament.roster.indices {
      guard let archer = form[ShootOffView.archerField(number)] else { break }
      let field = ShootOffView.placeField(number)
      if let place = try form.optionalNumber(field, in: 1...TournamentSettings.largestRoster) {
        places[place, default: []].append(PlayerID(rawValue: archer))
      }
    }
    guard places.values.joined().count > 1 else {
      throw Problem(422, "invalidField", "A shoot-off has two archers or more.", detail: "Go back.")
    }
    let inOrder = places.sorted { $0.key < $1.key }.map(\.value)
    return try await perform(visit, form) { _ in .recordShootOff(places: inOrder) }
  }
}
