import Domain

/// A caller's id for one entry, so that a repeated request records once.
///
/// A ticket belongs to an account: two accounts may use the same text.
public struct Ticket: Hashable, Sendable {
  /// The text that the form, the command or the other program generated.
  public let id: String
  /// A checksum of the content; nil if the caller has none.
  private let checksum: String?

  /// Creates a ticket whose retries are not compared.
  public init(_ id: String) { (self.id, checksum) = (id, nil) }

  /// Creates a ticket for certain content.
  ///
  /// The same ticket with other content is rejected, because recording it would lose one of the two.
  public init(_ id: String, for content: some Sequence<UInt8>) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in content { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    (self.id, checksum) = (id, String(repeating: "0", count: 16 - digits.count) + digits)
  }

  private static let mark: Character = "~"

  /// The id of the first event that the ticket records for an account.
  ///
  /// The others add their number.
  func event(_ number: Int, of user: UserID) -> EventID {
    let first = [prefix(of: user), checksum].compactMap(\.self).joined(separator: String(Self.mark))
    return EventID(rawValue: number == 0 ? first : "\(first)#\(number)")
  }

  /// Returns whether the journal holds an entry of this ticket.
  ///
  /// - Throws: ``Domain/Refusal`` if the entry had other content.
  func isRecorded<Fold>(by user: UserID, in journal: JournalFold<Fold>) throws(Refusal) -> Bool {
    let own = event(0, of: user)
    if journal.event(own) != nil { return true }
    guard checksum != nil, journal.event(startingWith: prefix(of: user) + String(Self.mark)) != nil else {
      return false
    }
    throw .ticketReused
  }

  private func prefix(of user: UserID) -> String { "\(user):\(id)" }
}

extension Ticket {
  /// The events of an entry, after those of the member's arrival.
  func events(
    _ drafts: [EventDraft],
    _ arrival: [EventDraft],
    by user: UserID,
    at now: Timestamp
  ) throws(Refusal) -> [ScoringEvent] {
    var events: [ScoringEvent] = []
    let numbered = drafts.enumerated().map { ($0.element, event($0.offset, of: user)) }
    let arriving = arrival.enumerated().map { ($0.element, Ticket("arrival:\(id)").event($0.offset, of: user)) }
    for (draft, id) in arriving + numbered {
      let own = draft.key.map { "\(draft.subject.map { "\($0)" } ?? "\(user)"):\($0)" }
      let event = ScoringEvent(
        id: own.map { EventID(rawValue: $0) } ?? id,
        type: draft.type,
        actor: user,
        subject: draft.subject,
        occurredAt: draft.occurredAt ?? now,
        retracts: draft.retracts,
        body: draft.body
      )
      guard event.id.problem == nil else {
        throw Refusal("ticket", "The id of this entry is too long. Reload the page, then enter it again.")
      }
      events.append(event)
    }
    return events
  }
}
