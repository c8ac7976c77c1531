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
    let shotsField: String
    let shots: String
    let distanceField: String
    let distance: String
  }

  struct Group {
    /// nil where the shoot has no list of categories.
    let title: String?
    let rows: [Row]
  }

  let shoot: String
  let name: String
  let action: String
  let hidden: [HiddenField]
  let hasRows: Bool
  /// Those who share a place, and those who did before a shoot-off, by category.
  let groups: [Group]

  init(_ tournament: Tournament, _ boards: [(category: ShootCategory, rows: [BoardRow])], ticket: FormTicket) {
    shoot = ShootAddress.shoot(tournament.id).text
    name = tournament.name
    action = ShootAddress.page("shoot-off", tournament.id).text
    hidden = [ticket.field(for: "shoot-off")]
    let best = tournament.shootOffPoints.values.max() ?? 0
    let known = tournament.shootOffs.flatMap { $0.shots ?? [] }
    let shots = Dictionary(known.map { ($0.archer, $0) }) { $1 }
    var groups: [Group] = []
    var number = 0
    for (category, rows) in boards where !category.isCombined {
      let shown = rows.filter { $0.arrowsShot > 0 && ($0.tied || tournament.shootOffPoints[$0.id] != nil) }
      let lines = shown.map { row in
        defer { number += 1 }
        let value = tournament.shootOffPoints[row.id].map { "\(best - $0 + 1)" } ?? ""
        return Row(row, number, value: value, largest: shown.count, shots[row.id])
      }
      if !lines.isEmpty { groups.append(Group(title: tournament.hasCategories ? category.name : nil, rows: lines)) }
    }
    self.groups = groups
    hasRows = !groups.isEmpty
  }

  fileprivate static func placeField(_ number: Int) -> String { "place\(number)" }
  fileprivate static func archerField(_ number: Int) -> String { "archer\(number)" }
  fileprivate static func shotsField(_ number: Int) -> String { "shots\(number)" }
  fileprivate static func distanceField(_ number: Int) -> String { "distance\(number)" }
}

extension ShootOffView.Row {
  fileprivate init(
    _ row: BoardRow,
    _ number: Int,
    value: String,
    largest: Int,
    _ shots: TournamentAction.ShootOff.Shots?
  ) {
    place = row.tied ? "=\(row.rank)" : "\(row.rank)"
    (displayName, totalScore) = (row.displayName, row.totalScore)
    field = ShootOffView.placeField(number)
    hidden = [HiddenField(name: ShootOffView.archerField(number), value: row.id.rawValue)]
    (self.value, self.largest) = (value, largest)
    shotsField = ShootOffView.shotsField(number)
    self.shots = shots?.tokens.joined(separator: " ") ?? ""
    distanceField = ShootOffView.distanceField(number)
    distance = shots?.distanceMm.map(String.init) ?? ""
  }
}

extension Tournament {
  /// The board of each category, for those who share a place there.
  func shootOffBoards(for viewer: BoardViewer) -> [(category: ShootCategory, rows: [BoardRow])] {
    boardCategories.map { ($0, board(for: viewer, category: $0.id).rows) }
  }
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
      let boards = tournament.shootOffBoards(for: BoardViewer(account.user, now: app.now()))
      return try pages.in(visit).shootOff(ShootOffView(tournament, boards, ticket: visit.ticket), of: tournament.id)
    }
    site.form("shoots/:space/shoot-off") { visit, form in try await recordShootOff(visit, form) }
  }

  private func changeShoot(_ visit: Visit, _ form: Form) async throws -> FormAnswer {
    let (tournament, account) = try await managed(visit)
    var entry = try NewShootEntry(form)
    entry.kept = tournament.round.name
    let round = try entry.chosenRound(keeping: tournament.round)
    let change = TournamentCommand.change(
      name: entry.name,
      round: round,
      settings: try entry.chosenSettings(keeping: tournament.round)
    )
    try await app.perform(change, on: tournament.id, by: account.user, as: try form.ticket())
    return .goTo(ShootAddress.shoot(tournament.id))
  }

  private func recordShootOff(_ visit: Visit, _ form: Form) async throws -> FormAnswer {
    let tournament = try await managed(visit).0
    var places: [Int: [PlayerID]] = [:]
    var shots: [TournamentAction.ShootOff.Shots] = []
    for number in tournament.roster.indices {
      guard let archer = form[ShootOffView.archerField(number)] else { break }
      let field = ShootOffView.placeField(number)
      if let place = try form.optionalNumber(field, in: 1...TournamentSettings.largestRoster) {
        places[place, default: []].append(PlayerID(rawValue: archer))
      }
      let tokens = (form[ShootOffView.shotsField(number)] ?? "").uppercased().split(separator: " ").map(String.init)
      let distance = try form.optionalNumber(ShootOffView.distanceField(number), in: 0...1000)
      guard !tokens.isEmpty || distance != nil else { continue }
      shots.append(.init(archer: PlayerID(rawValue: archer), tokens: tokens, distanceMm: distance))
    }
    guard places.values.joined().count > 1 else {
      throw Problem(422, "tooFew", "Enter a place for two archers or more.")
    }
    let inOrder = places.sorted { $0.key < $1.key }.map(\.value)
    return try await perform(visit, form) { _ in .recordShootOff(places: inOrder, shots: shots) }
  }
}
