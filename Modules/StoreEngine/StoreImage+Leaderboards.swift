public import Domain

/// One board: its folded state, and every submission.
struct ImageBoard {
  var state: BoardState
  private(set) var records = Records()
  /// Submissions that are not folded yet, because no caller has asked for the board since the store opened.
  private var unfolded: [Submission] = []

  init(_ definition: BoardDefinition) {
    state = BoardState(definition)
  }

  /// The history of a board in memory.
  struct Records: BoardRecords {
    private(set) var accepted: [AcceptedSubmission] = []
    private var places: [SubmissionID: Int] = [:]
    /// The index of each player's latest submission, and for each index in ``accepted`` the index of the one before it.
    private var latest: [PlayerID: Int] = [:]
    private var previous: ContiguousArray<Int?> = []
    private var resets: [Submission] = []

    subscript(id: SubmissionID) -> AcceptedSubmission? { places[id].map { accepted[$0] } }

    func entries(in bucket: Bucket) -> [BoardEntry] { [] }

    func submission(_ id: SubmissionID) -> Submission? { self[id]?.submission }

    func answer(ifRepeated submission: Submission) throws(LeaderboardError) -> AcceptedSubmission? {
      guard let known = self[submission.id] else { return nil }
      guard known.submission.isRepeat(of: submission) else { throw .idempotencyConflict(submission.id) }
      return known
    }

    func history(of player: PlayerID) -> [Submission] {
      var history = resets
      var next = latest[player]
      while let place = next {
        if accepted[place].submission.action != .reset { history.append(accepted[place].submission) }
        next = previous[place]
      }
      return history
    }

    mutating func append(_ submission: AcceptedSubmission) {
      places[submission.submission.id] = accepted.count
      previous.append(latest.updateValue(accepted.count, forKey: submission.submission.player))
      if submission.submission.action == .reset { resets.append(submission.submission) }
      accepted.append(submission)
    }

    mutating func removeLast() {
      guard let last = accepted.popLast()?.submission else { return }
      places[last.id] = nil
      latest[last.player] = previous.removeLast()
      if last.action == .reset { resets.removeLast() }
    }
  }

  mutating func accept(
    _ submission: Submission,
    as arrival: Arrival
  ) throws(LeaderboardError) -> BoardState.Acceptance {
    let acceptance = try state.accept(submission, as: arrival, records: records)
    records.append(acceptance.accepted)
    return acceptance
  }

  mutating func keepUnfolded(_ submission: Submission) {
    unfolded.append(submission)
  }

  /// Folds the deferred submissions.
  ///
  /// - Throws: `damaged` for a submission that the board could not have accepted; then nothing is changed.
  mutating func fold() throws(LeaderboardError) {
    if unfolded.isEmpty { return }
    let before = self
    do {
      for submission in unfolded {
        guard records[submission.id] == nil else { throw StoreFailure.damaged("it is there twice") }
        _ = try accept(submission, as: .replicated)
      }
    } catch {
      self = before
      throw .store(.damaged("the log's submissions to a board: \(error)"))
    }
    unfolded = []
  }

  mutating func undo(_ acceptance: BoardState.Acceptance) {
    state.undo(acceptance)
    records.removeLast()
  }
}

extension StoreImage {
  /// Implements ``LeaderboardRepository/define(_:at:)``.
  public mutating func define(
    _ definition: BoardDefinition,
    at board: Path
  ) throws(LeaderboardError) -> Written<Void> {
    if let problem = board.problem { throw .invalid(problem) }
    try definition.check()
    if let present = boards[board]?.state.definition {
      guard present == definition else { throw .definitionDiffers(board) }
      return Written((), change: nil)
    }
    boards[board] = ImageBoard(definition)
    feed.record(ChangedItem(port: .leaderboards, path: board))
    return Written((), change: .defined(definition, board: board))
  }

  /// Implements ``LeaderboardRepository/definition(of:)``.
  public func definition(of board: Path) -> BoardDefinition? {
    boards[board]?.state.definition
  }

  /// Implements ``LeaderboardRepository/submit(_:as:)``.
  public mutating func submit(
    _ submissions: [Submission],
    as arrival: Arrival
  ) throws(LeaderboardError) -> Written<[AcceptedSubmission]> {
    try Submission.check(batch: submissions)
    var done: [BoardState.Acceptance] = []
    var answers: [AcceptedSubmission] = []
    let time = lastStampTime
    do throws(LeaderboardError) {
      for submission in submissions {
        guard let board = boards.index(forKey: submission.board) else { throw .noSuchBoard(submission.board) }
        try boards.values[board].fold()
        if let repeated = try boards.values[board].records.answer(ifRepeated: submission) {
          answers.append(repeated)
          continue
        }
        let stamped = submission.stamped(stamp(submission.stamp))
        let acceptance = try boards.values[board].accept(stamped, as: arrival)
        done.append(acceptance)
        answers.append(acceptance.accepted)
      }
    } catch {
      for acceptance in done.reversed() { boards[acceptance.accepted.submission.board]?.undo(acceptance) }
      lastStampTime = time
      throw error
    }
    let change = done.isEmpty ? nil : StoreChange.submitted(done.map(\.accepted.submission))
    for board in change?.paths ?? [] { feed.record(ChangedItem(port: .leaderboards, path: board)) }
    return Written(answers, change: change)
  }

  /// Implements ``LeaderboardRepository/page(_:)``.
  ///
  /// Mutating, because the board may be folded first.
  public mutating func page(_ query: BoardQuery) throws(LeaderboardError) -> BoardPage {
    try boards[query.board]?.fold()
    guard let records = boards[query.board]?.records,
      let page = try boards[query.board]?.state.page(query, records: records)
    else { throw .noSuchBoard(query.board) }
    return page
  }

  /// Implements ``LeaderboardRepository/buckets(of:_:)``.
  public mutating func buckets(of board: Path, _ period: Period) throws(LeaderboardError) -> [Bucket] {
    try boards[board]?.fold()
    guard let board = boards[board] else { throw .noSuchBoard(board) }
    return board.state.filledBuckets(of: period)
  }

  /// Implements ``LeaderboardRepository/submissions(of:player:after:limit:)``.
  public mutating func submissions(
    of board: Path,
    player: PlayerID?,
    after revision: Revision,
    limit: Int
  ) throws(LeaderboardError) -> [AcceptedSubmission] {
    try boards[board]?.fold()
    guard let records = boards[board]?.records else { throw .noSuchBoard(board) }
    try Submission.checkPage(after: revision, limit: limit)
    guard revision.rawValue < records.accepted.count else { return [] }
    let rest = records.accepted[Int(revision.rawValue)...]
    return Array(rest.lazy.filter { player == nil || $0.submission.player == player }.prefix(limit))
  }
}
