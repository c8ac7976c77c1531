package import Domain

package struct Distance: Codable, Hashable, Sendable {
  /// The unit.
  ///
  /// The raw values are stored and exchanged.
  package enum Unit: String, Codable, Hashable, Sendable { case metre, yard }

  package let value: Int
  package let unit: Unit

  package init(_ value: Int, _ unit: Unit = .metre) {
    (self.value, self.unit) = (value, unit)
  }

  static let allowedValues = 1...500
}

/// The ends of a round that are shot at one distance on one face.
package struct Pass: Codable, Hashable, Sendable {
  package let ends: Int
  package let arrowsPerEnd: Int
  package let scoringSystem: ScoringSystem
  /// The distance; nil if the round does not fix it.
  package let distance: Distance?
  /// The face; nil for animals, and if the round does not fix it.
  package let face: FaceSize?
  package let layout: SpotLayout

  package init(
    ends: Int,
    arrowsPerEnd: Int,
    _ scoringSystem: ScoringSystem,
    distance: Distance? = nil,
    face: FaceSize? = nil,
    layout: SpotLayout = .single
  ) {
    (self.ends, self.arrowsPerEnd, self.scoringSystem, self.distance) = (ends, arrowsPerEnd, scoringSystem, distance)
    (self.face, self.layout) = (face, layout)
  }

  package var arrows: Int { ends * arrowsPerEnd }
  package var maxScore: Int { arrows * scoringSystem.topPoints }

  /// The face on which arrows are placed; nil if they are entered by button only.
  package var targetFace: TargetFace? { face.flatMap { TargetFace(scoringSystem, $0, layout) } }
}

/// A round: one or more passes, with every end in one of them.
///
/// A tournament stores its own copy, so that a round once shot never changes.
package struct Round: Codable, Hashable, Sendable {
  /// The venue, which decides the default shaft.
  package enum Venue: String, Codable, Hashable, Sendable { case indoor, outdoor }

  /// The catalogue's code; nil for an organiser's own round.
  package let code: String?
  package let name: String
  package let venue: Venue
  package let passes: [Pass]
  /// Alternative scoring systems with the same maximum.
  package private(set) var faceOptions: [ScoringSystem] = []

  package var ends: Int { passes.reduce(0) { $0 + $1.ends } }
  package var arrows: Int { passes.reduce(0) { $0 + $1.arrows } }
  package var maxScore: Int { passes.reduce(0) { $0 + $1.maxScore } }

  var defaultShaftUm: Int { venue == .indoor ? Shaft.indoorDefaultUm : Shaft.outdoorDefaultUm }

  /// Returns the pass of an end; nil for an end that the round does not have.
  package func pass(ofEnd number: Int) -> Pass? {
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
  package init(from decoder: any Decoder) throws {
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
  package var text: String { "\(value) \(unit == .metre ? "m" : "yd")" }
}

extension FaceSize {
  /// The size as text, such as `122 cm` or `16 in`.
  package var text: String { "\(diameter) \(unit == .centimetre ? "cm" : "in")" }
}

extension Pass {
  /// Such as `70 m, 122 cm face`; the number of arrows where neither is fixed.
  package var text: Message {
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
  package var otherFaceCodes: [String] {
    guard let code else { return [] }
    return faceOptions.filter { $0 != passes.first?.scoringSystem }.map { "\(code)@\($0.rawValue)" }
  }

  /// The code by which a form names the round, with its face where that is not the usual one.
  package var choiceCode: String {
    let code = code ?? ""
    return passes == RoundCatalogue.round(code)?.passes ? code : "\(code)@\(passes.first?.scoringSystem.rawValue ?? "")"
  }

  package var screen: RoundScreen {
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
  package init(custom name: String, venue: Venue = .outdoor, passes: [Pass]) throws(Refusal) {
    self.init(code: nil, name: name.trimmingSpaces, venue: venue, passes: passes)
    try check()
  }

  /// Returns the same round on one of its ``faceOptions``.
  ///
  /// - Throws: ``ScoringCode/invalidRound`` for a face that the round does not offer.
  package func shot(on system: ScoringSystem) throws(Refusal) -> Round {
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
