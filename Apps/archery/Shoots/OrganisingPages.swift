import ArcheryScoring
import Domain
import Hypertext
import Pages
import Server
import WireFormat

extension ArcheryPages {
  /// The page that records a shoot-off between archers who share a place.
  func shootOff(_ view: ShootOffView, of shoot: TournamentID) throws(TemplateFailure) -> Page {
    try page(Message("Shoot-off · \(view.name)"), "shoot-off", view, of: shoot)
  }
}

/// The template `shoot-off` shows this.
struct ShootOffView {
  struct Row {
    let place: String
    let displayName: String
    let totalScore: Int
    let field: String
    /// The fields that name the archer and the tie.
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
    let title: Message?
    let rows: [Row]
  }

  let shoot: String
  let name: String
  let action: String
  let hidden: [HiddenField]
  let hasRows: Bool
  /// The archers who are tied without a shoot-off, each tie by itself.
  let groups: [Group]

  init(_ tournament: Tournament, _ ties: [TieScreen], ticket: FormTicket) {
    shoot = ShootAddress.shoot(tournament.id).text
    name = tournament.name
    action = ShootAddress.page("shoot-off", tournament.id).text
    hidden = [ticket.field(for: "shoot-off")]
    var groups: [Group] = []
    var number = 0
    for (tie, screen) in ties.enumerated() {
      let rows = screen.archers.map { archer in
        defer { number += 1 }
        return Row(archer, number, tie: tie, largest: screen.archers.count)
      }
      groups.append(Group(title: tournament.hasCategories ? screen.category.name.message : nil, rows: rows))
    }
    self.groups = groups
    hasRows = !groups.isEmpty
  }

  fileprivate static func placeField(_ number: Int) -> String { "place\(number)" }
  fileprivate static func archerField(_ number: Int) -> String { "archer\(number)" }
  fileprivate static func tieField(_ number: Int) -> String { "tie\(number)" }
  fileprivate static func shotsField(_ number: Int) -> String { "shots\(number)" }
  fileprivate static func distanceField(_ number: Int) -> String { "distance\(number)" }
}

extension ShootOffView.Row {
  fileprivate init(_ archer: TieScreen.Archer, _ number: Int, tie: Int, largest: Int) {
    place = archer.tied ? "=\(archer.rank)" : "\(archer.rank)"
    (displayName, totalScore) = (archer.displayName, archer.totalScore)
    field = ShootOffView.placeField(number)
    hidden = [
      HiddenField(name: ShootOffView.archerField(number), value: archer.id.rawValue),
      HiddenField(name: ShootOffView.tieField(number), value: "\(tie)"),
    ]
    (value, self.largest) = (archer.place.map(String.init) ?? "", largest)
    shotsField = ShootOffView.shotsField(number)
    shots = archer.tokens.joined(separator: " ")
    distanceField = ShootOffView.distanceField(number)
    distance = archer.distanceMm.map(String.init) ?? ""
  }
}

/// One tie of a form: the places and arrows of its archers.
private struct ShootOffEntry: Equatable {
  private(set) var places: [[PlayerID]]
  private(set) var shots: [TournamentAction.ShootOff.Shots]

  private struct Line {
    let archer: PlayerID
    let place: Int?
    let tokens: [String]
    let distanceMm: Int?
  }

  private init(_ lines: [Line]) {
    let placed = lines.compactMap { line in line.place.map { (place: $0, archer: line.archer) } }
    let groups = Dictionary(grouping: placed, by: \.place).sorted { $0.key < $1.key }
    places = groups.map { $0.value.map(\.archer).sorted() }
    let lines = lines.sorted { $0.archer < $1.archer }
    shots = lines.filter { !$0.tokens.isEmpty || $0.distanceMm != nil }.map {
      TournamentAction.ShootOff.Shots(archer: $0.archer, tokens: $0.tokens, distanceMm: $0.distanceMm)
    }
  }

  /// The entry as the shoot has it.
  init(_ tie: TieScreen) {
    self.init(
      tie.archers.map { Line(archer: $0.id, place: $0.place, tokens: $0.tokens, distanceMm: $0.distanceMm) }
    )
  }

  var isEmpty: Bool { places.isEmpty && shots.isEmpty }

  /// The ties of a form, in its order.
  static func all(of form: Form) throws -> [ShootOffEntry] {
    var ties: [String: [Line]] = [:]
    var order: [String] = []
    for number in 0..<TournamentSettings.largestRoster {
      guard let archer = form[ShootOffView.archerField(number)] else { break }
      let tie = form[ShootOffView.tieField(number)] ?? ""
      if ties[tie] == nil { order.append(tie) }
      let places = 1...TournamentSettings.largestRoster
      ties[tie, default: []].append(
        Line(
          archer: PlayerID(rawValue: archer),
          place: try form.optionalNumber(ShootOffView.placeField(number), in: places),
          tokens: (form[ShootOffView.shotsField(number)] ?? "").uppercased().split(separator: " ").map(String.init),
          distanceMm: try form.optionalNumber(ShootOffView.distanceField(number), in: 0...1000)
        )
      )
    }
    return order.map { ShootOffEntry(ties[$0] ?? []) }
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
      let ties = tournament.tieScreens(for: BoardViewer(account.user, now: app.now()))
      return try pages.in(visit).shootOff(ShootOffView(tournament, ties, ticket: visit.ticket), of: tournament.id)
    }
    site.form("shoots/:space/shoot-off") { visit, form in try await recordShootOff(visit, form) }
  }

  private func changeShoot(_ visit: Visit, _ form: Form) async throws -> FormAnswer {
    let (tournament, account) = try await managed(visit)
    var entry = try NewShootEntry(form)
    entry.kept = tournament.round.name
    let round = try entry.chosenRound(keeping: tournament.round, in: pages.in(visit).content.text)
    let change = TournamentCommand.change(
      name: entry.name,
      round: round,
      settings: try entry.chosenSettings(keeping: tournament.round)
    )
    try await app.perform(change, on: tournament.id, by: account.user, as: try form.ticket())
    return .goTo(ShootAddress.shoot(tournament.id))
  }

  /// Records the ties that the form changes, each as a shoot-off of its own.
  private func recordShootOff(_ visit: Visit, _ form: Form) async throws -> FormAnswer {
    let ((tournament, account), key) = (try await managed(visit), try form.ticket())
    let known = tournament.tieScreens(for: BoardViewer(account.user, now: app.now())).map { ShootOffEntry($0) }
    let entries = try ShootOffEntry.all(of: form)
    let changed = entries.filter { !$0.isEmpty && !known.contains($0) }
    guard changed.allSatisfy({ $0.places.joined().count > 1 }), entries.contains(where: { !$0.isEmpty }) else {
      throw Problem(422, "tooFew", "Enter a place for two archers or more.")
    }
    let steps = changed.map { TournamentCommand.recordShootOff(places: $0.places, shots: $0.shots) }.steps(as: key)
    if !steps.isEmpty { try await app.perform(steps, on: tournament.id, by: account.user) }
    return .goTo(ShootAddress.shoot(tournament.id))
  }
}
