public import Domain

/// The reason for a player's rank, as data and as a sentence.
public struct RankExplanation: Hashable, Sendable {
  /// The reason why one line is above another.
  public enum Reason: Hashable, Sendable {
    /// The scores differ, first in the key with this index.
    case key(Int)
    /// The scores are equal.
    ///
    /// The player who reached it first is listed first.
    case reachedAt
    /// The scores are equal.
    ///
    /// The player who was entered first is listed first.
    case sequence
    /// Everything else is equal, and the ids decide.
    case id
  }

  /// The line directly above or below, with the reason for the order.
  public struct Neighbour: Hashable, Sendable {
    /// The neighbour's line.
    public let standing: Standing
    /// The reason for the order.
    public let reason: Reason
  }

  /// The player's line.
  public let standing: Standing
  /// The bucket.
  public let bucket: Bucket
  /// The number of ranked entries.
  public let total: Int
  /// The number of other players with the same rank.
  public let sharing: Int
  /// The neighbour above; nil for the first.
  public let above: Neighbour?
  /// The neighbour below; nil for the last.
  public let below: Neighbour?
  /// The board's tie policy.
  public let ties: TiePolicy
  /// The version of the sport's rules that made the scores.
  public let ruleVersion: Int

  init(_ standing: Standing, sharing: Int, in snapshot: BoardSnapshot, _ definition: BoardDefinition) {
    let place = snapshot.standings.firstIndex(of: standing)
    func neighbour(_ step: Int) -> Neighbour? {
      guard let index = place.map({ $0 + step }), snapshot.standings.indices.contains(index) else { return nil }
      let other = snapshot.standings[index]
      return Neighbour(standing: other, reason: Reason(between: standing.entry, other.entry, definition))
    }
    (self.standing, self.sharing) = (standing, sharing)
    (bucket, total) = (snapshot.bucket, snapshot.total)
    (ties, ruleVersion) = (snapshot.ties, snapshot.ruleVersion)
    (above, below) = (neighbour(-1), neighbour(1))
  }
}

extension RankExplanation.Reason {
  init(between one: BoardEntry, _ other: BoardEntry, _ definition: BoardDefinition) {
    let keys = zip(one.score.keys, other.score.keys)
    if let key = keys.enumerated().first(where: { $1.0 != $1.1 })?.offset {
      self = .key(key)
      return
    }
    switch definition.tieOrder {
    case .reachedAt where one.achievedAt != other.achievedAt: self = .reachedAt
    case .sequence where one.enteredAt != other.enteredAt: self = .sequence
    default: self = .id
    }
  }
}

extension RankExplanation: CustomStringConvertible {
  public var description: String { sentence() }

  /// Returns the explanation in words.
  ///
  /// - Parameter names: The names of the score's keys, such as `points` and `Xs`.
  /// - Returns: A few short sentences.
  public func sentence(keys names: [String] = []) -> String {
    let others = sharing == 1 ? "1 other" : "\(sharing) others"
    var text = "\(standing.entry.displayName) has rank \(standing.rank) of \(total) with \(standing.entry.score)"
    text += sharing == 0 ? "." : ", shared with \(others)."
    if let above { text += " " + words(above, isAbove: true, names) }
    if let below { text += " " + words(below, isAbove: false, names) }
    return text + " These are rules of version \(ruleVersion)."
  }

  private func words(_ neighbour: Neighbour, isAbove: Bool, _ names: [String]) -> String {
    let (other, own) = (neighbour.standing.entry, standing.entry)
    let (first, second) = isAbove ? (other, own) : (own, other)
    switch neighbour.reason {
    case .key(let index):
      let by = "\(first.score.keys[index]) to \(second.score.keys[index])"
      return "\(other.displayName) is \(isAbove ? "ahead" : "behind") by \(by)\(label(index, names))."
    case .reachedAt: return "\(first.displayName) reached it before \(second.displayName), and is listed first."
    case .sequence: return "\(first.displayName) was entered before \(second.displayName), and is listed first."
    case .id: return "\(first.displayName) is equal to \(second.displayName), and is listed first by the id."
    }
  }
}

extension RankExplanation {
  /// Returns the key's name after "in"; nothing for a single key without a name.
  private func label(_ index: Int, _ names: [String]) -> String {
    if names.indices.contains(index) { return " in \(names[index])" }
    return standing.entry.score.keys.count == 1 ? "" : " in key \(index + 1)"
  }
}

extension Leaderboard {
  /// Returns the reason for a player's rank.
  ///
  /// If the board changes meanwhile, the number of players who share the rank may be of a later moment than the rest.
  ///
  /// - Parameters:
  ///   - player: The player.
  ///   - period: The period.
  ///   - bucketID: The bucket; nil for the present one.
  /// - Returns: The player's line, the neighbours, and the reasons for the order.
  /// - Throws: ``LeaderboardError/entryNotFound(_:)``, or an error of the store.
  public func explain(
    _ player: PlayerID,
    in period: Period,
    bucketID: String? = nil
  ) async throws(LeaderboardError) -> RankExplanation {
    let snapshot = try await around(player, in: period, bucketID: bucketID, radius: 1)
    guard let standing = snapshot.standings.first(where: { $0.entry.player == player.trimmed }) else {
      throw .entryNotFound(player)
    }
    var sharing = 0
    if snapshot.standings.contains(where: { $0.rank == standing.rank && $0 != standing }) {
      let first = try await lines(in: snapshot) { $0.rank < standing.rank }
      sharing = try await lines(in: snapshot) { $0.rank <= standing.rank } - first - 1
    }
    return RankExplanation(standing, sharing: sharing, in: snapshot, definition)
  }

  /// Returns the number of lines from the top that meet a condition, by binary search, because ranks only rise.
  private func lines(
    in snapshot: BoardSnapshot,
    where isAsked: (Standing) -> Bool
  ) async throws(LeaderboardError) -> Int {
    var (low, high) = (0, snapshot.total)
    while low < high {
      let middle = (low + high) / 2
      let line = try await self.snapshot(snapshot.bucket, .from(offset: middle, limit: 1)).standings.first
      if line.map(isAsked) ?? false { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
