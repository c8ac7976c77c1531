import ArcheryScoring
import Pages

extension ArcheryPages {
  /// Everybody's bow on one page, for the organiser.
  func bows(_ screen: TournamentScreen, ticket: FormTicket) throws(TemplateFailure) -> Page {
    try page("Bows · \(screen.name)", "bows", BowsView(screen, ticket), of: screen.id)
  }
}

/// What the template `bows` sees.
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
  let missing: Int
  let archers: [Archer]

  fileprivate init(_ screen: TournamentScreen, _ ticket: FormTicket) {
    shoot = ShootAddress.shoot(screen.id).text
    name = screen.name
    action = ShootAddress.page("bows", screen.id).text
    hidden = [ticket.field(for: "bows")]
    missing = screen.archersWithoutBow
    // Those without a bow first: they are why one comes here.
    let rows = screen.roster.enumerated().filter { $0.element.status == .active }
    archers = (rows.filter { $0.element.bowType == nil } + rows.filter { $0.element.bowType != nil }).map {
      Archer(
        field: Self.field($0.offset),
        displayName: $0.element.displayName,
        bows: OptionView.bows($0.element.bowType)
      )
    }
  }

  /// The form's field for the archer at a place of the roster, which only grows.
  static func field(_ place: Int) -> String { "bow\(place)" }
}
