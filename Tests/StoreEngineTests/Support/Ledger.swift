import Domain
import StoreEngine
import TestSupport

/// A board and all that was accepted on it: the least that a store is.
struct Ledger {
  static let path = Submission.testBoard

  var state: BoardState
  var records = Records()

  struct Records: BoardRecords {
    var accepted: [Submission] = []
    /// Entries as a store that loads buckets when they are asked for keeps them.
    var stored: [Bucket: [PlayerID: BoardEntry]] = [:]

    func entries(in bucket: Bucket) -> [BoardEntry] { stored[bucket].map { Array($0.values) } ?? [] }

    func submission(_ id: SubmissionID) -> Submission? { accepted.first { $0.id == id } }

    func history(of player: PlayerID) -> [Submission] {
      accepted.filter { $0.player == player || $0.action == .reset }
    }
  }

  init(_ definition: BoardDefinition = BoardDefinition()) { state = BoardState(definition) }

  /// Accepts as the first store to see the submissions does; those without a stamp get the next one.
  @discardableResult
  mutating func take(
    _ submission: Submission,
    as arrival: Arrival? = nil
  ) throws(LeaderboardError) -> BoardState.Acceptance {
    let last = state.lastStamp?.time
    let stamped = submission.stamp == nil ? submission.stamped(.next(now: 1, after: last, on: "d")) : submission
    let acceptance = try state.accept(stamped, as: arrival ?? .here(at: stamped.occurredAt), records: records)
    records.accepted.append(stamped)
    for change in acceptance.changes {
      records.stored[change.bucket, default: [:]][change.player] = change.after
    }
    return acceptance
  }

  mutating func page(_ bucket: Bucket = .allTime) throws(LeaderboardError) -> BoardPage {
    try state.page(BoardQuery(Self.path, bucket, .from(offset: 0, limit: 1000)), records: records)
  }

  /// The player's ranked entry of all time.
  mutating func entry(of player: PlayerID = "ana") throws(LeaderboardError) -> BoardEntry? {
    try page().standings.first { $0.entry.player == player }?.entry
  }
}
