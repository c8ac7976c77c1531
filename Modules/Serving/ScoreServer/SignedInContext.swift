public import Access
public import Domain
import Foundation
public import Hummingbird
public import Localization
public import NIOCore
package import WireFormat

/// The context of one request, with its account and origin.
public struct SignedInContext: RemoteAddressRequestContext {
  /// The framework's part of the context.
  public var coreContext: CoreRequestContextStorage
  /// The signed-in account; nil for none.
  public var account: Account?
  /// Whether the request's session is one of an account that was deleted.
  package internal(set) var isAccountDeleted = false
  /// Whether the request is of a page that was made before the account signed in.
  ///
  /// Only a way in gets such a request, and lets it replace no session of another account.
  var isOfEarlierPage = false
  /// The account that a way in may sign in; nil for any.
  package var onlyUser: UserID? { isOfEarlierPage ? account?.user : nil }
  /// The token of the session that the request names, even of an ended one; nil for none.
  package internal(set) var sessionToken: String?
  /// The end of the session, which no use moves; nil for none.
  package internal(set) var sessionEnd: Timestamp?
  /// The principal for the rules of access.
  public var principal: Principal { account?.principal ?? .anonymous }
  /// Returns the present principal.
  ///
  /// A stream calls it while it lasts.
  package var currentPrincipal: @Sendable () async throws -> Principal = { .anonymous }
  /// The client's address, which may be a proxy's; nil without a network in between.
  public let remoteAddress: SocketAddress?
  /// The client's network, by which callers and code attempts are counted.
  package internal(set) var origin: String
  /// Counts a new space of the account.
  ///
  /// Returns the seconds to wait if the account has created too many recently.
  package internal(set) var newSpaceWait: @Sendable () -> Int? = { nil }
  /// The way to the thread of large requests, for work that a small request causes.
  package internal(set) var largeTurn = LargeTurn()
  /// Tells that a page has checked the link in its address, so that its stream has a place among those of viewers.
  package internal(set) var noteValidLink: @Sendable () -> Void = {}
  /// The language of the answer.
  public var language = Language.source
  /// The port of the server that received the request.
  package let port: Int
  /// The connection of the request.
  let channel: any Channel

  /// The decoder of JSON bodies.
  ///
  /// The framework's own would use Foundation's decoder.
  public var requestDecoder: JSONBodyDecoder { JSONBodyDecoder() }

  /// Creates the context of a request.
  public init(source: Source) {
    coreContext = CoreRequestContextStorage(source: source)
    channel = source.channel
    port = source.channel.localAddress?.port ?? 0
    remoteAddress = source.channel.remoteAddress
    origin = NetworkAddress.of(remoteAddress?.ipAddress ?? "")
  }

  /// The context of another request on the same connection.
  package var another: SignedInContext {
    var other = SignedInContext(source: ApplicationRequestContextSource(channel: channel, logger: logger))
    other.language = language
    return other
  }

  /// The most bytes of a form or JSON body.
  public var maxUploadSize: Int { 1 << 20 }

  /// Returns whether the caller still has the access that was granted at the start.
  package var isStillThemselves: @Sendable () async throws -> Bool {
    { [principal, currentPrincipal] in try await currentPrincipal() == principal }
  }

  /// Returns the account.
  ///
  /// - Throws: ``Problem/signInNeeded``; ``Problem/accountDeleted`` on a device of a deleted account.
  package func requireAccount() throws(Problem) -> Account {
    guard let account else { throw isAccountDeleted ? .accountDeleted : .signInNeeded }
    return account
  }

  /// Returns a decoded part of the address, which the router leaves encoded.
  ///
  /// - Throws: ``Problem/notFound`` for invalid text.
  package func parameter(_ name: String) throws -> String {
    guard let text = try parameters.require(name).removingPercentEncoding else { throw Problem.notFound }
    return text
  }
}
