public import Domain

/// One archer's arrows, end by end.
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
      Array(repeating: End(size: pass.arrowsPerEnd), count: pass.ends)
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
  public var isBegun: Bool { ends.contains { end in end.arrows.contains { $0.recordedBy != nil } } }
  public var endsCompleted: Int { closed.ends }
  /// The numbers of ends that were entered differently, and about which nobody has decided.
  public var disputedEnds: [Int] { ends.indices.filter { ends[$0].isDisputed }.map { $0 + 1 } }

  /// Whether some end was entered more than once.
  var hasOtherEntries: Bool { ends.contains { !$0.others.isEmpty } }

  /// An end by its number from 1; nil for one that the round does not have.
  public subscript(end number: Int) -> End? {
    ends[numbered: number]
  }

  /// Where an arrow is: its end, and its place in the entry that it belongs to, both from 1.
  public func place(of arrow: EventID) -> (end: Int, arrow: Int)? {
    for (end, content) in ends.enumerated() {
      for entry in content.entries {
        if let place = entry.firstIndex(where: { $0.id == arrow }) { return (end + 1, place + 1) }
      }
    }
    return nil
  }

  /// The arrow that an event recorded; nil where it is not on this sheet, or its end has more than one entry or was settled.
  func onlyEntry(with arrow: EventID) -> Arrow? {
    ends.lazy.filter { $0.others.isEmpty && !$0.isSettled }.flatMap(\.arrows).first { $0.id == arrow }
  }

  /// The arrow that an event recorded, whether it counts or not; nil where it is not on this sheet.
  func arrow(_ id: EventID) -> Arrow? {
    ends.lazy.flatMap(\.entries).joined().first { $0.id == id }
  }
}

extension Sheet {
  mutating func add(_ arrow: Arrow, toEnd number: Int, at place: ArrowSlot) {
    change(number) { $0.add(arrow, at: place) }
  }

  mutating func remove(_ id: EventID) {
    guard let place = place(of: id) else { return }
    change(place.end) { $0.changeEntries { arrows in arrows.removeAll { $0.id == id } } }
  }

  mutating func replace(_ id: EventID, with value: ArrowValue, isOverridden: Bool, by actor: UserID) {
    guard let place = place(of: id) else { return }
    change(place.end) { end in
      end.changeEntries { arrows in
        for index in arrows.indices where arrows[index].id == id {
          arrows[index].value = value
          arrows[index].isOverridden = isOverridden
          arrows[index].correctedBy = actor
        }
      }
    }
  }

  /// Lets the entry that holds an arrow count in an end, where there is a choice, and sets the others aside.
  mutating func settle(_ number: Int, onEntryWith arrow: EventID) {
    guard let end = self[end: number], end.isClosed,
      let entry = end.choices.first(where: { $0.contains { $0.id == arrow } }), let last = entry.last
    else { return }
    settle(number, on: last.id)
  }

  /// Lets the entry with this id count in an end, and sets the others aside.
  mutating func settle(_ number: Int, on entry: EventID) {
    change(number) { $0.settle(on: entry) }
  }

  /// The sheet as a scorer keeps it.
  ///
  /// Where every end is entered twice: what this scorer entered, and what nobody needs to enter any more. Else: the one that
  /// counts, but for an end that the scorer has begun beside it and not finished.
  func kept(by scorer: UserID, _ entry: TournamentSettings.Entry) -> Sheet {
    var kept = self
    for index in ends.indices {
      let arrows = entry == .double ? ends[index].kept(by: scorer) : ends[index].unfinished(by: scorer)
      if arrows != ends[index].arrows { kept.change(index + 1) { $0.arrows = arrows } }
    }
    return kept
  }

  /// Every change goes through here, so that no total is ever apart from its arrows.
  private mutating func change(_ number: Int, _ body: (inout End) -> Void) {
    guard ends.indices.contains(number - 1) else { return }
    let before = ends[number - 1]
    body(&ends[number - 1])
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
