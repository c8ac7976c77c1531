internal import Domain

extension Round {
  static let allowedPasses = 1...24
  static let allowedEnds = 1...100
  static let allowedArrowsPerEnd = 1...12

  /// A round made up by an organiser.
  ///
  /// - Throws: ``ScoringRefusal/Code/invalidRound`` naming what is out of bounds.
  public init(custom name: String, venue: Venue = .outdoor, passes: [Pass]) throws(ScoringRefusal) {
    self.init(code: nil, name: name.trimmingSpaces, venue: venue, passes: passes)
    try check()
  }

  /// The same round with its passes shot in ends of another length; a pass that this does not divide stays as it is.
  ///
  /// - Throws: ``ScoringRefusal/Code/invalidRound`` where no pass can be shot that way.
  public func shot(inEndsOf arrowsPerEnd: Int) throws(ScoringRefusal) -> Round {
    guard Self.allowedArrowsPerEnd.contains(arrowsPerEnd) else { throw .invalidRound("An end has 1 to 12 arrows.") }
    let adjusted = passes.map { $0.arrows % arrowsPerEnd == 0 ? $0.shot(inEndsOf: arrowsPerEnd) : $0 }
    guard adjusted.contains(where: { $0.arrowsPerEnd == arrowsPerEnd }) else {
      throw .invalidRound("\(name) cannot be shot in ends of \(arrowsPerEnd) arrows.")
    }
    let round = Round(code: code, name: name, venue: venue, passes: adjusted, faceOptions: faceOptions)
    try round.check()
    return round
  }

  /// The same round on one of its ``faceOptions``.
  ///
  /// - Throws: ``ScoringRefusal/Code/invalidRound`` for a face that the round does not offer.
  public func shot(on system: ScoringSystem) throws(ScoringRefusal) -> Round {
    guard faceOptions.contains(system) else { throw .invalidRound("\(name) is not shot on \(system.rawValue).") }
    let passes = passes.map { $0.shot(on: system) }
    return Round(code: code, name: name, venue: venue, passes: passes, faceOptions: faceOptions)
  }

  func check() throws(ScoringRefusal) {
    guard !name.isEmpty, name.count <= Limits.displayNameCharacters else {
      throw .invalidRound("A round's name has 1 to \(Limits.displayNameCharacters) characters.")
    }
    guard Self.allowedPasses.contains(passes.count) else { throw .invalidRound("A round has 1 to 24 passes.") }
    for pass in passes { try pass.check() }
  }
}

extension Pass {
  fileprivate func shot(inEndsOf count: Int) -> Pass {
    Pass(
      ends: arrows / count,
      arrowsPerEnd: count,
      scoringSystem,
      distance: distance,
      face: face,
      layout: layout
    )
  }

  fileprivate func shot(on system: ScoringSystem) -> Pass {
    Pass(ends: ends, arrowsPerEnd: arrowsPerEnd, system, distance: distance, face: face, layout: layout)
  }

  fileprivate func check() throws(ScoringRefusal) {
    guard Round.allowedEnds.contains(ends) else { throw .invalidRound("A pass has 1 to 100 ends, not \(ends).") }
    guard Round.allowedArrowsPerEnd.contains(arrowsPerEnd) else {
      throw .invalidRound("An end has 1 to 12 arrows, not \(arrowsPerEnd).")
    }
    if let distance, !Distance.allowedValues.contains(distance.value) {
      throw .invalidRound("A distance is 1 to 500, not \(distance.value).")
    }
    if let face, !FaceSize.allowedDiameters.contains(face.diameter) {
      throw .invalidRound("A face is 1 to 200 wide, not \(face.diameter).")
    }
  }
}

extension ScoringRefusal {
  static func invalidRound(_ message: String) -> ScoringRefusal { ScoringRefusal(.invalidRound, message) }
}
