import ArcheryScoring
import Domain
import Hypertext
import LeaderboardKit
import Pages
import Server

extension ArcheryPages {
  /// The bows of all archers on one page, for the organiser.
  func bows(_ screen: TournamentScreen) -> Page {
    page(Message("Bows · \(screen.name)"), bowsForm(screen), of: screen.id)
  }
}

@HTMLBuilder
private func bowsForm(_ screen: TournamentScreen) -> HTML {
  let shoot = ShootAddress.shoot(screen.id)
  crumbs(shoot) { t("Back to the shoot") }
  h1 { t("Bows · \(bdi: screen.name)") }
  if screen.archersWithoutBow > 0 { p(.class("lead")) { t("\(screen.archersWithoutBow) without a bow.") } }
  // Archers without a bow first, because the page is for them.
  let rows = screen.roster.filter { $0.status == .active }
  if rows.isEmpty {
    p(.class("card")) { t("No archers on the roster yet. \(a: "Add archers", .href(shoot))") }
  } else {
    form(post: ShootAddress.page("bows", screen.id), as: "bows") {
      for row in rows.filter({ $0.bowType == nil }) + rows.filter({ $0.bowType != nil }) {
        field(bowFieldName(of: row.id), bdi(row.displayName), .select(.bows(row.bowType)))
      }
      p { button(.class("primary block")) { t("Save") } }
    }
  }
}

/// The form's field for an archer.
private func bowFieldName(of archer: PlayerID) -> String { "bow-\(archer)" }

extension ArcheryWeb {
  /// The pages about the whole roster: all bows, and the line-up.
  func addBows(to site: Site) {
    site.page("shoots/:space/bows") { visit in
      let (tournament, account) = try await managed(visit)
      return pages.bows(tournament.screen(for: account.user))
    }
    site.form("shoots/:space/bows") { visit, form in try await setBows(visit, form) }
    site.page("shoots/:space/line-up") { visit in
      let (id, account) = try await shoot(visit)
      let snapshot = try await app.tournaments.snapshot(id)
      let order = visit.query["by"].flatMap { LineUpOrder(rawValue: $0) } ?? .target
      return pages.lineUp(
        snapshot.tournament.screen(for: account.user),
        by: order,
        version: snapshot.revision.rawValue
      )
    }
  }

  /// Changes those whose bow is another now, all or none.
  private func setBows(_ visit: Visit, _ form: Form) async throws -> FormAnswer {
    let ((tournament, account), key) = (try await managed(visit), try form.ticket())
    var steps: [TournamentStep] = []
    for (place, archer) in tournament.roster.enumerated() where archer.status == .active {
      let bow = try form[bowFieldName(of: archer.id)].map { try BowType(reading: $0) }
      // A form that is older than an archer's arrival has no field for that archer.
      guard form.has(bowFieldName(of: archer.id)), bow != archer.bowType else { continue }
      steps.append(TournamentStep(.giving(bow, to: archer), as: EventID(rawValue: "\(key)-\(place)")))
    }
    if !steps.isEmpty { try await app.perform(steps, on: tournament.id, by: account.user) }
    return .goTo(ShootAddress.shoot(tournament.id))
  }
}

extension TournamentCommand {
  /// The same archer with another bow.
  fileprivate static func giving(_ bow: BowType?, to archer: Participant) -> TournamentCommand {
    .changeArcher(
      archer.id,
      displayName: archer.givenName,
      bowType: bow,
      shaftDiameterUm: archer.shaftDiameterUm,
      target: archer.target
    )
  }
}

extension ArcheryPages {
  /// The archers by target, by name or by club, to be printed and pinned up.
  func lineUp(_ screen: TournamentScreen, by order: LineUpOrder = .target, version: Int64) -> Page {
    page(
      Message("Line-up · \(screen.name)"),
      lineUpPage(screen, by: order, Message("Version \(String(version)) of the list")),
      of: screen.id,
      layout: .wide,
      scripts: ["page-head.js"]
    )
  }
}

/// The order of a start list.
enum LineUpOrder: String, CaseIterable {
  case target, name, club

  fileprivate var label: Message {
    switch self {
    case .target: Message("By target")
    case .name: Message("By name")
    case .club: Message("By club")
    }
  }
}

/// Each session with its groups; archers without a target last.
@HTMLBuilder
private func lineUpPage(_ screen: TournamentScreen, by order: LineUpOrder, _ version: Message) -> HTML {
  let rows = screen.lineUp
  let shoot = ShootAddress.shoot(screen.id)
  let known = [screen.settings.date.map { Message.day($0) }, screen.settings.place.map { Message(verbatim: $0) }]
    .compactMap(\.self)
  let sessions = rows.reduce(into: [ScreenText?]()) { if !$0.contains($1.session) { $0.append($1.session) } }
  let head = { (session: ScreenText?) in
    ([Message(verbatim: screen.name)] + known + [version, session?.message].compactMap(\.self)).joined(separator: " · ")
  }
  crumbs(shoot) { t("Back to the shoot") }
  div(.data("page-head", head(sessions.first ?? nil))) {
    h1 { t("Line-up · \(bdi: screen.name)") }
    lineUpFacts(screen, known.joined(separator: " · "), version, current: order)
    for (number, session) in sessions.enumerated() {
      // The first session shares its first sheet of paper with the page's title.
      div(number == 0 ? .none : .data("page-head", head(session))) {
        if let session { h2(.class("session-title")) { bdi(session.message) } }
        div(.class("cards line-up")) {
          for group in groups(rows.filter { $0.session == session }, by: order) { lineUpCard(group.title, group.rows) }
        }
      }
    }
    if sessions.isEmpty {
      p(.class("lead")) { t("No archers on the roster yet. \(a: "Add archers", .href(shoot))") }
    }
  }
}

@HTMLBuilder
private func lineUpFacts(_ screen: TournamentScreen, _ day: Message, _ version: Message, current: LineUpOrder) -> HTML {
  let rounds = screen.categories.map(\.name.message)
  p(.class("lead")) {
    spaced(by: " · ") {
      text(rounds.isEmpty ? .round(screen.round.name) : rounds.joined(separator: ", "))
      t("\(screen.lineUp.count) archers")
    }
  }
  p(.class("category-facts")) {
    spaced {
      bdi(day)
      text(version)
    }
  }
  nav(.class("actions"), .label("Order")) {
    for order in LineUpOrder.allCases {
      let address = ShootAddress.page("line-up", screen.id).with("by", order.rawValue)
      a(.class("button board-choice"), .href(address), .current(order == current, .page)) { text(order.label) }
    }
  }
}

private func lineUpCard(_ title: Message, _ rows: [TournamentScreen.RosterRow]) -> HTML {
  section(.class("card")) {
    h2 { text(title) }
    table {
      thead(.class("unseen")) {
        tr {
          column(t("Place"))
          column(t("Archer"))
          column(t("Bow"))
        }
      }
      tbody {
        for row in rows {
          let facts = [row.category?.message, row.club.map { Message(verbatim: $0) }].compactMap(\.self)
          tr {
            td(.class("line-up-place")) { text(row.target?.text ?? "") }
            th(.scope(.row)) {
              bdi(row.displayName)
              span(.class("row-note")) { text(facts.joined(separator: " · ")) }
            }
            td(.class("number")) { if let bow = row.bowType { text(bow.label) } }
          }
        }
      }
    }
  }
}

private typealias LineUpGroup = (title: Message, rows: [TournamentScreen.RosterRow])

private func groups(_ rows: [TournamentScreen.RosterRow], by order: LineUpOrder) -> [LineUpGroup] {
  switch order {
  case .target: return groupsByTarget(rows)
  case .name:
    let sorted = rows.sorted { (NameKey($0.displayName), $0.id) < (NameKey($1.displayName), $1.id) }
    return sorted.isEmpty ? [] : [(Message("By name"), sorted)]
  case .club:
    let clubs = Dictionary(grouping: rows) { NameKey($0.club ?? "") }.sorted { $0.key < $1.key }
    return clubs.map { _, rows in
      let club = rows.first?.club ?? ""
      return (club.isEmpty ? Message("Without a club") : Message(verbatim: club), rows)
    }
  }
}

private func groupsByTarget(_ rows: [TournamentScreen.RosterRow]) -> [LineUpGroup] {
  let placed = Dictionary(grouping: rows.filter { $0.target != nil }) { $0.target?.number ?? 0 }
  let ordered = placed.sorted { $0.key < $1.key }.map { (Message("Target \(String($0.key))"), $0.value) }
  let others = rows.filter { $0.target == nil }
  let title = ordered.isEmpty ? Message("On the roster") : Message("Without a target")
  return ordered + (others.isEmpty ? [] : [(title, others)])
}
