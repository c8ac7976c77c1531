/// Keeps ranked boards under paths.
///
/// What must be true:
/// - A board is the fold of its accepted submissions in the order of their stamps (``BoardFold``), ranked by
///   ``RankedBucket``. So stores that hold the same submissions show the same board, whatever the order of arrival.
/// - ``submit(_:at:)`` is all or nothing over everything it is given: several periods, several boards, a correction
///   together with what it corrects. It is durable when it returns.
/// - A submission's id is known as long as the board. A repeat with the same content gets the stored answer; the same id
///   with other content is refused.
/// - A read sees every submission that any opening of this store has acknowledged before the read began.
public protocol LeaderboardRepository: Followable {
  /// Makes a board. The same definition again does nothing; another is refused.
  func define(_ definition: BoardDefinition, at board: Path) async throws(LeaderboardError)

  /// The board's definition; nil when there is no board.
  func definition(of board: Path) async throws(LeaderboardError) -> BoardDefinition?

  /// Accepts all of the submissions, or none, and returns them in order; at most ``Limits/batchItems``.
  ///
  /// `now` decides which buckets are sealed; a server takes its own clock. nil takes what another store has already
  /// accepted, without asking again whether it is late, lacks an entry or makes a score that cannot count.
  func submit(
    _ submissions: [Submission],
    at now: Timestamp?
  ) async throws(LeaderboardError) -> [AcceptedSubmission]

  /// Lines of one bucket, in order. A bucket that nobody has played is empty.
  func page(_ query: BoardQuery) async throws(LeaderboardError) -> BoardPage

  /// The buckets that hold ranked entries, newest first.
  func buckets(of board: Path, _ period: Period) async throws(LeaderboardError) -> [Bucket]

  /// At most `limit` submissions accepted after `revision`, in order: changes with their effects, one player's history,
  /// what sync carries and what `copy` moves.
  func submissions(
    of board: Path,
    player: PlayerID?,
    after revision: Revision,
    limit: Int
  ) async throws(LeaderboardError) -> [AcceptedSubmission]
}

/// Why a board could not be read or changed.
///
/// Nothing was changed.
public enum LeaderboardError: StorePortError, Hashable {
  case noSuchBoard(Path)
  /// The board exists with another definition.
  case definitionDiffers(Path)
  case entryNotFound(PlayerID)
  /// The submission to revert is not on this board, or is none that can be taken back.
  case cannotRevert(SubmissionID)
  /// The bucket is sealed.
  case periodClosed(Bucket)
  case scoreOverflow(PlayerID)
  /// The score is outside what the board takes as plausible.
  case implausible(Score)
  /// The id is known, with other content (LDB-18).
  case idempotencyConflict(SubmissionID)
  case invalidLimit(Int)
  /// The text says what is out of bounds.
  case invalid(String)
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
  public func follow(_ query: BoardQuery) -> Snapshots<BoardPage, LeaderboardError> {
    Snapshots(
      on: follow(under: query.board),
      looksSame: { $0.standings == $1.standings && $0.total == $1.total }
    ) { () throws(LeaderboardError) in try await page(query) }
  }
}
