import Domain
import DomainContracts
import InMemory
import Synchronization

// Faults that a whole store has.

extension PlantedFault {
  static let everywhere: [PlantedFault] = [
    PlantedFault("does batches one by one") { store in
      let glances = Glances()
      store.documents.onList = { port, query throws(DocumentError) in
        glances.count()
        return try await port.list(query)
      }
      store.sessions.onEvents = { port, page throws(JournalError) in
        glances.count()
        return try await port.session(at: page.path).events(after: page.revision, limit: page.limit)
      }
      store.leaderboards.onPage = { port, query throws(LeaderboardError) in
        glances.count()
        return try await port.page(query)
      }
      store.documents.onSave = { port, writes throws(DocumentError) in
        var heads: [DocumentHead] = []
        for write in writes {
          heads += try await port.save([write])
          await glances.next()
        }
        return heads
      }
      store.sessions.onAppend = { port, asked throws(JournalError) in
        var recorded: [RecordedEvent] = []
        for event in asked.events {
          recorded += try await port.session(at: asked.path).append([event], expecting: asked.expected)
          await glances.next()
        }
        return recorded
      }
      store.leaderboards.onSubmit = { port, submissions, arrival throws(LeaderboardError) in
        var accepted: [AcceptedSubmission] = []
        for submission in submissions {
          accepted += try await port.submit([submission], as: arrival)
          await glances.next()
        }
        return accepted
      }
    },
    PlantedFault("takes batches of any size, a thousand at a time") { store in
      store.documents.onSave = { port, writes throws(DocumentError) in
        if writes.count <= 1000 { return try await port.save(writes) }
        return try await port.save(Array(writes.prefix(1000))) + port.save(Array(writes.dropFirst(1000)))
      }
      store.sessions.onAppend = { port, asked throws(JournalError) in
        if asked.events.count <= 1000 { return try await port.append(asked) }
        _ = try await port.session(at: asked.path).append(Array(asked.events.prefix(1000)), expecting: asked.expected)
        return try await port.session(at: asked.path).append(Array(asked.events.dropFirst(1000)), expecting: .any)
      }
      store.leaderboards.onSubmit = { port, batch, arrival throws(LeaderboardError) in
        if batch.count <= 1000 { return try await port.submit(batch, as: arrival) }
        _ = try await port.submit(Array(batch.prefix(1000)), as: arrival)
        return try await port.submit(Array(batch.dropFirst(1000)), as: arrival)
      }
    },
    PlantedFault("takes half of the largest batch") { store in
      store.documents.onSave = { port, writes throws(DocumentError) in
        if writes.count > 500 { throw .invalid("too many") }
        return try await port.save(writes)
      }
      store.sessions.onAppend = { port, asked throws(JournalError) in
        if asked.events.count > 500 { throw .invalid("too many") }
        return try await port.append(asked)
      }
      store.leaderboards.onSubmit = { port, batch, arrival throws(LeaderboardError) in
        if batch.count > 500 { throw .invalid("too many") }
        return try await port.submit(batch, as: arrival)
      }
    },
    PlantedFault("ignores what is expected") { store in
      store.changeWrites { $0.with(expected: .any) }
      store.changeAppends { Append(events: $0.events, path: $0.path, expected: .any) }
    },
    PlantedFault("looks first and writes later") { store in
      let place = MeetingPlace()
      store.documents.onSave = { port, writes throws(DocumentError) in
        for write in writes {
          let present = try await port.load(write.path)
          if present?.head.write == write.id { continue }
          let isLive = present?.head.isDeleted == false
          guard write.expected.isMet(by: present?.head.revision ?? .zero, isLive: isLive) else {
            throw .conflict(write.path, current: present?.head)
          }
        }
        for write in writes where write.expected != .any { await place.meet("\(write.path) \(write.expected)") }
        return try await port.save(writes.map { $0.with(expected: .any) })
      }
      store.sessions.onAppend = { port, asked throws(JournalError) in
        let known = try await port.session(at: asked.path).head().revision
        let isMet = asked.expected.isMet(by: known, isLive: known != .zero)
        if asked.expected != .any { await place.meet("\(asked.path) \(asked.expected)") }
        return try await port.session(at: asked.path).append(asked.events, expecting: isMet ? .any : asked.expected)
      }
      store.leaderboards.onSubmit = { port, batch, arrival throws(LeaderboardError) in
        guard batch.count == 1, let submission = batch.first, case .increment(let amount) = submission.action else {
          return try await port.submit(batch, as: arrival)
        }
        let lines = try await port.page(BoardQuery(submission.board, .allTime)).standings
        let known = lines.first { $0.entry.player == submission.player }?.entry.score.keys.first ?? 0
        await giveWay()
        return try await port.submit([submission.with(action: .set(Score(known &+ amount)))], as: arrival)
      }
    },
    PlantedFault("gives every page one item before its place") { store in
      store.changeEventPages { page in
        EventPage(path: page.path, revision: page.revision.oneBefore, limit: page.limit)
      }
      store.changeHistoryPages { page in
        HistoryPage(path: page.path, player: page.player, revision: page.revision.oneBefore, limit: page.limit)
      }
      store.changeBoardQueries { query in
        guard case .from(let offset, let limit) = query.window, offset > 0 else { return query }
        return query.with(window: .from(offset: offset - 1, limit: limit))
      }
      store.changeFeedPages { page in
        guard let cursor = page.cursor, cursor.sequence > 0 else { return page }
        let before = ChangeCursor(store: cursor.store, sequence: cursor.sequence - 1)
        return FeedPage(prefix: page.prefix, cursor: before, limit: page.limit)
      }
    },
    PlantedFault("bends limits that are out of bounds") { store in
      store.changeQueries { $0.with(limit: min(max(0, $0.limit), 1000)) }
      store.changeEventPages { page in
        let revision = max(page.revision, .zero)
        return EventPage(path: page.path, revision: revision, limit: min(max(0, page.limit), 1000))
      }
      store.changeHistoryPages { page in
        let (revision, limit) = (max(page.revision, .zero), min(max(0, page.limit), 1000))
        return HistoryPage(path: page.path, player: page.player, revision: revision, limit: limit)
      }
      store.changeBoardQueries { query in
        switch query.window {
        case .from(let offset, let limit):
          return query.with(window: .from(offset: max(0, offset), limit: min(max(0, limit), 1000)))
        case .around(let player, let radius, let fill):
          return query.with(window: .around(player, radius: min(max(0, radius), 500), fill: fill))
        }
      }
      store.changeFeedPages { FeedPage(prefix: $0.prefix, cursor: $0.cursor, limit: min(max(1, $0.limit), 1000)) }
    },
    PlantedFault("gives pages that are longer than asked for") { store in
      store.changeQueries { (0...999).contains($0.limit) ? $0.with(limit: $0.limit + 1) : $0 }
      store.changeEventPages { page in
        (0...999).contains(page.limit)
          ? EventPage(path: page.path, revision: page.revision, limit: page.limit + 1) : page
      }
      store.changeHistoryPages { page in
        (0...999).contains(page.limit)
          ? HistoryPage(path: page.path, player: page.player, revision: page.revision, limit: page.limit + 1) : page
      }
      store.changeBoardQueries { query in
        guard case .from(let offset, let limit) = query.window, (0...999).contains(limit) else { return query }
        return query.with(window: .from(offset: offset, limit: limit + 1))
      }
      store.changeFeedPages { page in
        (1...999).contains(page.limit)
          ? FeedPage(prefix: page.prefix, cursor: page.cursor, limit: page.limit + 1) : page
      }
    },
    PlantedFault("gives no page longer than a hundred") { store in
      store.changeQueries { $0.with(limit: min($0.limit, 100)) }
      store.changeEventPages { EventPage(path: $0.path, revision: $0.revision, limit: min($0.limit, 100)) }
      store.changeHistoryPages { page in
        HistoryPage(path: page.path, player: page.player, revision: page.revision, limit: min(page.limit, 100))
      }
      store.changeBoardQueries { query in
        switch query.window {
        case .from(let offset, let limit): query.with(window: .from(offset: offset, limit: min(limit, 100)))
        case .around(let player, let radius, let fill):
          query.with(window: .around(player, radius: min(radius, 50), fill: fill))
        }
      }
      store.changeFeed { ChangePage(changes: Array($0.changes.prefix(100)), cursor: $0.cursor, hasMore: $0.hasMore) }
    },
    PlantedFault("keeps each opening to itself, and nothing over reopening") { store in
      if store.opening > 1 { store.replace(with: InMemoryStore(store.clock.surroundings).storage) }
    },
  ]
}

/// Where writers meet who have looked at the same thing, so that on a busy machine, too, none is done before another looks.
private final class MeetingPlace: Sendable {
  private let arrived = Mutex<[String: Int]>([:])

  /// Waits for another task with the same subject, for a few seconds at most.
  func meet(_ subject: String) async {
    arrived.withLock { $0[subject, default: 0] += 1 }
    let end = ContinuousClock.now.advanced(by: .seconds(5))
    while arrived.withLock({ $0[subject, default: 0] < 2 }), ContinuousClock.now < end { await Task.yield() }
  }
}

/// Counts reads of a store, so that a half-done write can wait for a read in between.
private final class Glances: Sendable {
  /// The number of reads, and the number after which no further read came for a while.
  private let seen = Mutex((looks: 0, aloneAfter: Int?.none))

  func count() { seen.withLock { $0.looks += 1 } }

  /// Waits for a read that begins and ends from now on.
  ///
  /// After a while without reads, returns at once until the next read.
  func next() async {
    let (start, aloneAfter) = seen.withLock { $0 }
    if aloneAfter == start { return await giveWay() }
    let end = ContinuousClock.now.advanced(by: .milliseconds(500))
    // A reader looks again and again: the second look begins after the first has ended.
    while seen.withLock({ $0.looks < start + 2 }) {
      if ContinuousClock.now >= end { return seen.withLock { $0.aloneAfter = start } }
      await Task.yield()
    }
  }
}

/// Lets the other tasks catch up.
func giveWay() async {
  for _ in 1...100 { await Task.yield() }
}

extension Revision {
  fileprivate var oneBefore: Revision { self > .zero ? Revision(rawValue: rawValue - 1) : self }
}
