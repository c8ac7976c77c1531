import ArcheryScoring
import Domain

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

extension OptionView {
  /// The kinds of bow, and none.
  static func bows(_ chosen: BowType?) -> [OptionView] {
    [OptionView("", "Not said", "", isChosen: chosen == nil)]
      + BowType.allCases.map { OptionView($0.rawValue, $0.label, "", isChosen: $0 == chosen) }
  }
}
