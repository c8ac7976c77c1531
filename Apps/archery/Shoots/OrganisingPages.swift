import ArcheryScoring
import Domain
import Hypertext
import Pages
import ScoreServer
import WireFormat

extension ArcheryPages {
  /// The page that records a shoot-off between archers who share a place: those who are tied without one, each tie by
  /// itself.
  func shootOff(_ tournament: Tournament, _ ties: [TieScreen]) -> Page {
    let body = HTML {
      crumbs(TournamentAddress.shoot(tournament.id)) { t("Back to the shoot") }
      h1 { t("Shoot-off · \(bdi: tournament.name)") }
      if ties.isEmpty {
        p(.class("lead")) { t("No archers are tied, so no shoot-off is needed.") }
      } else {
        shootOffForm(tournament, ties)
      }
    }
    return page(Message("Shoot-off · \(tournament.name)"), body, of: tournament.id)
  }
}

@HTMLBuilder
private func shootOffForm(_ tournament: Tournament, _ ties: [TieScreen]) -> HTML {
  p {
    t(
      """
      Enter the places of the shoot-off: 1, 2 and so on. They only separate tied archers. Leave the field empty for \
      archers who did not take part. The same number means still tied.
      """
    )
  }
  form(post: TournamentAddress.page("shoot-off", tournament.id), as: "shoot-off") {
    // Archers are numbered over all ties.
    let first = ties.indices.map { ties.prefix($0).map(\.archers.count).reduce(0, +) }
    for (number, tie) in ties.enumerated() {
      if tournament.hasCategories { h2 { bdi(tie.category.name.message) } }
      ul(.class("list shoot-off-rows")) {
        for (place, archer) in tie.archers.enumerated() {
          shootOffRow(archer, ShootOffFields(number: first[number] + place), tie: number, largest: tie.archers.count)
        }
      }
    }
    button(.class("primary block")) { t("Record the shoot-off") }
  }
}

private func shootOffRow(_ archer: TieScreen.Archer, _ fields: ShootOffFields, tie: Int, largest: Int) -> HTML {
  li {
    hidden(fields.archer, archer.id.rawValue)
    hidden(fields.tie, "\(tie)")
    label(.for(fields.place)) {
      spaced {
        strong { text(archer.tied ? "=\(archer.rank)" : "\(archer.rank)") }
        bdi(archer.displayName)
        span(.class("quiet")) { text(archer.totalScore) }
      }
    }
    control(fields.place, .number(archer.place.map { "\($0)" }, in: 1...largest), id: fields.place)
    label(.for(fields.shots), .class("quiet")) { t("Arrows") }
    control(
      fields.shots,
      .text(archer.tokens.joined(separator: " ")),
      id: fields.shots,
      .autocomplete(.off),
      .placeholder(example: "9")
    )
    label(.for(fields.distance), .class("quiet")) { t("mm from the centre") }
    control(fields.distance, .number(archer.distanceMm.map { "\($0)" }, in: 0...1000), id: fields.distance)
  }
}

/// The names of the form's fields for one archer.
private struct ShootOffFields {
  let number: Int

  var place: String { "place\(number)" }
  var archer: String { "archer\(number)" }
  var tie: String { "tie\(number)" }
  var shots: String { "shots\(number)" }
  var distance: String { "distance\(number)" }
}

/// One tie of a form: the places and arrows of its archers.
private struct ShootOffEntry: Equatable {
  private(set) var places: [[PlayerID]]
  private(set) var shots: [Action.ShootOff.Shots]

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
      Action.ShootOff.Shots(archer: $0.archer, tokens: $0.tokens, distanceMm: $0.distanceMm)
    }
  }

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
      let fields = ShootOffFields(number: number)
      guard let archer = form[fields.archer] else { break }
      let tie = form[fields.tie] ?? ""
      if ties[tie] == nil { order.append(tie) }
      let places = 1...TournamentSettings.largestRoster
      ties[tie, default: []].append(
        Line(
          archer: PlayerID(rawValue: archer),
          place: try form.optionalNumber(fields.place, in: places),
          tokens: (form[fields.shots] ?? "").uppercased().split(separator: " ").map(String.init),
          distanceMm: try form.optionalNumber(fields.distance, in: 0...1000)
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
      return pages.changeShoot(tournament.id, NewShootEntry(tournament))
    }
    site.form("shoots/:space/change") { visit, form in try await changeShoot(visit, form) }
    site.page("shoots/:space/shoot-off") { visit in
      let (tournament, account) = try await managed(visit)
      let ties = tournament.tieScreens(for: BoardViewer(account.user, now: app.now()))
      return pages.shootOff(tournament, ties)
    }
    site.form("shoots/:space/shoot-off") { visit, form in try await recordShootOff(visit, form) }
  }

  private func changeShoot(_ visit: Visit, _ form: Form) async throws -> FormAnswer {
    try await manage(visit, form) { tournament in
      var entry = try NewShootEntry(form)
      entry.kept = tournament.round.name
      let round = try entry.chosenRound(keeping: tournament.round, in: pages.in(visit).content.text)
      let settings = try entry.chosenSettings(keeping: tournament.round)
      return .change(name: entry.name, round: round, settings: settings)
    }
  }

  /// Records the ties that the form changes, each as a shoot-off of its own.
  private func recordShootOff(_ visit: Visit, _ form: Form) async throws -> FormAnswer {
    try await manage(visit, form) { tournament, key in
      let known = tournament.tieScreens(for: BoardViewer(nil, now: app.now())).map { ShootOffEntry($0) }
      let entries = try ShootOffEntry.all(of: form)
      let changed = entries.filter { !$0.isEmpty && !known.contains($0) }
      guard changed.allSatisfy({ $0.places.joined().count > 1 }), entries.contains(where: { !$0.isEmpty }) else {
        throw Problem(422, "tooFew", "Enter a place for two archers or more.")
      }
      return changed.map { TournamentCommand.recordShootOff(places: $0.places, shots: $0.shots) }.steps(as: key)
    }
  }
}
