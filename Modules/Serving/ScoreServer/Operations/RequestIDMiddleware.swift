import HTTPTypes
package import Hummingbird
import Logging

/// Gives each request an id, which the log lines about it, its answer and its problem carry.
///
/// A client's or proxy's own `X-Request-ID` is the id if it has 1 to 64 visible ASCII characters. From here on the
/// request has the id in that field. This middleware is the outermost, so that every answer has it.
package struct RequestIDMiddleware<Context: RequestContext>: RouterMiddleware {
  package init() {}

  package func handle(
    _ request: Request,
    context: Context,
    next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    let sent = request.headers[.requestID].flatMap { $0.isRequestID ? $0 : nil }
    // Short enough to be read out: the digits that differ within a process.
    let id = sent ?? String(RequestID().description.suffix(12))
    var (head, context) = (request.head, context)
    head.headerFields[.requestID] = id
    context.logger[metadataKey: "hb.request.id"] = .string(id)
    let known = Request(head: head, body: request.body)
    var response = try await withLogger(context.logger) { [context] _ in try await next(known, context) }
    response.headers[.requestID] = id
    return response
  }
}

extension Request {
  /// The id of the request, by which its log lines are found; nil without ``RequestIDMiddleware``.
  package var id: String? { headers[.requestID] }
}

extension String {
  fileprivate var isRequestID: Bool {
    (1...64).contains(utf8.count) && utf8.allSatisfy { (0x21...0x7E).contains($0) }
  }
}

extension HTTPField.Name {
  fileprivate static let requestID = Self("X-Request-ID") ?? .origin
}
