public import Domain
import NIOHTTP1
import WireFormat

extension RemoteStore {
  /// Returns the account that the token belongs to.
  ///
  /// - Throws: ``StoreFailure/denied`` for an expired or invalid token.
  public func account() async throws(StoreFailure) -> Account {
    try await link.get(.account, [:], throwing: StoreFailure.self)
  }

  /// Sends the export of an account, a ZIP archive, in parts as they arrive.
  ///
  /// - Parameters:
  ///   - user: The account of the token; another one for the owner of the server.
  ///   - send: Takes the next part.
  /// - Throws: ``StoreFailure``; ``StoreFailure/denied`` for an account that the server does not show. Any error of `send`.
  public func export(of user: UserID, to send: ([UInt8]) async throws -> Void) async throws {
    try await link.download("account/data/\(ItemPath.Segment(user).rawValue)/export.zip", to: send)
  }

  /// Signs in with a one-time link, and returns the session's token and its account.
  ///
  /// - Throws: ``StoreFailure/denied`` for a link that is used or expired.
  public func signIn(withLink secret: String) async throws(StoreFailure) -> (token: String, account: Account) {
    try await signIn(WireSignIn(link: secret))
  }

  /// Signs in with an invite's secret or code, and returns the session's token and its account.
  ///
  /// A store with the token of a session joins as the account of that session.
  ///
  /// - Parameters:
  ///   - text: The secret or code.
  ///   - name: The name of a new person.
  ///   - isNamesake: Whether the person is another one than the member with that name.
  /// - Returns: The token and the account.
  /// - Throws: ``StoreFailure/denied`` for an expired or invalid invite; ``StoreFailure/invalid(_:)`` for the name of a
  ///   member.
  public func signIn(
    withInvite text: String,
    as name: String,
    isNamesake: Bool = false
  ) async throws(StoreFailure) -> (token: String, account: Account) {
    try await signIn(WireSignIn(invite: text, name: name, isNamesake: isNamesake))
  }

  /// Signs in with a recovery code, and returns the session's token, its account, and the next recovery code.
  ///
  /// - Parameters:
  ///   - code: The code, however it was typed.
  ///   - keepsOthers: Whether the account's other sessions stay.
  ///   - id: At least 80 random bits. A retry with the same bits returns the same new code.
  /// - Returns: The token, the account and the new code.
  /// - Throws: ``StoreFailure/denied`` for an expired or invalid code.
  public func signIn(
    withRecovery code: String,
    keepingOthers keepsOthers: Bool,
    id: String
  ) async throws(StoreFailure) -> (token: String, account: Account, code: String?) {
    let body = WireSignIn(recovery: code, keepsOthers: keepsOthers, id: id)
    let session: WireSession = try await link.post(.signIn, [:], body, throwing: StoreFailure.self)
    return (session.token, session.account, session.recoveryCode)
  }

  /// Asks to be signed in as a second device, by a code that a first device of the account shows, and returns the session's
  /// token and its account.
  ///
  /// Call it again with the same bits until the first device has confirmed.
  ///
  /// - Parameters:
  ///   - code: The code, however it was typed.
  ///   - claim: At least 80 random bits, in 20 to 80 bytes, that no one else knows.
  /// - Returns: The token and the account; nil as long as the first device has not confirmed.
  /// - Throws: ``StoreFailure/invalid(_:)`` for a code that is wrong, expired, used or refused.
  public func signIn(
    withDevice code: String,
    as claim: String
  ) async throws(StoreFailure) -> (token: String, account: Account)? {
    do {
      let body = WireSignIn(device: code, id: claim)
      let session: WireSession = try await link.post(.signIn, [:], body, throwing: DeviceRefusal.self)
      return (session.token, session.account)
    } catch {
      switch error {
      case .notConfirmed: return nil
      case .store(let failure): throw failure
      }
    }
  }

  /// Ends the session whose token this store sends.
  public func signOut() async throws(StoreFailure) {
    _ = try await link.exchange(
      WireRequest(method: .DELETE, address: .session, query: [:]),
      throwing: StoreFailure.self
    )
  }

  private func signIn(_ body: WireSignIn) async throws(StoreFailure) -> (token: String, account: Account) {
    let session: WireSession = try await link.post(.signIn, [:], body, throwing: StoreFailure.self)
    return (session.token, session.account)
  }
}

/// Why a device is not signed in by a code.
private enum DeviceRefusal: WireFailure {
  /// The first device has not confirmed yet.
  case notConfirmed
  case store(StoreFailure)

  var wireProblem: Problem {
    switch self {
    case .notConfirmed: StoreFailure.unavailable("the first device has not confirmed this one yet").wireProblem
    case .store(let failure): failure.wireProblem
    }
  }

  init?(own problem: Problem) {
    guard problem.code == "deviceNotConfirmed" else { return nil }
    self = .notConfirmed
  }
}
