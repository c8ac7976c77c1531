public import Domain

/// One arrow of a sheet (ARC-4).
public struct Arrow: Hashable, Sendable, Identifiable {
  /// The event that recorded it.
  public let id: EventID
  public internal(set) var value: ArrowValue
  public let placement: Placement?
  public let inputMode: InputMode
  /// The value is not what the placement would give (ARC-29).
  public internal(set) var isOverridden: Bool
  public internal(set) var isEdited: Bool
  public let recordedBy: UserID
  public let at: Timestamp
  /// The place of its event in the order of the fold.
  let sequence: Int
}

/// One end of a sheet.
public struct End: Hashable, Sendable {
  /// How many arrows close it.
  public let size: Int
  /// In order of entry.
  public internal(set) var arrows: [Arrow]
  /// What the arrows are worth together.
  public internal(set) var tally: Tally

  public var isClosed: Bool { arrows.count >= size }
}

/// One archer's arrows, end by end (ARC-5).
///
/// Arrows belong to a numbered end, so taking one back never moves another into the end before.
public struct Sheet: Hashable, Sendable {
  public private(set) var ends: [End]
  /// All arrows.
  public private(set) var running: Tally
  /// The arrows of closed ends only.
  public private(set) var closed: Tally
  private let systems: [ScoringSystem]

  /// The empty sheet of a round.
  init(_ round: Round) {
    ends = round.passes.flatMap { pass in
      Array(repeating: End(size: pass.arrowsPerEnd, arrows: [], tally: Tally()), count: pass.ends)
    }
    systems = round.passes.flatMap { Array(repeating: $0.scoringSystem, count: $0.ends) }
    (running, closed) = (Tally(), Tally())
  }

  /// The end to shoot next, from 1: the first that is not closed; nil when all are.
  public var openEnd: Int? { ends.firstIndex { !$0.isClosed }.map { $0 + 1 } }

  /// The last end that has an arrow, from 1; nil before the first arrow.
  var lastBegunEnd: Int? { ends.lastIndex { !$0.arrows.isEmpty }.map { $0 + 1 } }

  /// What the ends before this one are worth; open ones only where `counting` says so.
  func tally(before end: Int, counting basis: BoardBasis) -> Tally {
    ends.prefix(end - 1).reduce(Tally()) { sum, end in
      basis == .running || end.isClosed ? sum + end.tally : sum
    }
  }

  public var isComplete: Bool { openEnd == nil }
  /// Somebody has recorded an arrow; ends that a late archer missed don't count as begun.
  public var isBegun: Bool { ends.contains { end in end.arrows.contains { $0.recordedBy != "" } } }
  public var endsCompleted: Int { closed.ends }

  /// An end by its number from 1; nil for one that the round does not have.
  public subscript(end number: Int) -> End? {
    ends[numbered: number]
  }

  /// The arrow that an event recorded; nil where it is not on this sheet.
  func arrow(_ id: EventID) -> Arrow? {
    ends.lazy.flatMap(\.arrows).first { $0.id == id }
  }

  /// Where an arrow is: its end and its place in it, both from 1.
  public func place(of arrow: EventID) -> (end: Int, arrow: Int)? {
    for (end, content) in ends.enumerated() {
      if let place = content.arrows.firstIndex(where: { $0.id == arrow }) { return (end + 1, place + 1) }
    }
    return nil
  }
}

extension Sheet {
  mutating func add(_ arrow: Arrow, toEnd number: Int) {
    change(number) { $0.append(arrow) }
  }

  mutating func remove(_ id: EventID) {
    guard let place = place(of: id) else { return }
    change(place.end) { $0.remove(at: place.arrow - 1) }
  }

  mutating func replace(_ id: EventID, with value: ArrowValue, isOverridden: Bool) {
    guard let place = place(of: id) else { return }
    change(place.end) { arrows in
      arrows[place.arrow - 1].value = value
      arrows[place.arrow - 1].isOverridden = isOverridden
      arrows[place.arrow - 1].isEdited = true
    }
  }

  /// Every change goes through here, so that no total is ever apart from its arrows.
  private mutating func change(_ number: Int, _ body: (inout [Arrow]) -> Void) {
    guard ends.indices.contains(number - 1) else { return }
    let before = ends[number - 1]
    body(&ends[number - 1].arrows)
    ends[number - 1].tally = Tally(
      ends[number - 1].arrows,
      in: systems[number - 1],
      isClosed: ends[number - 1].isClosed
    )
    let after = ends[number - 1]
    running = running - before.tally + after.tally
    closed = closed - (before.isClosed ? before.tally : Tally()) + (after.isClosed ? after.tally : Tally())
  }
}

extension Array {
  /// The element by its number from 1, which may be any number.
  subscript(numbered number: Int) -> Element? {
    number >= 1 && number <= count ? self[number - 1] : nil
  }
}
