public import Domain

/// One arrow of a sheet.
public struct Arrow: Hashable, Sendable, Identifiable {
  /// The event that recorded it.
  public let id: EventID
  public internal(set) var value: ArrowValue
  public let placement: Placement?
  public let inputMode: InputMode
  /// The value is not what the placement would give.
  public internal(set) var isOverridden: Bool
  /// Who corrected it last; nil for nobody.
  public internal(set) var correctedBy: UserID?
  public var isEdited: Bool { correctedBy != nil }
  /// nil for a miss of an end that a late archer did not shoot, which no undo takes back.
  public let recordedBy: UserID?
  /// The installation that it was entered on, where it said so.
  public let device: String?
  public let at: Timestamp
  /// The place of its event in the order of the fold.
  let sequence: Int
}

/// One end of a sheet.
///
/// Two scorers or two devices may enter the same end. The entry that was closed first counts; the others are kept
/// beside it. Where a closed one says something else, the end is disputed until a person decides or corrects.
public struct End: Hashable, Sendable {
  /// How many arrows close it.
  public let size: Int
  /// Those that count, in order of entry.
  public internal(set) var arrows: [Arrow] = []
  /// What else was entered for this end.
  public internal(set) var others: [EndEntry] = []
  /// A person has decided which entry counts.
  public internal(set) var isSettled = false
  /// What the arrows that count are worth together.
  public internal(set) var tally = Tally()

  init(size: Int) {
    self.size = size
  }

  public var isClosed: Bool { arrows.count >= size }

  /// The entries that say something else than what counts, about which nobody has decided.
  public var differing: [EndEntry] {
    if others.isEmpty || !isClosed { return [] }
    return others.filter { !$0.isSetAside && $0.arrows.count >= size && !$0.arrows.saysTheSame(as: arrows) }
  }

  public var isDisputed: Bool { !differing.isEmpty }

  /// What there is to choose from: everything that was entered to the last arrow, what counts first.
  var choices: [[Arrow]] { entries.filter { $0.count >= size } }

  /// Entered alike by two, or settled by a person, or counted as missed.
  public var isConfirmed: Bool {
    guard isClosed else { return false }
    return isSettled || arrows.allSatisfy { $0.recordedBy == nil }
      || others.contains { $0.arrows.count >= size && $0.arrows.saysTheSame(as: arrows) }
  }

  func kept(by scorer: UserID) -> [Arrow] {
    let own = isSettled ? nil : entries.last { $0.contains { $0.recordedBy == scorer } }
    return own ?? (isConfirmed ? arrows : [])
  }

  /// What a scorer has begun beside what counts; what counts where that is nothing.
  func unfinished(by scorer: UserID) -> [Arrow] {
    let open = others.last { other in
      !other.isSetAside && other.arrows.count < size && other.arrows.last?.recordedBy == scorer
    }
    return open?.arrows ?? arrows
  }

  /// Every entry's arrows, those that count first.
  var entries: [[Arrow]] { [arrows] + others.map(\.arrows) }
}

/// An entry of an end that does not count.
public struct EndEntry: Hashable, Sendable {
  /// In order of entry; fewer than the end's size while it is not closed.
  public internal(set) var arrows: [Arrow]
  /// A person has decided against it.
  public internal(set) var isSetAside = false
}

/// Where in an end an arrow goes.
enum ArrowSlot: Hashable {
  case counting
  /// An entry beside the one that counts, by its index.
  case beside(Int)
  /// A new entry, which begins as another one does.
  case new(after: [Arrow])
}

/// Whose arrows are one entry: a user's on one device, or on all devices where every scorer keeps a sheet of its own.
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
  /// Where an arrow goes that was entered as the arrow `number` of this end; nil where its scorer has filled the end.
  ///
  /// Scorers who share a sheet go on where the sheet is. What somebody enters without having seen another's arrow in the
  /// same place becomes an entry of its own. `number` is nil in events of earlier versions: the sheet's next arrow.
  func place(ofArrow number: Int?, from source: ArrowSource) -> ArrowSlot? {
    guard let number else { return isClosed ? nil : .counting }
    let entries = entries
    var own = entries.indices.filter { entries[$0].contains(where: source.entered) }
    if own.isEmpty, source.entry == .single { own = [0] }
    guard let latest = own.last else { return arrows.isEmpty ? .counting : .new(after: []) }
    // Where an arrow was taken back meanwhile, the next one closes the gap.
    if let open = own.last(where: { entries[$0].count < min(number, size) }) {
      return open == 0 ? .counting : .beside(open - 1)
    }
    if let taken = entries[latest][numbered: number], !source.entered(taken) {
      return .new(after: Array(entries[latest].prefix(number - 1)))
    }
    if entries[latest].count >= size { return nil }
    return latest == 0 ? .counting : .beside(latest - 1)
  }

  /// Whether this very device has entered an arrow there, so that its page is older than its sheet.
  func isEntered(_ number: Int, by source: ArrowSource) -> Bool {
    entries.last { $0.contains(where: source.entered) }?[numbered: number].map(source.entered) ?? false
  }

  mutating func add(_ arrow: Arrow, at place: ArrowSlot) {
    switch place {
    case .counting: arrows.append(arrow)
    case .beside(let index): others[index].arrows.append(arrow)
    case .new(let first): others.append(EndEntry(arrows: first + [arrow]))
    }
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

  /// Lets another entry count, and keeps the one that did.
  private mutating func count(_ other: Int) {
    let before = arrows
    arrows = others[other].arrows
    others[other] = EndEntry(arrows: before)
    if before.isEmpty { others.remove(at: other) }
  }
}

extension [Arrow] {
  /// The order in which arrows were entered says nothing: on paper they stand best first.
  fileprivate func saysTheSame(as other: [Arrow]) -> Bool {
    count == other.count
      && map(\.value.token.rawValue).sorted() == other.map(\.value.token.rawValue).sorted()
  }
}
