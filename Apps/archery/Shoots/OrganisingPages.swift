import ArcheryScoring
import Domain
import Pages
import Server
import WireFormat

extension ArcheryPages {
  /// Where a shoot-off between archers who share a place is recorded.
  func shootOff(_ view: ShootOffView, of shoot: TournamentID) throws(TemplateFailure) -> Page {
    try page("Shoot-off · \(view.name)", "shoot-off", view, of: shoot)
  }
}

/// The template `shoot-off` shows this.
struct ShootOffView {
  struct Row {
    let place: String
    let displayName: String
    let totalScore: Int
    let field: String
    /// Tells whom the field is about.
    let hidden: [HiddenField]
    let value: String
    let largest: Int
  }

  let shoot: String
  let name: String
  let action: String
  let hidden: [HiddenField]
  let hasRows: Bool
  /// Those who share a place, and those who did before a shoot-off.
  let rows: [Row]

  init(_ tournament: Tournament, _ rows: [BoardRow], ticket: FormTicket) {
    shoot = ShootAddress.shoot(tournament.id).text
    name = tournament.name
    action = ShootAddress.page("shoot-off", tournament.id).text
    hidden = [ticket.field(for: "shoot-off")]
    let shown = rows.filter { row in
      row.arrowsShot > 0 && (row.tied || tournament.shootOffPoints[row.id] != nil)
    }
    let best = tournament.shootOffPoints.values.max() ?? 0
    self.rows = shown.enumerated().map { number, row in
      Row(
        place: row.tied ? "=\(row.rank)" : "\(row.rank)",
        displayName: row.displayName,
        totalScore: row.totalScore,
        field: Self.placeField(number),
        hidden: [HiddenField(name: Self.archerField(number), value: row.id.rawValue)],
        value: tournament.shootOffPoints[row.id].map { "\(best - $0 + 1)" } ?? "",
        largest: shown.count
      )
    }
    hasRows = !shown.isEmpty
  }

  fileprivate static func placeField(_ number: Int) -> String { "place\(number)" }
  fileprivate static func archerField(_ number: Int) -> String { "archer\(number)" }
}

extension ArcheryWeb {
  /// Changing a shoot before its start, and shoot-offs.
  func addOrganising(to site: Site) {
    site.page("shoots/:space/change") { visit in
      let tournament = try await managed(visit).0
      return try pages.in(visit).changeShoot(tournament.id, NewShootEntry(tournament), ticket: visit.ticket)
    }
    site.form("shoots/:space/change") { visit, form in try await changeShoot(visit, form) }
    site.page("shoots/:space/shoot-off") { visit in
      let (tournament, account) = try await managed(visit)
      let board = tournament.board(for: BoardViewer(account.user, now: app.now()))
      return try pages.in(visit).shootOff(ShootOffView(tournament, board.rows, ticket: visit.ticket), of: tournament.id)
    }
    site.form("shoots/:space/shoot-off") { visit, form in try await recordShootOff(visit, form) }
  }

  private func changeShoot(_ visit: Visit, _ form: Form) async throws -> FormAnswer {
    let (tournament, account) = try await managed(visit)
    var entry = try NewShootEntry(form)
    entry.kept = tournament.round.name
    let round = try entry.chosenRound(keeping: tournament.round)
    let change = TournamentCommand.change(name: entry.name, round: round, settings: entry.settings)
    try await app.perform(change, on: tournament.id, by: account.user, as: try form.ticket())
    return .goTo(ShootAddress.shoot(tournament.id))
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
      throw Problem(422, "tooFew", "Enter a place for two archers or more.")
    }
    let inOrder = places.sorted { $0.key < $1.key }.map(\.value)
    return try await perform(visit, form) { _ in .recordShootOff(places: inOrder) }
  }
}
