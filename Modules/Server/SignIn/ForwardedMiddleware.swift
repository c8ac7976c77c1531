import HTTPTypes
public import Hummingbird

/// Takes a request for one of whom the proxy says that it comes from, so that callers are not all counted as one.
///
/// Only where there is a proxy: anybody can write such a header.
public struct ForwardedMiddleware: RouterMiddleware {
  public typealias Context = SignedInContext

  private let hasProxy: Bool

  public init(behindProxy hasProxy: Bool) { self.hasProxy = hasProxy }

  public func handle(
    _ request: Request,
    context: SignedInContext,
    next: @concurrent (Request, SignedInContext) async throws -> Response
  ) async throws -> Response {
    var context = context
    // The last one is what the proxy itself saw; those before it are what it was told.
    if hasProxy, let name = HTTPField.Name("X-Forwarded-For"),
      let last = request.headers[values: name].last?.split(separator: ",").last
    {
      context.origin = NetworkAddress.of(String(last.filter { !$0.isWhitespace }.prefix(64)))
    }
    return try await next(request, context)
  }
}
