#if PostgreSQL

import Domain
import SQLShared

/// The rows that the writes of a commit ask for, all of which are read at once.
struct Needs: Sendable {
  var documents: Set<ItemPath> = []
  var journals: Set<ItemPath> = []
  var events: [ItemPath: Set<EventID>] = [:]
  var boards: Set<ItemPath> = []
  var submissions: [ItemPath: Set<SubmissionID>] = [:]
  /// Paths at or below which the feed may have entries.
  var prefixes: Set<ItemPath> = []
  /// Players whose submissions are folded again.
  var histories: [ItemPath: Set<PlayerID>] = [:]

  static func saving(_ writes: [DocumentWrite]) -> Needs {
    var needs = Needs()
    for write in writes where !write.path.isNowhere { needs.documents.insert(write.path) }
    return needs
  }

  static func appending(_ events: [ScoringEvent], to journal: ItemPath) -> Needs {
    var needs = Needs(journals: [journal])
    let ids = events.map(\.id).filter { $0.problem == nil }
    needs.events[journal] = Set(ids).union(events.redactedBodies.keys)
    return needs
  }

  static func submitting(_ submissions: [Submission]) -> Needs {
    var needs = Needs()
    for submission in submissions where !submission.board.isNowhere {
      let board = submission.board
      needs.boards.insert(board)
      if submission.id.problem == nil { needs.submissions[board, default: []].insert(submission.id) }
      if case .revert(let id) = submission.action, id.problem == nil, submission.player.problem == nil {
        needs.submissions[board, default: []].insert(id)
        needs.histories[board, default: []].insert(submission.player)
      }
    }
    return needs
  }

  static func checking(_ premises: [Premise]) -> Needs {
    var needs = Needs()
    for premise in premises {
      switch premise {
      case .document(let path, _) where !path.isNowhere: needs.documents.insert(path)
      case .nothing(let path) where !path.isNowhere: needs.prefixes.insert(path)
      case .document, .nothing: break
      }
    }
    return needs
  }

  mutating func formUnion(_ other: Needs) {
    documents.formUnion(other.documents)
    journals.formUnion(other.journals)
    prefixes.formUnion(other.prefixes)
    boards.formUnion(other.boards)
    events.merge(other.events) { $0.union($1) }
    submissions.merge(other.submissions) { $0.union($1) }
    histories.merge(other.histories) { $0.union($1) }
  }
}

/// Each pair of a path and an id, as two columns.
func columns<Subject>(_ ids: [ItemPath: Set<Identifier<Subject>>]) -> [Value] {
  let pairs = ids.flatMap { path, ids in ids.map { (path.text, $0.rawValue) } }
  return [.texts(pairs.map(\.0)), .texts(pairs.map(\.1))]
}

#endif
