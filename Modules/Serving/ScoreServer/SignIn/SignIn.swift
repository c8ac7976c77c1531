import Crypto
public import Domain
import Notices
import WireFormat

/// Signs people in: a one-time link becomes a lasting session.
///
/// A session is a signed token (a JWT) and a record under `local/sign-in`, which is never served or synced. Both must
/// be valid. So signing out ends a session at once, and a copy of the store contains no sessions. The store holds only
/// the SHA-256 of a link. Each request checks the session and the rights of the account.
public struct SignIn: Sendable {
  /// The lifetime of an unused link.
  package static let linkMilliseconds: Int64 = 24 * 3_600_000
  /// The time after which a session that nobody uses ends: half a year, which is longer than any season's break.
  package static let sessionMilliseconds: Int64 = 182 * 24 * 3_600_000
  /// The lifetime of a session that is used all the time: two years.
  package static let longestSessionMilliseconds: Int64 = 730 * 24 * 3_600_000
  /// The time before the end of that lifetime at which pages begin to warn.
  package static let warningMilliseconds: Int64 = 30 * 24 * 3_600_000
  /// The shortest time between two renewals of a session, because each is a write.
  static let renewalMilliseconds: Int64 = 24 * 3_600_000
  /// The time for which expired links, sessions and invites are kept.
  package static let keptMilliseconds: Int64 = 365 * 24 * 3_600_000

  let documents: any DocumentRepository
  let clock: ClockAndIdentities
  /// The limit on attempts at all codes together.
  let tries: CodeTries
  let watch: SignInWatch
  private let keys: SessionKeys
  private let remembered: RememberedAccounts?

  /// Creates the sign-in of a store.
  ///
  /// - Parameters:
  ///   - documents: The store of accounts, links and sessions.
  ///   - changes: The store's feed, so that sessions can be cached; nil reads them at every request.
  ///   - keys: The keys that sign sessions; nil creates keys for this process only.
  ///   - clock: The server's clock, with identities of at least 80 random bits.
  ///   - servers: The number of servers on the store. Several count attempts at codes in the store.
  public init(
    documents: any DocumentRepository,
    changes: (any Followable)? = nil,
    keys: SessionKeys? = nil,
    clock: ClockAndIdentities,
    servers: Int = 1
  ) {
    let shared = servers > 1 ? SharedTries(documents, clock) : nil
    self.init(documents, changes, keys, clock, tries: CodeTries(sharing: shared), servers: servers)
  }

  init(
    _ documents: any DocumentRepository,
    _ changes: (any Followable)?,
    _ keys: SessionKeys?,
    _ clock: ClockAndIdentities,
    tries: CodeTries,
    servers: Int = 1
  ) {
    (self.documents, self.clock) = (documents, clock)
    self.keys = keys ?? SessionKeys(file: nil, newIdentity: clock.newIdentity)
    remembered = changes.map(RememberedAccounts.init)
    self.tries = tries
    watch = SignInWatch(documents, now: clock.now, servers: servers)
  }

  /// Creates a one-time link, and returns its secret.
  public func newLink(for account: Account) async throws(DocumentError) -> String {
    let secret = newSecret()
    let link = Link(user: account.user, expiresAt: clock.now().advanced(byMilliseconds: Self.linkMilliseconds))
    let key = DocumentKey.link(secret)
    let labels = Self.labels(of: account.user)
    _ = try await documents.save([try key.write(link, id: clock.newWrite(), expected: .absent, labels: labels)])
    return secret
  }

  /// Returns the account of an unused link; nil for an expired or invalid link.
  func account(ofLink secret: String) async throws(DocumentError) -> Account? {
    guard let link = try await documents.value(.link(secret)).value, link.expiresAt > clock.now() else { return nil }
    return try await account(of: link.user)
  }

  /// Returns whether a link is unused, and its account comes with the server's next start.
  func isEarly(_ secret: String) async throws(DocumentError) -> Bool {
    guard let link = try await documents.value(.link(secret)).value, link.expiresAt > clock.now() else { return false }
    return try await account(of: link.user) == nil
  }

  /// Redeems a link, and returns the token of its session; nil for an expired or invalid link, and for one of an account
  /// that the store does not have yet, which stays unused.
  ///
  /// The link ends and the session begins in one step, so a link never opens two.
  public func redeem(_ secret: String) async throws(DocumentError) -> String? {
    let key = DocumentKey.link(secret)
    let found = try await documents.value(key)
    guard let link = found.value, link.expiresAt > clock.now(), try await account(of: link.user) != nil else {
      return nil
    }
    let use = DocumentWrite(key.path, id: clock.newWrite(), expected: found.expected, body: nil)
    do { return try await openSession(of: link.user, with: [use]) } catch .conflict { return nil }
  }

  /// Opens a session, and returns its token.
  ///
  /// `writes` are applied in the same step, while `premises` hold.
  func openSession(
    of user: UserID,
    with writes: [DocumentWrite] = [],
    given premises: [Premise] = []
  ) async throws(DocumentError) -> String {
    let (id, start) = (newSecret(), clock.now())
    let end = start.advanced(byMilliseconds: Self.sessionMilliseconds)
    let last = start.advanced(byMilliseconds: Self.longestSessionMilliseconds)
    let claims = SessionClaims(sub: user.rawValue, jti: id, iat: start.rawValue / 1000, exp: last.rawValue / 1000)
    let token: String
    do { token = try keys.sign(claims) } catch {
      throw .store(.unavailable("a session cannot be signed: \(error)"))
    }
    let session = try DocumentKey.session(id)
      .write(
        Session(user: user, expiresAt: end),
        id: clock.newWrite(),
        expected: .absent,
        labels: Self.labels(of: user)
      )
    _ = try await documents.save(writes + [session], given: premises)
    return token
  }

  /// Returns the account of a session's token; nil for an expired or invalid token.
  public func account(ofSession token: String) async throws(DocumentError) -> Account? {
    guard let claims = try await claims(of: token) else { return nil }
    return try await find(claims)?.account
  }

  /// Returns the session of a token, and renews it: a session that is in use ends only after
  /// ``longestSessionMilliseconds``.
  ///
  /// - Parameter token: The token.
  /// - Returns: The session; nil for an expired or invalid token.
  /// - Throws: ``Domain/DocumentError``.
  func use(_ token: String) async throws(DocumentError) -> UsedSession? {
    guard let claims = try await claims(of: token), let found = try await find(claims) else { return nil }
    let end = min(clock.now().advanced(byMilliseconds: Self.sessionMilliseconds), found.lastEnd)
    var used = UsedSession(account: found.account, lastEnd: found.lastEnd)
    guard end.milliseconds(since: found.sessionEnd) >= Self.renewalMilliseconds else { return used }
    // The session is good as it is. So a full disk, or another request that was faster, stops nobody.
    used.isRenewed = (try? await change(claims) { Session(user: $0.user, expiresAt: end, since: $0.since) }) ?? false
    return used
  }

  /// Gives a session that ends soon the lifetime of a new one, because its account asks for it.
  ///
  /// - Throws: ``WireFormat/Problem/signInNeeded`` for an expired or invalid token; ``Domain/DocumentError``.
  package func extend(_ token: String) async throws {
    guard let claims = try await claims(of: token), try await find(claims) != nil else { throw Problem.signInNeeded }
    let now = clock.now()
    let end = now.advanced(byMilliseconds: Self.sessionMilliseconds)
    _ = try await change(claims) { Session(user: $0.user, expiresAt: end, since: now) }
  }

  /// Changes the record of a session; false for a session that ended meanwhile.
  private func change(
    _ claims: SessionClaims,
    _ change: (Session) -> Session
  ) async throws(DocumentError) -> Bool {
    let key = DocumentKey.session(claims.jti)
    let present = try await documents.value(key)
    guard let session = present.value else { return false }
    let labels = Self.labels(of: session.user)
    let write = try key.write(change(session), id: clock.newWrite(), expected: present.expected, labels: labels)
    _ = try await documents.save([write])
    return true
  }

  private func find(_ claims: SessionClaims) async throws(DocumentError) -> RememberedAccounts.Finding? {
    let now = clock.now()
    guard let remembered else { return try await find(claims, at: now) }
    return try await remembered.finding(ofSession: claims.jti, at: now) { () async throws(DocumentError) in
      try await find(claims, at: now)
    }
  }

  private func find(
    _ claims: SessionClaims,
    at now: Timestamp
  ) async throws(DocumentError) -> RememberedAccounts.Finding? {
    guard let session = try await documents.value(.session(claims.jti)).value,
      session.user.rawValue == claims.sub, session.expiresAt > now, session.lastEnd(of: claims) > now,
      let account = try await account(of: session.user)
    else { return nil }
    return RememberedAccounts.Finding(
      account: account,
      sessionEnd: session.expiresAt,
      lastEnd: session.lastEnd(of: claims),
      foundAt: now
    )
  }

  /// Ends a session.
  public func end(_ token: String) async throws(DocumentError) {
    guard let claims = try await claims(of: token) else { return }
    let session = DocumentKey.session(claims.jti).path
    try await remove([session])
    let device = session.segments.last.map { Self.pushDevices(of: UserID(rawValue: claims.sub)).appending($0) }
    if let device { try await remove(try await documents.all(under: device).map(\.path)) }
  }

  /// Ends all sessions of a user, with the user's unused links, recovery code and hooks.
  package func endAll(of user: UserID) async throws(DocumentError) {
    try await endRecoveryCode(of: user)
    try await endAll(of: user, but: [])
  }

  /// Ends all sessions, links and hooks of a user, except those at some paths.
  func endAll(of user: UserID, but kept: Set<ItemPath>) async throws(DocumentError) {
    for label in Self.labels(of: user) {
      let all = try await documents.all(under: "local/sign-in", labelled: label).map(\.path)
      try await remove(all.filter { !kept.contains($0) })
    }
    try await endPushes(of: user, but: kept)
    let ended = try await documents.all(under: Self.hooks, labelled: Self.hookLabel(of: user)).map(\.path)
    guard !ended.isEmpty else { return }
    let subject = ended.map { "\($0)" }.sorted()
    try await watch.tell(.connectionsEnded(count: ended.count), about: subject, to: user)
    try await remove(ended)
  }

  /// Returns the number of a user's active sessions besides one.
  ///
  /// - Parameters:
  ///   - user: The user.
  ///   - token: The token of the session that does not count.
  /// - Returns: The number.
  /// - Throws: ``Domain/DocumentError``.
  package func otherSessions(of user: UserID, than token: String?) async throws(DocumentError) -> Int {
    var own: ItemPath?
    if let token { own = try await claims(of: token).map { DocumentKey.session($0.jti).path } }
    var count = 0
    for label in Self.labels(of: user) {
      for head in try await documents.all(under: Self.sessions, labelled: label) where head.path != own {
        let session = try await documents.value(DocumentKey<Session>.json(head.path)).value
        if let session, session.expiresAt > clock.now() { count += 1 }
      }
    }
    return count
  }

  /// Returns when each session of an account ends, the next first.
  package func sessionEnds(of user: UserID) async throws(DocumentError) -> [Timestamp] {
    var ends: [Timestamp] = []
    for label in Self.labels(of: user) {
      for head in try await documents.all(under: Self.sessions, labelled: label) {
        let session = try await documents.value(DocumentKey<Session>.json(head.path)).value
        if let session, session.user == user { ends.append(session.expiresAt) }
      }
    }
    return ends.sorted()
  }

  /// The place of the secrets by which programs act for accounts without a session.
  package static let hooks: ItemPath = "local/hooks"

  /// Returns the label of a user's secrets there.
  package static func hookLabel(of user: UserID) -> DocumentLabel {
    DocumentLabel(rawValue: "hook:\(ItemPath.Segment.digest(of: user.rawValue).rawValue)")
  }

  static func labels(of user: UserID) -> Set<DocumentLabel> {
    Set([DocumentLabel(rawValue: "session:\(user)")].filter { $0.problem == nil })
  }

  /// Removes links, sessions and invites that expired more than ``keptMilliseconds`` ago.
  ///
  /// Called at the start of a server.
  ///
  /// One reading of the clock decides nothing, because a clock that is ahead would sign everyone out for good. The
  /// store's last stamp, which comes from an earlier run, must have passed that time too.
  ///
  /// - Parameter lastStamp: The store's last stamp before this run wrote anything; nil removes nothing.
  /// - Throws: ``Domain/DocumentError``.
  package func removeExpired(lastStamp: Timestamp?) async throws(DocumentError) {
    guard let lastStamp else { return }
    let limit = min(clock.now(), lastStamp).advanced(byMilliseconds: -Self.keptMilliseconds)
    for head in try await documents.all(under: "local/sign-in") {
      let expiry = try await documents.value(DocumentKey<Expiry>.json(head.path)).value?.expiresAt
      if let expiry, expiry <= limit { try await remove([head.path]) }
    }
  }

  func claims(of token: String) async throws(DocumentError) -> SessionClaims? {
    do { return try keys.verify(token) } catch { throw .store(error) }
  }

  func remove(_ paths: [ItemPath]) async throws(DocumentError) {
    for path in paths {
      _ = try await documents.save([DocumentWrite(path, id: clock.newWrite(), expected: .any, body: nil)])
    }
  }

  /// Returns 160 random bits.
  func newSecret() -> String { clock.newIdentity() + clock.newIdentity() }

  /// Returns a code of 60 random bits, as twelve letters.
  func newCode() -> String {
    CodeLetters.text(of: SHA256.hash(data: Array(newSecret().utf8)).prefix(JoinCode.length))
  }

  /// The path of the sessions, for pages that follow it.
  package static let sessions: ItemPath = "local/sign-in/sessions"
}

struct Link: Hashable, Codable, Sendable {
  let user: UserID
  let expiresAt: Timestamp
}

struct Session: Hashable, Codable, Sendable {
  let user: UserID
  let expiresAt: Timestamp
  /// The time at which the account asked to stay signed in; nil for the time of the token.
  var since: Timestamp?

  /// The end of the session, which no use moves.
  func lastEnd(of claims: SessionClaims) -> Timestamp {
    (since ?? Timestamp(rawValue: claims.iat &* 1000)).advanced(byMilliseconds: SignIn.longestSessionMilliseconds)
  }
}

/// A session as a request finds it.
struct UsedSession: Sendable {
  let account: Account
  /// The end of the session, which no use moves.
  let lastEnd: Timestamp
  /// Whether this use has renewed the session.
  var isRenewed = false
}

/// The common part of links and sessions.
private struct Expiry: Codable {
  let expiresAt: Timestamp
}

extension DocumentKey where Value == Link {
  static func link(_ secret: String) -> Self { .json(ItemPath("local/sign-in/links").appending(.digest(of: secret))) }
}

extension DocumentKey where Value == Session {
  static func session(_ id: String) -> Self { .json(SignIn.sessions.appending(.digest(of: id))) }
}

extension ItemPath.Segment {
  static func digest(of secret: String) -> Self {
    Self(rawValue: SHA256.hash(data: Array(secret.utf8)).hexDigits)
  }
}
