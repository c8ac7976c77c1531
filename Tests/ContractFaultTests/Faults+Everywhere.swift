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
        return try await port.events(page)
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
    }
    .breaks(
      "a batch with a write that no store takes changes nothing",
      "a conflict in the last write of a batch changes nothing on any path",
      "a list never shows half of a batch",
      "a reader never sees half of an append",
      "an append with one event that no store takes appends none",
      "an append with one known id of other content appends none",
      "a batch whose last submission is refused changes nothing on any board",
      "a batch with a board that is not there changes nothing",
      "a page never shows half of a batch"
    ),
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
    }
    .breaks(
      "as many writes as a batch may hold are taken, one more is refused",
      "as many events as an append may hold are taken, one more is refused",
      "as many submissions as a batch may hold are taken, one more is refused"
    ),
    PlantedFault("takes half of the largest batch") { store in
      store.refuseBatches("too many") { $0 > 500 }
    }
    .breaks(
      "as many writes as a batch may hold are taken, one more is refused",
      "as many events as an append may hold are taken, one more is refused",
      "as many submissions as a batch may hold are taken, one more is refused"
    ),
    PlantedFault("ignores what is expected") { store in
      store.changeWrites { $0.with(\.expected, .any) }
      store.changeAppends { $0.expected = .any }
    }
    .breaks(
      "expecting a revision is met by that revision only",
      "of writers that expect absence exactly one wins",
      "an append at the expected revision is accepted, at another refused"
    ),
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
        return try await port.save(writes.map { $0.with(\.expected, .any) })
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
        return try await port.submit([submission.with(\.action, .set(Score(known &+ amount)))], as: arrival)
      }
    }
    .breaks(
      "of writers on two openings exactly one wins",
      "of writers that expect the same revision exactly one wins",
      "of appends by two openings that expect the same revision exactly one wins",
      "of appends that expect the same revision exactly one wins",
      "a hundred increments of ten players at once lose nothing",
      "increments through two openings at once lose nothing"
    ),
    PlantedFault("gives every page one item before its place") { store in
      store.changeEventPages { $0.revision = $0.revision.oneBefore }
      store.changeHistoryPages { $0.revision = $0.revision.oneBefore }
      store.changeBoardQueries { query in
        guard case .from(let offset, let limit) = query.window, offset > 0 else { return query }
        return query.with(\.window, .from(offset: offset - 1, limit: limit))
      }
      store.changeFeedPages { page in
        guard let cursor = page.cursor, cursor.sequence > 0 else { return }
        page.cursor = ChangeCursor(store: cursor.store, sequence: cursor.sequence - 1)
      }
    }
    .breaks(
      "events are read after a revision, at most as many as asked for",
      "pages of events join without gap or repeat",
      "pages of a board join without gap or repeat",
      "pages of submissions join without gap or repeat, also of one player",
      "a copy after a cursor moves only what has changed",
      "a cursor gives what changed after it and nothing else"
    ),
    PlantedFault("bends limits that are out of bounds") { store in
      store.changeQueries { $0.with(\.limit, min(max(0, $0.limit), 1000)) }
      store.changeEventPages { ($0.revision, $0.limit) = (max($0.revision, .zero), min(max(0, $0.limit), 1000)) }
      store.changeHistoryPages { ($0.revision, $0.limit) = (max($0.revision, .zero), min(max(0, $0.limit), 1000)) }
      store.changeBoardQueries { query in
        switch query.window {
        case .from(let offset, let limit):
          return query.with(\.window, .from(offset: max(0, offset), limit: min(max(0, limit), 1000)))
        case .around(let player, let radius, let fill):
          return query.with(\.window, .around(player, radius: min(max(0, radius), 500), fill: fill))
        }
      }
      store.changeFeedPages { $0.limit = min(max(1, $0.limit), 1000) }
    }
    .breaks(
      "a list takes limits from nothing to a full page and no other",
      "events are read with limits from nothing to a full page and no other",
      "limits, offsets and radiuses out of bounds are refused",
      "submissions are listed with limits from nothing to a full page and no other",
      "a page of the feed holds from one to a full page of changes and no other number"
    ),
    PlantedFault("gives pages that are longer than asked for") { store in
      store.changeQueries { (0...999).contains($0.limit) ? $0.with(\.limit, $0.limit + 1) : $0 }
      store.changeEventPages { if (0...999).contains($0.limit) { $0.limit += 1 } }
      store.changeHistoryPages { if (0...999).contains($0.limit) { $0.limit += 1 } }
      store.changeBoardQueries { query in
        guard case .from(let offset, let limit) = query.window, (0...999).contains(limit) else { return query }
        return query.with(\.window, .from(offset: offset, limit: limit + 1))
      }
      store.changeFeedPages { if (1...999).contains($0.limit) { $0.limit += 1 } }
    }
    .breaks(
      "a list holds at most as many documents as asked for, the first ones",
      "events are read after a revision, at most as many as asked for",
      "a limit of nothing gives no lines and the total",
      "a page holds as many lines as asked for, from its offset, and tells how many there are",
      "pages of a board join without gap or repeat"
    ),
    PlantedFault("gives no page longer than a hundred") { store in
      store.changeQueries { $0.with(\.limit, min($0.limit, 100)) }
      store.changeEventPages { $0.limit = min($0.limit, 100) }
      store.changeHistoryPages { $0.limit = min($0.limit, 100) }
      store.changeBoardQueries { query in
        switch query.window {
        case .from(let offset, let limit): query.with(\.window, .from(offset: offset, limit: min(limit, 100)))
        case .around(let player, let radius, let fill):
          query.with(\.window, .around(player, radius: min(radius, 50), fill: fill))
        }
      }
      store.changeEntries { Array($0.prefix(100)) }
    }
    .breaks(
      "a full page holds as many documents as a page may",
      "a full page holds as many events as a page may",
      "the largest page and the largest window are given"
    ),
    PlantedFault("keeps each opening to itself, and nothing over reopening") { store in
      if store.opening > 1 { store.replace(with: InMemoryStore(store.clock.andIdentities).storage) }
    }
    .breaks(
      "documents are the same after reopening",
      "revisions and stamps grow over reopening, also when the clock runs backwards",
      "events are stamped in their order over reopening",
      "journals are the same after reopening",
      "two openings append to one journal in turn, and read the same",
      "boards are the same after reopening",
      "increments through two openings at once lose nothing",
      "two openings play on one board in turn, and show the same"
    ),
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
