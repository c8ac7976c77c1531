import Domain
import Pages

extension OptionView {
  /// The kinds of bow, and none.
  static func bows(_ chosen: BowType?) -> [OptionView] {
    [OptionView("", "Not said", isChosen: chosen == nil)]
      + BowType.allCases.map { OptionView($0.rawValue, $0.label, isChosen: $0 == chosen) }
  }
}
