import ArcheryScoring
import CanonicalJSON
import Domain

/// `target-placement`: what an arrow at a point of a face is worth.
struct TargetPlacementKind: ConformanceKind {
  let name = "target-placement"
  let input = Shape.object([
    "scoringSystem": .text, "faceDiameterUm": .int, "shaftDiameterUm": .int, "xUm": .int, "yUm": .int,
    "normalizedX": .num, "normalizedY": .num,
  ])
  let expected = Shape.object([
    "label": .text, "value": .int, "isX": .bool, "isLineCutter": .bool,
    "centreOnly": .object(["label": .text, "value": .int]),
  ])

  /// The point is placed twice: from its micrometres, and from its normalised pair.
  func outcomes(of input: JSON) throws -> [JSON] {
    func whole(_ key: String) -> Int { input[key]?.whole ?? 0 }
    let system = try ScoringSystem(conformanceName: input["scoringSystem"]?.text ?? "")
    let rings = try TargetRings(system, diameterUm: whole("faceDiameterUm"))
    let points = [
      TargetPoint(xUm: whole("xUm"), yUm: whole("yUm")),
      try TargetPoint(
        normalizedX: input["normalizedX"]?.double ?? .nan,
        normalizedY: input["normalizedY"]?.double ?? .nan,
        diameterUm: rings.diameterUm
      ),
    ]
    return try points.map { try json(rings, $0, shaftDiameterUm: whole("shaftDiameterUm")) }
  }

  private func json(_ rings: TargetRings, _ point: TargetPoint, shaftDiameterUm: Int) throws -> JSON {
    let value = try rings.value(at: point, shaftDiameterUm: shaftDiameterUm)
    let centre = try rings.value(at: point, shaftDiameterUm: 0)
    return .members([
      "label": .text(value.token.rawValue), "value": .whole(value.points), "isX": .bool(value.token == .x),
      "centreOnly": .members(["label": .text(centre.token.rawValue), "value": .whole(centre.points)]),
      "isLineCutter": .bool(value.token != centre.token),
    ])
  }
}

extension ScoringSystem {
  /// - Throws: ``Mismatch`` for a name that is none.
  init(conformanceName name: String) throws(Mismatch) {
    guard let system = ScoringSystem(rawValue: name) else {
      throw Mismatch("scoringSystem", expected: "a scoring system", got: .text(name))
    }
    self = system
  }
}
