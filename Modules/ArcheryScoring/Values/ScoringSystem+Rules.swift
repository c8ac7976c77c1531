extension ScoringSystem {
  /// One line of the table of scoring systems; the miss is in every system.
  struct Rules: Sendable {
    /// Best first, from most points to fewest.
    let tokens: [ArrowToken]
    let xPoints: Int
    let xTokens: [ArrowToken]
    let tenTokens: [ArrowToken]

    private init(_ tokens: [ArrowToken], xPoints: Int = 10, x: [ArrowToken] = [.x], ten: [ArrowToken]) {
      self.tokens = tokens
      self.xPoints = xPoints
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
