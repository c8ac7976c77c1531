import Domain
import HTTPTypes
public import Hummingbird

/// Refuses what one caller asks too much: requests beyond the rate, streams beyond the number.
///
/// A caller is an account, or the address of somebody who is not signed in. Stands after ``SessionMiddleware``, which
/// finds out who that is.
public struct LimitMiddleware: RouterMiddleware {
  public typealias Context = SignedInContext

  /// A stream that was refused may be tried again after this many seconds.
  private static let streamWait = 15

  private let callers: CallerLimits

  public init(_ callers: CallerLimits) {
    self.callers = callers
  }

  public func handle(
    _ request: Request,
    context: SignedInContext,
    next: @concurrent (Request, SignedInContext) async throws -> Response
  ) async throws -> Response {
    if let wait = callers.take(for: context.caller) { throw Problem.tooManyRequests(retryAfter: wait) }
    var response = try await next(try await bounded(request, context), context)
    guard response.headers[.contentType] == EventStream.mediaType else { return response }
    guard let place = callers.openStream(of: context.caller) else {
      throw Problem.tooManyStreams(retryAfter: Self.streamWait)
    }
    response.body = ResponseBody { [body = response.body] writer in
      try await body.write(writer)
      withExtendedLifetime(place) {}
    }
    return response
  }

  /// The request with the body read, if a stranger sends one.
  ///
  /// The bodies of the others are read where they are needed.
  private func bounded(_ request: Request, _ context: SignedInContext) async throws -> Request {
    if context.account != nil || [.get, .head].contains(request.method) { return request }
    var request = request
    _ = try await request.collectBody(upTo: callers.limits.strangerBodyBytes)
    return request
  }
}

extension SignedInContext {
  var caller: Caller {
    account.map { .account($0.user) } ?? .address(origin)
  }
}

extension Problem {
  static func tooManyRequests(retryAfter seconds: Int) -> Problem {
    Problem(
      .tooManyRequests,
      "tooManyRequests",
      "Too many requests at once.",
      detail: "Try again in \(seconds) s.",
      retryAfter: seconds
    )
  }

  static func tooManyStreams(retryAfter seconds: Int) -> Problem {
    Problem(
      .tooManyRequests,
      "tooManyStreams",
      "Too many live views are open.",
      detail: "Close some of them, then try again.",
      retryAfter: seconds
    )
  }
}
