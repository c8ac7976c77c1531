import ArcheryScoring
import WebPages

/// What is typed into the form for a new shoot: its defaults, or what is shown again because something was wrong with it.
struct NewShootEntry: Hashable, Sendable {
  var name = ""
  /// The catalogue's code.
  var round = "wa18"
  /// Whether the one who creates it shoots as well.
  var joins = true
  /// One name per line.
  var guests = ""
  var settings = TournamentSettings()
}

extension ArcheryPages {
  /// The form for a new shoot.
  func newShoot(
    _ entry: NewShootEntry = NewShootEntry(),
    problem: String? = nil,
    ticket: FormTicket,
    signedIn: String?
  ) throws(TemplateFailure) -> HTML {
    let view = NewShootView(entry, problem: problem, ticket: ticket)
    let page = Page(title: "New shoot", body: try templates.render("new-shoot", view), signedIn: signedIn)
    return try shell.document(page)
  }
}

private struct NewShootView {
  let action = ShootAddress.create.text
  let problem: String?
  let hidden: [HiddenField]
  let name: String
  let families: [RoundFamilyView]
  let joins: Bool
  let guests: String
  /// Opened where something differs from the defaults, so that nothing is hidden that was chosen.
  let isDetailed: Bool
  let rules: [OptionView]
  let choices: [ChoiceView]
  let guestsPerParticipant: Int
  let guestsPerTournament: Int
  let largestRoster = TournamentSettings.largestRoster

  init(_ entry: NewShootEntry, problem: String?, ticket: FormTicket) {
    self.problem = problem
    hidden = [ticket.field(for: "create")]
    name = entry.name
    families = RoundFamilyView.all(chosen: entry.round)
    joins = entry.joins
    guests = entry.guests
    isDetailed = entry.settings != TournamentSettings()
    rules = RankingRule.allCases.map { rule in
      OptionView(rule.rawValue, rule.screen.name, rule.screen.explanation, isChosen: rule == entry.settings.rule)
    }
    choices = ChoiceView.all(entry.settings)
    guestsPerParticipant = entry.settings.guestsPerParticipant
    guestsPerTournament = entry.settings.guestsPerTournament
  }
}

/// Rounds that are shot under like conditions.
private struct RoundFamilyView {
  struct RoundView {
    let code: String
    let label: String
    let isChosen: Bool
  }

  let name: String
  let rounds: [RoundView]

  static func all(chosen: String) -> [RoundFamilyView] {
    let byFamily = Dictionary(grouping: RoundCatalogue.all, by: family)
    return ["Indoor", "Outdoor", "Imperial", "Field and 3D"].compactMap { name in
      byFamily[name].map { rounds in RoundFamilyView(name: name, rounds: rounds.map { view($0, chosen: chosen) }) }
    }
  }

  private static func family(_ round: Round) -> String {
    switch round.passes.first?.scoringSystem {
    case .worldField, .ifaaField, .world3D: "Field and 3D"
    case .fiveZone: "Imperial"
    default: round.venue == .indoor ? "Indoor" : "Outdoor"
    }
  }

  private static func view(_ round: Round, chosen: String) -> RoundView {
    RoundView(
      code: round.code ?? "",
      label: "\(round.name) · \(round.arrows) arrows · max \(round.maxScore)",
      isChosen: round.code == chosen
    )
  }
}

/// One of several options of which one is chosen.
struct OptionView {
  let value: String
  let name: String
  let explanation: String
  let isChosen: Bool

  init(_ value: String, _ name: String, _ explanation: String, isChosen: Bool) {
    self.value = value
    self.name = name
    self.explanation = explanation
    self.isChosen = isChosen
  }
}
