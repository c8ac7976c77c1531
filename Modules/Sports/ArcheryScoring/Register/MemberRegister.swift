package import Domain
import Spaces

/// The member register of an installation: documents under `register`, which the access rules leave to the owner.
///
/// The service works over the whole store. Its callers ask ``mayUse(_:)`` first.
package struct MemberRegister: Sendable {
  /// The kind of space that the register lies in.
  package static let kind: ItemPath.Segment = "register"
  static let people = ItemPath([kind, "people"])

  private let documents: any DocumentRepository
  private let newIdentity: @Sendable () -> String

  /// Creates the register from the documents of the whole store.
  package init(_ documents: any DocumentRepository, newIdentity: @escaping @Sendable () -> String) {
    (self.documents, self.newIdentity) = (documents, newIdentity)
  }

  // MARK: Registrars

  /// Whether an account reads and changes the register.
  package func mayUse(_ account: Account) async throws(DocumentError) -> Bool {
    if account.role == .owner { return true }
    return try await registrars().contains(account.user)
  }

  /// The accounts that the owner lets use the register.
  package func registrars() async throws(DocumentError) -> [UserID] {
    try await documents.value(.registrars).value?.users ?? []
  }

  /// Makes an account a registrar, or ends that.
  package func appoint(_ user: UserID, _ isRegistrar: Bool) async throws(DocumentError) {
    try await documents.update(.registrars, as: newWrite()) { known in
      var users = Set(known?.users ?? [])
      if isRegistrar { users.insert(user) } else { users.remove(user) }
      return Registrars(users: users.sorted())
    }
  }

  // MARK: Archers

  /// Every archer, by name.
  package func entries() async throws(DocumentError) -> [RegisterEntry] {
    let heads = try await documents.all(under: Self.people)
    var entries: [RegisterEntry] = []
    for case let document? in try await documents.loadAll(of: heads.map(\.path)) where !document.head.isDeleted {
      guard let id = document.head.path.segments.last, let archer = RegisteredArcher(stored: document.body) else {
        continue
      }
      entries.append(RegisterEntry(id: RegisterID(id), archer: archer))
    }
    return entries.sorted { (NameKey($0.archer.name), $0.id) < (NameKey($1.archer.name), $1.id) }
  }

  /// One archer; nil for one who is not there.
  package func archer(_ id: RegisterID) async throws(DocumentError) -> RegisteredArcher? {
    try await documents.value(.registered(id)).value
  }

  /// Writes an archer.
  ///
  /// A caller makes the id of a new archer from the ticket of its form, so that a retry adds none.
  ///
  /// - Throws: ``Domain/Refusal`` for a bad field; ``Domain/DocumentError``.
  package func save(_ archer: RegisteredArcher, as id: RegisterID) async throws {
    try archer.check()
    try await documents.update(.registered(id), as: newWrite()) { _ in archer }
  }

  /// Deletes an archer and everything that the register holds about the archer.
  package func delete(_ id: RegisterID) async throws(DocumentError) {
    let path = DocumentKey.registered(id).path
    guard let document = try await documents.load(path), !document.head.isDeleted else { return }
    _ = try await documents.save([DocumentWrite(path, id: newWrite(), expected: .any, body: nil)])
  }

  private func newWrite() -> WriteID { WriteID(rawValue: newIdentity()) }
}

struct Registrars: StoredValue {
  var users: [UserID]

  static let blank = Registrars(users: [])
}

extension DocumentKey where Value == Registrars {
  static var registrars: Self { .stored(ItemPath([MemberRegister.kind, "registrars"])) }
}

extension DocumentKey where Value == RegisteredArcher {
  static func registered(_ id: RegisterID) -> Self { .stored(MemberRegister.people.appending(ItemPath.Segment(id))) }
}
