import Domain
import HTTPTypes
package import Hummingbird
import NIOCore
import StoreEngine
import Synchronization
import WireFormat

/// Rejects a caller's excess: requests beyond the rate, streams beyond the number, bodies beyond the memory.
///
/// A caller is an account, or the address of a client that is not signed in. This middleware follows
/// ``SessionMiddleware``, which identifies the account.
package struct LimitMiddleware: RouterMiddleware {
  /// The context of requests.
  package typealias Context = SignedInContext

  /// The seconds after which a rejected stream may be tried again.
  private static let streamWait = 15

  private let callers: CallerLimits

  package init(_ callers: CallerLimits) {
    self.callers = callers
  }

  package func handle(
    _ request: Request,
    context: SignedInContext,
    next: @concurrent (Request, SignedInContext) async throws -> Response
  ) async throws -> Response {
    if let wait = callers.take(for: context.caller) { throw Problem.tooManyRequests(retryAfter: wait) }
    let link = LinkNote()
    var context = context
    context.noteValidLink = { link.note() }
    let space = callers.bodies.space(for: context.caller)
    defer { space.release() }
    // A body that is rejected for its memory is not charged to its sender's quota.
    let bounded = try await bounded(request, context, in: space)
    var response = try await inTurn(try callers.quotas.charged(bounded, to: context.account), context, next)
    guard response.headers[.contentType] == EventStream.mediaType else { return response }
    let reader: StreamReader = context.account != nil ? .member : link.isValid ? .viewer : .stranger
    let place = callers.streams.open(reader, of: context.caller, from: context.origin) { [channel = context.channel] in
      channel.close(promise: nil)
    }
    guard let place else { throw Problem.tooManyStreams(retryAfter: Self.streamWait) }
    context.channel.pipeline.fireUserInboundEventTriggered(StreamBegan(reader: reader))
    response.body = ResponseBody { [body = response.body] writer in
      try await body.write(writer)
      withExtendedLifetime(place) {}
    }
    return response
  }

  /// Answers a large request of an account in its turn, and any other at once.
  private func inTurn(
    _ request: Request,
    _ context: SignedInContext,
    _ next: @concurrent (Request, SignedInContext) async throws -> Response
  ) async throws -> Response {
    var context = context
    context.newSpaceWait = { [quotas = callers.quotas, account = context.account] in quotas.createSpace(by: account) }
    let known = context
    if let user = context.account?.user { context.largeTurn = LargeTurn(of: user, in: callers.large) }
    let turning = context
    return try await StorageBill.$payer.withValue(callers.quotas.payer(of: context.account)) {
      guard request.isLarge, let user = known.account?.user else { return try await next(request, turning) }
      return try await callers.large.inTurn(of: user) { try await next(request, known) }
    }
  }

  /// Returns the request with a body limited to its sender's memory.
  ///
  /// The body of a client without an account is read at once. The body of a member is counted while a handler reads it.
  private func bounded(_ request: Request, _ context: SignedInContext, in space: BodySpace) async throws -> Request {
    guard ![.get, .head].contains(request.method), request.contentLength != 0 else { return request }
    var request = request
    request.body = ArrivingBody.body(request.body)
    let most = context.account == nil ? callers.limits.strangerBodyBytes : callers.limits.bodyBytes
    if let length = request.contentLength {
      guard length <= most else { throw Problem.bodyTooLarge(most: most) }
      try space.reserve(length)
    }
    guard context.account != nil else {
      _ = try await request.collectBody(upTo: most)
      return request
    }
    request.body = RequestBody(
      asyncSequence: request.body.map { part in
        try space.add(part.readableBytes)
        return part
      }
    )
    return request
  }
}

/// Whether a page has checked the link in its address.
private final class LinkNote: Sendable {
  private let isNoted = Atomic(false)

  var isValid: Bool { isNoted.load(ordering: .relaxed) }

  func note() { isNoted.store(true, ordering: .relaxed) }
}

/// A body as it arrives, with a problem for one that breaks off or is not framed as HTTP demands.
private struct ArrivingBody: AsyncSequence, Sendable {
  struct AsyncIterator: AsyncIteratorProtocol {
    var base: RequestBody.AsyncIterator

    @concurrent mutating func next() async throws -> ByteBuffer? {
      do { return try await base.next() } catch let error as CancellationError { throw error } catch {
        throw Problem.brokenBody
      }
    }
  }

  let base: RequestBody

  static func body(_ base: RequestBody) -> RequestBody { RequestBody(asyncSequence: Self(base: base)) }

  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: base.makeAsyncIterator()) }
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

  static let brokenBody = Problem(
    .badRequest,
    "brokenBody",
    "The request is incomplete or damaged.",
    detail: "Nothing was changed. Send it again."
  )

  static func bodyTooLarge(most: Int) -> Problem {
    Problem(
      .contentTooLarge,
      "bodyTooLarge",
      "The request is too large.",
      detail: "Send at most \(most) bytes at once."
    )
  }

  static func tooManyBodies(retryAfter seconds: Int) -> Problem {
    Problem(
      .tooManyRequests,
      "tooManyBodies",
      "Too many large requests at once.",
      detail: "Wait until some of them are answered, then try again.",
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
