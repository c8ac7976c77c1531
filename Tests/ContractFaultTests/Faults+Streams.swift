import Domain

// Faults in the streams that are built on the feed.

extension PlantedFault {
  static let streams: [PlantedFault] = [
    PlantedFault("gives a follower nothing at first") { store in
      store.changeFollowing { port, prefix in
        Updates { sink in
          relay(port.follow(under: prefix).dropFirst(), to: sink)
        }
      }
    }
    .breaks("a follower is given the store's cursor at once", "a follower that comes back has missed nothing"),
    PlantedFault("tells a follower nothing after the first") { store in
      store.changeFollowing(followOnce)
    }
    .breaks(
      "a followed document is given as it is, and again after each change",
      "a followed list is given as it is, and again after each change in it",
      "a followed session gives its head, and again after each change",
      "a follower of any port is told of each write under its prefix"
    ),
    PlantedFault("tells a follower of one port's writes only") { store in
      store.sessions.onFollow = followOnce
      store.leaderboards.onFollow = followOnce
    }
    .breaks(
      "a followed board gives its page, and again when what it shows has changed",
      "a follower of any port is told of each write under its prefix"
    ),
    PlantedFault("keeps from a slow follower what came last") { store in
      store.changeFollowing { port, prefix in
        Updates { sink in
          let task = Task {
            var last: ChangeCursor?
            for try await cursor in port.follow(under: prefix) {
              if let last { sink.yield(last) } else { sink.yield(cursor) }
              last = cursor
            }
          }
          sink.onEnd { task.cancel() }
        }
      }
    }
    .breaks("a slow follower skips to the newest cursor and never misses the last"),
    PlantedFault("tells a follower of everything") { store in
      store.changeFollowing { port, _ in port.follow(under: .root) }
    }
    .breaks("a follower is not told of what lies beside its prefix"),
    PlantedFault("tells a follower of what begins alike") { store in
      store.changeFollowing { port, prefix in
        port.follow(under: ItemPath(Array(prefix.segments.dropLast())))
      }
    }
    .breaks("a follower is not told of what lies beside its prefix"),
    PlantedFault("tells one follower only") { store in
      let notes = store.notes
      store.changeFollowing { port, prefix in
        Updates { sink in
          let isFirst = notes.count("followers") == 1
          let cursors = port.follow(under: prefix)
          if isFirst { relay(cursors, to: sink) } else { relay(cursors.prefix(1), to: sink, finishing: false) }
        }
      }
    }
    .breaks("many followers are all told"),
    PlantedFault("gives a second reader of a stream where the first one is") { store in
      store.changeFollowing { port, prefix in
        let notes = Notes()
        return Updates { sink in
          if notes.count("readers") == 1 { relay(port.follow(under: prefix), to: sink) } else { sink.finish() }
        }
      }
    }
    .breaks("one stream may be read twice, each reader from its own beginning"),
    PlantedFault("refuses to write while followers do not read") { store in
      let (notes, live) = (store.notes, store.liveFollowers)
      store.documents.onSave = { port, writes throws(DocumentError) in
        if live() > 0, notes.count("unread") > 60 { throw .store(.unavailable("a follower does not read")) }
        return try await port.save(writes)
      }
    }
    .breaks("no writer waits for a follower that does not read"),
    PlantedFault("never forgets a follower") { store in
      let (notes, live) = (store.notes, store.liveFollowers)
      store.changeFollowing { port, prefix in
        Updates { sink in
          _ = notes.count("leaked")
          relay(port.follow(under: prefix), to: sink)
        }
      }
      store.liveFollowers = { max(live(), notes.tally("leaked")) }
    }
    .breaks(
      "a follower that breaks off its loop leaves nothing behind",
      "a follower that is cancelled ends and leaves nothing behind",
      "snapshots that are let go leave nothing behind",
      "a board's events leave no follower behind"
    ),
    PlantedFault("registers a follower before it reads") { store in
      let (notes, live) = (store.notes, store.liveFollowers)
      store.changeFollowing { port, prefix in
        notes.add(1, to: "early")
        return Updates { sink in
          notes.add(-1, to: "early")
          relay(port.follow(under: prefix), to: sink)
        }
      }
      store.liveFollowers = { live() + notes.tally("early") }
    }
    .breaks("a stream that nobody reads leaves nothing behind"),
    PlantedFault("does not end a stream whose reader is cancelled") { store in
      let live = store.liveFollowers
      let notes = store.notes
      store.changeFollowing { port, prefix in
        Updates { sink in
          notes.add(1, to: "held")
          relay(port.follow(under: prefix), to: sink)
        }
      }
      store.liveFollowers = { live() > 0 ? live() : notes.tally("held") }
    }
    .breaks(
      "a follower that is cancelled ends and leaves nothing behind",
      "snapshots that are let go leave nothing behind"
    ),
    PlantedFault("gives a document another stamp at each reading") { store in
      let notes = store.notes
      store.documents.onLoad = { port, path throws(DocumentError) in
        guard let document = try await port.load(path) else {
          let stamp = Stamp(time: Timestamp(rawValue: Int64(notes.count("reads"))), device: "none")
          let head = DocumentHead(path: path, revision: .zero, stamp: stamp, write: "none", labels: [], size: nil)
          return Document(head: head, body: [])
        }
        return document
      }
    }
    .breaks("a followed document is not given again for what happens below it"),
    PlantedFault("tells a follower nothing of another opening's writes") { store in
      guard store.opening > 1 else { return }
      store.changeFollowing(followOnce)
    }
    .breaks(
      "a followed board shows what is submitted through another opening",
      "a follower is told of what another opening writes",
      "a board's events tell what another opening wrote"
    ),
    PlantedFault("takes a missing board for an empty one") { store in
      store.leaderboards.onPage = { port, query throws(LeaderboardError) in
        do throws(LeaderboardError) { return try await port.page(query) } catch .noSuchBoard {
          return BoardPage(bucket: query.bucket, revision: .zero, total: 0, standings: [])
        }
      }
    }
    .breaks("a board that nobody defined is not there", "a followed board that is not there tells so"),
  ]
}

/// Tells the first cursor and nothing more, in a stream that does not end.
@Sendable private func followOnce(_ port: any Followable, _ prefix: ItemPath) -> Updates<ChangeCursor, StoreFailure> {
  Updates { sink in relay(port.follow(under: prefix).prefix(1), to: sink, finishing: false) }
}

/// Hands the elements of a stream on until its reader goes away.
private func relay<Stream: AsyncSequence & Sendable>(
  _ stream: Stream,
  to sink: Updates<ChangeCursor, StoreFailure>.Sink,
  finishing: Bool = true
) where Stream.Element == ChangeCursor {
  let task = Task {
    for try await cursor in stream { sink.yield(cursor) }
    if finishing { sink.finish() }
  }
  sink.onEnd { task.cancel() }
}
