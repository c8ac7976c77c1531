public import Domain

/// What one write did to a store, complete: replayed in order, changes make the same store again.
public enum StoreChange: Hashable, Sendable {
  /// Documents as their writes left them, in order.
  case documents([Document])
  /// Stamped events that were new to a journal.
  case events([ScoringEvent], journal: Path)
  case closed(journal: Path)
  case defined(BoardDefinition, board: Path)
  /// Stamped submissions that were new to their boards.
  case submitted([Submission])
  /// So many documents that later changes have superseded, and the latest of their stamps; stands where they stood, so
  /// that every cursor and stamp stays what it was.
  case superseded(count: Int64, lastStamp: Timestamp?)

  /// Where something changed.
  public var paths: [Path] {
    switch self {
    case .documents(let documents): documents.map(\.head.path)
    case .events(_, let path), .closed(let path), .defined(_, let path): [path]
    case .submitted(let submissions): Set(submissions.map(\.board)).sorted()
    case .superseded: []
    }
  }
}

/// The answer to a write, and what it changed; nil where it was a repeat.
public struct Written<Answer: Sendable>: Sendable {
  public let answer: Answer
  public let change: StoreChange?

  public init(_ answer: Answer, change: StoreChange?) {
    self.answer = answer
    self.change = change
  }
}
