import HTTPTypes
package import Hummingbird

/// Takes the client's address from a trusted proxy's header, so that not all callers are counted as one.
///
/// A client can send any header, so only the word of a proxy at a known address counts.
package struct ForwardedMiddleware: RouterMiddleware {
  /// The context of requests.
  package typealias Context = SignedInContext

  private static let header = HTTPField.Name("X-Forwarded-For")
  /// The most proxies in a row.
  private static let proxiesAtMost = 16

  private let proxies: TrustedProxies

  /// Creates the middleware.
  ///
  /// - Parameter proxies: The proxies in front of this server.
  package init(trusting proxies: TrustedProxies) { self.proxies = proxies }

  package func handle(
    _ request: Request,
    context: SignedInContext,
    next: @concurrent (Request, SignedInContext) async throws -> Response
  ) async throws -> Response {
    guard let peer = context.remoteAddress?.ipAddress, proxies.contains(peer), let name = Self.header else {
      return try await next(request, context)
    }
    let said = request.headers[values: name].joined(separator: ",").split(separator: ",").suffix(Self.proxiesAtMost)
    let addresses = said.map { String($0.filter { !$0.isWhitespace }.prefix(64)) }
    var context = context
    context.origin = NetworkAddress.of(proxies.client(of: peer, forwarded: addresses))
    return try await next(request, context)
  }
}
