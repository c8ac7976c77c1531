import ArcheryScoring
import Domain
import Hypertext
import LeaderboardKit
import Pages
import Server

extension ArcheryPages {
  /// The bows of all archers on one page, for the organiser.
  func bows(_ screen: TournamentScreen, ticket: FormTicket) throws(TemplateFailure) -> Page {
    try page(Message("Bows · \(screen.name)"), "bows", BowsView(screen, ticket), of: screen.id)
  }
}

/// The template `bows` shows this.
struct BowsView {
  struct Archer {
    let field: String
    let displayName: String
    let bows: [OptionView]
  }

  let shoot: String
  let name: String
  let action: String
  let hidden: [HiddenField]
  let missing: Int?
  let hasArchers: Bool
  let archers: [Archer]

  fileprivate init(_ screen: TournamentScreen, _ ticket: FormTicket) {
    shoot = ShootAddress.shoot(screen.id).text
    name = screen.name
    action = ShootAddress.page("bows", screen.id).text
    hidden = [ticket.field(for: "bows")]
    missing = screen.archersWithoutBow == 0 ? nil : screen.archersWithoutBow
    // Archers without a bow first, because the page is for them.
    let rows = screen.roster.filter { $0.status == .active }
    hasArchers = !rows.isEmpty
    archers = (rows.filter { $0.bowType == nil } + rows.filter { $0.bowType != nil }).map {
      Archer(
        field: Self.field($0.id),
        displayName: $0.displayName,
        bows: OptionView.bows($0.bowType)
      )
    }
  }

  /// The form's field for an archer.
  static func field(_ archer: PlayerID) -> String { "bow-\(archer)" }
}

extension ArcheryWeb {
  /// The pages about the whole roster: all bows, and the line-up.
  func addBows(to site: Site) {
    site.page("shoots/:space/bows") { visit in
      let (tournament, account) = try await managed(visit)
      return try pages.in(visit).bows(tournament.screen(for: account.user), ticket: visit.ticket)
    }
    site.form("shoots/:space/bows") { visit, form in try await setBows(visit, form) }
    site.page("shoots/:space/line-up") { visit in
      let (id, account) = try await shoot(visit)
      let snapshot = try await app.tournaments.snapshot(id)
      let order = visit.query["by"].flatMap { LineUpOrder(rawValue: $0) } ?? .target
      return try pages.in(visit).lineUp(
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
      let bow = try form[BowsView.field(archer.id)].map { try BowType(reading: $0) }
      // A form that is older than an archer's arrival has no field for that archer.
      guard form.has(BowsView.field(archer.id)), bow != archer.bowType else { continue }
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

extension OptionView {
  /// The kinds of bow, and none.
  static func bows(_ chosen: BowType?) -> [OptionView] {
    [OptionView("", Message("Not said"), isChosen: chosen == nil)]
      + BowType.allCases.map { OptionView($0.rawValue, $0.label, isChosen: $0 == chosen) }
  }
}

extension ArcheryPages {
  /// The archers by target, by name or by club, to be printed and pinned up.
  func lineUp(
    _ screen: TournamentScreen,
    by order: LineUpOrder = .target,
    version: Int64
  ) throws(TemplateFailure) -> Page {
    try page(
      Message("Line-up · \(screen.name)"),
      "line-up",
      LineUpView(screen, by: order, version: version),
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

/// The template `line-up` shows this: each session with its groups; archers without a target last.
private struct LineUpView {
  struct Choice {
    let label: Message
    let address: String
    let isCurrent: Bool
  }

  struct Session {
    /// nil where the shoot has one session.
    let title: Message?
    /// At the head of each sheet of paper; nil for the first session, which shares its first sheet with the page's title.
    let ownHead: Message?
    let groups: [Group]
  }

  struct Group {
    let heading: Message
    let archers: [Archer]
  }

  struct Archer {
    let place: String
    let displayName: String
    let bow: Message?
    let facts: Message
  }

  let shoot: String
  let name: String
  let day: Message
  let roundName: Message
  let count: Message
  let version: Message
  /// At the head of each sheet of paper of the first session.
  let head: Message
  let choices: [Choice]
  let sessions: [Session]

  init(_ screen: TournamentScreen, by order: LineUpOrder, version: Int64) {
    let rows = screen.lineUp
    shoot = ShootAddress.shoot(screen.id).text
    name = screen.name
    let known = [screen.settings.date.map { Message.day($0) }, screen.settings.place.map { Message(verbatim: $0) }]
    day = known.compactMap(\.self).joined(separator: " · ")
    let rounds = screen.categories.map(\.name.message)
    roundName = rounds.isEmpty ? .round(screen.round.name) : rounds.joined(separator: ", ")
    count = Message("\(rows.count) archers")
    let words = Message("Version \(String(version)) of the list")
    self.version = words
    choices = LineUpOrder.allCases.map { other in
      let address = ShootAddress.page("line-up", screen.id).with("by", other.rawValue)
      return Choice(label: other.label, address: address.text, isCurrent: other == order)
    }
    var names: [ScreenText?] = []
    for row in rows where !names.contains(row.session) { names.append(row.session) }
    let facts = [Message(verbatim: screen.name)] + known.compactMap(\.self) + [words]
    func head(_ session: ScreenText?) -> Message {
      (facts + [session?.message].compactMap(\.self)).joined(separator: " · ")
    }
    self.head = head(names.first ?? nil)
    sessions = names.enumerated().map { number, session in
      Session(
        title: session?.message,
        ownHead: number == 0 ? nil : head(session),
        groups: Self.groups(rows.filter { $0.session == session }, by: order)
      )
    }
  }

  private static func groups(_ rows: [TournamentScreen.RosterRow], by order: LineUpOrder) -> [Group] {
    switch order {
    case .target: return byTarget(rows)
    case .name:
      let sorted = rows.sorted { (NameKey($0.displayName), $0.id) < (NameKey($1.displayName), $1.id) }
      return sorted.isEmpty ? [] : [Group(heading: Message("By name"), archers: sorted.map(archer))]
    case .club:
      let clubs = Dictionary(grouping: rows) { NameKey($0.club ?? "") }.sorted { $0.key < $1.key }
      return clubs.map { _, rows in
        let club = rows.first?.club ?? ""
        let heading = club.isEmpty ? Message("Without a club") : Message(verbatim: club)
        return Group(heading: heading, archers: rows.map(archer))
      }
    }
  }

  private static func byTarget(_ rows: [TournamentScreen.RosterRow]) -> [Group] {
    let placed = Dictionary(grouping: rows.filter { $0.target != nil }) { $0.target?.number ?? 0 }
    let ordered = placed.sorted { $0.key < $1.key }.map { number, rows in
      Group(heading: Message("Target \(String(number))"), archers: rows.map(archer))
    }
    let others = rows.filter { $0.target == nil }.map(archer)
    let heading = ordered.isEmpty ? Message("On the roster") : Message("Without a target")
    return ordered + (others.isEmpty ? [] : [Group(heading: heading, archers: others)])
  }

  private static func archer(_ row: TournamentScreen.RosterRow) -> Archer {
    let club = row.club.map { Message(verbatim: $0) }
    return Archer(
      place: row.target?.text ?? "",
      displayName: row.displayName,
      bow: row.bowType?.label,
      facts: [row.category?.message, club].compactMap(\.self).joined(separator: " · ")
    )
  }
}
