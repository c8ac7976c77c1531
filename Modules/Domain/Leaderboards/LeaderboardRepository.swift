/// Keeps ranked boards under paths.
///
/// What must be true:
/// - A board is the fold of its accepted submissions in the order of their stamps (``BoardFold``), ranked by
///   ``RankedBucket``. So stores that hold the same submissions show the same board, whatever the order of arrival.
/// - ``submit(_:as:)`` is all or nothing over everything it is given: several periods, several boards, a correction
///   together with what it corrects. It is durable when it returns.
/// - A submission's id is known as long as the board. A repeat with the same content gets the stored answer; the same id
///   with other content is refused.
/// - A read sees every submission that any opening of this store has acknowledged before the read began.
/// - Every call may throw ``LeaderboardError/store(_:)``, and no case but those that stand beside it.
public protocol LeaderboardRepository: Followable {
  /// Makes a board. The same definition again does nothing; another is refused.
  ///
  /// - Throws: ``LeaderboardError/invalid(_:)`` for a path that no store takes (``Path/problem``) and a definition that
  ///   cannot be ranked (``BoardDefinition/check()``), ``LeaderboardError/definitionDiffers(_:)`` where the board is
  ///   there with another one.
  func define(_ definition: BoardDefinition, at board: Path) async throws(LeaderboardError)

  /// The board's definition; nil when there is no board, or none that may be seen.
  ///
  /// - Throws: ``LeaderboardError/store(_:)`` only.
  func definition(of board: Path) async throws(LeaderboardError) -> BoardDefinition?

  /// Accepts all of the submissions, or none, and returns them in order; at most ``Limits/batchItems``.
  ///
  /// A server takes its own clock, whatever moment a member names.
  ///
  /// - Throws: What the first submission that is refused is refused for.
  ///   - ``LeaderboardError/invalid(_:)``: more than ``Limits/batchItems`` of them, an identifier that no store takes,
  ///     a score of other than the board's number of keys, an increment where there are several keys, periods that the
  ///     board does not have, a name or attributes beyond ``Limits``.
  ///   - ``LeaderboardError/noSuchBoard(_:)``: one of the boards is not there.
  ///   - ``LeaderboardError/idempotencyConflict(_:)``: its board, or this batch, knows the id with other content.
  ///   - ``LeaderboardError/cannotRevert(_:)``: what is to be taken back is not on this board, another player's, or a
  ///     revert or reset itself.
  ///   - ``LeaderboardError/periodClosed(_:)``, for ``Arrival/here(at:)``: one of its buckets is sealed.
  ///   - ``LeaderboardError/entryNotFound(_:)``, for ``Arrival/here(at:)``: a player who is to be disqualified, or whose
  ///     submission needs an entry, has none in one of its buckets.
  ///   - ``LeaderboardError/scoreOverflow(_:)`` and ``LeaderboardError/implausible(_:)``, for ``Arrival/here(at:)``: what it
  ///     makes of the score does not fit an `Int64`, or has a first key that the board does not take.
  func submit(
    _ submissions: [Submission],
    as arrival: Arrival
  ) async throws(LeaderboardError) -> [AcceptedSubmission]

  /// Lines of one bucket, in order. A bucket that nobody has played is empty.
  ///
  /// - Throws: ``LeaderboardError/invalidLimit(_:)`` for a window that no store gives (``BoardQuery/check()``),
  ///   ``LeaderboardError/noSuchBoard(_:)``, ``LeaderboardError/entryNotFound(_:)`` for a window around a player who is
  ///   not ranked among what the query asks for.
  func page(_ query: BoardQuery) async throws(LeaderboardError) -> BoardPage

  /// The buckets that hold ranked entries, newest first; none for a period that the board does not have.
  ///
  /// - Throws: ``LeaderboardError/noSuchBoard(_:)``.
  func buckets(of board: Path, _ period: Period) async throws(LeaderboardError) -> [Bucket]

  /// At most `limit` submissions accepted after `revision`, in order: changes with their effects, one player's history,
  /// what sync carries and what `copy` moves.
  ///
  /// - Parameters:
  ///   - board: Where the board is kept.
  ///   - player: Whose submissions to list; nil for everybody's.
  ///   - revision: The board's revision to go on after, zero for the beginning; after the last one there is nothing.
  ///   - limit: From 0 to ``Limits/pageItems``.
  /// - Returns: What ``submit(_:as:)`` answered to each; fewer than `limit` at the end only.
  /// - Throws: ``LeaderboardError/noSuchBoard(_:)``, ``LeaderboardError/invalidLimit(_:)`` for a limit out of bounds,
  ///   ``LeaderboardError/invalid(_:)`` for a negative revision.
  func submissions(
    of board: Path,
    player: PlayerID?,
    after revision: Revision,
    limit: Int
  ) async throws(LeaderboardError) -> [AcceptedSubmission]
}

/// Why a board could not be read or changed.
///
/// Nothing was changed, unless a store cannot be reached (``StoreFailure/unavailable(_:)``).
public enum LeaderboardError: StorePortError, Hashable {
  /// There is no board, or none that may be seen.
  case noSuchBoard(Path)
  /// The board exists with another definition.
  case definitionDiffers(Path)
  /// The player has no entry in a bucket that is written to, or no ranked one where a page is to be around it.
  case entryNotFound(PlayerID)
  /// The submission to revert is not on this board, is another player's, or is none that can be taken back.
  case cannotRevert(SubmissionID)
  /// The bucket is sealed.
  case periodClosed(Bucket)
  /// The sum would not fit an `Int64`.
  case scoreOverflow(PlayerID)
  /// The score is outside what the board takes as plausible.
  case implausible(Score)
  /// The id is known, with other content (LDB-18).
  case idempotencyConflict(SubmissionID)
  /// The limit, offset or radius of a page is out of bounds.
  case invalidLimit(Int)
  /// The text says what is out of bounds.
  case invalid(String)
  /// The store itself could not do it, or did not allow it.
  case store(StoreFailure)
}

extension LeaderboardError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noSuchBoard(let path): "there is no board at \(path)"
    case .definitionDiffers(let path): "the board at \(path) exists with another definition"
    case .entryNotFound(let player): "\(player) has no entry on this board"
    case .cannotRevert(let id): "the submission \(id) cannot be taken back on this board"
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
  /// The page now, and after each change that shows in it.
  ///
  /// It ends with the error that ``page(_:)`` throws, such as ``LeaderboardError/noSuchBoard(_:)``.
  public func follow(_ query: BoardQuery) -> Snapshots<BoardPage, LeaderboardError> {
    Snapshots(
      on: follow(under: query.board),
      looksSame: { $0.standings == $1.standings && $0.total == $1.total }
    ) { () throws(LeaderboardError) in try await page(query) }
  }
}
