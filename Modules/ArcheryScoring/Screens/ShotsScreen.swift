public import Domain

/// Where one archer's arrows hit, as far as they were placed on a face.
public struct ShotsScreen: Codable, Hashable, Sendable {
  public let tournament: TournamentID
  public let name: String
  public let archer: PlayerID
  public let displayName: String
  /// In micrometres.
  public let shaftDiameterUm: Int
  /// One for each distance and face that arrows were shot at, however many passes of the round share them.
  public let passes: [PassShots]

  /// All arrows at one distance and face.
  public struct PassShots: Codable, Hashable, Sendable {
    /// Such as `18 m, 40 cm face`.
    public let text: String
    /// One spot: those of a sheet of several are laid over one another.
    public let face: FaceDrawing
    /// How many spots the sheet has.
    public let spots: Int
    public let all: Shots
    /// The ends with at least one arrow, by number.
    public let ends: [EndShots]
  }

  /// The arrows of one end.
  public struct EndShots: Codable, Hashable, Sendable {
    public let number: Int
    public let total: Int
    public let shots: Shots
  }

  /// Some arrows, and what can be said of them together.
  public struct Shots: Codable, Hashable, Sendable {
    /// With those that were entered by button.
    public let arrows: Int
    public let placed: [Shot]
    /// nil with fewer than three placements, or where fewer than half of the arrows have one.
    public let group: ShotGroup?
  }

  /// One arrow as seen from the middle of its spot.
  public struct Shot: Codable, Hashable, Sendable {
    public let point: TargetPoint
    public let token: String
    public let colour: FaceColour
  }
}

extension Tournament {
  /// Where an archer's arrows hit.
  public func shotsScreen(of archer: PlayerID) -> ShotsScreen {
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
  /// From the same distance at the same face.
  fileprivate func isShot(as other: Pass) -> Bool {
    (distance, targetFace) == (other.distance, other.targetFace)
  }
}

extension ShotsScreen.PassShots {
  /// nil where nothing was shot, or what is shot at has no face.
  fileprivate init?(_ pass: Pass, _ cards: [EndCard]) {
    guard !cards.isEmpty, let sheet = pass.targetFace else { return nil }
    text = pass.text
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
