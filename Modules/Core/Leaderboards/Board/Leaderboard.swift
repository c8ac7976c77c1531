public import Domain

/// One board, for programs that want a leaderboard and nothing else.
///
/// ```swift
/// let periods = BoardDefinition(periods: [.daily, .weekly, .allTime])
/// let board = try await Leaderboard.define(periods, at: "games/g1/points", in: store, with: .system)
/// let entry = try await board.submit(1500, for: "user-42", named: "Alice")
/// try await board.submit(1200, for: "user-42")  // Keeps the better score.
/// print(entry[.weekly]?.rank ?? 0)
/// for standing in try await board.top(.weekly, limit: 50).standings {
///   print("#\(standing.rank) \(standing.entry.displayName): \(standing.entry.score)")
/// }
/// ```
///
/// A value of this type holds no scores: each call goes to a ``LeaderboardRepository`` at one path. Any number of
/// values may name one board. Every store rejects the same writes, with a ``LeaderboardError``.
public struct Leaderboard: Sendable {
  /// The board's path.
  public let path: ItemPath
  /// The board's rules.
  public let definition: BoardDefinition
  /// The user who writes; nil for each player.
  public var actor: UserID?
  let boards: any LeaderboardRepository
  let clock: ClockAndIdentities
  /// The attributes that ranked entries must have.
  var attributes: [String: String] = [:]
  /// The players to rank; nil for all.
  var players: Set<PlayerID>?

  /// Creates the board if it does not exist yet.
  ///
  /// - Parameters:
  ///   - definition: The board's rules, which never change.
  ///   - path: The board's path.
  ///   - boards: The store.
  ///   - clock: The clock and the source of new ids.
  ///   - actor: The user who writes; nil for each player. A guarded store checks the user's rights.
  /// - Returns: The board.
  /// - Throws: ``LeaderboardError/definitionDiffers(_:differences:)`` for a board with other rules, which
  ///   ``continued(at:under:)`` continues; or an error of the store.
  public static func define(
    _ definition: BoardDefinition = BoardDefinition(),
    at path: ItemPath,
    in boards: any LeaderboardRepository,
    with clock: ClockAndIdentities,
    by actor: UserID? = nil
  ) async throws(LeaderboardError) -> Leaderboard {
    try await boards.define(definition, at: path)
    return Leaderboard(path, definition, boards, clock, actor)
  }

  /// Opens an existing board, whatever its rules.
  ///
  /// - Throws: ``LeaderboardError/noSuchBoard(_:)``, or an error of the store.
  public static func open(
    at path: ItemPath,
    in boards: any LeaderboardRepository,
    with clock: ClockAndIdentities,
    by actor: UserID? = nil
  ) async throws(LeaderboardError) -> Leaderboard {
    guard let definition = try await boards.definition(of: path) else { throw .noSuchBoard(path) }
    return Leaderboard(path, definition, boards, clock, actor)
  }

  /// Returns a board of other rules with all that was submitted to this one.
  ///
  /// The rules of a board never change. So a program whose next version ranks days, too, defines a new board once and
  /// submits there from then on. The submissions keep their ids and stamps. Calling this again adds what this board has
  /// got since.
  ///
  /// ```swift
  /// let daily = try await board.continued(at: "games/g1/points-2", under: BoardDefinition(periods: [.daily, .allTime]))
  /// ```
  ///
  /// - Parameters:
  ///   - path: The path of the new board.
  ///   - definition: Its rules, with the same number of keys, and all periods that submissions to this board name.
  /// - Returns: The new board, with the same actor.
  /// - Throws: ``LeaderboardError/definitionDiffers(_:differences:)``, ``LeaderboardError/invalid(_:)`` for rules that a
  ///   submission does not fit, or an error of the store.
  public func continued(
    at path: ItemPath,
    under definition: BoardDefinition
  ) async throws(LeaderboardError) -> Leaderboard {
    try await boards.define(definition, at: path)
    var last = Revision.zero
    while true {
      let page = try await boards.submissions(of: self.path, player: nil, after: last, limit: Limits.batchItems)
      guard let end = page.last?.revision else { return Leaderboard(path, definition, boards, clock, actor) }
      var submissions = page.map(\.submission)
      for place in submissions.indices { submissions[place].board = path }
      _ = try await boards.submit(submissions, as: .replicated)
      last = end
    }
  }

  private init(
    _ path: ItemPath,
    _ definition: BoardDefinition,
    _ boards: any LeaderboardRepository,
    _ clock: ClockAndIdentities,
    _ actor: UserID?
  ) {
    (self.path, self.definition, self.boards) = (path, definition, boards)
    (self.clock, self.actor) = (clock, actor)
  }

  /// Returns the same board ranked among these players only, such as friends or a group.
  public func among(_ players: Set<PlayerID>) -> Leaderboard {
    var board = self
    board.players = self.players?.intersection(players) ?? players
    return board
  }

  /// Returns the same board ranked among entries with these attributes only, such as a kind of bow.
  public func having(_ attributes: [String: String]) -> Leaderboard {
    var board = self
    board.attributes.merge(attributes) { $1 }
    return board
  }

  /// Returns the present bucket of a period.
  public func currentBucket(_ period: Period) -> Bucket {
    period.bucket(of: clock.now(), in: definition.zone)
  }

  /// Returns the bucket with this id; the present one for nil.
  ///
  /// - Throws: ``LeaderboardError/invalid(_:)`` for a period that the board does not have, and for an id that the period
  ///   does not have.
  func bucket(_ period: Period, _ id: String?) throws(LeaderboardError) -> Bucket {
    try check(period)
    guard let id else { return currentBucket(period) }
    guard let bucket = period.bucket(id: id, in: definition.zone) else {
      throw .invalid("\"\(id)\" is no \(period.rawValue) bucket")
    }
    return bucket
  }

  /// Rejects a period that the board does not rank, so that a mistake does not look like an empty board.
  func check(_ period: Period) throws(LeaderboardError) {
    if definition.periods.contains(period) { return }
    let periods = definition.periods.map(\.rawValue).sorted().joined(separator: ", ")
    throw .invalid("the board has no \(period.rawValue) buckets; its periods are \(periods)")
  }
}
