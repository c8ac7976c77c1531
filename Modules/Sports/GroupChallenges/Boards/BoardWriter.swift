internal import Domain
internal import Spaces

/// Makes a group's boards say what its journal says.
///
/// Each check-in that counts is one point, with the stamp of its event and the moment of its entry, by which ties go. The
/// fold orders submissions by their stamps, so boards that were written bit by bit equal those that are written at once.
struct BoardWriter: Sendable {
  let leaderboards: any LeaderboardRepository
  /// A short text for a long one, another for each: ids of submissions are made by it.
  let digest: @Sendable (String) -> String
  private let index = BoardIndex()

  /// Adds the check-ins that a board lacks, and reverts check-ins that no longer count.
  ///
  /// - Parameters:
  ///   - id: The group.
  ///   - fold: Returns its journal. The board is read first, so the journal is never behind what is on the board.
  /// - Returns: Whether there is such a group.
  /// - Throws: ``Domain/LeaderboardError``; whatever was written is found by the next call.
  func write(_ id: GroupID, _ fold: () async throws -> JournalFold<GroupState>?) async throws -> Bool {
    let board = GroupBoards.path(of: id)
    let known = try await index.read(board, from: leaderboards)
    guard let fold = try await fold() else { return false }
    try await leaderboards.define(GroupBoards.definition(of: fold.about), at: board)
    let changes = changes(on: board, fold, known)
    for start in stride(from: 0, to: changes.count, by: Limits.batchItems) {
      let batch = Array(changes[start..<min(start + Limits.batchItems, changes.count)])
      // A late check-in is accepted by the group, so no day of the board rejects it.
      _ = try await leaderboards.submit(batch, as: .replicated)
    }
    return true
  }

  private func changes(
    on board: ItemPath,
    _ fold: JournalFold<GroupState>,
    _ known: [SubmissionID: BoardIndex.Known]
  ) -> [Submission] {
    var (claimed, new) = (Set<SubmissionID>(), [Submission]())
    for member in fold.state.members {
      for checkIn in member.checkIns where checkIn.counts {
        for (number, part) in parts(of: checkIn, by: member, in: fold.about).enumerated() {
          let name = name(of: checkIn, by: member)
          let id = submissionID(of: number == 0 ? name : "\(name)\npart \(number)", known)
          claimed.insert(id)
          if let submission = known[id]?.submission {
            // An earlier version wrote all of it at once.
            if submission.periods == nil { break }
            continue
          }
          guard let stamp = fold.event(checkIn.version)?.stamp else { break }
          let submission = Submission(
            id: id,
            board: board,
            player: PlayerID(member.user),
            .increment(1),
            periods: part.periods,
            occurredAt: part.time,
            actor: checkIn.actor,
            stamp: stamp
          )
          new.append(submission)
        }
      }
    }
    let reverts = known.filter { $0.value.isStanding && !claimed.contains($0.key) }.map(revert)
    return reverts.sorted { $0.id < $1.id } + new.sorted { $0.id < $1.id }
  }

  /// Returns the submissions that a check-in makes: one, unless it was entered after the end of a bucket that it counts in.
  ///
  /// A board ranks those with equal scores by the times of their submissions, and finds the bucket by the same time. A check-in
  /// that was entered later therefore has the last moment of its bucket.
  private func parts(
    of checkIn: MemberRecord.CheckIn,
    by member: MemberRecord,
    in group: Group
  ) -> [(time: Timestamp, periods: Set<Period>?)] {
    let periods = GroupBoards.definition(of: group).periods.filter { period in
      let last = period.bucket(of: checkIn.occurredAt, in: group.rules.zone).lastMoment
      return member.isRanked(untilClosing: last.flatMap { group.closing(of: group.week(of: $0)) })
    }
    let times = Dictionary(grouping: periods) { period in
      let bucket = period.bucket(of: checkIn.occurredAt, in: group.rules.zone)
      return min(checkIn.enteredAt, bucket.lastMoment ?? checkIn.enteredAt)
    }
    return times.sorted { $0.key > $1.key }.map { ($0.key, times.count == 1 && member.isActive ? nil : Set($0.value)) }
  }

  /// The text that names a check-in on the board: another one for another player, and after a correction or a departure.
  private func name(of checkIn: MemberRecord.CheckIn, by member: MemberRecord) -> String {
    var name = "\(checkIn.version)"
    if checkIn.recorder != member.user { name += "\nof \(member.user)" }
    if let left = member.leftAt { name += "\nuntil \(left.rawValue)" }
    return name
  }

  /// The submission of a check-in that counts; else the first unused id, because a reverted id stays reverted.
  private func submissionID(of part: String, _ known: [SubmissionID: BoardIndex.Known]) -> SubmissionID {
    var number = 0
    while true {
      let id = SubmissionID(rawValue: digest("\(part)\n\(number)"))
      if known[id]?.isStanding ?? true { return id }
      number += 1
    }
  }

  private func revert(_ id: SubmissionID, _ known: BoardIndex.Known) -> Submission {
    Submission(
      id: SubmissionID(rawValue: digest("\(id)\nrevert")),
      board: known.submission.board,
      player: known.submission.player,
      .revert(id),
      occurredAt: known.submission.occurredAt,
      actor: known.submission.actor,
      stamp: known.submission.stamp
    )
  }
}

/// The submissions of boards that were read, so that the next look reads only what is new.
private actor BoardIndex {
  struct Known: Sendable {
    let submission: Submission
    /// Whether it was not reverted.
    var isStanding = true
  }

  private struct Board {
    var revision = Revision.zero
    var known: [SubmissionID: Known] = [:]
  }

  private static let capacity = 100
  private var boards: [ItemPath: Board] = [:]

  /// Returns the check-ins on a board, reverted ones too; none for a board that does not exist.
  func read(
    _ path: ItemPath,
    from leaderboards: any LeaderboardRepository
  ) async throws(LeaderboardError) -> [SubmissionID: Known] {
    var board = boards[path] ?? Board()
    while true {
      let page: [AcceptedSubmission]
      do {
        page = try await leaderboards.submissions(of: path, player: nil, after: board.revision, limit: Limits.pageItems)
      } catch {
        guard case .noSuchBoard = error else { throw error }
        return [:]
      }
      for accepted in page {
        let submission = accepted.submission
        if case .revert(let id) = submission.action {
          board.known[id]?.isStanding = false
        } else {
          board.known[submission.id] = Known(submission: submission)
        }
        board.revision = accepted.revision
      }
      if page.count < Limits.pageItems { break }
    }
    if boards.count >= Self.capacity { boards.removeAll() }
    // Two readers may come back in any order.
    if board.revision >= boards[path]?.revision ?? .zero { boards[path] = board }
    return board.known
  }
}
