import ArcheryScoring
import Domain
import Pages

extension ArcheryPages {
  /// Where a shoot-off between archers who share a place is recorded.
  func shootOff(_ view: ShootOffView, of shoot: TournamentID) throws(TemplateFailure) -> Page {
    try page("Shoot-off · \(view.name)", "shoot-off", view, of: shoot)
  }
}

/// What the template `shoot-off` sees.
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

  static func placeField(_ number: Int) -> String { "place\(number)" }
  static func archerField(_ number: Int) -> String { "archer\(number)" }
}
