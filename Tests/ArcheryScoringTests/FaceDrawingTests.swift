import Domain
import Testing

@testable import ArcheryScoring

@Suite struct `A face of the catalogue` {
  static let faces = (RoundCatalogue.all.flatMap(\.passes) + sixRing + [ifaa]).compactMap(\.targetFace)
  /// The faces that rounds may be shot on instead.
  static let sixRing = RoundCatalogue.all.flatMap { round in
    round.faceOptions.compactMap { try? round.shot(on: $0) }.flatMap(\.passes)
  }
  static let ifaa = Pass(ends: 1, arrowsPerEnd: 4, .ifaaField, face: FaceSize(65))

  @Test(arguments: Set(faces).sorted { $0.name < $1.name })
  func `has its lines where its values change`(face: TargetFace) throws {
    func token(_ x: Int, _ y: Int) throws -> String {
      try face.hit(at: TargetPoint(xUm: x, yUm: y), shaftDiameterUm: 0).value.token.rawValue
    }
    for circle in face.drawing.circles {
      // Straight up from the middle of a spot, another spot may be nearer than its own lines: so outwards.
      let outwards = circle.xUm < 0 ? -1 : 1
      #expect(try token(circle.xUm + outwards * (circle.radiusUm - 1), circle.yUm) == circle.token)
      #expect(try token(circle.xUm + outwards * (circle.radiusUm + 1), circle.yUm) != circle.token)
      #expect(circle.fill == face.rings.system.colour(of: try #require(ArrowToken(rawValue: circle.token))))
    }
  }

  @Test(arguments: Set(faces).sorted { $0.name < $1.name })
  func `hands over the rings that it is drawn with`(face: TargetFace) {
    let drawing = face.drawing
    for spot in drawing.spots {
      let circles = drawing.circles.filter { ($0.xUm, $0.yUm) == (spot.xUm, spot.yUm) }
      #expect(circles.map(\.token) == drawing.scoring.rings.reversed().map(\.token))
      for (circle, ring) in zip(circles, drawing.scoring.rings.reversed()) {
        #expect(abs(circle.radiusUm * 40 - ring.fortieths * drawing.scoring.diameterUm) <= 20)
        #expect(circle.fill == ring.colour)
      }
    }
  }

  @Test(arguments: Set(faces).sorted { $0.name < $1.name })
  func `shows no line in the colours on both its sides`(face: TargetFace) {
    let drawing = face.drawing
    for spot in drawing.spots {
      let circles = drawing.circles.filter { ($0.xUm, $0.yUm) == (spot.xUm, spot.yUm) }
      for (outer, inner) in zip(circles, circles.dropFirst()) where inner.fill == outer.fill {
        #expect(inner.stroke != inner.fill, "\(face.name) \(inner.token)")
      }
    }
  }
}
