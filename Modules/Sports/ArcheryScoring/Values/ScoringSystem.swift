package import Domain

/// The values of an arrow on one kind of face.
///
/// The raw values are stored and exchanged.
package enum ScoringSystem: String, Codable, Hashable, Sendable, CaseIterable {
  /// The full face: 10 to 1, with X.
  case tenZone = "TEN_ZONE"
  /// The compound 80 cm face outdoors: 5 is the last ring.
  case tenZoneSixRing = "TEN_ZONE_6_RING"
  /// One spot of a triple face: 6 is the last ring.
  case tenZoneFiveRing = "TEN_ZONE_5_RING"
  /// Compound indoors: only the inner ring is 10, and there is no X.
  case tenZoneCompound = "TEN_ZONE_COMPOUND"
  /// One spot of a triple face for compound indoors.
  case tenZoneFiveRingCompound = "TEN_ZONE_5_RING_COMPOUND"
  /// The X is worth 11.
  case elevenZone = "ELEVEN_ZONE"
  /// Imperial: 9 7 5 3 1.
  ///
  /// ``fiveRing`` is another system.
  case fiveZone = "FIVE_ZONE"
  /// World Archery field: 6 to 1.
  case worldField = "WA_FIELD"
  /// IFAA field: 5 to 3.
  case ifaaField = "IFAA_FIELD"
  /// The Worcester face: 5 to 1.
  case worcester = "WORCESTER"
  /// Animal targets.
  case world3D = "WA_3D"
  /// A practice face: 6…1.
  case sixRing = "SIX_RING"
  /// A practice face: 5…1.
  case fiveRing = "FIVE_RING"
}

/// The text written down for one arrow.
///
/// The raw values are the spelling on a sheet.
package enum ArrowToken: String, Codable, Hashable, Sendable, CaseIterable {
  /// An X, the inner ten.
  case x = "X"
  case eleven = "11"
  case ten = "10"
  case nine = "9"
  case eight = "8"
  case seven = "7"
  case six = "6"
  case five = "5"
  case four = "4"
  case three = "3"
  case two = "2"
  case one = "1"
  case miss = "M"
}

/// One arrow's token with its points in one scoring system.
package struct ArrowValue: Hashable, Sendable {
  package let token: ArrowToken
  package let points: Int
}

extension ScoringSystem {
  /// Every possible value, best first, the miss last.
  package var values: [ArrowValue] {
    rules.tokens.map(value) + [ArrowValue(token: .miss, points: 0)]
  }

  package var topPoints: Int { rules.tokens.first.map { value($0).points } ?? 0 }

  /// Reads the text of one arrow: trimmed, in any case, `M` or `0` for a miss.
  ///
  /// - Throws: ``ScoringCode/invalidValue`` for a value outside this system.
  package func value(of text: String) throws(Refusal) -> ArrowValue {
    guard let token = token(for: text) else { throw .invalidValue(text, in: self) }
    return value(token)
  }

  func value(_ token: ArrowToken) -> ArrowValue {
    ArrowValue(token: token, points: token == .x ? rules.xPoints : Int(token.rawValue) ?? 0)
  }

  private func token(for text: String) -> ArrowToken? {
    // No token is nearly as long, and a longer text is not worth reading.
    guard text.utf8.count <= 64 else { return nil }
    let spelling = text.trimmingSpaces.uppercased()
    if spelling == "0" { return .miss }
    guard let token = ArrowToken(rawValue: spelling) else { return nil }
    let read = self == .elevenZone && token == .eleven ? .x : token
    return read == .miss || rules.tokens.contains(read) ? read : nil
  }
}

extension ScoringSystem {
  /// One line of the table of scoring systems.
  ///
  /// The miss is in every system.
  struct Rules: Sendable {
    let tokens: [ArrowToken]
    let xPoints: Int
    let xTokens: [ArrowToken]
    let tenTokens: [ArrowToken]

    private init(_ tokens: [ArrowToken], xPoints: Int = 10, x: [ArrowToken] = [.x], ten: [ArrowToken]) {
      (self.tokens, self.xPoints) = (tokens, xPoints)
      xTokens = x
      tenTokens = ten
    }
  }

  var rules: Rules {
    switch self {
    case .tenZone: .tenZone
    case .tenZoneSixRing: .tenZoneSixRing
    case .tenZoneFiveRing: .tenZoneFiveRing
    case .tenZoneCompound: .tenZoneCompound
    case .tenZoneFiveRingCompound: .tenZoneFiveRingCompound
    case .elevenZone: .elevenZone
    case .fiveZone: .fiveZone
    case .worldField: .worldField
    case .ifaaField: .ifaaField
    case .worcester, .fiveRing: .upToFive
    case .world3D: .world3D
    case .sixRing: .sixRing
    }
  }
}

extension ScoringSystem.Rules {
  static let tenZone = Self([.x] + run(10, 1), ten: [.x, .ten])
  static let tenZoneSixRing = Self([.x] + run(10, 5), ten: [.x, .ten])
  static let tenZoneFiveRing = Self([.x] + run(10, 6), ten: [.x, .ten])
  static let tenZoneCompound = Self(run(10, 1), x: [], ten: [.ten])
  static let tenZoneFiveRingCompound = Self(run(10, 6), x: [], ten: [.ten])
  static let elevenZone = Self([.x] + run(10, 1), xPoints: 11, ten: [.x, .ten])
  static let fiveZone = Self([.nine, .seven, .five, .three, .one], x: [], ten: [.nine])
  static let worldField = Self(run(6, 1), x: [.six], ten: [.six, .five])
  static let ifaaField = Self([.x] + run(5, 3), xPoints: 5, ten: [.x, .five])
  static let upToFive = Self(run(5, 1), x: [], ten: [.five])
  static let world3D = Self([.eleven, .ten, .eight, .five], x: [.eleven], ten: [.eleven, .ten])
  static let sixRing = Self(run(6, 1), x: [], ten: [.six])

  private static func run(_ from: Int, _ to: Int) -> [ArrowToken] {
    stride(from: from, through: to, by: -1).compactMap { ArrowToken(rawValue: String($0)) }
  }
}
