import Access
public import Domain
public import Leaderboards

/// Notifies users whose rank on a board has changed since the last notice.
///
/// The last reported rank is a document of the user's, written in one step with the notice. So a rank is reported once,
/// whatever fails in between, and a look that finds nothing new writes nothing.
public struct RankWatch: Sendable {
  /// The last report to a user about a board.
  private struct Report: Hashable, Codable {
    var bucket: String
    var rank: Int
    /// The time of the report; nil for a rank that was only recorded.
    var at: Timestamp?
    /// The number of reports to the user.
    var count: Int
  }

  /// The shortest time between two reports about one board.
  package static let pauseMilliseconds: Int64 = 60_000

  private let leaderboards: any LeaderboardRepository
  private let documents: any DocumentRepository
  private let settings: SettingsService
  private let inbox: Inbox

  /// Creates a watch over a store.
  public init(
    leaderboards: any LeaderboardRepository,
    documents: any DocumentRepository,
    inbox: Inbox
  ) {
    (self.leaderboards, self.documents, self.inbox) = (leaderboards, documents, inbox)
    settings = SettingsService(documents: documents)
  }

  /// Compares a bucket of a board with the last reports, after it was written to.
  ///
  /// A user is notified if the period is the user's default one, `isWanted` holds, `notifyRankChanges` is on, and the
  /// user had a rank in the same bucket before. Within a minute of the last report nothing is sent; the
  /// next look reports the net change. If the board changes meanwhile, the look is repeated. So several programs that
  /// look at the same time agree on the last rank.
  ///
  /// - Parameters:
  ///   - board: The board's path.
  ///   - bucket: The bucket.
  ///   - now: The time.
  ///   - isWanted: Whether a user with these settings follows the board; by default all do.
  /// - Returns: The time to look again for reports held back; nil if none was.
  /// - Throws: ``LeaderboardError``; look again then.
  @discardableResult
  public func look(
    at board: ItemPath,
    _ bucket: Bucket,
    now: Timestamp,
    isWanted: (LeaderboardSettings) -> Bool = { _ in true }
  ) async throws(LeaderboardError) -> Timestamp? {
    for _ in 1...Self.attempts {
      let pass = try await pass(over: board, bucket, now, isWanted)
      if !pass.isOvertaken, try await pass.revision == revision(of: board, bucket) { return pass.due }
    }
    return now.advanced(byMilliseconds: Self.pauseMilliseconds)
  }

  /// The most times that a look is repeated because of writes in between.
  private static let attempts = 10

  /// One look at a whole bucket.
  private struct Pass {
    let revision: Revision
    /// The time at which held-back reports are due.
    var due: Timestamp?
    /// Whether another program notified a user at the same time.
    var isOvertaken = false
  }

  private func revision(of board: ItemPath, _ bucket: Bucket) async throws(LeaderboardError) -> Revision {
    try await leaderboards.page(BoardQuery(board, bucket, .from(offset: 0, limit: 0))).revision
  }

  private func pass(
    over board: ItemPath,
    _ bucket: Bucket,
    _ now: Timestamp,
    _ isWanted: (LeaderboardSettings) -> Bool
  ) async throws(LeaderboardError) -> Pass {
    var pass = Pass(revision: try await revision(of: board, bucket))
    var (offset, above) = (0, Standing?.none)
    while true {
      let window = BoardQuery.Window.from(offset: offset, limit: Limits.pageItems)
      let page = try await leaderboards.page(BoardQuery(board, bucket, window)).standings
      for standing in page {
        do {
          switch try await tell(standing, below: above, on: board, bucket, now, isWanted) {
          case .told: break
          case .heldBack(let until): pass.due = [pass.due, until].compactMap(\.self).min()
          case .overtaken: pass.isOvertaken = true
          }
        } catch {
          throw .store(error.asStoreFailure)
        }
        above = standing
      }
      if page.count < Limits.pageItems { return pass }
      offset += page.count
    }
  }

  private enum Outcome {
    case told
    case heldBack(until: Timestamp)
    /// Another program has notified the user meanwhile.
    case overtaken
  }

  private func tell(
    _ standing: Standing,
    below above: Standing?,
    on board: ItemPath,
    _ bucket: Bucket,
    _ now: Timestamp,
    _ isWanted: (LeaderboardSettings) -> Bool
  ) async throws(DocumentError) -> Outcome {
    let user = UserID(standing.entry.player)
    let key = Self.told(user, board, bucket.period)
    let loaded = try await documents.value(key)
    let before = loaded.value.flatMap { $0.bucket == bucket.id ? $0 : nil }
    if before?.rank == standing.rank { return .told }
    let wishes = try await settings.load(user)
    let follows = wishes.defaultTimePeriod.period == bucket.period && isWanted(wishes)
    var told = Report(bucket: bucket.id, rank: standing.rank, at: loaded.value?.at, count: loaded.value?.count ?? 0)
    guard let before, follows, wishes.notifyRankChanges else {
      let isNew = try await save([key.write(told, id: id(told, now), expected: loaded.expected)])
      return isNew ? .told : .overtaken
    }
    // A time in the future came from a clock that was ahead.
    if let last = before.at, last <= now, now < last.advanced(byMilliseconds: Self.pauseMilliseconds) {
      return .heldBack(until: last.advanced(byMilliseconds: Self.pauseMilliseconds))
    }
    (told.at, told.count) = (now, told.count + 1)
    let overtaker = standing.rank > before.rank ? above?.entry : nil
    let change = Notice.RankChange(
      board: board,
      bucket: bucket.id,
      from: before.rank,
      to: standing.rank,
      overtakenBy: overtaker?.displayName
    )
    // With the count, a return to an earlier rank is news, and a second look at the same rank is not.
    let subject = [board.text, bucket.id, "\(standing.rank)", "\(told.count)"]
    let write = try key.write(told, id: id(told, now), expected: loaded.expected)
    let people = overtaker.map { ["overtakenBy": UserID($0.player)] } ?? [:]
    let notice = try await inbox.write(.rankChange(change), naming: people, about: subject, to: user, at: now)
    if try await save([write, notice]) { return .told }
    // Another store may have reported it, and its notice have arrived here first.
    return try await save([write]) ? .told : .overtaken
  }

  /// Saves a batch; returns false after a conflict.
  private func save(_ writes: [DocumentWrite]) async throws(DocumentError) -> Bool {
    do {
      _ = try await documents.save(writes)
      return true
    } catch {
      guard error.saysThatItIsThere else { throw error }
      return false
    }
  }

  private func id(_ told: Report, _ now: Timestamp) -> WriteID {
    WriteID(rawValue: "\(told.bucket)-\(told.rank)-\(told.count)-\(now.rawValue)")
  }

  private static func told(_ user: UserID, _ board: ItemPath, _ period: Period) -> DocumentKey<Report> {
    let name = ItemPath.Segment(rawValue: period.rawValue)
    return .json(memory(of: user).appending(name).appending(board))
  }
}

extension RankWatch {
  /// Returns the path of the last reports to a user.
  package static func memory(of user: UserID) -> ItemPath { ItemPath(["users", ItemPath.Segment(user), "ranks"]) }

  /// Merges the last reports of two stores: the one with more reports wins, because it has seen more.
  ///
  /// - Returns: The winner; nil if either cannot be read, or both have the same count.
  package static func merged(_ one: [UInt8], _ other: [UInt8]) -> [UInt8]? {
    let key = DocumentKey<Report>.json(.root)
    guard let told = key.decode(one), let otherTold = key.decode(other), told.bucket == otherTold.bucket,
      told.count != otherTold.count
    else { return nil }
    return told.count > otherTold.count ? one : other
  }
}
