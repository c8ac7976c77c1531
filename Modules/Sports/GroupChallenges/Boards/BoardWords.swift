package import Domain

extension PeriodScreen.Line {
  /// The rank, such as `2`, or `=2` for one that several members have.
  package var place: String { "\(isTied ? "=" : "")\(rank)" }
}

extension PeriodScreen {
  /// The viewer's place and value, such as `Place 3 of 12, 14 check-ins.`; nil without a check-in.
  package var mineWords: Message? {
    guard let mine else { return nil }
    let value = Message("\(Int(mine.value)) check-ins")
    return isHidden ? Message("Place \(mine.rank), \(value).") : Message("Place \(mine.rank) of \(total), \(value).")
  }

  /// The member ahead and the difference; nil where the member who looks leads, or the standings are hidden.
  package var aheadWords: Message? {
    guard let ahead else { return nil }
    return ahead.by == 0
      ? ahead.isFirst
        ? Message("\(ahead.displayName) has the same value and entered it first.")
        : Message("\(ahead.displayName) has the same value.")
      : Message("\(ahead.displayName) is ahead by \(Int(ahead.by)).")
  }
}

extension Period {
  /// The name of a bucket in words, such as `Week 24 of 2025` or `Winter 2025/26`.
  package func words(ofBucket id: String) -> Message {
    let parts = id.split(separator: "-")
    switch self {
    case .weekly: return .week(id)
    case .seasonal where parts.count == 2:
      if parts[1] == "OUTDOOR" { return Message("Summer \(parts[0])") }
      let next = (Int(parts[0]) ?? 0) + 1
      return Message("Winter \("\(parts[0])/\(String(next).suffix(2))")")
    case .allTime: return Message("All time")
    default: return Message(verbatim: id)
    }
  }
}

extension PeriodEvent {
  package var words: Message {
    switch (from, to) {
    case (nil, let to?): Message("\(displayName) is new, on place \(to).")
    case (let from?, let to?) where to < from: Message("\(displayName) rises from place \(from) to \(to).")
    case (let from?, let to?): Message("\(displayName) falls from place \(from) to \(to).")
    case (_, nil): Message("\(displayName) is no longer on the board.")
    }
  }
}
