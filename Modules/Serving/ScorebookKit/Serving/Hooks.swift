package import Domain
import Hypertext
import Pages
import ScoreServer
package import Spaces
import WireFormat

/// Secrets by which a device or another program acts for one account in one space.
///
/// The store holds only their SHA-256, under `local/`, which is never served or synced. They end with the sessions of an
/// account whose phone is lost.
package struct Hooks: Sendable {
  /// One hook, without its secret.
  package struct Hook: Encodable, Sendable {
    /// The id for ``Hooks/end(_:of:)``.
    package let id: String
    package let name: String
    package let madeAt: Timestamp
  }

  /// The most hooks of an account in one space.
  static let largestCount = 20

  let documents: any DocumentRepository
  let signIn: SignIn
  let clock: ClockAndIdentities

  init(_ documents: any DocumentRepository, _ signIn: SignIn, _ clock: ClockAndIdentities) {
    (self.documents, self.signIn, self.clock) = (documents, signIn, clock)
  }

  /// Creates a hook, and returns its secret, which is shown once.
  ///
  /// - Throws: ``Domain/Refusal`` for a name that is too long, or too many hooks.
  package func make(for user: UserID, in space: SpaceID, named name: String) async throws -> String {
    guard TextLimit.name.accepts(name: name) else {
      throw Refusal("invalid", "A name has 1 to \(Limits.displayNameCharacters) characters.")
    }
    guard try await open(of: user, in: space).count < Self.largestCount else {
      throw Refusal("invalid", "There are \(Self.largestCount) already. End one first.")
    }
    let secret = clock.newIdentity() + clock.newIdentity()
    let record = HookRecord(user: user, space: space, name: name, madeAt: clock.now())
    let write = try DocumentKey.hook(Installation.digest(secret))
      .write(record, id: clock.newWrite(), expected: .absent, labels: Set([SignIn.hookLabel(of: user)]))
    _ = try await documents.save([write])
    return secret
  }

  /// Returns the hooks of an account in a space, oldest first.
  package func open(of user: UserID, in space: SpaceID) async throws -> [Hook] {
    var found: [Hook] = []
    for head in try await documents.all(under: SignIn.hooks, labelled: SignIn.hookLabel(of: user)) {
      guard let id = head.path.segments.last?.rawValue, let record = try await documents.value(.hook(id)).value,
        record.user == user, record.space == space
      else { continue }
      found.append(Hook(id: id, name: record.name, madeAt: record.madeAt))
    }
    return found.sorted { ($0.madeAt, $0.id) < ($1.madeAt, $1.id) }
  }

  /// Ends a hook for good.
  ///
  /// - Throws: ``WireFormat/Problem`` for one of another account.
  package func end(_ id: String, of user: UserID) async throws {
    let key = DocumentKey.hook(id)
    guard let record = try await documents.value(key).value, record.user == user else { throw Problem.notFound }
    let write = DocumentWrite(key.path, id: clock.newWrite(), expected: .any, body: nil)
    _ = try await documents.save([write])
  }

  /// Ends all hooks into a space for good.
  func endAll(in space: SpaceID) async throws(DocumentError) {
    for head in try await documents.all(under: SignIn.hooks) {
      let key = DocumentKey<HookRecord>.json(head.path)
      guard try await documents.value(key).value?.space == space else { continue }
      _ = try await documents.save([DocumentWrite(head.path, id: clock.newWrite(), expected: .any, body: nil)])
    }
  }

  /// Returns the account and the space of a secret.
  ///
  /// - Throws: ``WireFormat/Problem`` for an unknown or ended secret.
  package func owner(of secret: String) async throws -> (account: Account, space: SpaceID) {
    guard let record = try await documents.value(.hook(Installation.digest(secret))).value,
      let account = try await signIn.account(of: record.user)
    else { throw Problem.notFound }
    return (account, record.space)
  }

  /// The address to which the owner of a secret posts.
  static func address(_ secret: String) -> WebAddress { WebAddress("hooks", secret) }
}

struct HookRecord: Hashable, Codable, Sendable {
  // Groups were the first spaces with hooks.
  private enum CodingKeys: String, CodingKey {
    case user, name, madeAt
    case space = "group"
  }

  let user: UserID
  let space: SpaceID
  let name: String
  let madeAt: Timestamp
}

extension DocumentKey where Value == HookRecord {
  static func hook(_ id: String) -> Self { .json(SignIn.hooks.appending(ItemPath.Segment(rawValue: id))) }
}
