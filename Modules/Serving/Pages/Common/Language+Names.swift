import Foundation
public import Localization

extension Language {
  /// Returns things by their names, in the order that readers of the language expect.
  ///
  /// Capitals do not matter, and letters with signs stand where the language puts them: Ö beside O in German, after Z in
  /// Swedish. Things with equal names keep their order.
  ///
  /// - Parameters:
  ///   - things: The things, in an order that is the same for every reader.
  ///   - name: Returns the name of a thing.
  /// - Returns: The sorted things.
  public func sorted<Thing>(_ things: [Thing], by name: (Thing) -> String) -> [Thing] {
    let locale = Locale(identifier: tag)
    return things.enumerated()
      .sorted { left, right in
        let order = name(left.element).compare(name(right.element), options: .caseInsensitive, locale: locale)
        return order == .orderedSame ? left.offset < right.offset : order == .orderedAscending
      }
      .map(\.element)
  }
}
