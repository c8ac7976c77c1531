extension TargetFace {
  /// The face as a page draws it.
  public var drawing: FaceDrawing {
    let outer = radiusUm(rings.rings.last?.fortieths ?? 0)
    let reach = spots.map { (x: abs($0.xUm), y: abs($0.yUm)) }
    // A tenth of a spot around it, for arrows that only touch the outermost ring or miss.
    let margin = outer + outer / 5
    return FaceDrawing(
      face: name,
      widthUm: 2 * ((reach.map(\.x).max() ?? 0) + margin),
      heightUm: 2 * ((reach.map(\.y).max() ?? 0) + margin),
      circles: spots.flatMap { spot in rings.rings.indices.reversed().map { circle($0, at: spot) } },
      spots: spots.map { FaceDrawing.Spot(xUm: $0.xUm, yUm: $0.yUm, radiusUm: outer) },
      scoring: FaceDrawing.Scoring(
        diameterUm: rings.diameterUm,
        lineBelongsToLowerZone: rings.system.lineBelongsToLowerZone,
        rings: rings.rings.map { ring in
          .init(token: ring.token.rawValue, colour: rings.system.colour(of: ring.token), fortieths: ring.fortieths)
        }
      )
    )
  }

  private func circle(_ index: Int, at spot: TargetPoint) -> FaceDrawing.Circle {
    let (ring, system) = (rings.rings[index], rings.system)
    let fill = system.colour(of: ring.token)
    let around = rings.rings.dropFirst(index + 1).first.map { system.colour(of: $0.token) }
    return FaceDrawing.Circle(
      xUm: spot.xUm,
      yUm: spot.yUm,
      radiusUm: radiusUm(ring.fortieths),
      fill: fill,
      stroke: fill == .black && around == .black ? .white : .black,
      token: ring.token.rawValue
    )
  }

  private func radiusUm(_ fortieths: Int) -> Int { (fortieths * rings.diameterUm + 20) / 40 }
}

extension ScoringSystem {
  /// The colour that a token has on this system's face; buttons and marks use the same.
  public func colour(of token: ArrowToken) -> FaceColour {
    if token == .miss { return .miss }
    switch self {
    case .tenZone, .tenZoneSixRing, .tenZoneFiveRing, .tenZoneCompound, .tenZoneFiveRingCompound, .elevenZone:
      return token.colourOnTenZones
    case .fiveZone: return token.colourOnFiveZones
    case .worldField, .sixRing: return token == .six || token == .five ? .gold : .black
    case .ifaaField: return token == .four ? .white : .black
    case .worcester, .fiveRing: return token == .five ? .white : .black
    case .world3D: return token.colourOnAnimals
    }
  }
}

extension ArrowToken {
  fileprivate var colourOnTenZones: FaceColour {
    switch self {
    case .x, .eleven, .ten, .nine: .gold
    case .eight, .seven: .red
    case .six, .five: .blue
    case .four, .three: .black
    case .two, .one: .white
    case .miss: .miss
    }
  }

  fileprivate var colourOnFiveZones: FaceColour {
    switch self {
    case .nine: .gold
    case .seven: .red
    case .five: .blue
    case .three: .black
    default: .white
    }
  }

  fileprivate var colourOnAnimals: FaceColour {
    switch self {
    case .eleven: .gold
    case .ten: .red
    case .eight: .blue
    default: .white
    }
  }
}
