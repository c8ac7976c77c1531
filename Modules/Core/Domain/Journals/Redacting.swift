extension ScoringSession {
  /// Redacts events of the journal, page by page, also where it is closed.
  ///
  /// Safe to repeat: an event whose body is already what is to stay is left. An event of which too much would stay for one
  /// redaction keeps nothing; no program writes one as long.
  ///
  /// - Parameters:
  ///   - actor: The actor of the redactions.
  ///   - remains: Returns what stays of an event's body, a JSON object; nil for an event that stays as it is.
  /// - Throws: ``Domain/JournalError``; the redactions before stay.
  package func redact(
    by actor: UserID,
    keeping remains: @Sendable (ScoringEvent) -> [UInt8]?
  ) async throws(JournalError) {
    var last = Revision.zero
    while true {
      let page = try await events(after: last, limit: Limits.pageItems)
      try await redact(page.map(\.event), by: actor, keeping: remains)
      guard let next = page.last?.revision, page.count == Limits.pageItems else { return }
      last = next
    }
  }

  /// Redacts some events of the journal.
  package func redact(
    _ events: [ScoringEvent],
    by actor: UserID,
    keeping remains: @Sendable (ScoringEvent) -> [UInt8]?
  ) async throws(JournalError) {
    for piece in try events.redactions(keeping: remains) {
      // The head moves with every redaction, so its revision makes ids that no earlier or later one has.
      let id = EventID(rawValue: "redacted:\(actor):\(try await head().revision.rawValue)")
      let event = ScoringEvent(
        id: id,
        type: Redaction.type,
        actor: actor,
        occurredAt: piece.first.occurredAt,
        body: piece.body
      )
      _ = try await append([event], expecting: .any)
    }
  }
}

extension [ScoringEvent] {
  /// Returns the bodies of redactions, each as long as an event may be, with the first event of each.
  fileprivate func redactions(
    keeping remains: (ScoringEvent) -> [UInt8]?
  ) throws(JournalError) -> [(first: ScoringEvent, body: [UInt8])] {
    var pieces: [(first: ScoringEvent, bodies: [EventID: [UInt8]])] = []
    var bytes = 0
    for event in self where event.type != Redaction.type && !event.body.isEmpty {
      guard let kept = remains(event) else { continue }
      var new = Redaction(keeping: [event.id: kept])
      if new.bodies[event.id] == event.body { continue }
      if try new.length > Limits.eventBytes { new = Redaction(keeping: [event.id: Redaction.nothing]) }
      let length = try new.length
      if pieces.isEmpty || bytes + length > Limits.eventBytes {
        pieces.append((event, [:]))
        bytes = 0
      }
      bytes += length
      pieces[pieces.count - 1].bodies.merge(new.bodies) { $1 }
    }
    return try pieces.map { piece throws(JournalError) in (piece.first, try Redaction(keeping: piece.bodies).written) }
  }
}

extension Redaction {
  /// What stays of an event of which nothing stays.
  package static let nothing = Array("{}".utf8)

  fileprivate var written: [UInt8] {
    get throws(JournalError) {
      do { return try body() } catch { throw .invalid("a redaction that cannot be written: \(error)") }
    }
  }

  fileprivate var length: Int { get throws(JournalError) { try written.count } }
}
