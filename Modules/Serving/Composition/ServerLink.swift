package import Domain
import Foundation
import Leaderboards
import StoreEngine
import Synchronization

#if HTTPS
import RemoteHTTP
#endif

/// A link that lets a person into a server.
package struct ServerLink: Hashable, Sendable {
  /// The kind of link, by its address.
  package enum Kind: Hashable, Sendable {
    /// A one-time link for a person with an account.
    case signIn
    /// An invite for a new person.
    case join
  }

  /// The server's address, such as `http://192.168.1.20:8080`.
  package let server: String
  package let kind: Kind
  /// The link's secret; for an invite also its code.
  package let secret: String

  /// Reads `SERVER/sign-in/SECRET` or `SERVER/join/SECRET`; nil for any other text.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count > 4, let secret = parts.last, !secret.isEmpty else { return nil }
    switch parts[parts.count - 2] {
    case "sign-in": kind = .signIn
    case "join": kind = .join
    default: return nil
    }
    server = parts.dropLast(2).joined(separator: "/")
    self.secret = String(secret)
  }

  package init(code: String, on server: String) {
    (self.server, kind, secret) = (server, .join, code)
  }

  /// Signs the command line in with the link, and stores the session.
  ///
  /// Whoever is signed in there already joins with an invite as that account, as on the server's page.
  ///
  /// - Parameters:
  ///   - name: The name of a new person.
  ///   - isNamesake: Whether the person is another one than the member with that name.
  /// - Returns: The account of the new session.
  /// - Throws: ``Domain/StoreFailure``; `denied` for an expired or invalid link, `invalid` for the name of a member.
  package func signIn(as name: String, isNamesake: Bool = false) async throws -> Account {
    let token = kind == .join ? try SignedInServers().token(for: server) : nil
    let session = try await Self.using(RemoteStore(url: server, token: token)) { store in
      switch kind {
      case .signIn: try await store.signIn(withLink: secret)
      case .join: try await store.signIn(withInvite: secret, as: name, isNamesake: isNamesake)
      }
    }
    try SignedInServers().keep(session.token, for: server)
    return session.account
  }

  /// The account that the command line is signed in as on the link's server; nil for none.
  ///
  /// - Throws: ``Domain/StoreFailure`` if the server cannot be reached.
  package func account() async throws -> Account? {
    guard try SignedInServers().token(for: server) != nil else { return nil }
    return try await Self.using(StoreScheme.server(server)) { try await Self.account(in: $0) }
  }

  /// How a server answered a question for the account of a session.
  package struct Look: Sendable {
    /// The account; nil without a session there.
    package let account: Account?
    /// How far the clock of this machine is ahead of the server's, in milliseconds; nil if the server named no time.
    package let ahead: Int64?
  }

  /// Asks the link's server once for the account that the command line is signed in as there.
  ///
  /// - Parameter authority: A certificate authority in DER that is trusted besides the machine's.
  /// - Returns: What the server answered.
  /// - Throws: ``Domain/StoreFailure`` if the server cannot be reached.
  package func look(trusting authority: [UInt8]? = nil) async throws -> Look {
    let ahead = Mutex(Int64?.none)
    let (token, retry) = (try SignedInServers().token(for: server), RetryPolicy(attempts: 1))
    let onTime = { @Sendable (second: Timestamp) in
      // The server's time is in whole seconds.
      let difference = ClockAndIdentities.system.now().milliseconds(since: second.advanced(byMilliseconds: 500))
      ahead.withLock { $0 = difference }
    }
    let store = try RemoteStore(url: server, token: token, retry: retry, authority: authority, onTime: onTime)
    let account = try await Self.using(store) { try await Self.account(in: $0) }
    return Look(account: account, ahead: ahead.withLock { $0 })
  }

  /// Signs the command line in to a server with a recovery code.
  ///
  /// - Parameters:
  ///   - code: The code, however it was typed.
  ///   - server: The server's address.
  ///   - keepsOthers: Whether the account's other devices stay signed in.
  /// - Returns: The account, and the new recovery code, which is shown once.
  /// - Throws: ``Domain/StoreFailure``; `denied` for an expired or invalid code.
  package static func recover(
    with code: String,
    on server: String,
    keepingOthers keepsOthers: Bool
  ) async throws -> (account: Account, code: String?) {
    let id = ClockAndIdentities.system.newIdentity()
    let session = try await using(RemoteStore(url: server)) { store in
      try await store.signIn(withRecovery: code, keepingOthers: keepsOthers, id: id)
    }
    try SignedInServers().keep(session.token, for: server)
    return (session.account, session.code)
  }

  /// Asks a server to sign this machine in as a second device, and stores the session once the first device has confirmed.
  ///
  /// - Parameters:
  ///   - code: The code that the first device shows, however it was typed.
  ///   - claim: At least 80 random bits, the same in each call until the first device has confirmed.
  ///   - server: The server's address, which is asked once and may not redirect.
  /// - Returns: The account; nil as long as the first device has not confirmed.
  /// - Throws: ``Domain/StoreFailure``; `invalid` or `denied` for a code that is wrong, expired, used or refused.
  package static func signIn(withDevice code: String, as claim: String, on server: String) async throws -> Account? {
    let session = try await using(RemoteStore(url: server, retry: RetryPolicy(attempts: 1))) { store in
      try await store.signIn(withDevice: code, as: claim)
    }
    guard let session else { return nil }
    try SignedInServers().keep(session.token, for: server)
    return session.account
  }

  /// Sends the export of an account in parts as a server makes it, which knows more than a copy of its store.
  ///
  /// - Parameters:
  ///   - user: The account.
  ///   - server: The server's address.
  ///   - send: Takes the next part.
  /// - Throws: ``Domain/StoreFailure``; any error of `send`.
  package static func export(
    of user: UserID,
    on server: String,
    to send: ([UInt8]) async throws -> Void
  ) async throws {
    try await using(StoreScheme.server(server)) { try await $0.export(of: user, to: send) }
  }

  /// Returns the account of a store's session; nil for none.
  private static func account(in store: RemoteStore) async throws -> Account? {
    do { return try await store.storage.account() } catch StoreFailure.denied { return nil }
  }

  /// Uses a server's store, and closes it also after an error.
  private static func using<Value>(
    _ store: RemoteStore,
    _ body: (RemoteStore) async throws -> Value
  ) async throws -> Value {
    let result: Result<Value, any Error>
    do { result = .success(try await body(store)) } catch { result = .failure(error) }
    await store.close()
    return try result.get()
  }

  /// Ends the session on a server, on both sides.
  ///
  /// The local session ends even if the server is unreachable.
  package static func signOut(of server: String) async throws {
    let store = try StoreScheme.server(server)
    var failure: StoreFailure?
    do { try await store.signOut() } catch { failure = error }
    await store.close()
    try SignedInServers().forget(server)
    if let failure, failure != .denied { throw failure }
  }
}
