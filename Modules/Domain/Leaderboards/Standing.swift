/// One player's line in one bucket.
public struct BoardEntry: Hashable, Codable, Sendable, Identifiable {
  public let player: PlayerID
  public let displayName: String
  public let score: Score
  /// When the present score was first reached.
  public let achievedAt: Timestamp
  /// When the first submission occurred.
  public let createdAt: Timestamp
  /// When the last submission occurred.
  public let updatedAt: Timestamp
  /// When the store first took this player in; orders ties by ``TieOrder/sequence``.
  public let enteredAt: Timestamp
  public let attributes: [String: String]
  /// A disqualified entry keeps its score and history, and is neither ranked nor counted.
  public let isDisqualified: Bool

  /// The player, who has one line in a bucket.
  public var id: PlayerID { player }

  /// In the order in which they are written, so that the lines of a page need not be put in it.
  private enum CodingKeys: String, CodingKey {
    case achievedAt, attributes, createdAt, displayName, enteredAt, isDisqualified, player, score, updatedAt
  }

  public init(
    player: PlayerID,
    displayName: String,
    score: Score,
    achievedAt: Timestamp,
    createdAt: Timestamp,
    updatedAt: Timestamp,
    enteredAt: Timestamp,
    attributes: [String: String] = [:],
    isDisqualified: Bool = false
  ) {
    self.player = player
    self.displayName = displayName
    self.score = score
    self.achievedAt = achievedAt
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.enteredAt = enteredAt
    self.attributes = attributes
    self.isDisqualified = isDisqualified
  }
}

/// An entry with its place.
public struct Standing: Hashable, Codable, Sendable, Identifiable {
  public let entry: BoardEntry
  /// The place by the board's tie policy.
  public let rank: Int
  /// The place from 1 up, unique.
  public let position: Int

  /// The player, who has one standing in a bucket.
  public var id: PlayerID { entry.player }

  /// In the order in which they are written.
  private enum CodingKeys: String, CodingKey { case entry, position, rank }

  public init(entry: BoardEntry, rank: Int, position: Int) {
    self.entry = entry
    self.rank = rank
    self.position = position
  }
}

extension Standing: Comparable {
  /// Standings of one page sort by position (LDB-21).
  public static func < (left: Standing, right: Standing) -> Bool { left.position < right.position }
}

/// Which lines of a board to show.
public struct BoardQuery: Hashable, Codable, Sendable {
  /// Which part of the ranking to show.
  public enum Window: Hashable, Codable, Sendable {
    /// At most `limit` lines after the first `offset`; `limit` is from 0 to ``Limits/pageItems``.
    case from(offset: Int, limit: Int)
    /// The lines `radius` above and below a player; `fill` moves the window to keep its size at the ends (LDB-14).
    ///
    /// `radius` is from 0 to half of ``Limits/pageItems``.
    case around(PlayerID, radius: Int, fill: Bool)
  }

  public let board: Path
  public let bucket: Bucket
  public let window: Window
  /// Ranked are only entries that have all of these.
  public let attributes: [String: String]
  /// Ranked are only these players; nil for all.
  public let players: Set<PlayerID>?

  public init(
    _ board: Path,
    _ bucket: Bucket,
    _ window: Window = .from(offset: 0, limit: 100),
    attributes: [String: String] = [:],
    players: Set<PlayerID>? = nil
  ) {
    self.board = board
    self.bucket = bucket
    self.window = window
    self.attributes = attributes
    self.players = players
  }

  /// - Throws: ``LeaderboardError/invalidLimit(_:)`` for a window that no store gives.
  public func check() throws(LeaderboardError) {
    switch window {
    case .from(let offset, let limit):
      guard (0...Limits.pageItems).contains(limit) else { throw .invalidLimit(limit) }
      guard offset >= 0 else { throw .invalidLimit(offset) }
    case .around(_, let radius, _):
      guard (0...(Limits.pageItems / 2)).contains(radius) else { throw .invalidLimit(radius) }
    }
  }

  /// Whether the ranking is over part of the entries only.
  var isFiltered: Bool { !attributes.isEmpty || players != nil }

  func matches(_ entry: BoardEntry) -> Bool {
    (players?.contains(entry.player) ?? true) && attributes.allSatisfy { entry.attributes[$0] == $1 }
  }
}

/// Lines of one bucket at one moment.
public struct BoardPage: Hashable, Codable, Sendable {
  public let bucket: Bucket
  /// The board's revision that this page shows; pages of one revision fit together.
  public let revision: Revision
  /// All ranked entries, shown or not.
  public let total: Int
  public let standings: [Standing]

  public init(bucket: Bucket, revision: Revision, total: Int, standings: [Standing]) {
    self.bucket = bucket
    self.revision = revision
    self.total = total
    self.standings = standings
  }
}
