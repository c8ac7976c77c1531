internal import Domain

/// Ends and arrows as pages show them.
extension Tournament {
  /// An archer's ends from the first to `last`.
  func cards(of archer: PlayerID, upTo last: Int? = nil) -> [EndCard] {
    cards(of: sheet(of: archer), upTo: last)
  }

  /// A sheet's ends from the first to `last`.
  func cards(of sheet: Sheet, upTo last: Int? = nil) -> [EndCard] {
    var runningTotal = 0
    return (1...max(1, last ?? round.ends)).compactMap { number in
      guard let end = sheet[end: number], let pass = round.pass(ofEnd: number) else { return nil }
      runningTotal += end.tally.score
      return EndCard(end, number, pass, runningTotal: runningTotal)
    }
  }
}

extension EndCard {
  init(_ end: End, _ number: Int, _ pass: Pass, runningTotal: Int) {
    let spots = end.arrows.compactMap(\.placement?.spot)
    // On a face of one spot every arrow shares it, which says nothing.
    let isMultiple = (pass.targetFace?.spots.count ?? 1) > 1
    self.init(
      number: number,
      arrows: end.arrows.map { arrow in
        let sharing = arrow.placement.map { placement in spots.count { $0 == placement.spot } > 1 } ?? false
        return ArrowMark(arrow, pass.scoringSystem, sharesSpot: sharing && isMultiple)
      },
      emptySlots: max(0, end.size - end.arrows.count),
      total: end.tally.score,
      runningTotal: runningTotal,
      sortedTokens: end.arrows.bestFirst
    )
  }
}

extension [Arrow] {
  /// Their tokens as a paper sheet lists them.
  var bestFirst: [String] { map(\.value).sorted { $0.sortsBefore($1) }.map(\.token.rawValue) }
}

extension ArrowMark {
  fileprivate init(_ arrow: Arrow, _ system: ScoringSystem, sharesSpot: Bool) {
    self.init(
      id: arrow.id,
      token: arrow.value.token.rawValue,
      points: arrow.value.points,
      colour: system.colour(of: arrow.value.token),
      placement: arrow.placement,
      isOverridden: arrow.isOverridden,
      isEdited: arrow.isEdited,
      sharesSpot: sharesSpot
    )
  }
}

extension ArrowValue {
  /// Best first: points, then the X before a plain value of the same points.
  fileprivate func sortsBefore(_ other: ArrowValue) -> Bool {
    if points != other.points { return points > other.points }
    return token == .x && other.token != .x
  }
}

extension ScoringSystem {
  /// The buttons of this system, best first, the miss last.
  public var buttons: [TokenButton] {
    values.map { TokenButton(token: $0.token.rawValue, points: $0.points, colour: colour(of: $0.token)) }
  }
}
