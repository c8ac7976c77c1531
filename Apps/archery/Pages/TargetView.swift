import ArcheryScoring
import WebPages

/// The face as an SVG picture, with the arrows of this end.
///
/// A picture's y runs down and a face's runs up, so every y changes its sign here and nowhere else.
struct TargetView {
  struct Circle {
    let x: Int
    let y: Int
    let radius: Int
    let fill: String
    let line: String
  }

  struct Hit {
    let x: Int
    let y: Int
    let radius: Int
    let isLast: Bool
  }

  let action: String
  let hidden: [HiddenField]
  let viewBox: String
  let shaft: Int
  let circles: [Circle]
  let hits: [Hit]

  init?(_ context: ScoringContext) {
    guard let face = context.screen.face else { return nil }
    action = context.command("arrows")
    hidden = context.hiddenPlace
    viewBox = "\(-face.widthUm / 2) \(-face.heightUm / 2) \(face.widthUm) \(face.heightUm)"
    shaft = context.screen.shaftDiameterUm
    circles = face.circles.map { circle in
      Circle(
        x: circle.xUm,
        y: -circle.yUm,
        radius: circle.radiusUm,
        fill: circle.fill.rawValue,
        line: circle.stroke.rawValue
      )
    }
    // A shaft drawn to scale is a speck on a phone: the mark is as large as can be told apart.
    let radius = max(context.screen.shaftDiameterUm / 2, face.widthUm / 60)
    let points = context.screen.openEnd?.arrows.compactMap(\.placement?.point) ?? []
    hits = points.enumerated().map { index, point in
      Hit(x: point.xUm, y: -point.yUm, radius: radius, isLast: index == points.count - 1)
    }
  }
}
