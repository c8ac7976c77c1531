/// An entry as a bucket holds it beside the player's id, in as little memory as possible.
///
/// A bucket may hold a million entries, and few have several keys or attributes.
struct EntryLine: Sendable {
  private indirect enum More: Sendable {
    case nothing
    case some(Score, attributes: [String: String], isDisqualified: Bool)
  }

  private let displayName: String
  /// The first key of the score; 0 if it has none.
  let firstKey: Int64
  let achievedAt: Timestamp
  private let createdAt: Timestamp
  private let updatedAt: Timestamp
  let enteredAt: Timestamp
  private let more: More

  init(_ entry: BoardEntry) {
    displayName = entry.displayName
    firstKey = entry.score.count > 0 ? entry.score[0] : 0
    achievedAt = entry.achievedAt
    createdAt = entry.createdAt
    updatedAt = entry.updatedAt
    enteredAt = entry.enteredAt
    let isPlain = entry.score.count == 1 && entry.attributes.isEmpty && !entry.isDisqualified
    more =
      isPlain ? .nothing : .some(entry.score, attributes: entry.attributes, isDisqualified: entry.isDisqualified)
  }

  var score: Score {
    switch more {
    case .nothing: Score(firstKey)
    case .some(let score, _, _): score
    }
  }

  var isDisqualified: Bool {
    switch more {
    case .nothing: false
    case .some(_, _, let isDisqualified): isDisqualified
    }
  }

  private var attributes: [String: String] {
    switch more {
    case .nothing: [:]
    case .some(_, let attributes, _): attributes
    }
  }

  func entry(of player: PlayerID) -> BoardEntry {
    BoardEntry(
      player: player,
      displayName: displayName,
      score: score,
      achievedAt: achievedAt,
      createdAt: createdAt,
      updatedAt: updatedAt,
      enteredAt: enteredAt,
      attributes: attributes,
      isDisqualified: isDisqualified
    )
  }
}
