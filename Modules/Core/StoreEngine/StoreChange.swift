public import Domain

/// The complete effect of one write on a store.
///
/// Replaying changes in order makes the same store again.
public enum StoreChange: Hashable, Sendable {
  /// Documents as their writes left them, in order.
  case documents([Document])
  /// Stamped events that were new to a journal.
  case events([ScoringEvent], journal: ItemPath)
  /// A journal was closed.
  case closed(journal: ItemPath)
  /// A board was defined.
  case defined(BoardDefinition, board: ItemPath)
  /// Stamped submissions that were new to their boards.
  case submitted([Submission])
  /// The number of documents that later changes have superseded, with the latest of their stamps.
  ///
  /// The entry stays at its position, so that every cursor and stamp keeps its value.
  case superseded(count: Int64, lastStamp: Timestamp?)

  /// The changed paths.
  public var paths: [ItemPath] {
    switch self {
    case .documents(let documents): documents.map(\.head.path)
    case .events(_, let path), .closed(let path), .defined(_, let path): [path]
    case .submitted(let submissions): Set(submissions.lazy.map { $0.board }).sorted()
    case .superseded: []
    }
  }
}

/// The answer to a write, and its change; nil for a retry.
public struct Written<Answer: Sendable>: Sendable {
  /// The answer.
  public let answer: Answer
  /// The change; nil for a retry.
  public let change: StoreChange?

  /// Creates the result of a write.
  @inlinable
  public init(_ answer: Answer, change: StoreChange?) {
    self.answer = answer
    self.change = change
  }
}
