package import Domain
import Spaces

/// The document about a pinball night: how it is played, on which machines, and which bank of a league's season it is.
package struct Night: SpaceAbout {
  /// The ways to play a night.
  ///
  /// The raw values are stored and shown to programs.
  package enum Format: String, Hashable, Codable, Sendable, CaseIterable {
    /// Groups of three or four, drawn round by round, with points by place.
    case matchPlay
    /// The same with strikes: whoever has too many is out.
    case strikes
    /// Every player's best score on each machine.
    case bestGame
    /// As few balls as possible for the target of each machine.
    case pingolf
    /// One queue: after each game of two, the next two of the queue play.
    case flipFrenzy

    /// Whether players meet in games that are drawn, rather than play each machine alone.
    package var hasGames: Bool { self != .bestGame && self != .pingolf }
    var hasRounds: Bool { self == .matchPlay || self == .strikes }
  }

  /// The points of the places in a group.
  package enum PointTable: String, Hashable, Codable, Sendable, CaseIterable {
    case sevenFiveThreeOne = "7-5-3-1"
    case fourTwoOneNone = "4-2-1-0"

    /// Returns the points from the first place to the last; two players get those of the first and last of three.
    func points(of players: Int) -> [Int] {
      let (four, three) = self == .sevenFiveThreeOne ? ([7, 5, 3, 1], [7, 4, 1]) : ([4, 2, 1, 0], [4, 2, 1])
      return players == 4 ? four : players == 3 ? three : [three[0], three[2]]
    }
  }

  /// A machine of the night.
  package struct Machine: Hashable, Codable, Sendable {
    package let name: String
    /// The score to reach in pingolf; nil for what stands at the machine.
    package let target: Int64?

    package init(_ name: String, target: Int64? = nil) { (self.name, self.target) = (name, target) }
  }

  package static let blank = Night("", on: [], createdAt: 0)
  package static let mostMachines = 64

  package let name: String
  package let format: Format
  package let table: PointTable
  /// The size that most groups have: three or four.
  package let groupSize: Int
  /// The strikes by which a player is out, or the most strokes on a machine.
  package let limit: Int
  package let machines: [Machine]
  package let season: Int
  /// The bank of the season, from 1.
  package let bank: Int
  /// The date of the night as `YYYY-MM-DD`.
  package let date: String
  /// Whether players enter the results of their own games; otherwise only those who run the night do.
  package let playersEnter: Bool
  package let createdAt: Timestamp

  package init(
    _ name: String,
    _ format: Format = .matchPlay,
    table: PointTable = .sevenFiveThreeOne,
    groupSize: Int = 4,
    limit: Int? = nil,
    on machines: [Machine],
    season: Int = 1,
    bank: Int = 1,
    date: String = "",
    playersEnter: Bool = true,
    createdAt: Timestamp
  ) {
    (self.name, self.format, self.table, self.groupSize) = (name, format, table, groupSize)
    self.limit = limit ?? (format == .pingolf ? 6 : 3)
    (self.machines, self.season, self.bank, self.date) = (machines, season, bank, date)
    (self.playersEnter, self.createdAt) = (playersEnter, createdAt)
  }

  package var refusal: Refusal? {
    if !TextLimit.name.accepts(name: name) {
      return Refusal("name", "Enter a name for the night, of at most \(TextLimit.name.characters) characters.")
    }
    guard CivilDate(text: date) != nil else { return Refusal("date", "Enter the date of the night like 2026-03-31.") }
    guard (1...9999).contains(season), (1...StandingsRow.bankCount).contains(bank) else {
      return Refusal("bank", "A season is a number from 1, and has the banks 1 to \(StandingsRow.bankCount).")
    }
    guard [3, 4].contains(groupSize), (1...20).contains(limit) else {
      return Refusal("format", "Groups have three or four players, and the limit is 1 to 20.")
    }
    guard (1...Self.mostMachines).contains(machines.count) else {
      return Refusal("machines", "Enter 1 to \(Self.mostMachines) machines, one per line.")
    }
    if let bad = machines.first(where: { !Self.isMachine($0.name) }) {
      return Refusal("machines", "\"\(bad.name.prefix(40))\" is no name of a machine.")
    }
    return Set(machines.map { NameKey(loosely: $0.name) }).count == machines.count
      ? nil : Refusal("machines", "Each machine is in the list once.")
  }

  /// The rules of a night never change, so that its results keep their meaning.
  package func refusal(ofChangeTo new: Night) -> Refusal? {
    new == self ? nil : Refusal("fixed", "A night never changes. Create another one.")
  }

  static func isMachine(_ name: String) -> Bool { TextLimit.line.accepts(name: name) }

  /// Returns the points of the places in a game; none where each plays alone.
  func points(of players: Int) -> [Int] {
    switch format {
    case .matchPlay: table.points(of: players)
    // Everyone plays every round until out, so these sums order players by when they went out.
    case .strikes: strikes(of: players).map { 2 - $0 }
    case .flipFrenzy: [1, 0]
    case .bestGame, .pingolf: []
    }
  }

  /// Returns the strikes of the places in a group.
  func strikes(of players: Int) -> [Int] { players == 4 ? [0, 1, 1, 2] : players == 3 ? [0, 1, 2] : [0, 1] }
}

extension Night.Machine {
  /// Reads a line of a form or an argument: a name, and perhaps a target behind an equals sign.
  package init(line: String) {
    let parts = line.split(separator: "=")
    let digits = parts.last.map { $0.filter { $0 != "," && $0 != "." && $0 != " " } } ?? ""
    if parts.count > 1, let target = Int64(digits), target > 0 {
      self.init(parts.dropLast().joined(separator: "=").trimmingSpaces, target: target)
    } else {
      self.init(line.trimmingSpaces)
    }
  }
}
