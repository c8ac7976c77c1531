import ArcheryScoring
import Domain
import Hypertext
import Pages

/// The list of rounds; `isPractice` offers one without a number of ends.
func roundField(_ entry: NewShootEntry, isPractice: Bool = false) -> HTML {
  field("round", t("Round"), .select(.rounds(for: entry, isPractice: isPractice)), .required) {
    p(.class("hint")) { a(.href(TournamentAddress.rounds)) { t("All rounds, with their faces") } }
  }
}

/// The fields of a round of one's own, open where it is chosen or filled in.
func ownRoundFields(_ entry: NewShootEntry) -> HTML {
  let custom = entry.custom
  return details(.class("card more"), .id("own-round"), .open(entry.isOwnRound || custom != CustomRound())) {
    summary { t("A round of your own") }
    field(
      "customName",
      t("Name of the round"),
      .text(custom.name ?? ""),
      .maxlength(64),
      .autocomplete(.off),
      .placeholder("e.g. Forest 24"),
      hint: "Scores of rounds with the same name and ends are compared in My scores and Best scores."
    )
    div(.class("fields")) {
      field("customEnds", t("Ends"), .number("\(custom.ends)", in: 1...100), .required)
      field("customArrows", t("Arrows in an end"), .number("\(custom.arrows)", in: 1...12), .required)
    }
    field("customSystem", t("Values of an arrow"), .select(.scoringSystems(custom.system)))
    div(.class("fields")) {
      field("customDistance", t("Distance in m"), .number(custom.distance.map { "\($0)" }, in: 1...500))
      field("customFace", t("Face in cm"), .number(custom.face.map { "\($0)" }, in: 1...200))
    }
    p(.class("hint")) {
      t(
        "Used if you choose it above. Distance and face are optional. Without a face you enter arrows with buttons."
      )
    }
  }
}

extension [Choice] {
  /// The rounds that are shot under like conditions as groups; `isPractice` offers a round without a number of ends.
  fileprivate static func rounds(for entry: NewShootEntry, isPractice: Bool) -> [Choice] {
    func own(_ code: String, _ name: Message, in group: Message) -> Choice {
      Choice(code, name, isChosen: entry.round == code, in: group)
    }
    let kept = entry.kept.map { own(NewShootEntry.keptRound, .round($0), in: Message("Unchanged")) }
    let listed = RoundCatalogue.families.flatMap { family in
      family.rounds.flatMap { choices(of: $0, chosen: entry.round, in: family.name) }
    }
    let open =
      isPractice
      ? own(NewShootEntry.openRound, Message("Until I stop, in ends as described below"), in: Message("Your own")) : nil
    let custom = own(
      NewShootEntry.customRound,
      Message("A round of your own, as described below"),
      in: Message("Your own")
    )
    return [kept].compactMap(\.self) + listed + [open, custom].compactMap(\.self)
  }

  /// The round, and the round on its other faces.
  private static func choices(of round: Round, chosen: String, in family: Message) -> [Choice] {
    let others = round.otherFaceCodes.map {
      ($0, "\(round.title), \(RoundCatalogue.round($0)?.ringsText ?? "")" as Message)
    }
    return ([(round.code ?? "", round.title)] + others).map { code, name in
      let label: Message = "\(name) · \(Message("\(round.arrows) arrows")) · \(Message("max \(round.maxScore)"))"
      return Choice(code, label, isChosen: code == chosen, in: family)
    }
  }

  fileprivate static func scoringSystems(_ chosen: ScoringSystem) -> [Choice] {
    ScoringSystem.allCases.map { system in
      let values = system.values.map(\.token.rawValue).joined(separator: " ")
      return Choice(system.rawValue, named: values, isChosen: system == chosen)
    }
  }
}

/// The settings of a shoot, each with its options; the field bears the setting's name.
@HTMLBuilder
func settingFields(_ settings: TournamentSettings) -> HTML {
  setting("basis", t("What the board counts"), settings.basis, basisOptions)
  setting("ties", t("Places after a tie"), settings.ties, tiesOptions)
  setting("advance", t("First archer of the next end"), settings.advance, advanceOptions)
  setting("finalising", t("After the last arrow"), settings.finalising, finalisingOptions)
  setting("entry", t("How often each end is entered"), settings.entry, entryOptions)
  setting("lateJoiners", t("Archers who come late"), settings.lateJoiners, lateJoinersOptions)
}

private func setting<Value: RawRepresentable<String> & Equatable>(
  _ name: String,
  _ title: HTML,
  _ chosen: Value,
  _ options: [(value: Value, name: Message, explanation: Message)]
) -> HTML {
  fieldset {
    legend { title }
    for option in options {
      let isChosen = option.value == chosen
      explainedChoice(
        name,
        .radio(option.value.rawValue, isOn: isChosen),
        text(option.name),
        text(option.explanation)
      )
    }
  }
}

private let basisOptions: [(value: BoardBasis, name: Message, explanation: Message)] = [
  (.running, Message("Every arrow"), Message("The board moves with each arrow.")),
  (.completedEnds, Message("Whole ends"), Message("An end counts when its last arrow is in.")),
]

private let tiesOptions: [(value: BoardTies, name: Message, explanation: Message)] = [
  (.competition, "1 1 3", Message("After two first places comes the third.")),
  (.dense, "1 1 2", Message("After two first places comes the second.")),
  (.unique, "1 2 3", Message("Each place is given once, in the order of the board.")),
]

private let advanceOptions: [(value: TournamentSettings.Advance, name: Message, explanation: Message)] = [
  (.firstInRoster, Message("The first on the roster"), Message("The order stays the same.")),
  (.stay, Message("The archer who shot last"), Message("The order is reversed.")),
]

private let finalisingOptions: [(value: TournamentSettings.Finalising, name: Message, explanation: Message)] = [
  (.explicit, Message("Check, then finalise"), Message("Scores are final when the scorer says so.")),
  (.automatic, Message("Finalise at once"), Message("Scores are final with the last arrow.")),
]

private let entryOptions: [(value: TournamentSettings.Entry, name: Message, explanation: Message)] = [
  (.single, Message("Once"), Message("Scorers of an archer share one sheet.")),
  (.double, Message("Twice"), Message("Two scorers keep one sheet each, and both must agree.")),
]

private let lateJoinersOptions: [(value: TournamentSettings.LateJoiners, name: Message, explanation: Message)] = [
  (.startAtFirstEnd, Message("Start at the first end"), Message("They shoot the missed ends while the others wait.")),
  (.missedEndsAreMisses, Message("Continue with the others"), Message("Missed ends count as misses.")),
]
