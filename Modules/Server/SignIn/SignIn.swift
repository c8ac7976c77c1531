import Crypto
public import Domain

/// Who acts: an account of this server.
public struct Account: Hashable, Codable, Sendable {
  public let user: UserID
  public let displayName: String

  public init(user: UserID, displayName: String) {
    self.user = user
    self.displayName = displayName
  }
}

/// Lets people in: a link that works once becomes a session that lasts.
///
/// Both are random texts of 160 bits of which the store holds only the SHA-256, under `local/sign-in`, which is never
/// served or synced. So sessions outlive a restart, and a copy of the store lets nobody in.
public struct SignIn: Sendable {
  /// A link that nobody has used is good for this long.
  public static let linkMilliseconds: Int64 = 24 * 3_600_000
  /// A session is good for this long after it began.
  public static let sessionMilliseconds: Int64 = 30 * 24 * 3_600_000

  private let documents: any DocumentRepository
  private let now: @Sendable () -> Timestamp
  private let newIdentity: @Sendable () -> String

  public init(
    documents: any DocumentRepository,
    now: @escaping @Sendable () -> Timestamp,
    newIdentity: @escaping @Sendable () -> String
  ) {
    self.documents = documents
    self.now = now
    self.newIdentity = newIdentity
  }

  /// The account of whoever runs this server; made on first use, under the given name.
  public func owner(named name: String) async throws(DocumentError) -> Account {
    let made = Account(user: UserID(rawValue: newIdentity()), displayName: name)
    return try await documents.update(.owner, as: newWrite()) { $0 ?? made }
  }

  /// A new one-time link's secret.
  public func newLink(for account: Account) async throws(DocumentError) -> String {
    let secret = newIdentity() + newIdentity()
    let link = Link(account: account, expiresAt: now().advanced(byMilliseconds: Self.linkMilliseconds))
    let key = DocumentKey.link(secret)
    _ = try await documents.save([try key.write(link, id: newWrite(), expected: .absent)])
    return secret
  }

  /// Uses a link up, and returns the secret of the session that it opens; nil for a link that is no good (any more).
  ///
  /// The link goes and the session comes in one step, so a link never opens two.
  public func redeem(_ secret: String) async throws(DocumentError) -> String? {
    let key = DocumentKey.link(secret)
    let found = try await documents.value(key)
    guard let link = found.value, link.expiresAt > now() else { return nil }
    let session = newIdentity() + newIdentity()
    let expiry = now().advanced(byMilliseconds: Self.sessionMilliseconds)
    let opened = Session(account: link.account, expiresAt: expiry)
    do {
      _ = try await documents.save([
        DocumentWrite(key.path, id: newWrite(), expected: found.expected, body: nil),
        try DocumentKey.session(session).write(opened, id: newWrite(), expected: .absent),
      ])
      return session
    } catch .conflict {
      return nil
    }
  }

  /// Whose session this is; nil for none, or one that has ended.
  public func account(ofSession secret: String) async throws(DocumentError) -> Account? {
    guard let session = try await documents.value(.session(secret)).value, session.expiresAt > now() else { return nil }
    return session.account
  }

  /// Ends a session.
  public func end(_ secret: String) async throws(DocumentError) {
    let write = DocumentWrite(DocumentKey.session(secret).path, id: newWrite(), expected: .any, body: nil)
    _ = try await documents.save([write])
  }

  private func newWrite() -> WriteID { WriteID(rawValue: newIdentity()) }
}

struct Link: Hashable, Codable, Sendable {
  let account: Account
  let expiresAt: Timestamp
}

struct Session: Hashable, Codable, Sendable {
  let account: Account
  let expiresAt: Timestamp
}

extension DocumentKey where Value == Account {
  static var owner: Self { .json("local/sign-in/owner") }
}

extension DocumentKey where Value == Link {
  static func link(_ secret: String) -> Self { .json(Path("local/sign-in/links").appending(.digest(of: secret))) }
}

extension DocumentKey where Value == Session {
  static func session(_ secret: String) -> Self { .json(Path("local/sign-in/sessions").appending(.digest(of: secret))) }
}

extension Path.Segment {
  fileprivate static func digest(of secret: String) -> Self {
    let digits = Array("0123456789abcdef")
    let bytes = SHA256.hash(data: Array(secret.utf8))
    return Self(rawValue: String(bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }))
  }
}
