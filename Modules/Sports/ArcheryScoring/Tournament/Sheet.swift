package import Domain

/// One archer's arrows, end by end.
///
/// Arrows belong to a numbered end, so retracting one never moves another into the end before.
package struct Sheet: Hashable, Sendable {
  package private(set) var ends: [End]
  package private(set) var running: Tally
  /// The totals of closed ends.
  package private(set) var closed: Tally
  private let systems: [ScoringSystem]

  /// Creates the empty sheet of a round.
  init(_ round: Round) {
    ends = round.passes.flatMap { pass in
      Array(repeating: End(size: pass.arrowsPerEnd), count: pass.ends)
    }
    systems = round.passes.flatMap { Array(repeating: $0.scoringSystem, count: $0.ends) }
    (running, closed) = (Tally(), Tally())
  }

  /// The number of the first end that is not closed, from 1; nil if all are.
  package var openEnd: Int? { ends.firstIndex { !$0.isClosed }.map { $0 + 1 } }

  /// Whether the first end that is not closed has an arrow.
  var hasBegunEnd: Bool { openEnd.flatMap { self[end: $0] }?.arrows.isEmpty == false }

  /// The last end with an arrow, from 1; nil before the first arrow.
  var lastBegunEnd: Int? { ends.lastIndex { !$0.arrows.isEmpty }.map { $0 + 1 } }

  /// Returns the totals of the ends before this one; open ends only if `counting` includes them.
  func tally(before end: Int, counting basis: BoardBasis) -> Tally {
    ends.prefix(end - 1).reduce(Tally()) { sum, end in
      basis == .running || end.isClosed ? sum + end.tally : sum
    }
  }

  /// When the last arrow was recorded; nil without arrows.
  var lastActive: Timestamp? { ends.lazy.flatMap(\.arrows).map(\.at).max() }

  package var isComplete: Bool { openEnd == nil }
  /// Whether an arrow was recorded.
  ///
  /// Ends that a late archer missed do not count.
  package var isBegun: Bool { ends.contains { end in end.arrows.contains { $0.recordedBy != nil } } }
  package var endsCompleted: Int { closed.ends }
  /// The numbers of ends with differing entries and no decision.
  package var disputedEnds: [Int] { ends.indices.filter { ends[$0].isDisputed }.map { $0 + 1 } }

  var hasOtherEntries: Bool { ends.contains { !$0.others.isEmpty } }

  /// The end with a number from 1; nil for one that the round does not have.
  package subscript(end number: Int) -> End? {
    ends[numbered: number]
  }

  /// Returns the end of an arrow, and its number in its entry, both from 1.
  package func place(of arrow: EventID) -> (end: Int, arrow: Int)? {
    for (end, content) in ends.enumerated() {
      for entry in content.entries {
        if let place = entry.firstIndex(where: { $0.id == arrow }) { return (end + 1, place + 1) }
      }
    }
    return nil
  }

  /// Returns the arrow of an event; nil if it is not on this sheet, or its end has several entries or a decision.
  func onlyEntry(with arrow: EventID) -> Arrow? {
    ends.lazy.filter { $0.others.isEmpty && !$0.isSettled }.flatMap(\.arrows).first { $0.id == arrow }
  }

  /// Returns the arrow of an event, counting or not; nil if it is not on this sheet.
  func arrow(_ id: EventID) -> Arrow? {
    ends.lazy.flatMap(\.entries).joined().first { $0.id == id }
  }
}

extension Sheet {
  /// Whether every end with arrows is in another round, too, with as many arrows, and the face there has their values.
  func fits(_ round: Round) -> Bool {
    let other = Sheet(round)
    return ends.indices.allSatisfy { index in
      let arrows = ends[index].entries.joined()
      if arrows.isEmpty { return true }
      guard other.ends.indices.contains(index), other.ends[index].size == ends[index].size else { return false }
      return arrows.allSatisfy { (try? other.systems[index].value(of: $0.value.token.rawValue)) != nil }
    }
  }

  /// Returns the same arrows on the sheet of a round that they fit.
  func shot(in round: Round) -> Sheet {
    var other = Sheet(round)
    for index in other.ends.indices where ends.indices.contains(index) && !ends[index].entries.joined().isEmpty {
      let system = other.systems[index]
      other.change(index + 1) { end in
        end = ends[index]
        end.changeEntries { arrows in
          for place in arrows.indices { arrows[place].value = system.value(arrows[place].value.token) }
        }
      }
    }
    return other
  }

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

  /// Makes the entry with an arrow count in an end with several entries, and sets the others aside.
  mutating func settle(_ number: Int, onEntryWith arrow: EventID) {
    guard let end = self[end: number], end.isClosed,
      let entry = end.choices.first(where: { $0.contains { $0.id == arrow } }), let last = entry.last
    else { return }
    settle(number, on: last.id)
  }

  /// Makes the entry with this id count in an end, and sets the others aside.
  mutating func settle(_ number: Int, on entry: EventID) {
    change(number) { $0.settle(on: entry) }
  }

  /// Returns the sheet as a scorer keeps it.
  ///
  /// With double entry it is this scorer's own entries, and ends that need no second entry. Otherwise it is the
  /// counting sheet, except for an end that the scorer has begun beside it.
  func kept(by scorer: UserID, _ entry: TournamentSettings.Entry) -> Sheet {
    var kept = self
    for index in ends.indices {
      let arrows = entry == .double ? ends[index].kept(by: scorer) : ends[index].unfinished(by: scorer)
      if arrows != ends[index].arrows { kept.change(index + 1) { $0.arrows = arrows } }
    }
    return kept
  }

  /// Changes an end.
  ///
  /// Every change goes through here, so that totals always match the arrows.
  mutating func change(_ number: Int, _ body: (inout End) -> Void) {
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
  /// The element with a number from 1; nil for any other number.
  subscript(numbered number: Int) -> Element? {
    number >= 1 && number <= count ? self[number - 1] : nil
  }
}
