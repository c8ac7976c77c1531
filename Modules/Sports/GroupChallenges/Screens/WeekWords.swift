package import Domain

extension WeekScreen.Line {
  /// The rank, such as `2`, or `=2` for one that several members have; nil for a member without a value.
  package var place: String? { rank.map { "\(isTied ? "=" : "")\($0)" } }

  /// Such as `2 entered later`.
  package var lateWords: Message { Message("\(late) entered later") }
}

extension WeekScreen.Board {
  /// The winners, or the leaders while late check-ins count.
  package var first: [String] { winners.isEmpty ? leaders : winners }

  package var firstWords: Message? {
    guard let first = first.listed else { return nil }
    return winners.isEmpty ? Message("Ahead: \(first)") : Message("Won by \(first)")
  }
}

extension [String] {
  /// Such as `Ana, Ben and Cem`; nil for none.
  package var listed: Message? {
    guard let last else { return nil }
    return count == 1 ? Message(verbatim: last) : Message("\(dropLast().joined(separator: ", ")) and \(last)")
  }
}

extension WeekScreen {
  /// A sentence about events of a newer version; nil for none.
  package var unreadableWords: Message? {
    unreadable == 0
      ? nil : Message("\(unreadable) entries cannot be read by this version and do not count. Update the app.")
  }

  /// Such as `Week 24 of 2025`.
  package var title: Message { .week(week) }
}
