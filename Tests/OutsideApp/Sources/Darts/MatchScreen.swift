/// The board of a match, for a page, a terminal and programs.
public struct MatchScreen: Codable, Sendable {
  public struct Line: Codable, Sendable {
    public let name: String
    public let left: Int
    public let legs: Int
    /// Points per three darts.
    public let average: String
    public let last: String
    public let isNext: Bool
  }

  public let name: String
  public let title: String
  public let lines: [Line]
  public let isOpen: Bool

  public init(_ state: MatchState) {
    let match = state.match
    (name, isOpen) = (match.name, state.winner == nil)
    title = state.winner.map { "\(match.players[$0]) wins" } ?? "Leg \(state.leg), first to \(match.legs)"
    lines = zip(match.players, state.sides).enumerated().map { place, player in
      let tenths = player.1.darts == 0 ? 0 : player.1.points * 30 / player.1.darts
      return Line(
        name: player.0,
        left: player.1.left,
        legs: player.1.legs,
        average: "\(tenths / 10).\(tenths % 10)",
        last: player.1.last,
        isNext: state.winner == nil && state.next == place
      )
    }
  }
}
