public import Domain

/// The account of a server that a local store belongs to.
///
/// A store that was used before its user signed in knows its owner by an id of its own. The link names the account that
/// the records of that owner belong to. The local records stay as they are, and sync exchanges the two ids on the way.
/// So one write adopts a whole store.
public struct AccountLink: Hashable, Codable, Sendable {
  /// The owner of the store, as the store knows that user.
  public let owner: UserID
  /// The same user, as the server knows that user; equal to ``owner`` for a store that was new at its first sync.
  public let account: UserID

  /// Creates a link.
  public init(owner: UserID, account: UserID) {
    (self.owner, self.account) = (owner, account)
  }

  /// Whether the two stores know the user by different ids.
  package var exchangesIDs: Bool { owner != account }

  /// Whether neither id can occur in a text by accident, so that sync can exchange them everywhere.
  ///
  /// An id that `SignIn` made has 16 random letters and digits.
  package var isExchangeable: Bool {
    let ids = [owner.rawValue, account.rawValue]
    return owner == account
      || ids.allSatisfy { id in
        id.utf8.count >= Self.shortest && id.utf8.allSatisfy(Self.isPlain)
          && ids.allSatisfy { $0 == id || !$0.contains(id) }
      }
  }

  private static let shortest = 16

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}

extension DocumentKey where Value == AccountLink {
  /// The key of the account that the store belongs to.
  ///
  /// The document is never synced. A copy of the store has it, too.
  package static var accountLink: Self { .json("server/account") }
}

// MARK: Exchanging the ids

extension AccountLink {
  /// Returns the bytes with each of the two ids replaced by the other.
  ///
  /// Exchanging twice gives the same bytes again, so sync compares contents exactly.
  func exchanged(_ bytes: [UInt8]) -> [UInt8] {
    if !exchangesIDs { return bytes }
    let (mine, theirs) = (Array(owner.rawValue.utf8), Array(account.rawValue.utf8))
    var (result, position, isChanged) = ([UInt8](), 0, false)
    result.reserveCapacity(bytes.count)
    while position < bytes.count {
      let byte = bytes[position]
      if byte == mine[0], bytes[position...].starts(with: mine) {
        result += theirs
        position += mine.count
        isChanged = true
      } else if byte == theirs[0], bytes[position...].starts(with: theirs) {
        result += mine
        position += theirs.count
        isChanged = true
      } else {
        result.append(byte)
        position += 1
      }
    }
    return isChanged ? result : bytes
  }

  func exchanged(_ text: String) -> String {
    exchangesIDs ? String(decoding: exchanged(Array(text.utf8)), as: UTF8.self) : text
  }

  func exchanged<Subject>(_ id: Identifier<Subject>) -> Identifier<Subject> {
    Identifier(rawValue: exchanged(id.rawValue))
  }

  /// The ids hold no character that a path escapes.
  func exchanged(_ path: ItemPath) -> ItemPath { ItemPath(exchanged(path.text)) }

  func exchanged(_ event: ScoringEvent) -> ScoringEvent {
    var event = event
    (event.id, event.actor) = (exchanged(event.id), exchanged(event.actor))
    (event.subject, event.retracts) = (event.subject.map(exchanged), event.retracts.map(exchanged))
    event.body = exchanged(event.body)
    return event
  }

  func exchanged(_ head: DocumentHead, size: Int?) -> DocumentHead {
    var head = head
    (head.path, head.write, head.size) = (exchanged(head.path), exchanged(head.write), size)
    head.labels = Set(head.labels.map(exchanged))
    return head
  }

  func exchanged(_ document: Document) -> Document {
    let body = exchanged(document.body)
    return Document(head: exchanged(document.head, size: document.head.size.map { _ in body.count }), body: body)
  }

  func exchanged(_ write: DocumentWrite) -> DocumentWrite {
    var write = write
    (write.path, write.id, write.body) = (exchanged(write.path), exchanged(write.id), write.body.map(exchanged))
    write.labels = Set(write.labels.map(exchanged))
    return write
  }

  func exchanged(_ page: ChangePage) -> ChangePage {
    let changes = page.changes.map { Change(kind: $0.kind, path: exchanged($0.path)) }
    return ChangePage(changes: changes, cursor: page.cursor, hasMore: page.hasMore)
  }

  func exchanged(_ account: Account) -> Account {
    Account(user: exchanged(account.user), displayName: account.displayName, role: account.role)
  }
}
