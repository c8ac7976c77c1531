import ArcheryScoring
import Pages

extension ArcheryPages {
  /// Who stands where, to be printed and pinned up.
  func lineUp(_ screen: TournamentScreen) throws(TemplateFailure) -> Page {
    try page("Line-up · \(screen.name)", "line-up", LineUpView(screen), of: screen.id, layout: .wide)
  }
}

/// What the template `line-up` sees: targets in order, those without one last.
private struct LineUpView {
  struct Target {
    let title: String
    let archers: [Archer]
  }

  struct Archer {
    let place: String
    let displayName: String
    let bow: String
  }

  let shoot: String
  let name: String
  let roundName: String
  let count: String
  let targets: [Target]

  init(_ screen: TournamentScreen) {
    let rows = screen.lineUp
    shoot = ShootAddress.shoot(screen.id).text
    (name, roundName) = (screen.name, screen.round.name)
    count = Words.count(rows.count, "archer", "archers")
    let placed = Dictionary(grouping: rows.filter { $0.target != nil }) { $0.target?.number ?? 0 }
    let ordered = placed.sorted { $0.key < $1.key }.map { number, rows in
      Target(title: "Target \(number)", archers: rows.map(Self.archer))
    }
    let others = rows.filter { $0.target == nil }.map(Self.archer)
    let title = ordered.isEmpty ? "On the roster" : "Without a target"
    targets = ordered + (others.isEmpty ? [] : [Target(title: title, archers: others)])
  }

  private static func archer(_ row: TournamentScreen.RosterRow) -> Archer {
    Archer(place: row.target?.text ?? "", displayName: row.displayName, bow: row.bowType?.label ?? "")
  }
}
