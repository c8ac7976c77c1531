public import Domain
public import Spaces

/// A match of X01: the players, the points that they start from, and the legs that win it.
public struct Match: SpaceAbout {
  public let name: String
  public let players: [String]
  public var start: Int
  public var legs: Int
  public let createdAt: Timestamp

  public init(_ name: String, players: [String], start: Int = 501, legs: Int = 2, at time: Timestamp) {
    (self.name, self.players, self.start, self.legs, createdAt) = (name, players, start, legs, time)
  }

  public static let blank = Match("", players: [], at: 0)

  public var refusal: Refusal? {
    if !(1...64).contains(name.count) { return Refusal("name", "Enter a name for the match, of 64 letters at most.") }
    if !(1...8).contains(players.count) || players.contains("") { return Refusal("players", "Enter 1 to 8 players.") }
    if !(2...1001).contains(start) || !(1...21).contains(legs) {
      return Refusal("format", "Start from 2 to 1001 points, and play to 1 to 21 legs.")
    }
    return nil
  }
}

/// The darts of one player in one turn, as an event.
struct Visit: Codable {
  static let type = "visit"

  let player: Int
  let darts: [Dart]
}
