import ArcheryScoring
import Domain
import Hypertext
import Pages

extension ArcheryPages {
  /// The hits of one archer's arrows, all together and end by end.
  func shots(_ screen: ShotsScreen, end: Int?) throws(TemplateFailure) -> Page {
    Page(
      title: "\(screen.displayName) · \(screen.name)",
      body: try content.render("shots", ShotsView(screen, end: end)),
      follows: [screen.tournament.journal],
      json: screen
    )
  }
}

/// The template `shots` shows this.
private struct ShotsView {
  let shoot: String
  let name: String
  let displayName: String
  let shaft: Message
  let passes: [PassShotsView]

  init(_ screen: ShotsScreen, end: Int?) {
    shoot = ShootAddress.shoot(screen.tournament).text
    (name, displayName) = (screen.name, screen.displayName)
    shaft = Words.millimetres(screen.shaftDiameterUm)
    passes = screen.passes.enumerated().map { PassShotsView($1, number: $0 + 1, screen, picked: end) }
  }
}

/// The arrows at one distance and face.
private struct PassShotsView {
  struct EndView {
    let number: Int
    /// The number of the pass, whose picture this one shows once more.
    let pass: Int
    let viewBox: String
    let total: Int
    let address: String
    let isPicked: Bool
    let hits: [HitView]
  }

  let number: Int
  let text: Message
  let isOverlaid: Bool
  let picture: FaceView
  let hits: [HitView]
  let group: GroupView?
  let sentence: Message
  /// About the end that is picked out.
  let endSentence: Message?
  let whole: String?
  let hasEnds: Bool
  let ends: [EndView]

  init(_ pass: ShotsScreen.PassShots, number: Int, _ screen: ShotsScreen, picked: Int?) {
    let end = pass.ends.first { $0.number == picked }
    let shown = end?.shots ?? pass.all
    self.number = number
    text = pass.text.message
    isOverlaid = pass.spots > 1
    let reach = pass.reachUm
    picture = FaceView(pass.face, reachUm: reach)
    // Marks have a minimum size, so that they can be told apart on small pictures.
    let radius = max(screen.shaftDiameterUm / 2, reach / 55)
    hits = pass.ends.flatMap { other in
      other.shots.placed.map { HitView($0, radius, isFaint: end.map { $0.number != other.number } ?? false) }
    }
    group = shown.group.map { GroupView($0, arm: reach / 20) }
    sentence = pass.all.sentence
    endSentence = end.map { Message("End \($0.number), \($0.total) points: \($0.shots.sentence)") }
    whole = end == nil ? nil : ShootAddress.shots(of: screen.archer, in: screen.tournament).text
    let picture = picture
    ends = pass.ends.filter { !$0.shots.placed.isEmpty }.map { other in
      EndView(
        number: other.number,
        pass: number,
        viewBox: picture.viewBox,
        total: other.total,
        address: ShootAddress.shots(of: screen.archer, in: screen.tournament, end: other.number).text,
        isPicked: other.number == picked,
        hits: other.shots.placed.map { HitView($0, max(radius, reach / 14), isFaint: false) }
      )
    }
    hasEnds = !ends.isEmpty
  }
}

extension ShotsScreen.PassShots {
  /// The half-width of the picture: as small as all arrows allow, so that a tight group is no speck.
  fileprivate var reachUm: Int {
    let furthest = all.placed.map { max($0.point.xUm.magnitude, $0.point.yUm.magnitude) }.max() ?? 0
    return min(max(Int(clamping: furthest) / 5 * 6, face.widthUm / 8), face.widthUm / 2)
  }
}

private struct HitView {
  let x: Int
  let y: Int
  let radius: Int
  let isFaint: Bool

  init(_ shot: ShotsScreen.Shot, _ radius: Int, isFaint: Bool) {
    (x, y) = (shot.point.xUm, -shot.point.yUm)
    self.radius = radius
    self.isFaint = isFaint
  }
}

/// The middle of a group as a cross, and its spread as an ellipse around it.
private struct GroupView {
  let x: Int
  let y: Int
  let width: Int
  let height: Int
  let cross: String

  init(_ group: ShotGroup, arm: Int) {
    (x, y) = (group.centre.xUm, -group.centre.yUm)
    (width, height) = (group.horizontalSpreadUm, group.verticalSpreadUm)
    cross = "M\(x - arm) \(y)h\(2 * arm)M\(x) \(y - arm)v\(2 * arm)"
  }
}

extension ShotsScreen.Shots {
  /// The centre of these arrows, or the reason why there is none.
  var sentence: Message {
    if placed.isEmpty { return Message("None of \(arrows) arrows are placed on the face.") }
    if placed.count < 3 { return Message("\(placed.count) arrows placed. A group has at least 3.") }
    guard let group else {
      return Message("Only \(placed.count) of \(arrows) arrows are placed, too few for a group.")
    }
    let parts = [group.centre.sentence, group.spread]
    let coverage = group.isIncomplete ? [Message("From only \(group.placed) of \(group.arrows) arrows.")] : []
    return (parts + coverage).joined(separator: " ")
  }
}

extension ShotGroup {
  fileprivate var spread: Message {
    Message(
      "Spread \(Words.wholeMillimetres(horizontalSpreadUm)) wide, \(Words.wholeMillimetres(verticalSpreadUm)) high."
    )
  }
}

extension TargetPoint {
  /// The centre's distance from the middle, such as `Centre 12 mm right and 5 mm high.`.
  fileprivate var sentence: Message {
    let sides = [
      xUm.magnitude < 500
        ? nil
        : xUm < 0
          ? Message("\(Words.wholeMillimetres(xUm)) left") : Message("\(Words.wholeMillimetres(xUm)) right"),
      yUm.magnitude < 500
        ? nil
        : yUm < 0 ? Message("\(Words.wholeMillimetres(yUm)) low") : Message("\(Words.wholeMillimetres(yUm)) high"),
    ]
    .compactMap(\.self)
    return switch sides.count {
    case 0: Message("Centre in the middle.")
    case 1: Message("Centre \(sides[0]).")
    default: Message("Centre \(sides[0]) and \(sides[1]).")
    }
  }
}

extension [EndCard] {
  /// Some arrow was placed on a face.
  var hasPlacements: Bool {
    contains { $0.arrows.contains { $0.placement != nil } }
  }
}
