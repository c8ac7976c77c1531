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
