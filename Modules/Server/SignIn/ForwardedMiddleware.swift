import HTTPTypes
public import Hummingbird

/// Takes the client's address from the proxy's header, so that not all callers are counted as one.
///
/// Only for a server behind a proxy, because a client can send any header.
public struct ForwardedMiddleware: RouterMiddleware {
  /// The context of requests.
  public typealias Context = SignedInContext

  private let hasProxy: Bool

  /// Creates the middleware.
  public init(behindProxy hasProxy: Bool) { self.hasProxy = hasProxy }

  /// Handles a request.
  public func handle(
    _ request: Request,
    context: SignedInContext,
    next: @concurrent (Request, SignedInContext) async throws -> Response
  ) async throws -> Response {
    var context = context
    // The last entry is what the proxy itself saw. Those before it are the client's claims.
    if hasProxy, let name = HTTPField.Name("X-Forwarded-For"),
      let last = request.headers[values: name].last?.split(separator: ",").last
    {
      context.origin = NetworkAddress.of(String(last.filter { !$0.isWhitespace }.prefix(64)))
    }
    return try await next(request, context)
  }
}
