public import Domain

/// One board, for programs that want a leaderboard and nothing else.
///
/// ```swift
/// let board = try await Leaderboard.define(
///   BoardDefinition(periods: [.daily, .weekly, .allTime]),
///   at: "games/g1/points",
///   in: store,
///   with: surroundings
/// )
/// let entry = try await board.submit(1500, for: "user-42", named: "Alice")
/// print(entry[.weekly]?.rank ?? 0)
/// for standing in try await board.top(.weekly, limit: 50).standings {
///   print("#\(standing.rank) \(standing.entry.displayName): \(standing.entry.score)")
/// }
/// ```
///
/// It holds no scores: it is a few words for what a ``LeaderboardRepository`` does at one path, so any number of these may
/// speak of one board. What a board refuses, every store refuses alike, as a ``LeaderboardError``.
public struct Leaderboard: Sendable {
  public let path: Path
  public let definition: BoardDefinition
  /// Who writes; nil for each player.
  public var actor: UserID?
  let boards: any LeaderboardRepository
  let surroundings: StoreSurroundings
  /// Ranked are only entries that have all of these.
  var attributes: [String: String] = [:]
  /// Ranked are only these players; nil for all.
  var players: Set<PlayerID>?

  /// Makes the board where it is not there yet; a board of another definition is refused.
  ///
  /// - Parameters:
  ///   - definition: What the board is, for good.
  ///   - path: Where it is kept.
  ///   - boards: The store.
  ///   - surroundings: The clock, and where new ids come from.
  ///   - actor: Who writes; nil for each player. A store that is guarded asks whether that is allowed (LDB-19).
  /// - Returns: The board.
  /// - Throws: ``LeaderboardError/definitionDiffers(_:)``, or what the store throws.
  public static func define(
    _ definition: BoardDefinition = BoardDefinition(),
    at path: Path,
    in boards: any LeaderboardRepository,
    with surroundings: StoreSurroundings,
    as actor: UserID? = nil
  ) async throws(LeaderboardError) -> Leaderboard {
    try await boards.define(definition, at: path)
    return Leaderboard(path, definition, boards, surroundings, actor)
  }

  /// A board that is there, whatever its definition.
  ///
  /// - Throws: ``LeaderboardError/noSuchBoard(_:)``, or what the store throws.
  public static func open(
    at path: Path,
    in boards: any LeaderboardRepository,
    with surroundings: StoreSurroundings,
    as actor: UserID? = nil
  ) async throws(LeaderboardError) -> Leaderboard {
    guard let definition = try await boards.definition(of: path) else { throw .noSuchBoard(path) }
    return Leaderboard(path, definition, boards, surroundings, actor)
  }

  private init(
    _ path: Path,
    _ definition: BoardDefinition,
    _ boards: any LeaderboardRepository,
    _ surroundings: StoreSurroundings,
    _ actor: UserID?
  ) {
    (self.path, self.definition, self.boards) = (path, definition, boards)
    (self.surroundings, self.actor) = (surroundings, actor)
  }

  /// The same board, ranked among these players only, such as friends or a group (LDB-20).
  public func among(_ players: Set<PlayerID>) -> Leaderboard {
    var board = self
    board.players = self.players?.intersection(players) ?? players
    return board
  }

  /// The same board, ranked among the entries only that have these attributes, such as a kind of bow (LDB-20).
  public func having(_ attributes: [String: String]) -> Leaderboard {
    var board = self
    board.attributes.merge(attributes) { $1 }
    return board
  }

  /// The bucket of a period that is now.
  public func currentBucket(_ period: Period) -> Bucket {
    period.bucket(of: surroundings.now(), in: definition.zone)
  }

  /// The bucket with this id; the present one for nil.
  ///
  /// - Throws: ``LeaderboardError/invalid(_:)`` for an id that the period does not have.
  func bucket(_ period: Period, _ id: String?) throws(LeaderboardError) -> Bucket {
    guard let id else { return currentBucket(period) }
    guard let bucket = period.bucket(id: id, in: definition.zone) else {
      throw .invalid("\"\(id)\" is no \(period.rawValue) bucket")
    }
    return bucket
  }
}
