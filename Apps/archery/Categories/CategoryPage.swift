import ArcheryScoring
import Domain
import Hypertext
import Leaderboards
import Pages
import ScoreServer
import WireFormat

extension ArcheryPages {
  /// The form of one category; without one, of a new one, which takes archers or combines others.
  func category(_ category: TournamentCategory?, in tournament: Tournament, combines: Bool) -> Page {
    let isCombined = category?.isCombined ?? combines
    let new = isCombined ? Message("New combined category") : Message("New category")
    let body = HTML {
      crumbs(TournamentAddress.page("categories", tournament.id)) { t("Back to the categories") }
      h1 { bdi(category?.title ?? new) }
      categoryForm(category, tournament, isCombined: isCombined)
      if let category { removal(of: category, tournament) }
    }
    return page(Message("Category · \(tournament.name)"), body, of: tournament.id)
  }
}

private func categoryForm(_ category: TournamentCategory?, _ tournament: Tournament, isCombined: Bool) -> HTML {
  form(post: TournamentAddress.page("category", tournament.id), as: "category") {
    if let category { hidden("known", category.id.rawValue) }
    if isCombined { hidden("combined", "yes") }
    categoryNameFields(category)
    if isCombined {
      parts(of: category, tournament)
    } else {
      roundField(NewShootEntry(choosing: category?.round ?? tournament.round))
      conditions(of: category)
    }
    ruleFields(category)
    medalFields(category, isCombined: isCombined)
    if tournament.status != .open {
      field(
        "reason",
        t("Reason"),
        .text(nil),
        .maxlength(200),
        .autocomplete(.off),
        hint: "Needed when archers of the category have arrows. A category with arrows can only be renamed."
      )
    }
    p { button(.class("primary block")) { t("Save") } }
  }
}

/// A new category gets a code; a known one keeps its own.
@HTMLBuilder
private func categoryNameFields(_ category: TournamentCategory?) -> HTML {
  field(
    "name",
    t("Name"),
    .text(category?.name ?? ""),
    .required,
    .maxlength(64),
    .autocomplete(.off),
    .placeholder("e.g. Recurve women")
  )
  if category == nil {
    field(
      "code",
      t("Code"),
      .text(""),
      .required,
      .maxlength(20),
      .pattern("[A-Za-z0-9]+"),
      .autocapitalize(.characters),
      .autocomplete(.off),
      .placeholder(example: "RW")
    )
  }
}

/// The archers whom a category takes.
@HTMLBuilder
private func conditions(of category: TournamentCategory?) -> HTML {
  fieldset {
    legend { t("Bows") }
    p(.class("hint")) { t("None ticked means all.") }
    for bow in BowType.allCases {
      box("bow-\(bow.rawValue)", bow.label, isOn: category?.bows.contains(bow) == true)
    }
  }
  fieldset {
    legend { t("Age classes") }
    p(.class("hint")) { t("None ticked means all.") }
    for age in AgeClass.all { box("age-\(age)", age.label, isOn: category?.ageClasses.contains(age) == true) }
  }
  fieldset {
    legend { t("Genders") }
    p(.class("hint")) { t("None ticked means all.") }
    for gender in Gender.allCases {
      box("gender-\(gender.rawValue)", gender.label, isOn: category?.genders.contains(gender) == true)
    }
  }
}

/// The categories that a combined one ranks together.
private func parts(of category: TournamentCategory?, _ tournament: Tournament) -> HTML {
  fieldset {
    legend { t("Categories to rank together") }
    p(.class("hint")) { t("They shoot the same round.") }
    for part in tournament.listedCategories where !part.isCombined {
      box("part-\(part.id)", part.title, isOn: category?.combines?.contains(part.id) == true)
    }
  }
}

private func box(_ name: String, _ title: Message, isOn: Bool) -> HTML {
  choice(name, .checkbox("yes", isOn: isOn)) { strong { text(title) } }
}

private func ruleFields(_ category: TournamentCategory?) -> HTML {
  let isUsual = category.map { $0.rule == $0.round.usualRule } ?? true
  let rules = [Choice].of(RankingRule.allCases, isUsual ? nil : category?.rule, none: Message("The round’s own rule")) {
    ($0.rawValue, $0.name)
  }
  let names: [BoardTies: Message] = [.competition: "1 1 3", .dense: "1 1 2", .unique: "1 2 3"]
  let ties = [Choice].of(BoardTies.allCases, category?.ties ?? .competition) { ($0.rawValue, names[$0] ?? "") }
  return div(.class("fields")) {
    field("rule", t("How ties are broken"), .select(rules))
    field("ties", t("Places after a tie"), .select(ties))
  }
}

/// The entries needed for each medal.
private func medalFields(_ category: TournamentCategory?, isCombined: Bool) -> HTML {
  let hasMedals = category.map { !$0.medals.isEmpty } ?? !isCombined
  let needed = category?.medals.count == 3 ? category?.medals ?? [] : [1, 1, 1]
  return fieldset {
    legend { t("Medals") }
    choice("medals", .checkbox("yes", isOn: hasMedals)) { strong { t("Awards medals") } }
    div(.class("fields")) {
      field("gold", t("Entries needed for gold"), .number("\(needed[0])", in: 1...1000))
      field("silver", t("For silver"), .number("\(needed[1])", in: 1...1000))
      field("bronze", t("For bronze"), .number("\(needed[2])", in: 1...1000))
    }
  }
}

private func removal(of category: TournamentCategory, _ tournament: Tournament) -> HTML {
  let same = tournament.listedCategories.filter {
    $0.id != category.id && !$0.isCombined && $0.round == category.round
  }
  let (address, question) = (
    TournamentAddress.page("category", tournament.id, "remove"), Message("Remove the category \(category.title)?")
  )
  return dangerForm(address, as: "remove", t("Remove or merge"), asks: question) {
    hidden("known", category.id.rawValue)
    if !same.isEmpty, !category.isCombined {
      let others =
        [Choice("", Message("No category"), isChosen: true)] + same.map { Choice($0.id.rawValue, $0.title) }
      field("into", t("Archers go to"), .select(others))
    }
    if tournament.status != .open { reasonField(id: "remove-reason") }
    button(.class("danger block")) { t("Remove the category") }
  }
}

extension NewShootEntry {
  /// A round among those of the list; one of the organiser's own stays as it is.
  init(choosing round: Round) {
    self.init()
    if let code = round.code, RoundCatalogue.round(code) == round {
      self.round = code
    } else {
      (kept, self.round) = (round.name, Self.keptRound)
    }
  }
}

extension TournamentCategory {
  private static let entries = 1...TournamentSettings.largestRoster

  /// The category that a form describes: a new one, or another version of a known one.
  init(_ form: Form, changing known: TournamentCategory?, in tournament: Tournament) throws {
    let id = try known?.id ?? CategoryID(rawValue: form.text("code").uppercased())
    let ties = try form.choice("ties", or: BoardTies.competition)
    let needed = try ["gold", "silver", "bronze"].map { try form.optionalNumber($0, in: Self.entries) ?? 1 }
    let medals = form["medals"] == nil ? [] : needed
    let name = try form.text("name")
    if form["combined"] != nil {
      let parts = form.names(after: "part-").map { CategoryID(rawValue: $0) }
      let ordered = tournament.listedCategories.map(\.id).filter(parts.contains)
      let round = ordered.first.flatMap { tournament.category($0) }?.round ?? tournament.round
      let rule = try form.choice("rule", or: round.usualRule)
      self.init(id, name: name, combining: ordered, round: round, rule: rule, ties: ties, medals: medals)
      return
    }
    let code = try form.text("round")
    let kept = known?.round ?? tournament.round
    guard let round = code == NewShootEntry.keptRound ? kept : RoundCatalogue.round(code) else {
      throw Refusal(.invalidRound, "There is no such round.")
    }
    let (bows, ages, genders) = (
      form.names(after: "bow-"), form.names(after: "age-"), form.names(after: "gender-")
    )
    self.init(
      id,
      name: name,
      bows: BowType.allCases.filter { bows.contains($0.rawValue) },
      ageClasses: AgeClass.all.filter { ages.contains($0.description) },
      genders: Gender.allCases.filter { genders.contains($0.rawValue) },
      round: round,
      rule: try form.choice("rule", or: round.usualRule),
      ties: ties,
      medals: medals
    )
  }
}
