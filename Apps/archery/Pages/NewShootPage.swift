import ArcheryScoring
import Domain
import WebPages

/// What is typed into the form for a new shoot: its defaults, or what is shown again because something was wrong with it.
struct NewShootEntry: Hashable, Sendable {
  var name = ""
  /// The catalogue's code, or one of the two words below.
  var round = "wa18"
  /// The round that a shoot has already, where it is changed.
  var kept: String?
  var custom = CustomRoundEntry()
  /// Whether the one who creates it shoots as well.
  var joins = true
  /// One name per line.
  var guests = ""
  var settings = TournamentSettings()
}

extension NewShootEntry {
  static let customRound = "custom"
  static let keptRound = "kept"

  /// A shoot that is there, to be changed.
  init(_ tournament: Tournament) {
    name = tournament.name
    settings = tournament.settings
    kept = tournament.round.name
    round = Self.keptRound
  }
}

/// A round of one's own, as it is typed: all ends alike.
struct CustomRoundEntry: Hashable, Sendable {
  var ends = 10
  var arrows = 3
  var system = ScoringSystem.tenZone
  /// Metres; nil for one that nobody says.
  var distance: Int?
  /// The face's diameter in centimetres; nil for arrows that are entered by button only.
  var face: Int?

  /// - Throws: ``ScoringRefusal`` saying what is out of bounds.
  func round() throws(ScoringRefusal) -> Round {
    let pass = Pass(
      ends: ends,
      arrowsPerEnd: arrows,
      system,
      distance: distance.map { Distance($0) },
      face: face.map { FaceSize($0) }
    )
    return try Round(custom: "\(ends) ends of \(arrows)", passes: [pass])
  }
}

extension ArcheryPages {
  /// The form with which a shoot is changed before it starts.
  func changeShoot(
    _ id: TournamentID,
    _ entry: NewShootEntry,
    problem: String? = nil,
    ticket: FormTicket,
    signedIn: String?
  ) throws(TemplateFailure) -> HTML {
    let view = NewShootView(entry, changing: id, problem: problem, ticket: ticket)
    let page = Page(title: "Change the shoot", body: try templates.render("new-shoot", view), signedIn: signedIn)
    return try shell.document(page)
  }

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
  let isNew: Bool
  let title: String
  let back: String
  let button: String
  let action: String
  let problem: String?
  let hidden: [HiddenField]
  let name: String
  let families: [RoundFamilyView]
  let custom: CustomRoundView
  let joins: Bool
  let guests: String
  /// Opened where something differs from the defaults, so that nothing is hidden that was chosen.
  let isDetailed: Bool
  let rules: [OptionView]
  let choices: [ChoiceView]
  let guestsPerParticipant: Int
  let guestsPerTournament: Int
  let largestRoster = TournamentSettings.largestRoster

  init(_ entry: NewShootEntry, changing id: TournamentID? = nil, problem: String?, ticket: FormTicket) {
    self.problem = problem
    isNew = id == nil
    title = isNew ? "New shoot" : "Change the shoot"
    button = isNew ? "Create the shoot" : "Save"
    back = (id.map(ShootAddress.shoot) ?? ShootAddress.shoots).text
    action = (id.map { ShootAddress.page("change", $0) } ?? ShootAddress.create).text
    hidden = [ticket.field(for: isNew ? "create" : "change")]
    custom = CustomRoundView(entry)
    name = entry.name
    families = RoundFamilyView.all(for: entry)
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

  static func all(for entry: NewShootEntry) -> [RoundFamilyView] {
    func own(_ code: String, _ label: String) -> RoundView {
      RoundView(code: code, label: label, isChosen: entry.round == code)
    }
    let kept = entry.kept.map { RoundFamilyView(name: "As it is", rounds: [own(NewShootEntry.keptRound, $0)]) }
    let custom = own(NewShootEntry.customRound, "A round of your own, as described below")
    let families = RoundCatalogue.families.map { family in
      RoundFamilyView(name: family.name, rounds: family.rounds.flatMap { views($0, chosen: entry.round) })
    }
    return [kept].compactMap(\.self) + families + [RoundFamilyView(name: "Your own", rounds: [custom])]
  }

  /// The round, and the round on its other faces.
  private static func views(_ round: Round, chosen: String) -> [RoundView] {
    let others = round.otherFaceCodes.map { ($0, "\(round.name), \(RoundCatalogue.round($0)?.ringsText ?? "")") }
    return ([(round.code ?? "", round.name)] + others).map { code, name in
      let label = "\(name) · \(round.arrows) arrows · max \(round.maxScore)"
      return RoundView(code: code, label: label, isChosen: code == chosen)
    }
  }
}

/// The fields of a round of one's own.
private struct CustomRoundView {
  let isChosen: Bool
  let ends: Int
  let arrows: Int
  let systems: [OptionView]
  let distance: String
  let face: String

  init(_ entry: NewShootEntry) {
    let custom = entry.custom
    isChosen = entry.round == NewShootEntry.customRound
    (ends, arrows) = (custom.ends, custom.arrows)
    systems = ScoringSystem.allCases.map { system in
      let values = system.values.map(\.token.rawValue).joined(separator: " ")
      return OptionView(system.rawValue, values, "", isChosen: system == custom.system)
    }
    distance = custom.distance.map(String.init) ?? ""
    face = custom.face.map(String.init) ?? ""
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
