public import Domain

/// The hits of one archer's arrows, as far as they were placed on a face.
public struct ShotsScreen: Codable, Hashable, Sendable {
  /// The tournament's id.
  public let tournament: TournamentID
  /// The tournament's name.
  public let name: String
  /// The archer.
  public let archer: PlayerID
  /// The archer's name.
  public let displayName: String
  /// The diameter of the shafts, in micrometres.
  public let shaftDiameterUm: Int
  /// One for each distance and face, whatever number of passes share them.
  public let passes: [PassShots]

  /// All arrows at one distance and face.
  public struct PassShots: Codable, Hashable, Sendable {
    /// Such as `18 m, 40 cm face`.
    public let text: ScreenText
    /// One spot: those of a sheet of several are laid over one another.
    public let face: FaceDrawing
    /// The number of spots on the sheet.
    public let spots: Int
    /// All arrows.
    public let all: Shots
    /// The ends with at least one arrow, by number.
    public let ends: [EndShots]
  }

  /// The arrows of one end.
  public struct EndShots: Codable, Hashable, Sendable {
    /// The end, from 1.
    public let number: Int
    /// The total.
    public let total: Int
    /// The arrows.
    public let shots: Shots
  }

  /// Some arrows, with their group.
  public struct Shots: Codable, Hashable, Sendable {
    /// The number of arrows, including those entered by button.
    public let arrows: Int
    /// The placed arrows.
    public let placed: [Shot]
    /// The group; nil with fewer than three placements, or if fewer than half of the arrows have one.
    public let group: ShotGroup?
  }

  /// One arrow relative to the middle of its spot.
  public struct Shot: Codable, Hashable, Sendable {
    /// The point.
    public let point: TargetPoint
    /// The token.
    public let token: String
    /// The colour.
    public let colour: FaceColour
  }
}

extension Tournament {
  /// Returns the hits of an archer's arrows.
  public func shotsScreen(of archer: PlayerID) -> ShotsScreen {
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
