import ArcheryScoring
import Domain
import Hypertext
import LeaderboardKit
import Pages
import Server
import WireFormat

extension ArcheryPages {
  /// The form of one category.
  func category(_ view: CategoryView, of shoot: TournamentID) throws(TemplateFailure) -> Page {
    try page(Message("Category · \(view.shootName)"), "category", view, of: shoot)
  }
}

/// The template `category` shows this.
struct CategoryView {
  struct Box {
    let field: String
    let name: Message
    let isChosen: Bool
  }

  struct Group {
    let legend: Message
    let hint: Message
    let boxes: [Box]
  }

  struct Removal {
    let action: String
    let hidden: [HiddenField]
    let ask: Message
    let hasOthers: Bool
    let others: [OptionView]
  }

  let title: Message
  let shootName: String
  let back: String
  let action: String
  let hidden: [HiddenField]
  let name: String
  /// A new category gets a code; a known one keeps its own.
  let choosesCode: Bool
  let isCombined: Bool
  let families: [RoundFamilyView]
  let rules: [OptionView]
  let ties: [OptionView]
  let groups: [Group]
  let hasMedals: Bool
  /// The entries needed for each medal.
  let gold: Int
  let silver: Int
  let bronze: Int
  let needsReason: Bool
  let removal: Removal?

  /// Without a category it is the form of a new one, which takes archers or combines others.
  init(_ category: ShootCategory?, in tournament: Tournament, combines: Bool, ticket: FormTicket) {
    let combined = category?.isCombined ?? combines
    title =
      category?.title
      ?? (combined ? Message("New combined category") : Message("New category"))
    shootName = tournament.name
    back = CategoryAddress.list(tournament.id).text
    action = CategoryAddress.save(tournament.id).text
    hidden =
      [ticket.field(for: "category")]
      + (category.map { [HiddenField(name: "known", value: $0.id.rawValue)] } ?? [])
      + (combined ? [HiddenField(name: "combined", value: "yes")] : [])
    name = category?.name ?? ""
    choosesCode = category == nil
    isCombined = combined
    families = combined ? [] : RoundFamilyView.all(for: NewShootEntry(choosing: category?.round ?? tournament.round))
    let usual = category.map { $0.rule == $0.round.usualRule } ?? true
    rules =
      [OptionView("", Message("The round’s own rule"), isChosen: usual)]
      + RankingRule.allCases.map { rule in
        OptionView(rule.rawValue, rule.name, isChosen: !usual && rule == category?.rule)
      }
    ties = OptionView.ties(category?.ties ?? .competition)
    groups = combined ? [Self.parts(category, tournament)] : Self.groups(category)
    hasMedals = category.map { !$0.medals.isEmpty } ?? !combined
    let needed = (category?.medals ?? []) + ShootCategory.everybodysMedals
    (gold, silver, bronze) = category?.medals.count == 3 ? (needed[0], needed[1], needed[2]) : (1, 1, 1)
    needsReason = tournament.status != .open
    removal = category.map { Removal($0, in: tournament, ticket) }
  }

  private static func groups(_ category: ShootCategory?) -> [Group] {
    let all = Message("None ticked means all.")
    return [
      Group(
        legend: Message("Bows"),
        hint: all,
        boxes: BowType.allCases.map {
          Box(field: "bow-\($0.rawValue)", name: $0.label, isChosen: category?.bows.contains($0) ?? false)
        }
      ),
      Group(
        legend: Message("Age classes"),
        hint: all,
        boxes: AgeClass.all.map {
          Box(field: "age-\($0)", name: $0.label, isChosen: category?.ageClasses.contains($0) ?? false)
        }
      ),
      Group(
        legend: Message("Genders"),
        hint: all,
        boxes: Gender.allCases.map {
          Box(field: "gender-\($0.rawValue)", name: $0.label, isChosen: category?.genders.contains($0) ?? false)
        }
      ),
    ]
  }

  private static func parts(_ category: ShootCategory?, _ tournament: Tournament) -> Group {
    Group(
      legend: Message("Categories to rank together"),
      hint: Message("They shoot the same round."),
      boxes: tournament.listedCategories.filter { !$0.isCombined }.map { part in
        let isChosen = category?.combines?.contains(part.id) ?? false
        return Box(field: "part-\(part.id)", name: part.title, isChosen: isChosen)
      }
    )
  }
}

extension CategoryView.Removal {
  fileprivate init(_ category: ShootCategory, in tournament: Tournament, _ ticket: FormTicket) {
    action = CategoryAddress.remove(tournament.id).text
    hidden = [ticket.field(for: "remove"), HiddenField(name: "known", value: category.id.rawValue)]
    ask = Message("Remove the category \(category.title)?")
    let same = tournament.listedCategories.filter {
      $0.id != category.id && !$0.isCombined && $0.round == category.round
    }
    hasOthers = !same.isEmpty && !category.isCombined
    others =
      [OptionView("", Message("No category"), isChosen: true)]
      + same.map { OptionView($0.id.rawValue, $0.title, isChosen: false) }
  }
}

extension OptionView {
  /// The choices for places after a tie.
  static func ties(_ chosen: BoardTies) -> [OptionView] {
    [
      OptionView(BoardTies.competition.rawValue, "1 1 3", isChosen: chosen == .competition),
      OptionView(BoardTies.dense.rawValue, "1 1 2", isChosen: chosen == .dense),
      OptionView(BoardTies.unique.rawValue, "1 2 3", isChosen: chosen == .unique),
    ]
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

extension ShootCategory {
  private static let entries = 1...TournamentSettings.largestRoster

  /// The category that a form describes: a new one, or another version of a known one.
  init(_ form: Form, changing known: ShootCategory?, in tournament: Tournament) throws {
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
