import ArcheryScoring
import Domain
import LeaderboardKit
import Pages
import Server

extension ArcheryPages {
  /// Everybody's bow on one page, for the organiser.
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
    // Those without a bow first: they are why one comes here.
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
  /// The roster as a whole: everybody's bow, and the line-up.
  func addBows(to site: Site) {
    site.page("shoots/:space/bows") { visit in
      let (tournament, account) = try await managed(visit)
      return try pages.in(visit).bows(tournament.screen(for: account.user), ticket: visit.ticket)
    }
    site.form("shoots/:space/bows") { visit, form in try await setBows(visit, form) }
    site.page("shoots/:space/line-up") { visit in
      let (tournament, account) = try await tournament(visit)
      return try pages.in(visit).lineUp(tournament.screen(for: account.user))
    }
  }

  /// Changes those whose bow is another now, all or none.
  private func setBows(_ visit: Visit, _ form: Form) async throws -> FormAnswer {
    let ((tournament, account), key) = (try await managed(visit), try form.ticket())
    var steps: [TournamentStep] = []
    for (place, archer) in tournament.roster.enumerated() where archer.status == .active {
      let bow = try form[BowsView.field(archer.id)].map { try BowType(reading: $0) }
      // A form that was made before somebody came says nothing about the newcomer.
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
  /// The archers by target, to be printed and pinned up.
  func lineUp(_ screen: TournamentScreen) throws(TemplateFailure) -> Page {
    try page(Message("Line-up · \(screen.name)"), "line-up", LineUpView(screen), of: screen.id, layout: .wide)
  }
}

/// The template `line-up` shows this: targets in order, those without one last.
private struct LineUpView {
  struct Target {
    let title: Message
    let archers: [Archer]
  }

  struct Archer {
    let place: String
    let displayName: String
    let bow: Message?
  }

  let shoot: String
  let name: String
  let roundName: String
  let count: Message
  let targets: [Target]

  init(_ screen: TournamentScreen) {
    let rows = screen.lineUp
    shoot = ShootAddress.shoot(screen.id).text
    (name, roundName) = (screen.name, screen.round.name)
    count = Message("\(rows.count) archers")
    let placed = Dictionary(grouping: rows.filter { $0.target != nil }) { $0.target?.number ?? 0 }
    let ordered = placed.sorted { $0.key < $1.key }.map { number, rows in
      Target(title: Message("Target \(String(number))"), archers: rows.map(Self.archer))
    }
    let others = rows.filter { $0.target == nil }.map(Self.archer)
    let title = ordered.isEmpty ? Message("On the roster") : Message("Without a target")
    targets = ordered + (others.isEmpty ? [] : [Target(title: title, archers: others)])
  }

  private static func archer(_ row: TournamentScreen.RosterRow) -> Archer {
    Archer(place: row.target?.text ?? "", displayName: row.displayName, bow: row.bowType?.label)
  }
}
