public import Domain
import Foundation
import RemoteHTTP
import StoreEngine

/// A link that lets somebody into a server, as people send it to each other.
public struct ServerLink: Hashable, Sendable {
  /// What a link's address says it is.
  public enum Kind: Hashable, Sendable {
    /// A one-time link of somebody who has an account.
    case signIn
    /// An invite for somebody new.
    case join
  }

  /// Such as `http://192.168.1.20:8080`.
  public let server: String
  public let kind: Kind
  /// What the server knows the link by; for an invite also its code.
  public let secret: String

  /// Reads `SERVER/sign-in/SECRET` or `SERVER/join/SECRET`; nil for any other text.
  public init?(_ text: String) {
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

  /// An invite by its code, on a server.
  public init(code: String, on server: String) {
    (self.server, kind, secret) = (server, .join, code)
  }

  /// Uses the link, and keeps what came of it for the command line.
  ///
  /// - Parameter name: What somebody new is called.
  /// - Returns: Whom the server takes the command line for from now on.
  /// - Throws: ``Domain/StoreFailure``; `denied` for a link that is no good.
  public func signIn(as name: String) async throws -> Account {
    let store = try RemoteStore(url: server)
    let result: Result<(token: String, account: Account), any Error>
    do {
      switch kind {
      case .signIn: result = .success(try await store.signIn(withLink: secret))
      case .join: result = .success(try await store.signIn(withInvite: secret, as: name))
      }
    } catch {
      result = .failure(error)
    }
    await store.close()
    let session = try result.get()
    try SignedInServers().keep(session.token, for: server)
    return session.account
  }

  /// Signs the command line in to a server with a recovery code.
  ///
  /// - Parameters:
  ///   - code: The code, however it was typed.
  ///   - server: The server's address.
  ///   - keepsOthers: Whether the account's other devices stay signed in.
  /// - Returns: The account, and the new recovery code, which is shown once.
  /// - Throws: ``Domain/StoreFailure``; `denied` for a code that is no good.
  public static func recover(
    with code: String,
    on server: String,
    keepingOthers keepsOthers: Bool
  ) async throws -> (account: Account, code: String?) {
    let store = try RemoteStore(url: server)
    let id = Container.randomIdentity()
    let result: Result<(token: String, account: Account, code: String?), any Error>
    do { result = .success(try await store.signIn(withRecovery: code, keepingOthers: keepsOthers, id: id)) } catch {
      result = .failure(error)
    }
    await store.close()
    let session = try result.get()
    try SignedInServers().keep(session.token, for: server)
    return (session.account, session.code)
  }

  /// Ends the sign-in to a server, there and here.
  ///
  /// It is forgotten here also where the server cannot be asked.
  public static func signOut(of server: String) async throws {
    let store = try StoreScheme.server(server)
    var failure: StoreFailure?
    do { try await store.signOut() } catch { failure = error }
    await store.close()
    try SignedInServers().forget(server)
    if let failure, failure != .denied { throw failure }
  }
}
