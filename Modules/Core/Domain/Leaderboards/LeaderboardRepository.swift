/// Stores ranked boards under paths.
///
/// Every adapter keeps these rules:
/// - A board is the fold of its submissions in the order of their stamps, ranked by ``RankedBucket``. So stores with the
///   same submissions show the same board, in any order of arrival.
/// - ``submit(_:as:given:)`` is all or nothing over several periods and boards, and over a correction with what it corrects.
///   The submission is durable when the call returns.
/// - A submission's id is known as long as the board exists. A retry with the same content returns the stored result.
///   The same id with other content is rejected.
/// - A read sees every submission that any opening of this store acknowledged before the read began.
/// - Every call may throw ``LeaderboardError/store(_:)``, and otherwise only the cases that it names.
public protocol LeaderboardRepository: Followable {
  /// Creates a board, if all premises hold.
  ///
  /// Defining it again with the same rules does nothing.
  ///
  /// - Throws: ``LeaderboardError/invalid(_:)`` for an invalid path (``ItemPath/problem``) or a definition that cannot be
  ///   ranked (``BoardDefinition/check()``), ``LeaderboardError/definitionDiffers(_:differences:)`` if the board
  ///   exists with other rules, ``StoreFailure/outdated`` if a premise does not hold.
  func define(_ definition: BoardDefinition, at board: ItemPath, given premises: [Premise])
    async throws(LeaderboardError)

  /// Returns the board's definition; nil if there is no board, or if the caller may not see it.
  ///
  /// - Throws: ``LeaderboardError/store(_:)`` only.
  func definition(of board: ItemPath) async throws(LeaderboardError) -> BoardDefinition?

  /// Accepts all submissions or none, at most ``Limits/batchItems``, if all premises hold, and returns them in order.
  ///
  /// A server uses its own clock, whatever moment a client names.
  ///
  /// - Throws: The error of the first rejected submission.
  ///   - ``LeaderboardError/invalid(_:)``: more than ``Limits/batchItems`` submissions, an invalid identifier, a score
  ///     with the wrong number of keys, or an increment on several keys. Also a period that the board does not have, and
  ///     a name or attributes beyond ``Limits``.
  ///   - ``LeaderboardError/noSuchBoard(_:)``: one of the boards does not exist.
  ///   - ``LeaderboardError/idempotencyConflict(_:)``: the board, or this batch, has the id with other content.
  ///   - ``LeaderboardError/cannotRevert(_:)``: the submission to revert is on another board, another player's, or
  ///     itself a revert or reset.
  ///   - ``LeaderboardError/store(_:)`` with ``StoreFailure/invalidTime(_:)``, for ``Arrival/here(at:)``: the score lies
  ///     more than ``Limits/leadMilliseconds`` in the future.
  ///   - ``LeaderboardError/periodClosed(_:)``, for ``Arrival/here(at:)``: one of its buckets is sealed.
  ///   - ``LeaderboardError/entryNotFound(_:)``, for ``Arrival/here(at:)``: the player must have an entry in each
  ///     bucket and has none in one.
  ///   - ``LeaderboardError/scoreOverflow(_:)`` and ``LeaderboardError/implausible(_:)``, for ``Arrival/here(at:)``:
  ///     the new score does not fit an `Int64`, or its first key or that of the submitted score is outside the board's
  ///     range.
  ///   - ``StoreFailure/outdated``: a premise does not hold, before any other error, and also for a retry.
  func submit(
    _ submissions: [Submission],
    as arrival: Arrival,
    given premises: [Premise]
  ) async throws(LeaderboardError) -> [AcceptedSubmission]

  /// Accepts each submission that it can, in order, at most ``Limits/batchItems``, and returns the result of each.
  ///
  /// A rejected submission changes nothing and stops no other. What a store accepts is one commit, unless the adapter
  /// leaves it at the default, which submits one after the other. After an error of the whole call, such as
  /// ``StoreFailure/unavailable(_:)``, repeat the call: what was accepted is known by its id.
  ///
  /// - Returns: As many results as there are submissions, each as ``submit(_:as:)`` would return or throw it.
  /// - Throws: ``LeaderboardError/invalid(_:)`` for too many submissions, ``StoreFailure/outdated`` if a premise does not
  ///   hold, or a failure of the store.
  func submitEach(
    _ submissions: [Submission],
    as arrival: Arrival,
    given premises: [Premise]
  ) async throws(LeaderboardError) -> [Result<AcceptedSubmission, LeaderboardError>]

  /// Returns lines of one bucket, in order.
  ///
  /// A bucket without submissions is empty.
  ///
  /// - Throws: ``LeaderboardError/invalidLimit(_:)`` for a window out of bounds (``BoardQuery/check()``),
  ///   ``LeaderboardError/noSuchBoard(_:)``, ``LeaderboardError/entryNotFound(_:)`` for a window around a player who is
  ///   not among the ranked entries of the query.
  func page(_ query: BoardQuery) async throws(LeaderboardError) -> BoardPage

  /// Returns the buckets that hold ranked entries, newest first; none for a period that the board does not have.
  ///
  /// - Throws: ``LeaderboardError/noSuchBoard(_:)``.
  func buckets(of board: ItemPath, _ period: Period) async throws(LeaderboardError) -> [Bucket]

  /// Returns at most `limit` submissions accepted after `revision`, with their effects, in order.
  ///
  /// Histories of players, sync and `copy` read submissions through this.
  ///
  /// - Parameters:
  ///   - board: The board's path.
  ///   - player: The player whose submissions to return; nil for all.
  ///   - revision: The board's revision to continue after, zero for the beginning.
  ///   - limit: From 0 to ``Limits/pageItems``.
  /// - Returns: The results of ``submit(_:as:given:)``; fewer than `limit` only at the end.
  /// - Throws: ``LeaderboardError/noSuchBoard(_:)``, ``LeaderboardError/invalidLimit(_:)`` for a limit out of bounds,
  ///   ``LeaderboardError/invalid(_:)`` for a negative revision.
  func submissions(
    of board: ItemPath,
    player: PlayerID?,
    after revision: Revision,
    limit: Int
  ) async throws(LeaderboardError) -> [AcceptedSubmission]
}

/// The reason why a board could not be read or changed.
///
/// Nothing was changed, except perhaps after ``StoreFailure/unavailable(_:)``.
public enum LeaderboardError: StorePortError, Hashable {
  /// There is no board, or the caller may not see it.
  case noSuchBoard(ItemPath)
  /// The board exists with other rules, which differ as the texts say.
  case definitionDiffers(ItemPath, differences: [String])
  /// The player has no entry in a bucket of the submission, or no ranked entry for a page around the player.
  case entryNotFound(PlayerID)
  /// The submission to revert is not on this board, is another player's, or is itself a revert or reset.
  case cannotRevert(SubmissionID)
  /// The bucket is sealed.
  case periodClosed(Bucket)
  /// The sum does not fit an `Int64`.
  case scoreOverflow(PlayerID)
  /// The score is outside the board's plausible range.
  case implausible(Score)
  /// The board has the id with other content.
  case idempotencyConflict(SubmissionID)
  /// The limit, offset or radius of a page is out of bounds.
  case invalidLimit(Int)
  /// An argument is out of bounds.
  ///
  /// The text says which.
  case invalid(String)
  /// The store itself failed or denied access.
  case store(StoreFailure)
}

extension LeaderboardError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noSuchBoard(let path): "there is no board at \(path)"
    case .definitionDiffers(let path, let differences):
      "the board at \(path) exists with another definition"
        + (differences.isEmpty ? "" : " (\(differences.joined(separator: "; ")))")
        + "; rules never change, so define a board at another path that continues this one"
    case .entryNotFound(let player): "\(player) has no entry on this board"
    case .cannotRevert(let id): "the submission \(id) cannot be reverted on this board"
    case .periodClosed(let bucket): "\(bucket.id) is closed"
    case .scoreOverflow(let player): "the score of \(player) would be too large to count"
    case .implausible(let score): "the score \(score.keys) is not plausible on this board"
    case .idempotencyConflict(let id): "the submission \(id) was already made with other content"
    case .invalidLimit(let limit): "the limit \(limit) is out of bounds"
    case .invalid(let reason): reason
    case .store(let failure): failure.description
    }
  }
}

extension LeaderboardRepository {
  /// Returns all submissions accepted after `revision`, page by page: those for one player, or all for nil.
  ///
  /// - Throws: ``LeaderboardError/noSuchBoard(_:)``, ``LeaderboardError/invalid(_:)`` for a negative revision.
  public func submissions(
    of board: ItemPath,
    player: PlayerID? = nil,
    after revision: Revision = .zero
  ) async throws(LeaderboardError) -> [AcceptedSubmission] {
    var all: [AcceptedSubmission] = []
    while true {
      let last = all.last?.revision ?? revision
      let page = try await submissions(of: board, player: player, after: last, limit: Limits.pageItems)
      all += page
      if page.count < Limits.pageItems { return all }
    }
  }

  /// Returns the page now and after each change that it shows.
  ///
  /// The stream ends with the error of ``page(_:)``, such as ``LeaderboardError/noSuchBoard(_:)``.
  public func follow(_ query: BoardQuery) -> Snapshots<BoardPage, LeaderboardError> {
    Snapshots(
      on: follow(under: query.board),
      looksSame: { $0.standings == $1.standings && $0.total == $1.total }
    ) { () throws(LeaderboardError) in try await page(query) }
  }
}
