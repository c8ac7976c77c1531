public import Domain
import NIOHTTP1
import WireFormat

extension RemoteStore {
  /// Whom the server takes the bearer of the token for.
  ///
  /// - Throws: ``StoreFailure/denied`` for a token that is no good (any more).
  public func account() async throws(StoreFailure) -> Account {
    try await link.get(.account, [:], throwing: StoreFailure.self)
  }

  /// Uses a one-time link, and returns the session's token and whose it is.
  ///
  /// - Throws: ``StoreFailure/denied`` for a link that was used before, or is too old.
  public func signIn(withLink secret: String) async throws(StoreFailure) -> (token: String, account: Account) {
    try await signIn(WireSignIn(link: secret))
  }

  /// Uses an invite's secret or code, and returns the session's token and whose it is.
  ///
  /// - Throws: ``StoreFailure/denied`` for an invite that is not good (any more).
  public func signIn(
    withInvite text: String,
    as name: String
  ) async throws(StoreFailure) -> (token: String, account: Account) {
    try await signIn(WireSignIn(invite: text, name: name))
  }

  /// Uses a recovery code, and returns the session's token, whose it is, and the code that took the place of the used one.
  ///
  /// - Parameters:
  ///   - code: The code, however it was typed.
  ///   - keepsOthers: Whether the account's other sessions stay.
  ///   - id: At least 80 random bits: a repeat with the same ones, after a lost answer, returns the same code.
  /// - Returns: The token, the account and the new code.
  /// - Throws: ``StoreFailure/denied`` for a code that is not good (any more).
  public func signIn(
    withRecovery code: String,
    keepingOthers keepsOthers: Bool,
    id: String
  ) async throws(StoreFailure) -> (token: String, account: Account, code: String?) {
    let body = WireSignIn(recovery: code, keepsOthers: keepsOthers, id: id)
    let session: WireSession = try await link.post(.signIn, [:], body, throwing: StoreFailure.self)
    return (session.token, session.account, session.recoveryCode)
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
