import ArcheryScoring
import Domain
import Hypertext
import Pages

extension ArcheryPages {
  /// The hits of one archer's arrows, all together and end by end; `end` is picked out.
  func shots(_ screen: ShotsScreen, end: Int?) -> Page {
    let body = HTML {
      crumbs(TournamentAddress.shoot(screen.tournament)) { t("Back to the shoot") }
      h1 { bdi(screen.displayName) }
      p(.class("lead")) {
        let shaft = Words.millimetres(screen.shaftDiameterUm)
        t("Where the arrows hit at \(bdi: screen.name). Shafts of \(shaft) mm.")
      }
      if screen.passes.isEmpty {
        p(.class("quiet")) {
          t("No arrow at a face yet. Choose the face as input while scoring, and each arrow appears here.")
        }
      }
      for (place, pass) in screen.passes.enumerated() { passPart(pass, number: place + 1, screen, picked: end) }
    }
    return Page(
      title: "\(screen.displayName) · \(screen.name)",
      body: body,
      follows: [screen.tournament.journal],
      json: screen
    )
  }
}

/// The arrows at one distance and face.
private func passPart(_ pass: ShotsScreen.PassShots, number: Int, _ screen: ShotsScreen, picked: Int?) -> HTML {
  let end = pass.ends.first { $0.number == picked }
  let ofEnd = end.map { Message("End \($0.number), \($0.total) points: \($0.shots.sentence)") }
  let group = (end?.shots ?? pass.all).group
  let ends = pass.ends.filter { !$0.shots.placed.isEmpty }
  return section(.class("card shots"), .id("pass-\(number)"), .labelled(by: "pass-\(number)-title")) {
    h2(.id("pass-\(number)-title")) { text(pass.text.message) }
    p { text(pass.all.sentence) }
    if let ofEnd {
      p {
        spaced {
          text(ofEnd)
          a(.href(TournamentAddress.shots(of: screen.archer, in: screen.tournament), part: "pass-\(number)")) {
            t("All ends")
          }
        }
      }
    }
    div(.class("shots-face")) {
      let label = [pass.text.message, ofEnd ?? pass.all.sentence].joined(separator: ". ")
      Tag.svg(.viewBox(of: pass), .role(.img), .label(label)) {
        Tag.g(.id("face-\(number)")) { faceDrawing(pass.face) }
        Tag.g(.class("hits")) { hits(pass, screen, picked: end?.number) }
        if let group { spread(group, arm: pass.reachUm / 20) }
      }
    }
    if group != nil {
      p(.class("hint")) {
        t("The cross is the middle of the group, the ellipse its spread: one standard deviation each way.")
      }
    }
    if pass.spots > 1 { p(.class("hint")) { t("The spots of the sheet are laid over one another.") } }
    if !ends.isEmpty {
      h3 { t("End by end") }
      ul(.class("list end-plots")) {
        for end in ends { li { endPlot(end, of: pass, number: number, screen, isPicked: end.number == picked) } }
      }
    }
  }
}

/// All arrows of a face; those of other ends than the picked one are faint.
@HTMLBuilder
private func hits(_ pass: ShotsScreen.PassShots, _ screen: ShotsScreen, picked: Int?) -> HTML {
  let radius = pass.radius(screen)
  for end in pass.ends {
    let isFaint = picked.map { $0 != end.number } ?? false
    for shot in end.shots.placed { dot(shot.point, radius, isFaint ? .class("faint") : .none) }
  }
}

/// The middle of a group as a cross, and its spread as an ellipse around it.
@HTMLBuilder
private func spread(_ group: ShotGroup, arm: Int) -> HTML {
  let (x, y) = (group.centre.xUm, -group.centre.yUm)
  Tag.ellipse(
    .class("spread"),
    .drawn(.cx, Double(x)),
    .drawn(.cy, Double(y)),
    .drawn(.rx, Double(group.horizontalSpreadUm)),
    .drawn(.ry, Double(group.verticalSpreadUm))
  )
  Tag.path(.class("group-centre"), .d("M\(x - arm) \(y)h\(2 * arm)M\(x) \(y - arm)v\(2 * arm)"))
}

/// A small picture of one end, which picks it out; it shows the face of the large one once more.
private func endPlot(
  _ end: ShotsScreen.EndShots,
  of pass: ShotsScreen.PassShots,
  number: Int,
  _ screen: ShotsScreen,
  isPicked: Bool
) -> HTML {
  let address = TournamentAddress.shots(of: screen.archer, in: screen.tournament, end: end.number)
  let radius = max(pass.radius(screen), pass.reachUm / 14)
  return a(
    .class("end-plot"),
    .id("end-\(end.number)"),
    .href(address, part: "pass-\(number)"),
    .current(isPicked)
  ) {
    Tag.svg(.viewBox(of: pass), .unread) {
      Tag.use(.href(part: "face-\(number)"))
      Tag.g(.class("hits")) { for shot in end.shots.placed { dot(shot.point, radius) } }
    }
    t("End \(end.number): \(strong: "\(end.total)")")
  }
}

extension Attribute {
  fileprivate static func viewBox(of pass: ShotsScreen.PassShots) -> Attribute {
    let sheet = pass.face.sheet(reachUm: pass.reachUm)
    return .viewBox(sheet.x, sheet.y, sheet.width, sheet.height)
  }
}

extension ShotsScreen.PassShots {
  /// The half-width of the picture: as small as all arrows allow, so that a tight group is no speck.
  fileprivate var reachUm: Int {
    let furthest = all.placed.map { max($0.point.xUm.magnitude, $0.point.yUm.magnitude) }.max() ?? 0
    return min(max(Int(clamping: furthest) / 5 * 6, face.widthUm / 8), face.widthUm / 2)
  }

  /// The size of a mark: at least such that marks can be told apart on small pictures.
  fileprivate func radius(_ screen: ShotsScreen) -> Int { max(screen.shaftDiameterUm / 2, reachUm / 55) }
}
