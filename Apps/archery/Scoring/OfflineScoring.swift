import ArcheryScoring
import Domain
import Foundation

/// The state from which arrows are entered without the server: the archers, their pads, and the archer whose turn it is.
struct OfflineScoring: Encodable {
  struct Archer: Encodable {
    let id: PlayerID
    let name: String
    let isActive: Bool
    /// Whether the turn does not wait for this archer.
    let isLeftToOthers: Bool
    let endsCompleted: Int
    /// The end to shoot next; nil when all are shot.
    let openEnd: Int?
    let total: Int
    let shaft: Int
    /// The pads of the ends that are left, each with its last end.
    let passes: [ScoringScreen.OpenPass]
    let open: [Arrow]
    /// Filled on the device.
    let closed: [Arrow]
  }

  struct Arrow: Encodable {
    let token: String
    let points: Int
    let colour: String
    /// The arrow's point on the face, y upwards; nil for a key, and for an arrow without a point.
    var x: Int?
    var y: Int?
  }

  /// What a pad is entered with; the page has the words and the form as templates.
  struct Pad: Encodable {
    let arrowsPerEnd: Int
    let ends: Int
    let form: Int
    let keys: [Arrow]
  }

  let scorer: UserID?
  let shoot: TournamentID
  /// Where arrows are sent.
  let action: String
  let selected: PlayerID?
  /// Arrows can be entered now; what was entered before is sent in any case.
  let isShooting: Bool
  let isPaused: Bool
  /// Whether the number of ends means nothing.
  let isOpenEnded: Bool
  let advance: TournamentSettings.Advance
  let archers: [Archer]
  let pads: [Pad]

  init?(_ screen: ScoringScreen, action: String) {
    self.action = action
    if screen.scorer == nil || screen.status == .open { return nil }
    isShooting = screen.status == .inProgress && screen.progress != nil
    isPaused = screen.status == .paused
    (scorer, shoot, selected) = (screen.scorer, screen.tournament, screen.selected)
    isOpenEnded = screen.isOpenEnded
    advance = screen.advance
    archers = screen.participants.map { tab in
      Archer(
        id: tab.id,
        name: tab.displayName,
        isActive: tab.status == .active,
        isLeftToOthers: tab.isLeftToOthers,
        endsCompleted: tab.endsCompleted,
        openEnd: tab.openEnd,
        total: tab.runningTotal,
        shaft: tab.shaftDiameterUm,
        passes: tab.passes,
        open: tab.openArrows.map(Arrow.init),
        closed: []
      )
    }
    pads = screen.pads.map { pad in
      Pad(arrowsPerEnd: pad.arrowsPerEnd, ends: pad.ends, form: pad.form, keys: pad.tokens.map { Arrow($0) })
    }
  }
}

extension OfflineScoring.Arrow {
  init(_ button: TokenButton) {
    self.init(token: button.token, points: button.points, colour: button.colour.rawValue)
  }

  fileprivate init(_ mark: ArrowMark) {
    self.init(token: mark.token, points: mark.points, colour: mark.colour.rawValue)
    (x, y) = (mark.placement?.point.xUm, mark.placement?.point.yUm)
  }
}
