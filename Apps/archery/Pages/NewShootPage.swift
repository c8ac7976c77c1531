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
private struct OptionView {
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

/// A setting with its options; a field's name is the setting's.
private struct ChoiceView {
  let field: String
  let legend: String
  let options: [OptionView]

  static func all(_ settings: TournamentSettings) -> [ChoiceView] {
    [basis(settings.basis), ties(settings.ties), advance(settings.advance), finalising(settings.finalising)]
  }

  private static func basis(_ chosen: BoardBasis) -> ChoiceView {
    ChoiceView(
      field: "basis",
      legend: "What the board counts",
      options: BoardBasis.allCases.map { basis in
        switch basis {
        case .running: OptionView(basis.rawValue, "Every arrow", "The board moves with each arrow.", isChosen: basis == chosen)
        case .completedEnds:
          OptionView(basis.rawValue, "Whole ends", "An end counts when its last arrow is in.", isChosen: basis == chosen)
        }
      }
    )
  }

  private static func ties(_ chosen: BoardTies) -> ChoiceView {
    ChoiceView(
      field: "ties",
      legend: "Places after a tie",
      options: [
        OptionView(BoardTies.competition.rawValue, "1 1 3", "The next place is left out.", isChosen: chosen == .competition),
        OptionView(BoardTies.dense.rawValue, "1 1 2", "The next place follows.", isChosen: chosen == .dense),
      ]
    )
  }

  private static func advance(_ chosen: TournamentSettings.Advance) -> ChoiceView {
    let (first, stay) = (TournamentSettings.Advance.firstInRoster, TournamentSettings.Advance.stay)
    return ChoiceView(
      field: "advance",
      legend: "Who comes first in the next end",
      options: [
        OptionView(first.rawValue, "The first of the roster", "Everyone keeps the order of play.", isChosen: chosen == first),
        OptionView(stay.rawValue, "The last who shot", "The order is turned round.", isChosen: chosen == stay),
      ]
    )
  }

  private static func finalising(_ chosen: TournamentSettings.Finalising) -> ChoiceView {
    let (explicit, automatic) = (TournamentSettings.Finalising.explicit, TournamentSettings.Finalising.automatic)
    return ChoiceView(
      field: "finalising",
      legend: "After the last arrow",
      options: [
        OptionView(explicit.rawValue, "Look over, then finalise", "Scores stand when the scorer says so.", isChosen: chosen == explicit),
        OptionView(automatic.rawValue, "Finalise at once", "Scores stand with the last arrow.", isChosen: chosen == automatic),
      ]
    )
  }
}
