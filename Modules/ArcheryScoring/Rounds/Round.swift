/// How far away the target stands.
public struct Distance: Codable, Hashable, Sendable {
  /// The raw values are stored and exchanged.
  public enum Unit: String, Codable, Hashable, Sendable { case metre, yard }

  public let value: Int
  public let unit: Unit

  public init(_ value: Int, _ unit: Unit = .metre) {
    self.value = value
    self.unit = unit
  }

  /// From 1 to 500.
  static let allowedValues = 1...500
}

/// The ends of a round that are shot at one distance on one face.
public struct Pass: Codable, Hashable, Sendable {
  public let ends: Int
  public let arrowsPerEnd: Int
  public let scoringSystem: ScoringSystem
  /// nil where the round does not fix it.
  public let distance: Distance?
  /// nil for animals and where the round does not fix it.
  public let face: FaceSize?
  public let layout: SpotLayout

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

  public var arrows: Int { ends * arrowsPerEnd }
  public var maxScore: Int { arrows * scoringSystem.topPoints }

  /// What arrows are placed on; nil where they are entered by button only.
  public var targetFace: TargetFace? { face.flatMap { TargetFace(scoringSystem, $0, layout) } }
}

/// What is shot: one or more passes, every end in one of them (ARC-3).
///
/// A tournament keeps its own copy, so that a round shot once stays what it was.
public struct Round: Codable, Hashable, Sendable {
  /// Where it is shot: decides the shaft that is assumed (ARC-27).
  public enum Venue: String, Codable, Hashable, Sendable { case indoor, outdoor }

  /// The catalogue's code; nil for a round made up by an organiser.
  public let code: String?
  public let name: String
  public let venue: Venue
  public let passes: [Pass]
  /// Scoring systems that may be chosen instead of the one given, with the same maximum.
  public let faceOptions: [ScoringSystem]

  init(code: String?, name: String, venue: Venue, passes: [Pass], faceOptions: [ScoringSystem] = []) {
    self.code = code
    self.name = name
    self.venue = venue
    self.passes = passes
    self.faceOptions = faceOptions
  }

  public var ends: Int { passes.reduce(0) { $0 + $1.ends } }
  public var arrows: Int { passes.reduce(0) { $0 + $1.arrows } }
  /// Arrows times the best value of each pass (ARC-15).
  public var maxScore: Int { passes.reduce(0) { $0 + $1.maxScore } }

  public var defaultShaftUm: Int { venue == .indoor ? Shaft.indoorDefaultUm : Shaft.outdoorDefaultUm }

  /// The pass that an end belongs to; nil for an end that the round does not have.
  public func pass(ofEnd number: Int) -> Pass? {
    index(ofEnd: number).map { passes[$0] }
  }

  /// The last end of the pass that an end belongs to.
  func lastEnd(ofPassWith number: Int) -> Int? {
    index(ofEnd: number).map { passes[...$0].reduce(0) { $0 + $1.ends } }
  }

  /// The place of that pass among ``passes``.
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

  /// Reads a round that somebody else wrote; one that could not be shot is not read.
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
