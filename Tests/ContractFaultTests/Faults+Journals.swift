import Domain

// Faults in what a store makes of journals.

extension PlantedFault {
  static let journals: [PlantedFault] = [
    PlantedFault("leaves gaps between revisions") { store in
      store.changeRecorded { $0.with(\.revision, Revision(rawValue: $0.revision.rawValue * 2)) }
    }
    .breaks("events are recorded with revisions 1, 2, 3 in the order given"),
    PlantedFault("loses every seventh event") { store in
      store.sessions.onEvents = { port, page throws(JournalError) in
        try await port.events(page).filter { !$0.revision.rawValue.isMultiple(of: 7) }
      }
    }
    .breaks("concurrent appends lose no event and leave no gap", "pages of events join without gap or repeat"),
    PlantedFault("tells a head that lags behind") { store in
      store.sessions.onHead = { port, path throws(JournalError) in
        let head = try await port.session(at: path).head()
        return head.with(\.revision, Revision(rawValue: max(0, head.revision.rawValue - 1)))
      }
    }
    .breaks("the head tells the revision of the last event"),
    PlantedFault("has no head for a journal that nobody has written to") { store in
      store.sessions.onHead = { port, path throws(JournalError) in
        let head = try await port.session(at: path).head()
        return head.revision == .zero ? head.with(\.isClosed, true) : head
      }
    }
    .breaks("a journal that nobody has written to is empty and open"),
    PlantedFault("loses what an event takes back, and whom it is about") { store in
      store.changeRecorded { $0.with(\.event, $0.event.with(\.subject, nil).with(\.retracts, nil)) }
    }
    .breaks(
      "an event is read as it was appended",
      "events stand the same in journals that received them in different orders"
    ),
    PlantedFault("mixes journals that begin alike") { store in
      store.changeJournals { $0.segments.first.map { ItemPath([$0]) } ?? $0 }
    }
    .breaks("journals do not mix, and may use the same event ids"),
    PlantedFault("makes something of events that cannot be taken, and then refuses them") { store in
      store.sessions.onAppend = { port, asked throws(JournalError) in
        do throws(JournalError) { return try await port.append(asked) } catch {
          _ = try? await port.session(at: asked.path).append(Array(asked.events.prefix(1)), expecting: .any)
          throw error
        }
      }
    }
    .breaks(
      "an append with one event that no store takes appends none",
      "an append with one known id of other content appends none"
    ),
    PlantedFault("hands out sessions that read from the beginning") { store in
      store.sessions.onEvents = { port, page throws(JournalError) in
        page.limit == 1
          ? try await port.session(at: page.path).events(after: .zero, limit: 1) : try await port.events(page)
      }
    }
    .breaks("a session at hand does what its repository does"),
    PlantedFault("takes absent for any") { store in
      store.changeAppends { if $0.expected == .absent { $0.expected = .any } }
    }
    .breaks("expecting absence is met by an empty journal only"),
    PlantedFault("does not ask what is expected once it knows a part") { store in
      store.sessions.onAppend = { port, asked throws(JournalError) in
        let ids = try await port.history(of: asked.path).map(\.event.id)
        let isKnown = asked.events.contains { ids.contains($0.id) }
        return try await port.session(at: asked.path).append(asked.events, expecting: isKnown ? .any : asked.expected)
      }
    }
    .breaks("a batch that is partly known is bound by what it expects"),
    PlantedFault("answers only with what is new") { store in
      store.sessions.onAppend = { port, asked throws(JournalError) in
        let before = try await port.session(at: asked.path).head().revision
        return try await port.append(asked).filter { $0.revision > before }
      }
    }
    .breaks("an append repeated after a lost answer is answered the same and appends nothing"),
    PlantedFault("refuses an event that stands twice in one append") { store in
      store.sessions.onAppend = { port, asked throws(JournalError) in
        let ids = asked.events.map(\.id)
        if let id = ids.first, Set(ids).count < ids.count { throw .idempotencyConflict(id) }
        return try await port.append(asked)
      }
    }
    .breaks("the same event twice in one append is recorded once"),
    PlantedFault("takes the first of two events with one id in one append") { store in
      store.changeAppends { asked in
        var seen: Set<EventID> = []
        asked.events = asked.events.filter { seen.insert($0.id).inserted }
      }
    }
    .breaks("the same id twice in one append with other content is refused"),
    PlantedFault("knows the last thousand events only") { store in
      store.sessions.onAppend = { port, asked throws(JournalError) in
        let revision = try await port.session(at: asked.path).head().revision.rawValue
        guard revision > 1000, let event = asked.events.first, asked.events.count == 1 else {
          return try await port.append(asked)
        }
        let old = try await port.session(at: asked.path).events(after: .zero, limit: Int(min(revision - 1000, 1000)))
        guard old.contains(where: { $0.event.id == event.id }) else { return try await port.append(asked) }
        return try await port.session(at: asked.path).append(
          [event.with(\.id, EventID(rawValue: "again \(event.id)"))],
          expecting: .any
        )
      }
    }
    .breaks("an event id is known after any number of later events"),
    PlantedFault("looks at the body alone to tell a repeat") { store in
      store.sessions.onAppend = { port, asked throws(JournalError) in
        let known = try await port.history(of: asked.path).map(\.event)
        let events = asked.events.map { event in known.first { $0.id == event.id && $0.body == event.body } ?? event }
        return try await port.session(at: asked.path).append(events, expecting: asked.expected)
      }
    }
    .breaks(
      "an event id that comes back with another actor is refused",
      "an event id that comes back with another retraction is refused",
      "an event id that comes back with another subject is refused",
      "an event id that comes back with another time is refused",
      "an event id that comes back with another type is refused"
    ),
    PlantedFault("closes nothing") { store in
      store.sessions.onClose = { _, path throws(JournalError) in
        if let problem = path.problem { throw .invalid(problem) }
      }
    }
    .breaks(
      "a closed journal refuses new events and keeps the old ones",
      "a closed journal takes what another store accepted"
    ),
    PlantedFault("answers nothing more once closed") { store in
      store.sessions.onAppend = { port, asked throws(JournalError) in
        if try await port.session(at: asked.path).head().isClosed { throw .closed }
        return try await port.append(asked)
      }
    }
    .breaks(
      "a closed journal answers repeats as before",
      "a closed journal takes what another store accepted",
      "a copy made twice is harmless"
    ),
    PlantedFault("refuses to close what is closed") { store in
      store.sessions.onClose = { port, path throws(JournalError) in
        if try await port.session(at: path).head().isClosed { throw .closed }
        try await port.session(at: path).close()
      }
    }
    .breaks("closing a closed journal does nothing"),
    PlantedFault("closes only what holds events") { store in
      store.sessions.onClose = { port, path throws(JournalError) in
        if try await port.session(at: path).head().revision == .zero, path.problem == nil { return }
        try await port.session(at: path).close()
      }
    }
    .breaks("a journal may be closed before its first event"),
    PlantedFault("closes what lies below, too") { store in
      let notes = store.notes
      store.sessions.onClose = { port, path throws(JournalError) in
        notes["closed"] = path.text
        try await port.session(at: path).close()
      }
      store.sessions.onAppend = { port, asked throws(JournalError) in
        if let closed = notes["closed"], asked.path.isUnder(ItemPath(closed)), asked.path.text != closed {
          throw .closed
        }
        return try await port.append(asked)
      }
    }
    .breaks("closing one journal leaves the others open"),
    PlantedFault("gives the last event when it is asked for what follows") { store in
      store.sessions.onEvents = { port, page throws(JournalError) in
        let events = try await port.events(page)
        if !events.isEmpty || page.limit == 0 { return events }
        let head = try await port.session(at: page.path).head()
        guard head.revision > .zero, page.limit > 0, page.limit < 1000, page.revision >= .zero else { return events }
        return try await port.session(at: page.path).events(
          after: Revision(rawValue: head.revision.rawValue - 1),
          limit: 1
        )
      }
    }
    .breaks("reading past the last event gives nothing"),
    PlantedFault("gives no more than a megabyte at once") { store in
      store.sessions.onEvents = { port, page throws(JournalError) in
        var bytes = 0
        return try await port.events(page).prefix { event in
          bytes += event.event.body.count
          return bytes <= 1 << 20
        }
      }
    }
    .breaks("many large events are appended and read at once"),
  ]
}
