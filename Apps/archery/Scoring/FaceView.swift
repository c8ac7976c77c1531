import ArcheryScoring

/// A target face as an SVG picture, for the template `face-drawing`.
///
/// A picture's y runs down and a face's runs up, so every y of a drawing changes its sign here.
struct FaceView {
  struct Circle {
    let x: Int
    let y: Int
    let radius: Int
    let fill: String
    let line: String
  }

  let viewBox: String
  let circles: [Circle]

  /// - Parameters:
  ///   - face: What to draw.
  ///   - reachUm: How far from the middle it is seen; nil for all of it.
  init(_ face: FaceDrawing, reachUm: Int? = nil) {
    let width = reachUm.map { min(2 * $0, face.widthUm) } ?? face.widthUm
    let height = reachUm.map { min(2 * $0, face.heightUm) } ?? face.heightUm
    viewBox = "\(-width / 2) \(-height / 2) \(width) \(height)"
    circles = face.circles.map { circle in
      Circle(
        x: circle.xUm,
        y: -circle.yUm,
        radius: circle.radiusUm,
        fill: circle.fill.rawValue,
        line: circle.stroke.rawValue
      )
    }
  }
}
