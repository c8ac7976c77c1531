import ArcheryScoring
import Domain
import Hypertext
import Leaderboards
import Pages

extension ArcheryPages {
  /// The categories of a shoot, and the archers who are in none.
  func categories(of tournament: Tournament) -> Page {
    let body = HTML {
      crumbs(TournamentAddress.shoot(tournament.id)) { t("Back to the shoot") }
      h1 { t("Categories · \(bdi: tournament.name)") }
      p(.class("lead")) {
        t(
          """
          Each category has its own round, tie rule and podium. All shoot on one line and appear in one result list.
          """
        )
      }
      categoryList(tournament)
      let unassigned = tournament.unassigned.filter { $0.status == .active }
      if !unassigned.isEmpty {
        card("unassigned", t("Unassigned")) { assignmentForm(unassigned, tournament) }
      }
      card("template", t("Add a set")) { setForm(tournament) }
    }
    return page(Message("Categories · \(tournament.name)"), body, of: tournament.id)
  }
}

@HTMLBuilder
private func categoryList(_ tournament: Tournament) -> HTML {
  let categories = tournament.listedCategories
  if tournament.hasCategories {
    card("list", t("Categories")) {
      factList(categories) { categoryLine($0, tournament) }
    }
  } else {
    p(.class("card")) {
      t("Everyone shoots \(tournament.round.title) and is ranked together. Add categories to change that.")
    }
  }
  div(.class("actions")) {
    a(.class("button", tournament.hasCategories ? nil : "primary"), .href(CategoryAddress.new(tournament.id))) {
      t("Add a category")
    }
    if categories.count(where: { !$0.isCombined }) > 1 {
      buttonLink(CategoryAddress.new(tournament.id, combined: true)) { t("Combine categories") }
    }
  }
}

@HTMLBuilder
private func categoryLine(_ category: TournamentCategory, _ tournament: Tournament) -> HTML {
  let count = tournament.archers(in: category).count { $0.status == .active }
  span {
    spaced {
      a(.href(CategoryAddress.category(category.id, in: tournament.id))) { strong { bdi(category.title) } }
      badge("quiet") { text(category.id.rawValue) }
    }
    span(.class("row-note")) { text("\(category.round.title) · \(category.rule.name)" as Message) }
  }
  text(" ")
  span { t("\(count) archers") }
}

@HTMLBuilder
private func assignmentForm(_ archers: [Participant], _ tournament: Tournament) -> HTML {
  let names = tournament.displayNames
  p(.class("hint")) {
    t(
      """
      These archers fit no category, or several. Choose one for each. Until then they shoot \(tournament.round.title).
      """
    )
  }
  form(post: TournamentAddress.page("categories", tournament.id, "archers"), as: "assign") {
    for archer in archers {
      let title = spaced {
        bdi(names[archer.id] ?? "")
        span(.class("quiet")) { text(archer.facts) }
      }
      field(categoryFieldPrefix + archer.id.rawValue, title, .select(.categories(of: tournament, chosen: nil)))
    }
    button(.class("primary block")) { t("Save") }
  }
}

/// The beginning of the form's fields for the categories of archers.
let categoryFieldPrefix = "category-"

private func setForm(_ tournament: Tournament) -> HTML {
  let templates = [Choice].of(CategoryTemplate.allCases, .bows) { ($0.rawValue, $0.label) }
  let venues = [Choice].of([Round.Venue.outdoor, .indoor], tournament.round.venue) {
    ($0.rawValue, $0 == .outdoor ? Message("Outdoors") : Message("Indoors"))
  }
  return form(post: TournamentAddress.page("categories", tournament.id), as: "template") {
    field(
      "template",
      t("Set"),
      .select(templates),
      hint: "For the bows on the roster. You can change or remove each category afterwards."
    )
    field("venue", t("Rounds"), .select(venues))
    button(.class("block")) { t("Add the set") }
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
  var label: Message {
    switch self {
    case .bows: Message("One for each bow")
    case .worldArchery: Message("World Archery: bows, age classes, men and women")
    case .archeryGB: Message("Archery GB: bows, age classes, open and female")
    }
  }
}

enum CategoryAddress {
  static func new(_ id: TournamentID, combined: Bool = false) -> WebAddress {
    let address = TournamentAddress.page("category", id)
    return combined ? address.with("combined", "yes") : address
  }
  static func category(_ category: CategoryID, in id: TournamentID) -> WebAddress {
    TournamentAddress.page("category", id).with("code", category.rawValue)
  }
}
