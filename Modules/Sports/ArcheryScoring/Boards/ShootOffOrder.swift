import Domain

/// The order of archers who are tied without a shoot-off, by the shoot-offs that they shot against each other.
///
/// A later record corrects an earlier one for its archers, or separates those who were still tied. A record of archers
/// who are no longer tied orders nothing.
struct ShootOffOrder {
  /// A shoot-off among the tied archers, with what later records corrected.
  struct Shown {
    let places: [[PlayerID]]
    let shots: [PlayerID: Action.ShootOff.Shots]

    var archers: Set<PlayerID> { Set(places.joined()) }
  }

  /// The tied archers, best first; those who are still tied together.
  private(set) var places: [[PlayerID]]
  /// The shoot-offs that made the order, in the order of their recording.
  private(set) var shown: [Shown] = []

  /// Orders tied archers.
  ///
  /// In a category that combines others, only a shoot-off of all these archers decides, because those within one of the
  /// categories say nothing about the others.
  init(_ tied: [PlayerID], _ records: [Action.ShootOff], isCombined: Bool) {
    places = [tied]
    let all = Set(tied)
    let own = records.map { $0.shown(among: all) }.filter { $0.archers.count > 1 }
    for record in isCombined ? own.drop(while: { $0.archers != all }) : own[...] { take(record) }
  }

  /// The archers of the record come to the first place that one of them had, before those who shared it with them.
  private mutating func take(_ record: Shown) {
    let archers = record.archers
    let first = places.firstIndex { !archers.isDisjoint(with: $0) } ?? places.count
    let others = places.map { $0.filter { !archers.contains($0) } }
    places = (others[..<first] + record.places + others[first...]).filter { !$0.isEmpty }
    let corrected = shown.filter { $0.isCorrected(by: archers) }
    shown.removeAll { $0.isCorrected(by: archers) }
    let all = corrected.reduce(into: archers) { $0.formUnion($1.archers) }
    let kept = corrected.flatMap { $0.shots.filter { !archers.contains($0.key) } }
    shown.append(
      Shown(
        places: places.map { $0.filter(all.contains) }.filter { !$0.isEmpty },
        shots: record.shots.merging(kept) { new, _ in new }
      )
    )
  }

  /// More for a better place.
  var points: [PlayerID: Int] {
    let pairs = places.enumerated().flatMap { place, archers in archers.map { ($0, places.count - place) } }
    return Dictionary(pairs) { first, _ in first }
  }
}

extension ShootOffOrder.Shown {
  /// Whether a later record of these archers says something else about them; not if it separates those of one place.
  fileprivate func isCorrected(by later: Set<PlayerID>) -> Bool {
    let own = archers
    if own.isDisjoint(with: later) { return false }
    return own.isSubset(of: later) || !places.contains { later.isSubset(of: $0) }
  }
}

extension Action.ShootOff {
  /// Shots are bounded as a judge's slip is: at most twelve for each archer, within a face.
  func check() throws(Refusal) {
    for shot in shots ?? [] {
      guard shot.tokens.count <= 12, shot.tokens.allSatisfy({ (1...2).contains($0.count) }),
        (0...1000).contains(shot.distanceMm ?? 0)
      else { throw Refusal(.invalidValue, "A shoot-off has at most 12 arrows and distances of 0 to 1000 mm.") }
    }
  }

  /// The record as far as it is about these archers, each at the first place that it gives.
  fileprivate func shown(among archers: Set<PlayerID>) -> ShootOffOrder.Shown {
    var seen: Set<PlayerID> = []
    return ShootOffOrder.Shown(
      places: places.map { $0.filter { archers.contains($0) && seen.insert($0).inserted } }.filter { !$0.isEmpty },
      shots: Dictionary((shots ?? []).filter { archers.contains($0.archer) }.map { ($0.archer, $0) }) { $1 }
    )
  }
}

extension Tournament {
  /// The tally that a board with this basis counts.
  func tally(of archer: PlayerID, _ basis: BoardBasis) -> Tally {
    let sheet = sheets[archer]
    return (basis == .running ? sheet?.running : sheet?.closed) ?? Tally()
  }

  /// The groups of archers who are tied without a shoot-off, each in the order of its shoot-offs.
  func ties(
    among archers: some Sequence<PlayerID>,
    by rule: RankingRule,
    _ basis: BoardBasis,
    isCombined: Bool
  ) -> [ShootOffOrder] {
    let tied = Dictionary(grouping: archers) { rule.score(tally(of: $0, basis), shootOffPoints: 0) }
    return tied.values.filter { $0.count > 1 }.map { ShootOffOrder($0, shootOffs, isCombined: isCombined) }
  }
}
