import ArcheryScoring
import Domain
import Pages

/// A round of one's own, as it is typed: all ends alike.
struct CustomRoundEntry: Hashable, Sendable {
  var ends = 10
  var arrows = 3
  var system = ScoringSystem.tenZone
  /// Metres; nil for one that nobody says.
  var distance: Int?
  /// The face's diameter in centimetres; nil for arrows that are entered by button only.
  var face: Int?

  /// As many as a practice without a number of ends can have.
  static let mostEnds = 100

  /// - Throws: ``Refusal`` saying what is out of bounds.
  func round(named name: String? = nil) throws(Refusal) -> Round {
    let pass = Pass(
      ends: ends,
      arrowsPerEnd: arrows,
      system,
      distance: distance.map { Distance($0) },
      face: face.map { FaceSize($0) }
    )
    return try Round(custom: name ?? "\(Words.count(ends, "end", "ends")) of \(arrows)", passes: [pass])
  }
}

/// Rounds that are shot under like conditions.
struct RoundFamilyView {
  struct RoundView {
    let code: String
    let label: String
    let isChosen: Bool
  }

  let name: String
  let rounds: [RoundView]

  /// `isPractice` offers a round without a number of ends.
  static func all(for entry: NewShootEntry, isPractice: Bool = false) -> [RoundFamilyView] {
    func own(_ code: String, _ label: String) -> RoundView {
      RoundView(code: code, label: label, isChosen: entry.round == code)
    }
    let kept = entry.kept.map { RoundFamilyView(name: "As it is", rounds: [own(NewShootEntry.keptRound, $0)]) }
    let custom = [own(NewShootEntry.customRound, "A round of your own, as described below")]
    let open = isPractice ? [own(NewShootEntry.openRound, "Until I stop, in ends as described below")] : []
    let families = RoundCatalogue.families.map { family in
      RoundFamilyView(name: family.name, rounds: family.rounds.flatMap { views($0, chosen: entry.round) })
    }
    return [kept].compactMap(\.self) + families + [RoundFamilyView(name: "Your own", rounds: open + custom)]
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
struct CustomRoundView {
  /// Chosen, or filled in.
  let isOpen: Bool
  let ends: Int
  let arrows: Int
  let systems: [OptionView]
  let distance: String
  let face: String

  init(_ entry: NewShootEntry) {
    let custom = entry.custom
    isOpen = entry.isOwnRound || custom != CustomRoundEntry()
    (ends, arrows) = (custom.ends, custom.arrows)
    systems = ScoringSystem.allCases.map { system in
      let values = system.values.map(\.token.rawValue).joined(separator: " ")
      return OptionView(system.rawValue, values, "", isChosen: system == custom.system)
    }
    distance = custom.distance.map(String.init) ?? ""
    face = custom.face.map(String.init) ?? ""
  }
}

/// A setting of a new shoot with its options; the form's field bears the setting's name.
struct ChoiceView {
  let field: String
  let legend: String
  let options: [OptionView]

  static func all(_ settings: TournamentSettings) -> [ChoiceView] {
    [
      ChoiceView("basis", "What the board counts", settings.basis, basisWords),
      ChoiceView("ties", "Places after a tie", settings.ties, tiesWords),
      ChoiceView("advance", "Who comes first in the next end", settings.advance, advanceWords),
      ChoiceView("finalising", "After the last arrow", settings.finalising, finalisingWords),
      ChoiceView("entry", "How often each end is entered", settings.entry, entryWords),
      ChoiceView("lateJoiners", "Archers who come late", settings.lateJoiners, lateJoinersWords),
    ]
  }

  private typealias Words<Value> = (value: Value, name: String, explanation: String)

  private init<Value: RawRepresentable<String> & Equatable>(
    _ field: String,
    _ legend: String,
    _ chosen: Value,
    _ words: [Words<Value>]
  ) {
    self.field = field
    self.legend = legend
    options = words.map { OptionView($0.value.rawValue, $0.name, $0.explanation, isChosen: $0.value == chosen) }
  }
}

extension ChoiceView {
  private static let basisWords: [Words<BoardBasis>] = [
    (.running, "Every arrow", "The board moves with each arrow."),
    (.completedEnds, "Whole ends", "An end counts when its last arrow is in."),
  ]

  private static let tiesWords: [Words<BoardTies>] = [
    (.competition, "1 1 3", "After two firsts comes the third."),
    (.dense, "1 1 2", "After two firsts comes the second."),
  ]

  private static let advanceWords: [Words<TournamentSettings.Advance>] = [
    (.firstInRoster, "The first of the roster", "Everyone keeps the order of play."),
    (.stay, "Whoever shot last", "The order is turned round."),
  ]

  private static let finalisingWords: [Words<TournamentSettings.Finalising>] = [
    (.explicit, "Look over, then finalise", "Scores stand when the scorer says so."),
    (.automatic, "Finalise at once", "Scores stand with the last arrow."),
  ]

  private static let entryWords: [Words<TournamentSettings.Entry>] = [
    (.single, "Once", "Scorers of an archer share one sheet."),
    (.double, "Twice", "Two scorers keep a sheet each, and both must say the same."),
  ]

  private static let lateJoinersWords: [Words<TournamentSettings.LateJoiners>] = [
    (.startAtFirstEnd, "Begin at the first end", "They shoot what they missed; the others wait."),
    (.missedEndsAreMisses, "Go on with the others", "Ends that they missed count as misses."),
  ]
}
