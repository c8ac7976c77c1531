import ArcheryScoring
import CanonicalJSON
import Domain

/// `rounds`: the catalogue of standard rounds.
struct RoundsKind: ConformanceKind {
  let name = "rounds"
  let input = Shape.object(["code": .text])
  let expected = Shape.object([
    "name": .text, "totalArrows": .int, "maxScore": .int,
    "passes": .list(
      .row([
        "distance": .num, "distanceUnit": .text, "faceDiameter": .num, "faceUnit": .text, "scoringSystem": .text,
        "arrows": .int, "arrowsPerEnd": .int, "ends": .int, "maxScore": .int,
      ])
    ),
  ])

  func outcomes(of input: JSON) throws -> [JSON] {
    let code = input["code"]?.text ?? ""
    guard let round = RoundCatalogue.round(code) else {
      throw Mismatch("input.code", expected: "a round of the catalogue", got: .text(code))
    }
    let outcome = JSON.members([
      "name": .text(round.name), "totalArrows": .whole(round.arrows), "maxScore": .whole(round.maxScore),
      "passes": .list(round.passes.map(json)),
    ])
    return [outcome]
  }

  private func json(_ pass: Pass) -> JSON {
    .members([
      "distance": pass.distance.map { .whole($0.value) }, "distanceUnit": pass.distance.map { .text($0.unit.rawValue) },
      "faceDiameter": pass.face.map { .whole($0.diameter) }, "faceUnit": pass.face.map { .text($0.unit.rawValue) },
      "scoringSystem": .text(pass.scoringSystem.rawValue), "arrows": .whole(pass.arrows),
      "arrowsPerEnd": .whole(pass.arrowsPerEnd), "ends": .whole(pass.ends), "maxScore": .whole(pass.maxScore),
    ])
  }
}
