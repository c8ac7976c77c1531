import ArcheryScoring
import Domain
import Hypertext
import Pages

/// The face to place arrows on, with those of this end.
struct TargetView {
  struct Hit {
    let x: Int
    let y: Int
    let radius: Int
    let isLast: Bool
  }

  /// The rings, from which `rings.js` tells the value of an arrow.
  private struct Rules: Encodable {
    let scoring: FaceDrawing.Scoring
    let spots: [FaceDrawing.Spot]
  }

  let action: String
  let hidden: [HiddenField]
  let rules: String
  let picture: FaceView
  let shaft: Int
  let shaftText: Message
  let lineRule: Message
  let isMultiple: Bool
  let hits: [Hit]

  /// Creates the view of a face with arrows, by default those of the end shown.
  init?(_ face: FaceDrawing, hits arrows: [ArrowMark]? = nil, _ context: ScoringContext) {
    guard let rules = try? Rules(scoring: face.scoring, spots: face.spots).json else { return nil }
    self.rules = rules
    action = context.command("arrows")
    hidden = context.hiddenPlace
    picture = FaceView(face)
    shaft = context.screen.shaftDiameterUm
    shaftText = "\(Words.millimetres(shaft)) mm"
    lineRule =
      face.scoring.lineBelongsToLowerZone
      ? Message("it must cut a line for the higher ring.") : Message("touching a line scores the higher ring.")
    isMultiple = face.spots.count > 1
    // A shaft drawn to scale is a speck on a phone: the mark is as large as can be told apart.
    let radius = max(context.screen.shaftDiameterUm / 2, face.widthUm / 60)
    let points = (arrows ?? context.screen.openEnd?.arrows ?? []).compactMap(\.placement?.point)
    hits = points.enumerated().map { index, point in
      Hit(x: point.xUm, y: -point.yUm, radius: radius, isLast: index == points.count - 1)
    }
  }
}

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

  /// Creates the view of a face.
  ///
  /// - Parameters:
  ///   - face: The drawing.
  ///   - reachUm: The visible distance from the middle, in micrometres; nil for all.
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
