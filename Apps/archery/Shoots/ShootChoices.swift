import ArcheryScoring
import Pages

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
