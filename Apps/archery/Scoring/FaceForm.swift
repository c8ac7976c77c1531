import ArcheryScoring
import Domain
import Hypertext
import Pages

/// The face to place arrows on, with those of this end.
func faceForm(_ face: FaceDrawing, hits arrows: [ArrowMark], _ context: ScoringContext) -> HTML {
  form(
    post: context.command("arrows"),
    as: "arrow",
    .class("target"),
    .id("target-form"),
    .data("arrow"),
    .ontoSheet
  ) {
    context.nextArrow()
    hidden("x", "")
    hidden("y", "")
    facePicture(face, arrows, shaft: context.screen.shaftDiameterUm)
    nudges()
    faceFoot(face, context)
    Tag.noscript { p(.class("flag")) { t("The face needs JavaScript, which is off. Use the buttons.") } }
  }
}

/// The rings, from which `arrows.js` tells the value of an arrow.
private struct FaceRules: Encodable {
  let scoring: FaceDrawing.Scoring
  let spots: [FaceDrawing.Spot]
}

private func facePicture(_ face: FaceDrawing, _ arrows: [ArrowMark], shaft: Int) -> HTML {
  // A shaft drawn to scale is a speck on a phone: the mark is as large as can be told apart.
  let radius = max(shaft / 2, face.widthUm / 60)
  let points = arrows.compactMap(\.placement?.point)
  let sheet = face.sheet()
  let rules = try? FaceRules(scoring: face.scoring, spots: face.spots).json
  return div(
    .class("face"),
    .id("face"),
    .data("face"),
    .data("rules", rules ?? ""),
    .data("sheet", "\(sheet.x) \(sheet.y) \(sheet.width) \(sheet.height)"),
    .data("shaft", "\(shaft)"),
    .tabindex(0),
    Attribute("role", "application"),
    .label(Message("Target face")),
    .described(by: "face-help")
  ) {
    Tag.svg(.viewBox(sheet.x, sheet.y, sheet.width, sheet.height), .unread) {
      faceDrawing(face)
      Tag.g(.class("hits")) {
        for (index, point) in points.enumerated() {
          dot(point, radius, index == points.count - 1 ? .class("last") : .none)
        }
      }
    }
  }
}

/// Moves the cross in small steps, and places the arrow.
private func nudges() -> HTML {
  func nudge(_ way: String, _ step: String, _ label: Message, _ sign: String) -> HTML {
    button(.type(.button), .id("nudge-\(way)"), .data("nudge", step), .label(label)) { text(sign) }
  }
  return div(
    .class("nudge"),
    .data("face-tool"),
    .hidden,
    .role(.group),
    .label(Message("The cross, in steps of 1 mm"))
  ) {
    nudge("left", "-1 0", Message("Left"), "←")
    nudge("up", "0 -1", Message("Up"), "↑")
    nudge("down", "0 1", Message("Down"), "↓")
    nudge("right", "1 0", Message("Right"), "→")
    button(.type(.button), .class("primary"), .id("place"), .data("place"), .disabled(true)) {
      text(Message("Place", context: "command"))
    }
  }
}

private func faceFoot(_ face: FaceDrawing, _ context: ScoringContext) -> HTML {
  func zoom(_ way: String, _ factor: String, _ label: Message, _ sign: String) -> HTML {
    button(
      .type(.button),
      .id("zoom-\(way)"),
      .data("face-tool"),
      .hidden,
      .data("zoom", factor),
      .label(label)
    ) { text(sign) }
  }
  return div(.class("face-foot")) {
    zoom("out", "0.5", Message("Zoom out"), "−")
    zoom("in", "2", Message("Zoom in"), "+")
    label(.class("check-first"), .data("face-tool"), .hidden) {
      spaced {
        control("", .checkbox(), id: "check-first", .data("check"))
        t("Check first")
      }
    }
    faceHelp(face, shaft: context.screen.shaftDiameterUm)
  }
}

private func faceHelp(_ face: FaceDrawing, shaft: Int) -> HTML {
  let millimetres: Message = "\(Words.millimetres(shaft)) mm"
  let rule =
    face.scoring.lineBelongsToLowerZone
    ? Message("it must cut a line for the higher ring.") : Message("touching a line scores the higher ring.")
  return p(.class("hint"), .id("face-help")) {
    span(.class("face-how")) {
      t("Hold and slide to be exact.")
      text(" ")
    }
    t("Shaft \(millimetres)")
    span(.class("face-rule")) {
      text(": ")
      text(rule)
    }
    span(.class("unseen")) {
      text(" ")
      spaced {
        t(
          "With a keyboard: arrow keys move the cross by 1 mm, with Shift by 10. Enter places it, Escape drops it, plus and minus zoom."
        )
        if face.spots.count > 1 { t("The numbers 1 to 3 go to the spots.") }
      }
    }
  }
}

/// The circles of a target face.
///
/// A picture's y runs down and a face's runs up, so every y of a drawing changes its sign here and in ``dot(_:_:_:)``.
func faceDrawing(_ face: FaceDrawing) -> HTML {
  Tag.g(.class("face-drawing")) {
    for circle in face.circles {
      let point = TargetPoint(xUm: circle.xUm, yUm: circle.yUm)
      dot(point, circle.radiusUm, .class("fill-\(circle.fill.rawValue) line-\(circle.stroke.rawValue)"))
    }
  }
}

/// A circle around a point of a face.
func dot(_ point: TargetPoint, _ radiusUm: Int, _ look: Attribute = .none) -> HTML {
  Tag.circle(
    .drawn(.cx, Double(point.xUm)),
    .drawn(.cy, Double(-point.yUm)),
    .drawn(.r, Double(radiusUm)),
    look
  )
}

extension FaceDrawing {
  /// The part of the drawing that a picture shows, in micrometres.
  ///
  /// - Parameter reachUm: The visible distance from the middle; nil for all.
  /// - Returns: The rectangle.
  func sheet(reachUm: Int? = nil) -> (x: Int, y: Int, width: Int, height: Int) {
    let width = reachUm.map { min(2 * $0, widthUm) } ?? widthUm
    let height = reachUm.map { min(2 * $0, heightUm) } ?? heightUm
    return (-width / 2, -height / 2, width, height)
  }
}
