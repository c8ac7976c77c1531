public import Domain
public import Hummingbird
public import NIOCore

/// What is known of one request: who makes it.
public struct SignedInContext: RemoteAddressRequestContext {
  public var coreContext: CoreRequestContextStorage
  /// Where the request comes from; behind a proxy that is the proxy.
  public let remoteAddress: SocketAddress?
  /// nil for someone who has not signed in.
  public var account: Account?
  /// Who the request's session belongs to now; a stream asks again while it lasts.
  public var currentAccount: @Sendable () async throws -> Account? = { nil }

  public init(source: Source) {
    coreContext = CoreRequestContextStorage(source: source)
    remoteAddress = source.channel.remoteAddress
  }

  /// Bytes of a form or JSON body that are read at most.
  public var maxUploadSize: Int { 1 << 20 }

  /// Whom the rules of access judge this request by.
  public var principal: Principal { account?.principal ?? .anonymous }

  /// - Throws: ``Problem/signInNeeded``.
  public func requireAccount() throws(Problem) -> Account {
    guard let account else { throw .signInNeeded }
    return account
  }
}
