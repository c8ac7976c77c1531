import ArcheryScoring
import Domain
import Hypertext
import Pages

/// A round of one's own, as it is typed: all ends alike.
struct CustomRoundEntry: Hashable, Sendable {
  /// nil for one that is called by its ends.
  var name: String?
  var ends = 10
  var arrows = 3
  var system = ScoringSystem.tenZone
  /// Metres; nil if none is named.
  var distance: Int?
  /// The face's diameter in centimetres; nil for arrows that are entered by button only.
  var face: Int?

  /// The most ends of a practice without a number of ends.
  static let mostEnds = 100

  /// The name of a round that is described by its ends.
  var usualName: Message { Message("\(ends) ends of \(arrows)") }

  /// The name of a practice that lasts until the archer stops.
  static let openName = Message("Open practice")

  /// - Throws: ``Refusal`` saying what is out of bounds.
  func round(named name: String) throws(Refusal) -> Round {
    let pass = Pass(
      ends: ends,
      arrowsPerEnd: arrows,
      system,
      distance: distance.map { Distance($0) },
      face: face.map { FaceSize($0) }
    )
    return try Round(custom: name, passes: [pass])
  }
}

/// Rounds that are shot under like conditions.
struct RoundFamilyView {
  struct RoundView {
    let code: String
    let label: Message
    let isChosen: Bool
  }

  let name: Message
  let rounds: [RoundView]

  /// `isPractice` offers a round without a number of ends.
  static func all(for entry: NewShootEntry, isPractice: Bool = false) -> [RoundFamilyView] {
    func own(_ code: String, _ label: Message) -> RoundView {
      RoundView(code: code, label: label, isChosen: entry.round == code)
    }
    let kept = entry.kept.map {
      RoundFamilyView(name: Message("Unchanged"), rounds: [own(NewShootEntry.keptRound, .round($0))])
    }
    let custom = [own(NewShootEntry.customRound, Message("A round of your own, as described below"))]
    let open = isPractice ? [own(NewShootEntry.openRound, Message("Until I stop, in ends as described below"))] : []
    let families = RoundCatalogue.families.map { family in
      RoundFamilyView(name: family.name, rounds: family.rounds.flatMap { views($0, chosen: entry.round) })
    }
    return [kept].compactMap(\.self) + families + [RoundFamilyView(name: Message("Your own"), rounds: open + custom)]
  }

  /// The round, and the round on its other faces.
  private static func views(_ round: Round, chosen: String) -> [RoundView] {
    let others = round.otherFaceCodes.map {
      ($0, "\(round.title), \(RoundCatalogue.round($0)?.ringsText ?? "")" as Message)
    }
    return ([(round.code ?? "", round.title)] + others).map { code, name in
      let label: Message = "\(name) · \(Message("\(round.arrows) arrows")) · \(Message("max \(round.maxScore)"))"
      return RoundView(code: code, label: label, isChosen: code == chosen)
    }
  }
}

/// The fields of a round of one's own.
struct CustomRoundView {
  let name: String
  /// Chosen, or filled in.
  let isOpen: Bool
  let ends: Int
  let arrows: Int
  let systems: [OptionView]
  let distance: String
  let face: String

  init(_ entry: NewShootEntry) {
    let custom = entry.custom
    name = custom.name ?? ""
    isOpen = entry.isOwnRound || custom != CustomRoundEntry()
    (ends, arrows) = (custom.ends, custom.arrows)
    systems = ScoringSystem.allCases.map { system in
      let values = system.values.map(\.token.rawValue).joined(separator: " ")
      return OptionView(system.rawValue, Message(verbatim: values), "", isChosen: system == custom.system)
    }
    distance = custom.distance.map(String.init) ?? ""
    face = custom.face.map(String.init) ?? ""
  }
}

/// A setting of a new shoot with its options; the form's field bears the setting's name.
struct ChoiceView {
  let field: String
  let legend: Message
  let options: [OptionView]

  static func all(_ settings: TournamentSettings) -> [ChoiceView] {
    [
      ChoiceView("basis", Message("What the board counts"), settings.basis, basisWords),
      ChoiceView("ties", Message("Places after a tie"), settings.ties, tiesWords),
      ChoiceView("advance", Message("First archer of the next end"), settings.advance, advanceWords),
      ChoiceView("finalising", Message("After the last arrow"), settings.finalising, finalisingWords),
      ChoiceView("entry", Message("How often each end is entered"), settings.entry, entryWords),
      ChoiceView("lateJoiners", Message("Archers who come late"), settings.lateJoiners, lateJoinersWords),
    ]
  }

  private typealias Words<Value> = (value: Value, name: Message, explanation: Message)

  private init<Value: RawRepresentable<String> & Equatable>(
    _ field: String,
    _ legend: Message,
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
    (.running, Message("Every arrow"), Message("The board moves with each arrow.")),
    (.completedEnds, Message("Whole ends"), Message("An end counts when its last arrow is in.")),
  ]

  private static let tiesWords: [Words<BoardTies>] = [
    (.competition, "1 1 3", Message("After two first places comes the third.")),
    (.dense, "1 1 2", Message("After two first places comes the second.")),
    (.unique, "1 2 3", Message("Each place is given once, in the order of the board.")),
  ]

  private static let advanceWords: [Words<TournamentSettings.Advance>] = [
    (.firstInRoster, Message("The first on the roster"), Message("The order stays the same.")),
    (.stay, Message("The archer who shot last"), Message("The order is reversed.")),
  ]

  private static let finalisingWords: [Words<TournamentSettings.Finalising>] = [
    (.explicit, Message("Check, then finalise"), Message("Scores are final when the scorer says so.")),
    (.automatic, Message("Finalise at once"), Message("Scores are final with the last arrow.")),
  ]

  private static let entryWords: [Words<TournamentSettings.Entry>] = [
    (.single, Message("Once"), Message("Scorers of an archer share one sheet.")),
    (.double, Message("Twice"), Message("Two scorers keep one sheet each, and both must agree.")),
  ]

  private static let lateJoinersWords: [Words<TournamentSettings.LateJoiners>] = [
    (.startAtFirstEnd, Message("Start at the first end"), Message("They shoot the missed ends while the others wait.")),
    (.missedEndsAreMisses, Message("Continue with the others"), Message("Missed ends count as misses.")),
  ]
}
