package import Domain

extension BoardRow {
  /// Such as `Place 2 of 5, 14 behind the first. Ahead of Ben by Xs, 7 to 5.`; nil before the first arrow.
  fileprivate func placeWords(of count: Int) -> Message? {
    if arrowsShot == 0 { return nil }
    let behind = -scoreDifferenceFromFirst
    let place =
      switch (tied, behind) {
      case (false, 0): Message("Place \(rank) of \(count).")
      case (true, 0): Message("Place \(rank) of \(count), shared.")
      case (false, _): Message("Place \(rank) of \(count), \(behind) behind the highest score.")
      case (true, _): Message("Place \(rank) of \(count), shared, \(behind) behind the highest score.")
      }
    return if let reason { "\(place) \(reason.message)" } else { place }
  }
}

extension ResultsScreen {
  /// The place of each archer with an arrow, in words, in the first category that ranks the archer.
  package var places: [PlayerID: Message] {
    let places = categories.flatMap { category in
      category.rows.compactMap { row in row.placeWords(of: category.rows.count).map { (row.id, $0) } }
    }
    return Dictionary(places) { first, _ in first }
  }

  /// Whether the results stand, and which version of them this is.
  package var state: Message {
    guard isFinal else { return Message("Provisional · \(status.label)") }
    return version > 1 ? Message("Final, corrected (version \(version))") : Message("Final (version 1)")
  }

  /// The categories that differ from the first version, where there are several.
  package var changed: Message? {
    if allCategories.count < 2 || changes.isEmpty || !isFinal { return nil }
    let names = changes.map { Message("\($0.name.message) (version \($0.version))") }
    return Message("Changed since version 1: \(names.joined(separator: ", ")).")
  }
}
