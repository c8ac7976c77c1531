package import Domain

extension RoundCatalogue {
  /// Rounds that are shot under like conditions, in the order in which people look for them.
  package static var families: [(name: Message, rounds: [Round])] {
    let found = Dictionary(grouping: all, by: \.family)
    return RoundFamily.allCases.compactMap { family in found[family].map { (family.name, $0) } }
  }
}

/// The conditions that a round is shot under.
private enum RoundFamily: CaseIterable {
  case indoor, outdoor, imperial, field

  var name: Message {
    switch self {
    case .indoor: Message("Indoor")
    case .outdoor: Message("Outdoor")
    case .imperial: Message("Imperial")
    case .field: Message("Field and 3D")
    }
  }
}

extension Round {
  fileprivate var family: RoundFamily {
    switch passes.first?.scoringSystem {
    case .worldField, .ifaaField, .world3D: .field
    case .fiveZone: .imperial
    default: venue == .indoor ? .indoor : .outdoor
    }
  }

  /// Such as `6-ring face`: the printed rings, without the X.
  package var ringsText: Message {
    let rings = passes.first?.targetFace?.drawing.scoring.rings ?? []
    return Message("\(rings.count { $0.token != ArrowToken.x.rawValue })-ring face")
  }
}
