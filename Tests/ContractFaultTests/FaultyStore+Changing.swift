import Domain

// Ways to change what goes into a store and what comes out of it. They add up.

extension FaultyStore {
  mutating func changeWrites(_ change: @escaping @Sendable (DocumentWrite) -> DocumentWrite) {
    let save = documents.onSave
    documents.onSave = { port, writes throws(DocumentError) in try await save(port, writes.map(change)) }
  }

  /// Changes every head that is given back.
  mutating func changeHeads(_ change: @escaping @Sendable (DocumentHead) -> DocumentHead) {
    let (save, load, list) = (documents.onSave, documents.onLoad, documents.onList)
    documents.onSave = { port, writes throws(DocumentError) in
      do throws(DocumentError) {
        return try await save(port, writes).map(change)
      } catch .conflict(let path, let current) {
        throw .conflict(path, current: current.map(change))
      }
    }
    documents.onLoad = { port, path throws(DocumentError) in
      try await load(port, path).map { Document(head: change($0.head), body: $0.body) }
    }
    documents.onList = { port, query throws(DocumentError) in try await list(port, query).map(change) }
  }

  mutating func changeQueries(_ change: @escaping @Sendable (DocumentQuery) -> DocumentQuery) {
    let list = documents.onList
    documents.onList = { port, query throws(DocumentError) in try await list(port, change(query)) }
  }

  mutating func changeLists(_ change: @escaping @Sendable ([DocumentHead]) -> [DocumentHead]) {
    let list = documents.onList
    documents.onList = { port, query throws(DocumentError) in change(try await list(port, query)) }
  }

  mutating func changeAppends(_ change: @escaping @Sendable (inout Append) -> Void) {
    let append = sessions.onAppend
    sessions.onAppend = { port, asked throws(JournalError) in try await append(port, changed(asked, change)) }
  }

  mutating func changeEvents(_ change: @escaping @Sendable (ScoringEvent) -> ScoringEvent) {
    changeAppends { $0.events = $0.events.map(change) }
  }

  /// Changes every event that is given back.
  mutating func changeRecorded(_ change: @escaping @Sendable (RecordedEvent) -> RecordedEvent) {
    let (append, events) = (sessions.onAppend, sessions.onEvents)
    sessions.onAppend = { port, asked throws(JournalError) in try await append(port, asked).map(change) }
    sessions.onEvents = { port, page throws(JournalError) in try await events(port, page).map(change) }
  }

  mutating func changeEventPages(_ change: @escaping @Sendable (inout EventPage) -> Void) {
    let events = sessions.onEvents
    sessions.onEvents = { port, page throws(JournalError) in try await events(port, changed(page, change)) }
  }

  /// Changes the path of every journal that is asked for.
  mutating func changeJournals(_ change: @escaping @Sendable (ItemPath) -> ItemPath) {
    let (head, close) = (sessions.onHead, sessions.onClose)
    sessions.onHead = { port, path throws(JournalError) in try await head(port, change(path)) }
    sessions.onClose = { port, path throws(JournalError) in try await close(port, change(path)) }
    changeAppends { $0.path = change($0.path) }
    changeEventPages { $0.path = change($0.path) }
  }

  mutating func changeSubmissions(_ change: @escaping @Sendable (Submission) -> Submission) {
    let submit = leaderboards.onSubmit
    leaderboards.onSubmit = { port, submissions, arrival throws(LeaderboardError) in
      try await submit(port, submissions.map(change), arrival)
    }
  }

  mutating func changeActions(_ change: @escaping @Sendable (Submission.Action) -> Submission.Action) {
    changeSubmissions { $0.with(\.action, change($0.action)) }
  }

  /// Has each accepted submission followed by others, of which the answer tells nothing.
  mutating func addAfterEach(
    _ more: @escaping FaultyLeaderboards.On<[Submission], AcceptedSubmission>
  ) {
    leaderboards.onSubmit = { port, batch, arrival throws(LeaderboardError) in
      let accepted = try await port.submit(batch, as: arrival)
      for answer in accepted {
        for submission in try await more(port, answer) { _ = try await port.submit([submission], as: .replicated) }
      }
      return accepted
    }
  }

  /// Changes every accepted submission that is given back.
  mutating func changeAccepted(_ change: @escaping @Sendable (AcceptedSubmission) -> AcceptedSubmission) {
    let (submit, submissions) = (leaderboards.onSubmit, leaderboards.onSubmissions)
    leaderboards.onSubmit = { port, batch, arrival throws(LeaderboardError) in
      try await submit(port, batch, arrival).map(change)
    }
    leaderboards.onSubmissions = { port, page throws(LeaderboardError) in
      try await submissions(port, page).map(change)
    }
  }

  mutating func changeBoardQueries(_ change: @escaping @Sendable (BoardQuery) -> BoardQuery) {
    let page = leaderboards.onPage
    leaderboards.onPage = { port, query throws(LeaderboardError) in try await page(port, change(query)) }
  }

  mutating func changeBoardPages(_ change: @escaping @Sendable (BoardPage) -> BoardPage) {
    let page = leaderboards.onPage
    leaderboards.onPage = { port, query throws(LeaderboardError) in change(try await page(port, query)) }
  }

  mutating func changeHistoryPages(_ change: @escaping @Sendable (inout HistoryPage) -> Void) {
    let submissions = leaderboards.onSubmissions
    leaderboards.onSubmissions = { port, page throws(LeaderboardError) in
      try await submissions(port, changed(page, change))
    }
  }

  /// Changes what a board is made as; it is still said to be what was asked for.
  mutating func changeDefinitions(_ change: @escaping @Sendable (BoardDefinition) -> BoardDefinition) {
    let define = leaderboards.onDefine
    leaderboards.onDefine = { port, definition, path throws(LeaderboardError) in
      try await define(port, change(definition), path)
    }
  }

  /// Changes the path of every board that is asked for.
  mutating func changeBoards(_ change: @escaping @Sendable (ItemPath) -> ItemPath) {
    let (define, definition, buckets) = (leaderboards.onDefine, leaderboards.onDefinition, leaderboards.onBuckets)
    leaderboards.onDefine = { port, made, path throws(LeaderboardError) in try await define(port, made, change(path)) }
    leaderboards.onDefinition = { port, path throws(LeaderboardError) in try await definition(port, change(path)) }
    leaderboards.onBuckets = { port, path, period throws(LeaderboardError) in
      try await buckets(port, change(path), period)
    }
    changeSubmissions { $0.with(\.board, change($0.board)) }
    changeBoardQueries { $0.with(\.board, change($0.board)) }
    changeHistoryPages { $0.path = change($0.path) }
  }

  mutating func changeFeedPages(_ change: @escaping @Sendable (inout FeedPage) -> Void) {
    let changes = changes.onChanges
    self.changes.onChanges = { port, page throws(StoreFailure) in try await changes(port, changed(page, change)) }
  }

  mutating func changeFeed(_ change: @escaping @Sendable (ChangePage) -> ChangePage) {
    let changes = changes.onChanges
    self.changes.onChanges = { port, page throws(StoreFailure) in change(try await changes(port, page)) }
  }

  /// Changes the list of changes on every page of the feed.
  mutating func changeEntries(_ change: @escaping @Sendable ([Change]) -> [Change]) {
    changeFeed { $0.with(\.changes, change($0.changes)) }
  }

  /// Refuses batches of some sizes at every port.
  mutating func refuseBatches(_ problem: String, where isRefused: @escaping @Sendable (Int) -> Bool) {
    documents.onSave = { port, writes throws(DocumentError) in
      if isRefused(writes.count) { throw .invalid(problem) }
      return try await port.save(writes)
    }
    sessions.onAppend = { port, asked throws(JournalError) in
      if isRefused(asked.events.count) { throw .invalid(problem) }
      return try await port.append(asked)
    }
    leaderboards.onSubmit = { port, batch, arrival throws(LeaderboardError) in
      if isRefused(batch.count) { throw .invalid(problem) }
      return try await port.submit(batch, as: arrival)
    }
  }

  /// Changes every stream of cursors.
  mutating func changeFollowing(_ follow: @escaping OnFollow) {
    documents.onFollow = follow
    sessions.onFollow = follow
    leaderboards.onFollow = follow
    changes.onFollow = follow
  }

  /// Rewrites the text of every identifier and path that goes in.
  mutating func changeTexts(_ change: @escaping @Sendable (String) -> String) {
    let path: @Sendable (ItemPath) -> ItemPath = { ItemPath($0.segments.map { .init(rawValue: change($0.rawValue)) }) }
    let load = documents.onLoad
    documents.onLoad = { port, asked throws(DocumentError) in try await load(port, path(asked)) }
    changeWrites { $0.rewritten(change, path) }
    changeQueries {
      $0.with(\.prefix, path($0.prefix)).with(\.label, $0.label.map { .init(rawValue: change($0.rawValue)) })
    }
    changeEvents { $0.rewritten(change) }
    changeJournals(path)
    changeSubmissions { $0.rewritten(change) }
    changeBoardQueries { query in
      guard case .around(let player, let radius, let fill) = query.window else { return query }
      return query.with(\.window, .around(.init(rawValue: change(player.rawValue)), radius: radius, fill: fill))
    }
    changeBoards(path)
    changeFeedPages { $0.prefix = path($0.prefix) }
  }
}

private func changed<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
  var value = value
  change(&value)
  return value
}

extension DocumentWrite {
  fileprivate func rewritten(_ change: (String) -> String, _ path: (ItemPath) -> ItemPath) -> DocumentWrite {
    with(\.path, path(self.path)).with(\.id, .init(rawValue: change(id.rawValue)))
      .with(\.labels, Set(labels.map { .init(rawValue: change($0.rawValue)) }))
  }
}

extension ScoringEvent {
  fileprivate func rewritten(_ change: (String) -> String) -> ScoringEvent {
    with(\.id, .init(rawValue: change(id.rawValue))).with(\.type, change(type))
      .with(\.actor, .init(rawValue: change(actor.rawValue)))
      .with(\.subject, subject.map { .init(rawValue: change($0.rawValue)) })
      .with(\.retracts, retracts.map { .init(rawValue: change($0.rawValue)) })
  }
}

extension Submission {
  fileprivate func rewritten(_ change: (String) -> String) -> Submission {
    with(\.id, .init(rawValue: change(id.rawValue))).with(\.player, .init(rawValue: change(player.rawValue)))
      .with(\.actor, .init(rawValue: change(actor.rawValue)))
  }
}
