import Domain
import DomainContracts

// Faults in the feed.

extension PlantedFault {
  static let feed: [PlantedFault] = [
    PlantedFault("tells of a change that nobody made") { store in
      store.changeEntries { [Change(kind: .document, path: "nobody/wrote/this")] + $0 }
    }
    .breaks("a store that nobody has written to has no changes"),
    PlantedFault("says that there is more to come after the last change") { store in
      store.changeFeed { $0.with(\.hasMore, !$0.changes.isEmpty) }
    }
    .breaks("pages of the feed of any size join without gap or repeat"),
    PlantedFault("says that there is never more to come") { store in
      store.changeFeed { $0.with(\.hasMore, false) }
    }
    .breaks(
      "a copy moves more than a page of everything",
      "a reader that stops anywhere goes on where it was",
      "pages under a prefix join without gap or repeat"
    ),
    PlantedFault("leaves closed journals out of the feed") { store in
      let notes = store.notes
      store.sessions.onClose = { port, path throws(JournalError) in
        notes["closed \(path)"] = ""
        try await port.session(at: path).close()
      }
      store.changeEntries { $0.filter { $0.kind != .journal || notes["closed \($0.path)"] == nil } }
    }
    .breaks(
      "a copy reads the same: definitions, times, stamps and ids",
      "every write of every port is in the feed when it is acknowledged"
    ),
    PlantedFault("enters only the first item of a batch into the feed") { store in
      let notes = store.notes
      store.changeEntries { $0.filter { notes["hidden \($0.path)"] == nil } }
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
    }
    .breaks("a batch has an entry for each item that it wrote", "a copy moves more than a page of everything"),
    PlantedFault("loses every fifth change") { store in
      store.changes.onChanges = { port, page throws(StoreFailure) in
        let sound = try await port.changes(page)
        let all = try await port.changes(under: .root, after: nil, limit: 1000).changes
        let kept = sound.changes.filter { change in
          all.firstIndex(of: change).map { !($0 + 1).isMultiple(of: 5) } ?? true
        }
        return sound.with(\.changes, kept)
      }
    }
    .breaks(
      "a reader misses nothing while another opening writes",
      "a reader misses nothing while many write",
      "nothing is missed by a reader who reopens the store after each page"
    ),
    PlantedFault("lists an item for each of its changes") { store in
      let notes = store.notes
      store.changeWrites { write in
        notes["written \(write.path)"] = "\(notes.count("written \(write.path)"))"
        return write
      }
      store.changeEntries { changes in
        changes.flatMap { change in
          Array(repeating: change, count: notes["written \(change.path)"].flatMap { Int($0) } ?? 1)
        }
      }
    }
    .breaks("an item that changes again stands once, at its latest change"),
    PlantedFault("lists changes in the order of their paths") { store in
      store.changeEntries { $0.sorted { $0.path < $1.path } }
    }
    .breaks("an item that changes again stands once, at its latest change"),
    PlantedFault("leaves what is deleted out of the feed") { store in
      store.changeEntries { $0.filter { $0.kind != .deletedDocument } }
    }
    .breaks(
      "a copy after a cursor moves only what has changed",
      "every write of every port is in the feed when it is acknowledged",
      "without a cursor the feed lists everything, deleted documents as such"
    ),
    PlantedFault("lists what is deleted as if it were there") { store in
      store.changeEntries { changes in
        changes.map { $0.kind == .deletedDocument ? Change(kind: .document, path: $0.path) : $0 }
      }
    }
    .breaks("without a cursor the feed lists everything, deleted documents as such"),
    PlantedFault("takes items of one path for one item") { store in
      store.changeEntries { changes in
        var seen: Set<ItemPath> = []
        return changes.filter { seen.insert($0.path).inserted }
      }
    }
    .breaks("a document, a journal and a board at one path are three items"),
    PlantedFault("follows the feed of what begins alike") { store in
      store.changes.onChanges = { port, page throws(StoreFailure) in
        let all = try await port.changes(FeedPage(prefix: .root, cursor: page.cursor, limit: page.limit))
        return all.with(\.changes, all.changes.filter { $0.path.text.hasPrefix(page.prefix.text) })
      }
    }
    .breaks("only what lies under the prefix is listed, by whole segments"),
    PlantedFault("lists paths as text without escapes") { store in
      store.changeEntries { changes in
        changes.map { change in
          let text = change.path.segments.map(\.rawValue).joined(separator: "/")
          return Change(kind: change.kind, path: ItemPath(text))
        }
      }
    }
    .breaks("any text of a path is carried through the feed"),
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
    }
    .breaks("a refused write leaves no trace"),
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
    }
    .breaks("a repeated write leaves no trace"),
    PlantedFault("leaves its cursor where it was while nothing under the prefix has changed") { store in
      store.changes.onChanges = { port, page throws(StoreFailure) in
        let sound = try await port.changes(page)
        guard sound.changes.isEmpty, let cursor = page.cursor else { return sound }
        return ChangePage(changes: [], cursor: cursor, hasMore: false)
      }
    }
    .breaks("a cursor moves on past what lies outside the prefix"),
    PlantedFault("moves its cursor on past what did not fit on the page") { store in
      store.changes.onChanges = { port, page throws(StoreFailure) in
        let sound = try await port.changes(page)
        guard sound.hasMore, page.limit > 1 else { return sound }
        let cursor = ChangeCursor(store: sound.cursor.store, sequence: sound.cursor.sequence + 1)
        return sound.with(\.cursor, cursor)
      }
    }
    .breaks(
      "a reader that stops anywhere goes on where it was",
      "pages of the feed of any size join without gap or repeat"
    ),
    PlantedFault("forgets on compaction what was changed before") { store in
      store.changes.onChanges = { port, page throws(StoreFailure) in
        let sound = try await port.changes(page)
        guard sound.cursor.sequence > 60 else { return sound }
        return sound.with(\.changes, sound.changes.filter { $0.path != "still" })
      }
    }
    .breaks("nothing is missed over any number of rewrites", "nothing is missed over many rewrites and reopenings"),
    PlantedFault("takes a cursor from any store") { store in
      store.changes.onChanges = { port, page throws(StoreFailure) in
        do throws(StoreFailure) { return try await port.changes(page) } catch .cursorUnknown {
          return try await port.changes(FeedPage(prefix: page.prefix, cursor: nil, limit: page.limit))
        }
      }
    }
    .breaks("another store's cursor is unknown"),
    PlantedFault("takes a cursor that it has not come to for the last one") { store in
      store.changes.onChanges = { port, page throws(StoreFailure) in
        let last = try await port.changes(under: .root, after: nil, limit: 1000).cursor
        guard let cursor = page.cursor, cursor.store == last.store else { return try await port.changes(page) }
        let bent = ChangeCursor(store: last.store, sequence: min(max(0, cursor.sequence), last.sequence))
        return try await port.changes(FeedPage(prefix: page.prefix, cursor: bent, limit: page.limit))
      }
    }
    .breaks("a cursor that the store has not come to is unknown"),
    PlantedFault("tells of a write before it can be read") { store in
      let notes = store.notes
      store.documents.onLoad = { port, path throws(DocumentError) in
        notes.count("loads \(path)") == 1 ? nil : try await port.load(path)
      }
    }
    .breaks("what a reader learns of it can read"),
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
        return sound.with(\.cursor, cursor)
      }
    }
    .breaks(
      "a follower that comes back has missed nothing",
      "nothing is missed by a reader who reopens the store after each page",
      "the feed is the same after reopening, and its cursors stay good"
    ),
    PlantedFault("shows another opening only what it has changed since") { store in
      let opening = store.opening
      store.changes.onChanges = { port, page throws(StoreFailure) in
        let sound = try await port.changes(page)
        guard opening > 1, page.cursor == nil else { return sound }
        return sound.with(\.changes, Array(sound.changes.dropFirst()))
      }
    }
    .breaks(
      "the feed is the same after reopening, and its cursors stay good",
      "two openings give the same feed and take each other's cursors"
    ),
  ]
}
