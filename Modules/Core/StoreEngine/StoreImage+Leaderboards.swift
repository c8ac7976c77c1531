public import Domain

/// One board: its folded state, and every submission.
struct ImageBoard {
  var state: BoardState
  private(set) var history: BoardHistory
  private let codec: BoardCodec
  /// Submissions that are not folded yet, because no caller has asked for the board since the store opened.
  private var unfolded = RecordList()

  init(_ definition: BoardDefinition, at path: ItemPath, writtenBy device: DeviceID) {
    state = BoardState(definition)
    codec = BoardCodec(of: path, definition, device: device)
    history = BoardHistory(codec)
  }

  mutating func accept(
    _ submission: Submission,
    as arrival: Arrival
  ) throws(LeaderboardError) -> BoardState.Acceptance {
    let acceptance = try state.accept(submission, as: arrival, records: history)
    do { try history.append(acceptance.accepted) } catch {
      state.undo(acceptance)
      throw error
    }
    return acceptance
  }

  /// Returns the answer to a submission that the board has already; nil for a new one.
  mutating func answer(ifRepeated submission: Submission) throws(LeaderboardError) -> AcceptedSubmission? {
    try fold()
    return try history.answer(ifRepeated: submission)
  }

  mutating func keepUnfolded(_ submission: Submission) throws {
    var writer = CompactWriter()
    writer.write(text: submission.id.rawValue)
    writer.write(text: submission.player.rawValue)
    let accepted = AcceptedSubmission(revision: .zero, submission: submission, effects: [])
    try codec.write(accepted, to: &writer)
    unfolded.append(writer.bytes)
  }

  /// Folds the deferred submissions.
  ///
  /// - Throws: `damaged` for a submission that the board could not have accepted; then nothing is changed.
  mutating func fold() throws(LeaderboardError) {
    if unfolded.count == 0 { return }
    let before = self
    do {
      for record in unfolded.all {
        var reader = CompactReader(record)
        let (id, player) = (SubmissionID(rawValue: try reader.text()), PlayerID(rawValue: try reader.text()))
        guard try history.accepted(id) == nil else { throw StoreFailure.damaged("it is there twice") }
        _ = try accept(try codec.submission(record[reader.place...], id: id, player: player), as: .replicated)
      }
    } catch {
      self = before
      throw .store(.damaged("the log's submissions to a board: \(error)"))
    }
    unfolded = RecordList()
  }

  mutating func undo(_ acceptance: BoardState.Acceptance) {
    state.undo(acceptance)
    history.removeLast()
  }
}

extension StoreImage {
  /// Implements ``LeaderboardRepository/define(_:at:given:)``.
  public mutating func define(
    _ definition: BoardDefinition,
    at board: ItemPath
  ) throws(LeaderboardError) -> Written<Void> {
    if let problem = board.problem { throw .invalid(problem) }
    try definition.check()
    if let present = boards[board]?.state.definition {
      guard present == definition else {
        throw .definitionDiffers(board, differences: definition.differences(from: present))
      }
      return Written((), change: nil)
    }
    boards[board] = ImageBoard(definition, at: board, writtenBy: device)
    feed.record(ChangedItem(port: .leaderboards, path: board))
    return Written((), change: .defined(definition, board: board))
  }

  /// Implements ``LeaderboardRepository/definition(of:)``.
  public func definition(of board: ItemPath) -> BoardDefinition? {
    boards[board]?.state.definition
  }

  /// Implements ``LeaderboardRepository/submit(_:as:given:)``.
  public mutating func submit(
    _ submissions: [Submission],
    as arrival: Arrival
  ) throws(LeaderboardError) -> Written<[AcceptedSubmission]> {
    try Submission.check(batch: submissions)
    var done: [BoardState.Acceptance] = []
    var answers: [AcceptedSubmission] = []
    done.reserveCapacity(submissions.count)
    answers.reserveCapacity(submissions.count)
    let time = lastStampTime
    do throws(LeaderboardError) {
      for submission in submissions { answers.append(try accept(submission, as: arrival, into: &done)) }
    } catch {
      for acceptance in done.reversed() { boards[acceptance.accepted.submission.board]?.undo(acceptance) }
      lastStampTime = time
      throw error
    }
    return Written(answers, change: change(by: done))
  }

  /// Implements ``LeaderboardRepository/submitEach(_:as:given:)``, in one change.
  public mutating func submitEach(
    _ submissions: [Submission],
    as arrival: Arrival
  ) throws(LeaderboardError) -> Written<[Result<AcceptedSubmission, LeaderboardError>]> {
    try Submission.check(batch: submissions)
    var done: [BoardState.Acceptance] = []
    var results: [Result<AcceptedSubmission, LeaderboardError>] = []
    done.reserveCapacity(submissions.count)
    results.reserveCapacity(submissions.count)
    for submission in submissions {
      let time = lastStampTime
      do throws(LeaderboardError) {
        results.append(.success(try accept(submission, as: arrival, into: &done)))
      } catch {
        lastStampTime = time
        results.append(.failure(error))
      }
    }
    return Written(results, change: change(by: done))
  }

  private mutating func accept(
    _ submission: Submission,
    as arrival: Arrival,
    into done: inout [BoardState.Acceptance]
  ) throws(LeaderboardError) -> AcceptedSubmission {
    guard let board = boards.index(forKey: submission.board) else { throw .noSuchBoard(submission.board) }
    if let repeated = try boards.values[board].answer(ifRepeated: submission) { return repeated }
    let stamped = submission.stamped(stamp(submission.stamp))
    let acceptance = try boards.values[board].accept(stamped, as: arrival)
    done.append(acceptance)
    return acceptance.accepted
  }

  private mutating func change(by done: [BoardState.Acceptance]) -> StoreChange? {
    let change = done.isEmpty ? nil : StoreChange.submitted(done.map { $0.accepted.submission })
    for board in change?.paths ?? [] { feed.record(ChangedItem(port: .leaderboards, path: board)) }
    return change
  }

  /// Implements ``LeaderboardRepository/page(_:)``.
  ///
  /// Mutating, because the board may be folded first.
  public mutating func page(_ query: BoardQuery) throws(LeaderboardError) -> BoardPage {
    try boards[query.board]?.fold()
    guard let history = boards[query.board]?.history,
      let page = try boards[query.board]?.state.page(query, records: history)
    else { throw .noSuchBoard(query.board) }
    return page
  }

  /// Implements ``LeaderboardRepository/buckets(of:_:)``.
  public mutating func buckets(of board: ItemPath, _ period: Period) throws(LeaderboardError) -> [Bucket] {
    try boards[board]?.fold()
    guard let board = boards[board] else { throw .noSuchBoard(board) }
    return board.state.filledBuckets(of: period)
  }

  /// Implements ``LeaderboardRepository/submissions(of:player:after:limit:)``.
  public mutating func submissions(
    of board: ItemPath,
    player: PlayerID?,
    after revision: Revision,
    limit: Int
  ) throws(LeaderboardError) -> [AcceptedSubmission] {
    try boards[board]?.fold()
    guard let history = boards[board]?.history else { throw .noSuchBoard(board) }
    try Submission.checkPage(after: revision, limit: limit)
    guard let start = Int(exactly: revision.rawValue) else { return [] }
    return try history.page(of: player, after: start, limit: limit)
  }
}
