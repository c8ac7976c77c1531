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

  init(_ face: FaceDrawing) {
    viewBox = "\(-face.widthUm / 2) \(-face.heightUm / 2) \(face.widthUm) \(face.heightUm)"
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
