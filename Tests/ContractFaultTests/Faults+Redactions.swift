import Domain

// Faults in what a store makes of redactions.

extension PlantedFault {
  static let redactions: [PlantedFault] = [
    PlantedFault("makes nothing of a redaction") { store in
      store.changeEvents { $0.type == Redaction.type ? $0.with(\.type, "note") : $0 }
      store.changeRecorded { recorded in
        recorded.event.type == "note" ? recorded.with(\.event, recorded.event.with(\.type, Redaction.type)) : recorded
      }
    }
    .breaks(
      "a redaction replaces the bodies of earlier events, and nothing else of them",
      "an event and its redacted form are retries of each other",
      "a redaction applies to what is appended before it in one step",
      "a redaction applies to a closed journal",
      "a redaction that cannot be read is refused",
      "a later redaction may leave less of an event, and of an earlier redaction",
      "redacted events are the same after reopening",
      "two openings show a redaction, and know the original by it",
      "the content of a redacted event leaves the store's files by itself"
    ),
    PlantedFault("loses whom a redacted event is about") { store in
      store.changeRecorded { recorded in
        recorded.event.isRedacted ? recorded.with(\.event, recorded.event.with(\.subject, nil)) : recorded
      }
    }
    .breaks("a redaction replaces the bodies of earlier events, and nothing else of them"),
    PlantedFault("does not count redactions") { store in
      store.sessions.onHead = { port, path throws(JournalError) in
        let head = try await port.session(at: path).head()
        if path.problem != nil { return head }
        let count = try await port.history(of: path).count { $0.event.type == Redaction.type }
        return head.with(\.revision, Revision(rawValue: head.revision.rawValue - Int64(count)))
      }
    }
    .breaks("a redaction moves the head by one, and the feed shows its journal"),
    PlantedFault("takes the original of a redacted event for another event") { store in
      store.sessions.onAppend = { port, asked throws(JournalError) in
        for known in try await port.history(of: asked.path).map(\.event) where known.isRedacted {
          if asked.events.contains(where: { $0.id == known.id && !$0.isRedacted }) {
            throw .idempotencyConflict(known.id)
          }
        }
        return try await port.append(asked)
      }
    }
    .breaks(
      "an event and its redacted form are retries of each other",
      "redacted events are the same after reopening",
      "two openings show a redaction, and know the original by it"
    ),
    PlantedFault("records a repeated redaction again") { store in
      store.sessions.onAppend = { port, asked throws(JournalError) in
        let known = Set(try await port.history(of: asked.path).map(\.event.id))
        let events = asked.events.map { event in
          event.type == Redaction.type && known.contains(event.id)
            ? event.with(\.id, EventID(rawValue: "again \(event.id)")) : event
        }
        return try await port.session(at: asked.path).append(events, expecting: .any)
      }
    }
    .breaks("a repeated redaction is answered the same and appends nothing"),
    PlantedFault("redacts before it appends what came with a redaction") { store in
      store.sessions.onAppend = { port, asked throws(JournalError) in
        let redactions = asked.events.filter { $0.type == Redaction.type }
        if redactions.isEmpty || redactions.count == asked.events.count { return try await port.append(asked) }
        let rest = asked.events.filter { $0.type != Redaction.type }
        let session = port.session(at: asked.path)
        let first = try await session.append(redactions, expecting: asked.expected)
        return try await first + session.append(rest, expecting: .any)
      }
    }
    .breaks("a redaction applies to what is appended before it in one step"),
    PlantedFault("closes a journal to redactions, too") { store in
      store.sessions.onAppend = { port, asked throws(JournalError) in
        let isRedaction = asked.events.contains { $0.type == Redaction.type }
        if isRedaction, try await port.session(at: asked.path).head().isClosed { throw .closed }
        return try await port.append(asked)
      }
    }
    .breaks("a redaction applies to a closed journal"),
    PlantedFault("applies a redaction to later events, too") { store in
      store.sessions.onAppend = { port, asked throws(JournalError) in
        let bodies = try await port.history(of: asked.path).map(\.event).redactedBodies
        let events = asked.events.map { event in bodies[event.id].map(event.with(body:)) ?? event }
        return try await port.session(at: asked.path).append(events, expecting: asked.expected)
      }
    }
    .breaks("a redaction of events that the journal lacks is recorded, and leaves later events alone"),
    PlantedFault("records a redaction that it cannot read") { store in
      store.changeEvents { event in
        event.type == Redaction.type && Redaction(event) == nil ? event.with(\.type, "note") : event
      }
    }
    .breaks("a redaction that cannot be read is refused"),
    PlantedFault("leaves redactions as they were") { store in
      let bodies = Notebook<[UInt8]>()
      store.changeAppends { asked in
        for event in asked.events where event.type == Redaction.type { bodies[event.id.rawValue] = event.body }
      }
      store.changeRecorded { recorded in
        guard recorded.event.type == Redaction.type, let body = bodies[recorded.event.id.rawValue] else {
          return recorded
        }
        return recorded.with(\.event, recorded.event.with(body: body))
      }
    }
    .breaks("a later redaction may leave less of an event, and of an earlier redaction"),
    PlantedFault("shows the original to other openings") { store in
      let (notes, opening) = (store.notes, store.opening)
      store.changeAppends { asked in
        for event in asked.events where !event.isRedacted && notes["\(asked.path) \(event.id)"] == nil {
          notes["\(asked.path) \(event.id)"] = String(decoding: event.body, as: UTF8.self)
        }
      }
      store.sessions.onEvents = { port, page throws(JournalError) in
        let events = try await port.events(page)
        if opening == 1 { return events }
        return events.map { recorded in
          guard recorded.event.isRedacted, let body = notes["\(page.path) \(recorded.event.id)"] else {
            return recorded
          }
          return recorded.with(\.event, recorded.event.with(body: Array(body.utf8)))
        }
      }
    }
    .breaks(
      "redacted events are the same after reopening",
      "two openings show a redaction, and know the original by it"
    ),
    PlantedFault("leaves what was redacted in its files") { store in
      let (written, shown) = (Notebook<[[UInt8]]>(), store.bytesOnDisk)
      store.changeAppends { asked in written["all", default: []] += asked.events.map(\.body) }
      store.bytesOnDisk = { try await shown() + (written["all"] ?? []) }
    }
    .breaks("the content of a redacted event leaves the store's files by itself"),
  ]
}
