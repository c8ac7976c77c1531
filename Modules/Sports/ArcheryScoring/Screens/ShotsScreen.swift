package import Domain

/// The hits of one archer's arrows, as far as they were placed on a face.
package struct ShotsScreen: Codable, Hashable, Sendable {
  package let tournament: TournamentID
  package let name: String
  package let archer: PlayerID
  package let displayName: String
  package let shaftDiameterUm: Int
  /// One for each distance and face, whatever number of passes share them.
  package let passes: [PassShots]

  /// All arrows at one distance and face.
  package struct PassShots: Codable, Hashable, Sendable {
    package let text: ScreenText
    /// One spot: those of a sheet of several are laid over one another.
    package let face: FaceDrawing
    package let spots: Int
    package let all: Shots
    /// The ends with at least one arrow, by number.
    package let ends: [EndShots]
  }

  package struct EndShots: Codable, Hashable, Sendable {
    /// The end, from 1.
    package let number: Int
    package let total: Int
    package let shots: Shots
  }

  package struct Shots: Codable, Hashable, Sendable {
    /// The number of arrows, including those entered by button.
    package let arrows: Int
    package let placed: [Shot]
    /// The group; nil with fewer than three placements, or if fewer than half of the arrows have one.
    package let group: ShotGroup?
  }

  /// One arrow relative to the middle of its spot.
  package struct Shot: Codable, Hashable, Sendable {
    package let point: TargetPoint
    package let token: String
    package let colour: FaceColour
  }
}

extension Tournament {
  package func shotsScreen(of archer: PlayerID) -> ShotsScreen {
    let round = round(of: archer)
    let cards = cards(of: archer).filter { !$0.arrows.isEmpty }
    var passes: [Pass] = []
    for pass in round.passes where !passes.contains(where: { $0.isShot(as: pass) }) { passes.append(pass) }
    return ShotsScreen(
      tournament: id,
      name: name,
      archer: archer,
      displayName: displayName(of: archer),
      shaftDiameterUm: shaftUm(of: archer),
      passes: passes.compactMap { pass in
        ShotsScreen.PassShots(pass, cards.filter { round.pass(ofEnd: $0.number)?.isShot(as: pass) == true })
      }
    )
  }
}

extension Pass {
  /// Returns whether two passes have the same distance and face.
  fileprivate func isShot(as other: Pass) -> Bool {
    (distance, targetFace) == (other.distance, other.targetFace)
  }
}

extension ShotsScreen.PassShots {
  /// Creates the hits of a pass; nil without an arrow, or without a face.
  fileprivate init?(_ pass: Pass, _ cards: [EndCard]) {
    guard !cards.isEmpty, let sheet = pass.targetFace else { return nil }
    text = ScreenText(pass.text)
    face = sheet.oneSpot.drawing
    spots = sheet.spots.count
    all = ShotsScreen.Shots(cards.flatMap(\.arrows), on: sheet)
    ends = cards.map { .init(number: $0.number, total: $0.total, shots: ShotsScreen.Shots($0.arrows, on: sheet)) }
  }
}

extension ShotsScreen.Shots {
  fileprivate init(_ marks: [ArrowMark], on sheet: TargetFace) {
    arrows = marks.count
    placed = marks.compactMap { mark in
      mark.placement.flatMap(sheet.pointInSpot).map { .init(point: $0, token: mark.token, colour: mark.colour) }
    }
    group = ShotGroup(placed.map(\.point), ofArrows: arrows)
  }
}

extension ShotsScreen.Shots {
  /// The centre of these arrows, or the reason why there is none.
  package var sentence: Message {
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
    Message("Spread \(millimetres(horizontalSpreadUm)) wide, \(millimetres(verticalSpreadUm)) high.")
  }
}

extension TargetPoint {
  /// The centre's distance from the middle, such as `Centre 12 mm right and 5 mm high.`.
  fileprivate var sentence: Message {
    let (x, y) = (millimetres(xUm), millimetres(yUm))
    let sides = [
      xUm.magnitude < 500 ? nil : xUm < 0 ? Message("\(x) left") : Message("\(x) right"),
      yUm.magnitude < 500 ? nil : yUm < 0 ? Message("\(y) low") : Message("\(y) high"),
    ]
    .compactMap(\.self)
    return switch sides.count {
    case 0: Message("Centre in the middle.")
    case 1: Message("Centre \(sides[0]).")
    default: Message("Centre \(sides[0]) and \(sides[1]).")
    }
  }
}

/// A length without its sign, such as `12 mm`.
private func millimetres(_ micrometres: Int) -> String {
  "\(micrometres.magnitude / 1000 + (micrometres.magnitude % 1000 < 500 ? 0 : 1)) mm"
}
