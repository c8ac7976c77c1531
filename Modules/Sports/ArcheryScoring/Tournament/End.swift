package import Domain

/// One arrow of a sheet.
package struct Arrow: Hashable, Sendable, Identifiable {
  package let id: EventID
  package internal(set) var value: ArrowValue
  /// The place on the face; nil for an arrow entered by button.
  package let placement: Placement?
  package let inputMode: InputMode
  package internal(set) var isOverridden: Bool
  /// The last user who corrected it; nil for none.
  package internal(set) var correctedBy: UserID?
  package var isEdited: Bool { correctedBy != nil }
  /// The user who recorded it; nil for a miss of an end that a late archer did not shoot, which no undo retracts.
  package let recordedBy: UserID?
  package let device: String?
  package let at: Timestamp
  /// The index of its event in fold order.
  let sequence: Int
}

/// One end of a sheet.
///
/// Two scorers or two devices may enter the same end. The entry that was closed first counts, and the others are kept
/// beside it. If a closed one differs, the end is disputed until a person decides or corrects.
package struct End: Hashable, Sendable {
  /// The number of arrows that close it.
  package let size: Int
  /// The arrows that count, in order of entry.
  package internal(set) var arrows: [Arrow] = []
  package internal(set) var others: [EndEntry] = []
  /// Whether a person has decided which entry counts.
  package internal(set) var isSettled = false
  /// The totals of the counting arrows.
  package internal(set) var tally = Tally()

  init(size: Int) {
    self.size = size
  }

  package var isClosed: Bool { arrows.count >= size }

  /// The entries that differ from the counting one without a decision.
  package var differing: [EndEntry] {
    if others.isEmpty || !isClosed { return [] }
    return others.filter { !$0.isSetAside && $0.arrows.count >= size && !$0.arrows.saysTheSame(as: arrows) }
  }

  package var isDisputed: Bool { !differing.isEmpty }

  /// The complete entries to choose from, the counting one first.
  var choices: [[Arrow]] { entries.filter { $0.count >= size } }

  /// Whether two entries agree, a person has decided, or the end was missed.
  package var isConfirmed: Bool {
    guard isClosed else { return false }
    return isSettled || arrows.allSatisfy { $0.recordedBy == nil }
      || others.contains { $0.arrows.count >= size && $0.arrows.saysTheSame(as: arrows) }
  }

  func kept(by scorer: UserID) -> [Arrow] {
    let own = isSettled ? nil : entries.last { $0.contains { $0.recordedBy == scorer } }
    return own ?? (isConfirmed ? arrows : [])
  }

  /// Returns an entry that a scorer has begun beside the counting one; the counting one otherwise.
  func unfinished(by scorer: UserID) -> [Arrow] {
    let open = others.last { other in
      !other.isSetAside && other.arrows.count < size && other.arrows.last?.recordedBy == scorer
    }
    return open?.arrows ?? arrows
  }

  /// The arrows of every entry, the counting one first.
  var entries: [[Arrow]] { [arrows] + others.map(\.arrows) }
}

/// An entry of an end that does not count.
package struct EndEntry: Hashable, Sendable {
  /// The arrows in order of entry; fewer than the end's size until it is closed.
  package internal(set) var arrows: [Arrow]
  /// Whether a person has decided against it.
  package internal(set) var isSetAside = false
}

/// The place of an arrow in an end.
enum ArrowSlot: Hashable {
  case counting
  /// An entry beside the counting one, by its index.
  case beside(Int)
  /// A new entry, which begins like another.
  case new(after: [Arrow])
}

/// The source whose arrows form one entry: a user's device, or all devices of a user if every scorer keeps an own
/// sheet.
///
/// An arrow that does not name its device is from the one whose store stamped it.
struct ArrowSource: Hashable {
  let user: UserID
  let device: String?
  let entry: TournamentSettings.Entry

  func entered(_ arrow: Arrow) -> Bool {
    arrow.recordedBy == user && (entry == .double || arrow.device == device)
  }
}

extension End {
  /// Returns the place of an arrow entered as number `number` of this end; nil if its scorer has filled the end.
  ///
  /// Scorers who share a sheet continue at its present state. An arrow entered without having seen another in the same
  /// place starts a separate entry. `number` is nil in events of earlier versions, which means the sheet's next arrow.
  func place(ofArrow number: Int?, from source: ArrowSource) -> ArrowSlot? {
    guard let number else { return isClosed ? nil : .counting }
    let entries = entries
    var own = entries.indices.filter { entries[$0].contains(where: source.entered) }
    if own.isEmpty, source.entry == .single { own = [0] }
    guard let latest = own.last else { return arrows.isEmpty ? .counting : .new(after: []) }
    // If an arrow was retracted meanwhile, the next one closes the gap.
    if let open = own.last(where: { entries[$0].count < min(number, size) }) {
      return open == 0 ? .counting : .beside(open - 1)
    }
    if let taken = entries[latest][numbered: number], !source.entered(taken) {
      return .new(after: Array(entries[latest].prefix(number - 1)))
    }
    if entries[latest].count >= size { return nil }
    return latest == 0 ? .counting : .beside(latest - 1)
  }

  /// Returns whether this very device has entered an arrow there, so that its page is outdated.
  func isEntered(_ number: Int, by source: ArrowSource) -> Bool {
    entries.last { $0.contains(where: source.entered) }?[numbered: number].map(source.entered) ?? false
  }

  mutating func add(_ arrow: Arrow, at place: ArrowSlot) {
    switch place {
    case .counting: arrows.append(arrow)
    case .beside(let index): others[index].arrows.append(arrow)
    case .new(let first): others.append(EndEntry(arrows: first + [arrow]))
    }
    countCompleteEntry()
  }

  /// Makes a complete entry count where the counting one is not complete.
  mutating func countCompleteEntry() {
    guard !isClosed, let closed = others.firstIndex(where: { $0.arrows.count >= size && !$0.isSetAside }) else {
      return
    }
    count(closed)
  }

  mutating func changeEntries(_ body: (inout [Arrow]) -> Void) {
    body(&arrows)
    for index in others.indices { body(&others[index].arrows) }
    others.removeAll { $0.arrows.isEmpty }
  }

  mutating func settle(on entry: EventID) {
    if let other = others.firstIndex(where: { $0.arrows.last?.id == entry }) { count(other) }
    for index in others.indices { others[index].isSetAside = true }
    isSettled = true
  }

  /// Makes another entry count, and keeps the previous one.
  private mutating func count(_ other: Int) {
    let before = arrows
    arrows = others[other].arrows
    others[other] = EndEntry(arrows: before)
    if before.isEmpty { others.remove(at: other) }
  }
}

extension [Arrow] {
  /// Returns whether two entries have the same values.
  ///
  /// The order of entry does not matter, because paper sheets list the best first.
  fileprivate func saysTheSame(as other: [Arrow]) -> Bool {
    count == other.count
      && map(\.value.token.rawValue).sorted() == other.map(\.value.token.rawValue).sorted()
  }
}
