import Domain
import DomainContracts

// Faults in the feed.

extension PlantedFault {
  static let feed: [PlantedFault] = [
    PlantedFault("tells of a change that nobody made") { store in
      store.changeFeed { page in
        let ghost = Change(kind: .document, path: "nobody/wrote/this")
        return ChangePage(changes: [ghost] + page.changes, cursor: page.cursor, hasMore: page.hasMore)
      }
    },
    PlantedFault("says that there is more to come after the last change") { store in
      store.changeFeed { ChangePage(changes: $0.changes, cursor: $0.cursor, hasMore: !$0.changes.isEmpty) }
    },
    PlantedFault("says that there is never more to come") { store in
      store.changeFeed { ChangePage(changes: $0.changes, cursor: $0.cursor, hasMore: false) }
    },
    PlantedFault("leaves closed journals out of the feed") { store in
      let notes = store.notes
      store.sessions.onClose = { port, path throws(JournalError) in
        notes["closed \(path)"] = ""
        try await port.session(at: path).close()
      }
      store.changeFeed { page in
        let changes = page.changes.filter { $0.kind != .journal || notes["closed \($0.path)"] == nil }
        return ChangePage(changes: changes, cursor: page.cursor, hasMore: page.hasMore)
      }
    },
    PlantedFault("enters only the first item of a batch into the feed") { store in
      let notes = store.notes
      store.changeFeed { page in
        let changes = page.changes.filter { notes["hidden \($0.path)"] == nil }
        return ChangePage(changes: changes, cursor: page.cursor, hasMore: page.hasMore)
      }
      store.documents.onSave = { port, writes throws(DocumentError) in
        for write in writes.dropFirst() { notes["hidden \(write.path)"] = "" }
        return try await port.save(writes)
      }
      store.leaderboards.onSubmit = { port, batch, arrival throws(LeaderboardError) in
        for submission in batch.dropFirst() where submission.board != batch.first?.board {
          notes["hidden \(submission.board)"] = ""
        }
        return try await port.submit(batch, as: arrival)
      }
    },
    PlantedFault("loses every fifth change") { store in
      store.changes.onChanges = { port, page throws(StoreFailure) in
        let sound = try await port.changes(page)
        let all = try await port.changes(under: .root, after: nil, limit: 1000).changes
        let kept = sound.changes.filter { change in
          all.firstIndex(of: change).map { !($0 + 1).isMultiple(of: 5) } ?? true
        }
        return ChangePage(changes: kept, cursor: sound.cursor, hasMore: sound.hasMore)
      }
    },
    PlantedFault("lists an item for each of its changes") { store in
      let notes = store.notes
      store.changeWrites { write in
        notes["written \(write.path)"] = "\(notes.count("written \(write.path)"))"
        return write
      }
      store.changeFeed { page in
        let changes = page.changes.flatMap { change in
          Array(repeating: change, count: notes["written \(change.path)"].flatMap { Int($0) } ?? 1)
        }
        return ChangePage(changes: changes, cursor: page.cursor, hasMore: page.hasMore)
      }
    },
    PlantedFault("lists changes in the order of their paths") { store in
      store.changeFeed { page in
        ChangePage(changes: page.changes.sorted { $0.path < $1.path }, cursor: page.cursor, hasMore: page.hasMore)
      }
    },
    PlantedFault("leaves what is deleted out of the feed") { store in
      store.changeFeed { page in
        let changes = page.changes.filter { $0.kind != .deletedDocument }
        return ChangePage(changes: changes, cursor: page.cursor, hasMore: page.hasMore)
      }
    },
    PlantedFault("lists what is deleted as if it were there") { store in
      store.changeFeed { page in
        let changes = page.changes.map { $0.kind == .deletedDocument ? Change(kind: .document, path: $0.path) : $0 }
        return ChangePage(changes: changes, cursor: page.cursor, hasMore: page.hasMore)
      }
    },
    PlantedFault("takes items of one path for one item") { store in
      store.changeFeed { page in
        var seen: Set<ItemPath> = []
        let changes = page.changes.filter { seen.insert($0.path).inserted }
        return ChangePage(changes: changes, cursor: page.cursor, hasMore: page.hasMore)
      }
    },
    PlantedFault("follows the feed of what begins alike") { store in
      store.changes.onChanges = { port, page throws(StoreFailure) in
        let all = try await port.changes(FeedPage(prefix: .root, cursor: page.cursor, limit: page.limit))
        let changes = all.changes.filter { $0.path.text.hasPrefix(page.prefix.text) }
        return ChangePage(changes: changes, cursor: all.cursor, hasMore: all.hasMore)
      }
    },
    PlantedFault("lists paths as text without escapes") { store in
      store.changeFeed { page in
        let changes = page.changes.map { change in
          let text = change.path.segments.map(\.rawValue).joined(separator: "/")
          return Change(kind: change.kind, path: ItemPath(text))
        }
        return ChangePage(changes: changes, cursor: page.cursor, hasMore: page.hasMore)
      }
    },
    PlantedFault("enters what it refuses into the feed") { store in
      let sound = store.documents.sound
      let notes = store.notes
      @Sendable func trace(_ what: String) async {
        let id = WriteID(rawValue: "\(notes.count("traces"))")
        _ = try? await sound.save([DocumentWrite("local/refused", id: id, expected: .any, body: [])])
      }
      store.documents.onSave = { port, writes throws(DocumentError) in
        do throws(DocumentError) { return try await port.save(writes) } catch {
          await trace("documents")
          throw error
        }
      }
    },
    PlantedFault("enters repeats into the feed") { store in
      let sound = store.documents.sound
      let notes = store.notes
      store.sessions.onAppend = { port, asked throws(JournalError) in
        let before = try await port.session(at: asked.path).head().revision
        let recorded = try await port.append(asked)
        if try await port.session(at: asked.path).head().revision == before {
          let id = WriteID(rawValue: "\(notes.count("traces"))")
          _ = try? await sound.save([DocumentWrite("local/repeated", id: id, expected: .any, body: [])])
        }
        return recorded
      }
    },
    PlantedFault("leaves its cursor where it was while nothing under the prefix has changed") { store in
      store.changes.onChanges = { port, page throws(StoreFailure) in
        let sound = try await port.changes(page)
        guard sound.changes.isEmpty, let cursor = page.cursor else { return sound }
        return ChangePage(changes: [], cursor: cursor, hasMore: false)
      }
    },
    PlantedFault("moves its cursor on past what did not fit on the page") { store in
      store.changes.onChanges = { port, page throws(StoreFailure) in
        let sound = try await port.changes(page)
        guard sound.hasMore, page.limit > 1 else { return sound }
        let cursor = ChangeCursor(store: sound.cursor.store, sequence: sound.cursor.sequence + 1)
        return ChangePage(changes: sound.changes, cursor: cursor, hasMore: true)
      }
    },
    PlantedFault("forgets on compaction what was changed before") { store in
      store.changes.onChanges = { port, page throws(StoreFailure) in
        let sound = try await port.changes(page)
        guard sound.cursor.sequence > 60 else { return sound }
        let changes = sound.changes.filter { $0.path != "still" }
        return ChangePage(changes: changes, cursor: sound.cursor, hasMore: sound.hasMore)
      }
    },
    PlantedFault("takes a cursor from any store") { store in
      store.changes.onChanges = { port, page throws(StoreFailure) in
        do throws(StoreFailure) { return try await port.changes(page) } catch .cursorUnknown {
          return try await port.changes(FeedPage(prefix: page.prefix, cursor: nil, limit: page.limit))
        }
      }
    },
    PlantedFault("takes a cursor that it has not come to for the last one") { store in
      store.changes.onChanges = { port, page throws(StoreFailure) in
        let last = try await port.changes(under: .root, after: nil, limit: 1000).cursor
        guard let cursor = page.cursor, cursor.store == last.store else { return try await port.changes(page) }
        let bent = ChangeCursor(store: last.store, sequence: min(max(0, cursor.sequence), last.sequence))
        return try await port.changes(FeedPage(prefix: page.prefix, cursor: bent, limit: page.limit))
      }
    },
    PlantedFault("tells of a write before it can be read") { store in
      let notes = store.notes
      store.documents.onLoad = { port, path throws(DocumentError) in
        notes.count("loads \(path)") == 1 ? nil : try await port.load(path)
      }
    },
    PlantedFault("gives another identity at each opening") { store in
      let opening = store.opening
      store.changes.onChanges = { port, page throws(StoreFailure) in
        var asked = page
        if let cursor = page.cursor {
          guard cursor.store.hasSuffix("#\(opening)") else { throw .cursorUnknown }
          let store = String(cursor.store.dropLast("#\(opening)".count))
          asked.cursor = ChangeCursor(store: store, sequence: cursor.sequence)
        }
        let sound = try await port.changes(asked)
        let cursor = ChangeCursor(store: "\(sound.cursor.store)#\(opening)", sequence: sound.cursor.sequence)
        return ChangePage(changes: sound.changes, cursor: cursor, hasMore: sound.hasMore)
      }
    },
    PlantedFault("shows another opening only what it has changed since") { store in
      let opening = store.opening
      store.changes.onChanges = { port, page throws(StoreFailure) in
        let sound = try await port.changes(page)
        guard opening > 1, page.cursor == nil else { return sound }
        return ChangePage(changes: Array(sound.changes.dropFirst()), cursor: sound.cursor, hasMore: sound.hasMore)
      }
    },
  ]
}
