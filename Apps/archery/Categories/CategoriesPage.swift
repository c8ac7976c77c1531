import ArcheryScoring
import Domain
import Hypertext
import LeaderboardKit
import Pages

extension ArcheryPages {
  /// The categories of a shoot, and the archers who are in none.
  func categories(_ view: CategoriesView, of shoot: TournamentID) throws(TemplateFailure) -> Page {
    try page(Message("Categories · \(view.name)"), "categories", view, of: shoot)
  }
}

/// The template `categories` shows this.
struct CategoriesView {
  struct Row {
    let name: Message
    let code: String
    let address: String
    let facts: Message
    let archers: Message
    let isCombined: Bool
  }

  struct Archer {
    let field: String
    let displayName: String
    let facts: Message
    let categories: [OptionView]
  }

  let shoot: String
  let name: String
  let roundName: Message
  let hasCategories: Bool
  let rows: [Row]
  let add: String
  let combine: String?
  let isOpen: Bool
  let action: String
  let templateHidden: [HiddenField]
  let templates: [OptionView]
  let venues: [OptionView]
  let assign: String
  let assignHidden: [HiddenField]
  let hasUnassigned: Bool
  let unassigned: [Archer]

  init(_ tournament: Tournament, ticket: FormTicket) {
    let names = tournament.displayNames
    shoot = ShootAddress.shoot(tournament.id).text
    (name, roundName) = (tournament.name, tournament.round.title)
    hasCategories = tournament.hasCategories
    rows = tournament.listedCategories.map { Row($0, in: tournament) }
    add = CategoryAddress.new(tournament.id).text
    combine = rows.count { !$0.isCombined } > 1 ? CategoryAddress.new(tournament.id, combined: true).text : nil
    isOpen = tournament.status == .open
    action = CategoryAddress.template(tournament.id).text
    templateHidden = [ticket.field(for: "template")]
    templates = CategoryTemplate.allCases.map { OptionView($0.rawValue, $0.label, isChosen: $0 == .bows) }
    venues = [
      OptionView(Round.Venue.outdoor.rawValue, Message("Outdoors"), isChosen: tournament.round.venue == .outdoor),
      OptionView(Round.Venue.indoor.rawValue, Message("Indoors"), isChosen: tournament.round.venue == .indoor),
    ]
    assign = CategoryAddress.assign(tournament.id).text
    assignHidden = [ticket.field(for: "assign")]
    unassigned = tournament.unassigned.filter { $0.status == .active }.map { archer in
      Archer(
        field: Self.field(archer.id),
        displayName: names[archer.id] ?? "",
        facts: archer.facts,
        categories: OptionView.categories(of: tournament, chosen: nil)
      )
    }
    hasUnassigned = !unassigned.isEmpty
  }

  static let fieldPrefix = "category-"
  private static func field(_ archer: PlayerID) -> String { fieldPrefix + archer.rawValue }
}

extension CategoriesView.Row {
  fileprivate init(_ category: ShootCategory, in tournament: Tournament) {
    let count = tournament.archers(in: category).count { $0.status == .active }
    (name, code, isCombined) = (category.title, category.id.rawValue, category.isCombined)
    address = CategoryAddress.category(category.id, in: tournament.id).text
    facts = "\(category.round.title) · \(category.rule.name)"
    archers = Message("\(count) archers")
  }
}

extension Participant {
  /// Bow, age class, gender and club, as far as they are known.
  fileprivate var facts: Message {
    let known = [
      bowType?.label, entrant.ageClass?.label, entrant.gender?.label, entrant.club.map { Message(verbatim: $0) },
    ].compactMap(\.self)
    return known.isEmpty ? Message("No bow, age class or gender yet") : known.joined(separator: " · ")
  }
}

extension CategoryTemplate {
  /// The name that people use.
  var label: Message {
    switch self {
    case .bows: Message("One for each bow")
    case .worldArchery: Message("World Archery: bows, age classes, men and women")
    case .archeryGB: Message("Archery GB: bows, age classes, open and female")
    }
  }
}

extension AgeClass {
  /// The classes of all federations, the youngest first.
  static let all = [12, 14, 15, 16, 18, 21].map { AgeClass.under($0) } + [.adult, .over50]

  /// The name that people use.
  var label: Message {
    switch self {
    case .under(let age): Message("Under \(age)")
    case .over50: "50+"
    case .adult: Message("Adult")
    }
  }
}

extension Gender {
  /// The name that people use.
  var label: Message {
    switch self {
    case .female: Message("Female")
    case .male: Message("Male")
    }
  }
}

extension OptionView {
  /// The categories that take archers; the first option is the one that fits.
  static func categories(of tournament: Tournament, chosen: CategoryID?) -> [OptionView] {
    [OptionView("", Message("The one that fits"), isChosen: chosen == nil)]
      + tournament.listedCategories.filter { !$0.isCombined }.map { category in
        OptionView(category.id.rawValue, category.title, isChosen: category.id == chosen)
      }
  }

  /// The age classes, and none.
  static func ageClasses(_ chosen: AgeClass?) -> [OptionView] {
    [OptionView("", Message("Not said"), isChosen: chosen == nil)]
      + AgeClass.all.map { OptionView($0.description, $0.label, isChosen: $0 == chosen) }
  }

  /// The genders, and none.
  static func genders(_ chosen: Gender?) -> [OptionView] {
    [OptionView("", Message("Not said"), isChosen: chosen == nil)]
      + Gender.allCases.map { OptionView($0.rawValue, $0.label, isChosen: $0 == chosen) }
  }
}

/// The addresses of the pages of categories.
enum CategoryAddress {
  static func list(_ id: TournamentID) -> WebAddress { ShootAddress.page("categories", id) }
  static func new(_ id: TournamentID, combined: Bool = false) -> WebAddress {
    let address = WebAddress("shoots", id.rawValue, "category")
    return combined ? address.with("combined", "yes") : address
  }
  static func category(_ category: CategoryID, in id: TournamentID) -> WebAddress {
    WebAddress("shoots", id.rawValue, "category").with("code", category.rawValue)
  }
  static func save(_ id: TournamentID) -> WebAddress { WebAddress("shoots", id.rawValue, "category") }
  static func remove(_ id: TournamentID) -> WebAddress { WebAddress("shoots", id.rawValue, "category", "remove") }
  static func template(_ id: TournamentID) -> WebAddress { WebAddress("shoots", id.rawValue, "categories") }
  static func assign(_ id: TournamentID) -> WebAddress { WebAddress("shoots", id.rawValue, "categories", "archers") }
}
