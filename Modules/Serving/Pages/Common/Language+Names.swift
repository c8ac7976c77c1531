import Foundation
package import Localization

extension Language {
  /// Returns things by their names, in the order that readers of the language expect.
  ///
  /// Capitals do not matter, and letters with signs stand where the language puts them: Ö beside O in German, after Z in
  /// Swedish. Things with equal names keep their order.
  package func sorted<Thing>(_ things: [Thing], by name: (Thing) -> String) -> [Thing] {
    let locale = Locale(identifier: tag)
    return things.enumerated()
      .sorted { left, right in
        let order = name(left.element).compare(name(right.element), options: .caseInsensitive, locale: locale)
        return order == .orderedSame ? left.offset < right.offset : order == .orderedAscending
      }
      .map(\.element)
  }
}
