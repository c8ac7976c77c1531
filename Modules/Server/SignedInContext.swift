public import Access
public import Domain
import Foundation
public import Hummingbird
public import Localization
public import NIOCore
public import WireFormat

/// What is known of one request: who makes it, and from where.
public struct SignedInContext: RemoteAddressRequestContext {
  public var coreContext: CoreRequestContextStorage
  /// nil for someone who has not signed in.
  public var account: Account?
  /// The token of the session that the request bears, also of one that has ended; nil for none.
  public internal(set) var sessionToken: String?
  /// Whom the rules of access judge this request by.
  public var principal: Principal { account?.principal ?? .anonymous }
  /// The same at the moment when it is asked; a stream asks again while it lasts.
  public var currentPrincipal: @Sendable () async throws -> Principal = { .anonymous }
  /// Where the request comes from, which may be a proxy; nil where there is no network in between.
  public let remoteAddress: SocketAddress?
  /// The network that the request comes from; callers and tries of codes are counted by it.
  public internal(set) var origin: String
  /// Counts a space that the account is about to create; the seconds to wait where it has created too many of late.
  public internal(set) var newSpaceWait: @Sendable () -> Int? = { nil }
  /// The language of the answer.
  public var language = Language.source
  /// The port that the request came in by.
  public let port: Int
  /// The connection that the request came in by.
  let channel: any Channel

  /// Reads JSON bodies; the framework's own would read them with Foundation's decoder.
  public var requestDecoder: JSONBodyDecoder { JSONBodyDecoder() }

  public init(source: Source) {
    coreContext = CoreRequestContextStorage(source: source)
    channel = source.channel
    port = source.channel.localAddress?.port ?? 0
    remoteAddress = source.channel.remoteAddress
    origin = NetworkAddress.of(remoteAddress?.ipAddress ?? "")
  }

  /// The context of another request on the same connection.
  public var another: SignedInContext {
    var other = SignedInContext(source: ApplicationRequestContextSource(channel: channel, logger: logger))
    other.language = language
    return other
  }

  /// Bytes of a form or JSON body that are read at most.
  public var maxUploadSize: Int { 1 << 20 }

  /// Whether whoever makes the request may still do what was allowed when it began.
  public var isStillThemselves: @Sendable () async throws -> Bool {
    { [principal, currentPrincipal] in try await currentPrincipal() == principal }
  }

  /// - Throws: ``Problem/signInNeeded``.
  public func requireAccount() throws(Problem) -> Account {
    guard let account else { throw .signInNeeded }
    return account
  }

  /// The text of a part of the address; the router hands it over as it stands there.
  ///
  /// - Throws: ``Problem/notFound`` where it is no text.
  public func parameter(_ name: String) throws -> String {
    guard let text = try parameters.require(name).removingPercentEncoding else { throw Problem.notFound }
    return text
  }
}
