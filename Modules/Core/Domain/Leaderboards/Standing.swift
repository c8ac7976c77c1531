/// One player's entry in one bucket.
public struct BoardEntry: Hashable, Codable, Sendable, Identifiable {
  /// The player.
  public var player: PlayerID
  /// The name to show.
  public var displayName: String
  /// The score.
  public var score: Score
  /// The time at which the present score was first reached.
  public var achievedAt: Timestamp
  /// The time of the first submission.
  public var createdAt: Timestamp
  /// The time of the last submission.
  public var updatedAt: Timestamp
  /// The time at which the store first accepted this player.
  ///
  /// ``TieOrder/sequence`` orders ties by it.
  public var enteredAt: Timestamp
  /// Values to show and filter by, such as a country.
  public var attributes: [String: String]
  /// Whether the entry is disqualified.
  ///
  /// A disqualified entry keeps its score and history, but is neither ranked nor counted.
  public var isDisqualified: Bool

  /// The player, who has one line in a bucket.
  public var id: PlayerID { player }

  /// The keys in the order in which they are written, so that a page's lines need no sorting.
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
  /// The entry.
  public var entry: BoardEntry
  /// The rank by the board's tie policy.
  public var rank: Int
  /// The position from 1 up, unique.
  public var position: Int

  /// The player, who has one standing in a bucket.
  public var id: PlayerID { entry.player }

  /// The keys in the order in which they are written, so that a page's lines need no sorting.
  private enum CodingKeys: String, CodingKey { case entry, position, rank }

  public init(entry: BoardEntry, rank: Int, position: Int) {
    self.entry = entry
    self.rank = rank
    self.position = position
  }
}

extension Standing: Comparable {
  /// Returns whether the left standing comes first on its page: by position.
  public static func < (left: Standing, right: Standing) -> Bool { left.position < right.position }
}

/// A request for lines of a board.
public struct BoardQuery: Hashable, Codable, Sendable {
  /// The part of the ranking to show.
  public enum Window: Hashable, Codable, Sendable {
    /// At most `limit` lines after the first `offset`; `limit` is from 0 to ``Limits/pageItems``.
    case from(offset: Int, limit: Int)
    /// The lines `radius` above and below a player; `fill` moves the window to keep its size at the ends.
    ///
    /// `radius` is from 0 to half of ``Limits/pageItems``.
    case around(PlayerID, radius: Int, fill: Bool)
  }

  /// The board's path.
  public var board: ItemPath
  /// The bucket.
  public var bucket: Bucket
  /// The part of the ranking.
  public var window: Window
  /// The attributes that ranked entries must have.
  public var attributes: [String: String]
  /// The players to rank; nil for all.
  public var players: Set<PlayerID>?

  /// Creates a query; ``check()`` validates it.
  public init(
    _ board: ItemPath,
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

  /// Rejects a window that is out of bounds.
  ///
  /// - Throws: ``LeaderboardError/invalidLimit(_:)``.
  public func check() throws(LeaderboardError) {
    switch window {
    case .from(let offset, let limit):
      guard (0...Limits.pageItems).contains(limit) else { throw .invalidLimit(limit) }
      guard offset >= 0 else { throw .invalidLimit(offset) }
    case .around(_, let radius, _):
      guard (0...(Limits.pageItems / 2)).contains(radius) else { throw .invalidLimit(radius) }
    }
  }

  /// Whether only some of the entries are ranked.
  var isFiltered: Bool { !attributes.isEmpty || players != nil }

  func matches(_ entry: BoardEntry) -> Bool {
    (players?.contains(entry.player) ?? true) && attributes.allSatisfy { entry.attributes[$0] == $1 }
  }
}

/// Lines of one bucket at one moment.
public struct BoardPage: Hashable, Codable, Sendable {
  /// The bucket.
  public var bucket: Bucket
  /// The board's revision that the page shows.
  ///
  /// Pages of one revision fit together.
  public var revision: Revision
  /// The number of ranked entries, shown or not.
  public var total: Int
  /// The lines, in order.
  public var standings: [Standing]

  /// Creates a page.
  public init(bucket: Bucket, revision: Revision, total: Int, standings: [Standing]) {
    self.bucket = bucket
    self.revision = revision
    self.total = total
    self.standings = standings
  }
}
