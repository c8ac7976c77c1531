import CanonicalJSON
public import Domain
import Foundation
public import HTTPTypes
public import Hummingbird
import Logging
import NIOCore
public import WireFormat

extension Problem {
  /// Creates a problem with a status.
  public init(
    _ status: HTTPResponse.Status,
    _ code: String,
    _ title: Message,
    detail: Message? = nil,
    retryAfter: Int? = nil
  ) {
    self.init(status.code, code, title, detail: detail, retryAfter: retryAfter)
  }

  /// The problem of a request that needs a signed-in account.
  package static let signInNeeded = Problem(
    .unauthorized,
    "signInNeeded",
    "You are not signed in.",
    detail: "Open the link that the server printed. The link command prints another."
  )

  /// The problem of a request from a device whose account was deleted.
  package static let accountDeleted = Problem(
    .unauthorized,
    "accountDeleted",
    "This account was deleted.",
    detail:
      "Entries of this device that the server does not have are not taken any more. To take part again, ask for an invite."
  )

  /// Creates the problem of any error.
  ///
  /// The text of an unexpected error is hidden.
  public init(_ error: any Error) {
    switch error {
    case let error where Problem(portError: error) != nil: self = Problem(portError: error) ?? .notFound
    case let error as MethodNotAllowed: self = error.problem
    case let error as any HTTPResponseError where error.status == .notFound: self = .notFound
    case let error as HTTPError: self.init(refusal: error.status, because: error.body)
    case let error as any HTTPResponseError: self.init(refusal: error.status)
    default:
      self.init(
        .internalServerError,
        "unexpected",
        "Something went wrong here.",
        detail: "Nothing was changed. Try again."
      )
    }
  }
}

extension Problem {
  /// Creates the problem of a rejection by the framework, which has a status and rarely a sentence.
  fileprivate init(refusal status: HTTPResponse.Status, because reason: String? = nil) {
    switch status {
    case .contentTooLarge:
      self.init(status, "tooLarge", "The request is too large.", detail: "Send less at once.")
    case .methodNotAllowed:
      self.init(
        status,
        "request",
        "This address does not take this kind of request.",
        detail: "The file /openapi.yaml lists the methods of each address."
      )
    default:
      let sentence = reason.map { $0.hasSuffix(".") ? $0 : "\($0)." }
      let title = sentence.map(Message.init(verbatim:)) ?? Message("The request was refused: \(status.reasonPhrase).")
      self.init(status, "request", title, detail: Message("Load the page again, or correct the request."))
    }
  }
}

extension Problem: ResponseGenerator {
  /// Returns the problem as a response, with the request's id.
  public func response(from request: Request, context: some RequestContext) throws -> Response {
    var headers: HTTPFields = [.contentType: Problem.mediaType, .cacheControl: "no-store"]
    headers[.retryAfter] = retryAfter.map { "\($0)" }
    var problem = self
    problem.requestID = request.id
    return Response(
      status: HTTPResponse.Status(code: status),
      headers: headers,
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: try CanonicalJSON.encode(problem)))
    )
  }
}

/// Turns an error of a handler into a response: a page for browsers, `problem+json` for programs.
package struct ProblemMiddleware<Context: RequestContext>: RouterMiddleware {
  private let translate: @Sendable (any Error) -> Problem?
  private let page: @Sendable (Problem, Request, Context) throws -> Response
  private let localized: @Sendable (Problem, Request, Context) -> Problem

  /// Creates the middleware.
  ///
  /// - Parameters:
  ///   - translate: Returns the problem of an app's own error; nil for other errors.
  ///   - page: Returns the problem as a page.
  ///   - localized: Returns the problem for a page's own scripts, with its sentences in the reader's language.
  package init(
    translate: @escaping @Sendable (any Error) -> Problem?,
    page: @escaping @Sendable (Problem, Request, Context) throws -> Response,
    localized: @escaping @Sendable (Problem, Request, Context) -> Problem = { problem, _, _ in problem }
  ) {
    (self.translate, self.page, self.localized) = (translate, page, localized)
  }

  package func handle(
    _ request: Request,
    context: Context,
    next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch {
      let problem = translate(error) ?? Problem(error)
      if problem.status >= 500 {
        context.logger.error("\(request.method) \(context.endpointPath ?? "an unknown address"): \(error)")
      }
      let wantsPage = request.headers[.accept]?.contains("text/html") == true
      var response =
        try wantsPage
        ? page(problem, request, context)
        : localized(problem, request, context).response(from: request, context: context)
      response.headers[.retryAfter] = problem.retryAfter.map { "\($0)" }
      response.headers[.allow] = (error as? MethodNotAllowed)?.allowed
      return response
    }
  }
}
