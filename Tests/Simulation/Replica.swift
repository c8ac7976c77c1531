package import Domain

/// The part that two synced stores must have in common: everything but revisions and order of arrival.
package struct Replica: Hashable, Sendable {
  package struct Journal: Hashable, Sendable {
    package let events: Set<ScoringEvent>
    package let isClosed: Bool
  }

  package struct Board: Hashable, Sendable {
    package let definition: BoardDefinition
    package let submissions: Set<Submission>
    package let standings: [Bucket: [Standing]]
  }

  package struct Content: Hashable, Sendable {
    package let body: [UInt8]
    package let labels: Set<DocumentLabel>
  }

  package private(set) var documents: [ItemPath: Content] = [:]
  package private(set) var journals: [ItemPath: Journal] = [:]
  package private(set) var boards: [ItemPath: Board] = [:]

  /// Reads what a store holds, but for what is its own.
  package init(of store: Storage, where isShared: (ItemPath) -> Bool = { _ in true }) async throws {
    var (cursor, more): (ChangeCursor?, Bool) = (nil, true)
    while more {
      let page = try await store.changes.changes(under: .root, after: cursor, limit: Limits.pageItems)
      for change in page.changes where !change.path.isLocal && isShared(change.path) {
        switch change.kind {
        case .deletedDocument: break
        case .document:
          let document = try await store.documents.load(change.path)
          documents[change.path] = document.map { Content(body: $0.body, labels: $0.head.labels) }
        case .journal: journals[change.path] = try await Self.journal(change.path, in: store)
        case .board: boards[change.path] = try await Self.board(change.path, in: store)
        }
      }
      (cursor, more) = (page.cursor, page.hasMore)
    }
  }

  private static func journal(_ path: ItemPath, in store: Storage) async throws -> Journal {
    let events = try await store.sessions.session(at: path).events().map(\.event)
    return Journal(events: Set(events), isClosed: try await store.sessions.session(at: path).head().isClosed)
  }

  private static func board(_ path: ItemPath, in store: Storage) async throws -> Board? {
    guard let definition = try await store.leaderboards.definition(of: path) else { return nil }
    let submissions = Set(try await store.leaderboards.submissions(of: path).map(\.submission))
    var standings: [Bucket: [Standing]] = [:]
    for period in definition.periods {
      for bucket in try await store.leaderboards.buckets(of: path, period) {
        standings[bucket] = try await store.leaderboards.page(BoardQuery(path, bucket)).standings
      }
    }
    return Board(definition: definition, submissions: submissions, standings: standings)
  }
}

extension Replica {
  /// Returns the differences from another replica, one line each.
  package func differences(from other: Replica) -> [String] {
    Self.differences("document", documents, other.documents) + Self.differences("journal", journals, other.journals)
      + Self.differences("board", boards, other.boards)
  }

  private static func differences<Value: Hashable>(
    _ kind: String,
    _ mine: [ItemPath: Value],
    _ theirs: [ItemPath: Value]
  ) -> [String] {
    Set(mine.keys).union(theirs.keys).sorted().filter { mine[$0] != theirs[$0] }.map { "\(kind) \($0)" }
  }
}

extension Replica {
  /// The same without the moments at which stores took things in, to compare two runs.
  package var withoutStamps: Replica {
    var plain = self
    plain.journals = journals.mapValues { journal in
      Journal(events: Set(journal.events.map { $0.stamped(nil) }), isClosed: journal.isClosed)
    }
    plain.boards = boards.mapValues { board in
      Board(definition: board.definition, submissions: Set(board.submissions.map { $0.stamped(nil) }), standings: [:])
    }
    return plain
  }
}

extension Replica {
  /// Where anything is.
  var paths: [ItemPath] { (Array(documents.keys) + journals.keys + boards.keys).sorted() }

  /// The part of it that lies where one may look.
  func only(_ isWanted: (ItemPath) -> Bool) -> Replica {
    var part = self
    part.documents = documents.filter { isWanted($0.key) }
    part.journals = journals.filter { isWanted($0.key) }
    part.boards = boards.filter { isWanted($0.key) }
    return part
  }

  /// The same without what sync took back because it was refused, which only its own device holds.
  var standing: Replica {
    var rest = self
    rest.journals = journals.mapValues { journal in
      let refused = journal.events.refused()
      return Journal(events: journal.events.filter { !refused.contains($0.id) }, isClosed: journal.isClosed)
    }
    .filter { !$0.value.events.isEmpty || $0.value.isClosed }
    rest.boards = boards.mapValues { board in
      let takenBack = board.submissions.filter { $0.reason == "sync.refused" }
      let refused = takenBack.compactMap { submission -> SubmissionID? in
        if case .revert(let id) = submission.action { id } else { nil }
      }
      return Board(
        definition: board.definition,
        submissions: board.submissions.subtracting(takenBack).filter { !refused.contains($0.id) },
        standings: board.standings
      )
    }
    return rest
  }

  /// The faults of the replica by itself: a repeated id, a board that is not the sum of its submissions.
  var problems: [String] {
    var problems: [String] = []
    for (path, journal) in journals where Set(journal.events.map(\.id)).count != journal.events.count {
      problems.append("an event stands twice in \(path)")
    }
    for (path, board) in boards where path.segments.first == "clubs" {
      var sums: [PlayerID: Int64] = [:]
      let reverted = Set(
        board.submissions.compactMap { submission -> SubmissionID? in
          if case .revert(let id) = submission.action { id } else { nil }
        }
      )
      for submission in board.submissions where !reverted.contains(submission.id) {
        if case .increment(let amount) = submission.action { sums[submission.player, default: 0] += amount }
      }
      let shown = (board.standings.values.first ?? []).map { ($0.entry.player, $0.entry.score.keys[0]) }
      if shown.contains(where: { sums[$0.0] != $0.1 }) || shown.count != sums.count {
        problems.append("\(path) shows \(shown), its submissions make \(sums)")
      }
    }
    return problems
  }
}
