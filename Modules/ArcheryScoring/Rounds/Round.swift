public import Domain

/// The distance of a target.
public struct Distance: Codable, Hashable, Sendable {
  /// The unit.
  ///
  /// The raw values are stored and exchanged.
  public enum Unit: String, Codable, Hashable, Sendable { case metre, yard }

  /// The number of units.
  public let value: Int
  /// The unit.
  public let unit: Unit

  /// Creates a distance.
  public init(_ value: Int, _ unit: Unit = .metre) {
    self.value = value
    self.unit = unit
  }

  /// The possible values.
  static let allowedValues = 1...500
}

/// The ends of a round that are shot at one distance on one face.
public struct Pass: Codable, Hashable, Sendable {
  /// The number of ends.
  public let ends: Int
  /// The number of arrows in each end.
  public let arrowsPerEnd: Int
  /// The scoring system.
  public let scoringSystem: ScoringSystem
  /// The distance; nil if the round does not fix it.
  public let distance: Distance?
  /// The face; nil for animals, and if the round does not fix it.
  public let face: FaceSize?
  /// The arrangement of spots on the face.
  public let layout: SpotLayout

  /// Creates a pass.
  public init(
    ends: Int,
    arrowsPerEnd: Int,
    _ scoringSystem: ScoringSystem,
    distance: Distance? = nil,
    face: FaceSize? = nil,
    layout: SpotLayout = .single
  ) {
    self.ends = ends
    self.arrowsPerEnd = arrowsPerEnd
    self.scoringSystem = scoringSystem
    self.distance = distance
    self.face = face
    self.layout = layout
  }

  /// The number of arrows.
  public var arrows: Int { ends * arrowsPerEnd }
  /// The highest possible score.
  public var maxScore: Int { arrows * scoringSystem.topPoints }

  /// The face on which arrows are placed; nil if they are entered by button only.
  public var targetFace: TargetFace? { face.flatMap { TargetFace(scoringSystem, $0, layout) } }
}

/// A round: one or more passes, with every end in one of them.
///
/// A tournament stores its own copy, so that a round once shot never changes.
public struct Round: Codable, Hashable, Sendable {
  /// The venue, which decides the default shaft.
  public enum Venue: String, Codable, Hashable, Sendable { case indoor, outdoor }

  /// The catalogue's code; nil for an organiser's own round.
  public let code: String?
  /// The round's name.
  public let name: String
  /// The venue.
  public let venue: Venue
  /// The passes, in order.
  public let passes: [Pass]
  /// Alternative scoring systems with the same maximum.
  public let faceOptions: [ScoringSystem]

  init(code: String?, name: String, venue: Venue, passes: [Pass], faceOptions: [ScoringSystem] = []) {
    self.code = code
    self.name = name
    self.venue = venue
    self.passes = passes
    self.faceOptions = faceOptions
  }

  /// The number of ends.
  public var ends: Int { passes.reduce(0) { $0 + $1.ends } }
  /// The number of arrows.
  public var arrows: Int { passes.reduce(0) { $0 + $1.arrows } }
  /// The highest possible score.
  public var maxScore: Int { passes.reduce(0) { $0 + $1.maxScore } }

  /// The default diameter of shafts, in micrometres.
  var defaultShaftUm: Int { venue == .indoor ? Shaft.indoorDefaultUm : Shaft.outdoorDefaultUm }

  /// Returns the pass of an end; nil for an end that the round does not have.
  public func pass(ofEnd number: Int) -> Pass? {
    index(ofEnd: number).map { passes[$0] }
  }

  /// Returns the passes that are left from an end on, each with its last end.
  func passes(from number: Int) -> [(pass: Pass, lastEnd: Int)] {
    guard let first = index(ofEnd: number) else { return [] }
    return passes.indices[first...].map { place in
      (passes[place], passes[...place].reduce(0) { $0 + $1.ends })
    }
  }

  /// Returns the index of that pass in ``passes``.
  func index(ofEnd number: Int) -> Int? {
    guard number > 0 else { return nil }
    var last = 0
    return passes.firstIndex { pass in
      last += pass.ends
      return number <= last
    }
  }
}

extension Round {
  private enum CodingKeys: CodingKey { case code, name, venue, passes, faceOptions }

  /// Reads a round from outside; rejects one that could not be shot.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      code: try container.decodeIfPresent(String.self, forKey: .code),
      name: try container.decode(String.self, forKey: .name),
      venue: try container.decode(Venue.self, forKey: .venue),
      passes: try container.decode([Pass].self, forKey: .passes),
      faceOptions: try container.decodeIfPresent([ScoringSystem].self, forKey: .faceOptions) ?? []
    )
    try check()
  }
}

extension Distance {
  /// The distance as text, such as `70 m` or `100 yd`.
  public var text: String { "\(value) \(unit == .metre ? "m" : "yd")" }
}

extension FaceSize {
  /// The size as text, such as `122 cm` or `16 in`.
  public var text: String { "\(diameter) \(unit == .centimetre ? "cm" : "in")" }
}

extension Pass {
  /// Such as `70 m, 122 cm face`; the number of arrows where neither is fixed.
  public var text: Message {
    let parts = [distance.map { Message(verbatim: $0.text) }, face.map { layout.words(for: $0) }].compactMap(\.self)
    return parts.isEmpty ? Message("\(ends) ends of \(arrowsPerEnd)") : parts.joined(separator: ", ")
  }
}

extension SpotLayout {
  fileprivate func words(for face: FaceSize) -> Message {
    self == .single ? Message("\(face.text) face") : Message("\(face.text) triple face")
  }
}

extension Round {
  /// The codes of this round on its other faces in the ``RoundCatalogue``.
  public var otherFaceCodes: [String] {
    guard let code else { return [] }
    return faceOptions.filter { $0 != passes.first?.scoringSystem }.map { "\(code)@\($0.rawValue)" }
  }

  /// The round as a page shows it.
  public var screen: RoundScreen {
    var firstEnd = 1
    let passes = passes.map { pass in
      defer { firstEnd += pass.ends }
      return RoundScreen.PassScreen(
        text: ScreenText(pass.text),
        firstEnd: firstEnd,
        ends: pass.ends,
        arrowsPerEnd: pass.arrowsPerEnd,
        scoringSystem: pass.scoringSystem,
        maxScore: pass.maxScore
      )
    }
    return RoundScreen(code: code, name: name, passes: passes, ends: ends, arrows: arrows, maxScore: maxScore)
  }
}

extension Round {
  static let allowedPasses = 1...24
  static let allowedEnds = 1...100
  static let allowedArrowsPerEnd = 1...12

  /// Creates an organiser's own round.
  ///
  /// - Throws: ``ScoringCode/invalidRound`` naming the value out of bounds.
  public init(custom name: String, venue: Venue = .outdoor, passes: [Pass]) throws(Refusal) {
    self.init(code: nil, name: name.trimmingSpaces, venue: venue, passes: passes)
    try check()
  }

  /// Returns the same round shot in ends of another length.
  ///
  /// A pass that this does not divide stays unchanged.
  ///
  /// - Throws: ``ScoringCode/invalidRound`` if no pass can be shot that way.
  public func shot(inEndsOf arrowsPerEnd: Int) throws(Refusal) -> Round {
    guard Self.allowedArrowsPerEnd.contains(arrowsPerEnd) else {
      throw Refusal(.invalidRound, "An end has 1 to 12 arrows.")
    }
    let adjusted = passes.map { $0.arrows % arrowsPerEnd == 0 ? $0.shot(inEndsOf: arrowsPerEnd) : $0 }
    guard adjusted.contains(where: { $0.arrowsPerEnd == arrowsPerEnd }) else {
      throw Refusal(.invalidRound, "\(name) cannot be shot in ends of \(arrowsPerEnd) arrows. Choose another number.")
    }
    let round = Round(code: code, name: name, venue: venue, passes: adjusted, faceOptions: faceOptions)
    try round.check()
    return round
  }

  /// Returns the same round on one of its ``faceOptions``.
  ///
  /// - Throws: ``ScoringCode/invalidRound`` for a face that the round does not offer.
  public func shot(on system: ScoringSystem) throws(Refusal) -> Round {
    guard faceOptions.contains(system) else {
      throw Refusal(.invalidRound, "\(name) is not shot on \(system.rawValue). Choose another face.")
    }
    let passes = passes.map { $0.shot(on: system) }
    return Round(code: code, name: name, venue: venue, passes: passes, faceOptions: faceOptions)
  }

  func check() throws(Refusal) {
    guard !name.isEmpty, TextLimit.name.allows(name) else {
      throw Refusal(.invalidRound, "The name of a round has 1 to \(Limits.displayNameCharacters) characters.")
    }
    guard Self.allowedPasses.contains(passes.count) else {
      throw Refusal(.invalidRound, "A round has 1 to 24 distances.")
    }
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

  fileprivate func check() throws(Refusal) {
    guard Round.allowedEnds.contains(ends) else {
      throw Refusal(.invalidRound, "A round has 1 to 100 ends at one distance, not \(ends).")
    }
    guard Round.allowedArrowsPerEnd.contains(arrowsPerEnd) else {
      throw Refusal(.invalidRound, "An end has 1 to 12 arrows, not \(arrowsPerEnd).")
    }
    if let distance, !Distance.allowedValues.contains(distance.value) {
      throw Refusal(.invalidRound, "A distance is 1 to 500 metres or yards, not \(distance.value).")
    }
    if let face, !FaceSize.allowedDiameters.contains(face.diameter) {
      throw Refusal(.invalidRound, "A face is 1 to 200 centimetres or inches wide, not \(face.diameter).")
    }
  }
}
