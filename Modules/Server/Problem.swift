import Domain
import Foundation
public import HTTPTypes
public import Hummingbird
import Logging
import NIOCore

/// What went wrong with a request, as RFC 9457 `application/problem+json`.
public struct Problem: Error, Hashable, Codable, Sendable {
  /// The HTTP status.
  public let status: Int
  /// A stable word for programs, such as `notScoreable`.
  public let code: String
  /// What happened, in one sentence.
  public let title: String
  /// What can be done about it.
  public let detail: String?
  /// Seconds after which it may be tried again; also told as `Retry-After`.
  public let retryAfter: Int?

  public init(
    _ status: HTTPResponse.Status,
    _ code: String,
    _ title: String,
    detail: String? = nil,
    retryAfter: Int? = nil
  ) {
    self.status = status.code
    self.code = code
    self.title = title
    self.detail = detail
    self.retryAfter = retryAfter
  }
}

extension Problem {
  public static let notFound = Problem(.notFound, "notFound", "There is nothing here, or it is not yours to see.")

  public static let signInNeeded = Problem(
    .unauthorized,
    "signInNeeded",
    "You are not signed in.",
    detail: "Open the link that the server printed; the link command prints another."
  )

  /// The problem behind any error: a store's, the framework's, or one that nobody expected, whose text is kept out.
  public init(_ error: any Error) {
    switch error {
    case let problem as Problem: self = problem
    case let failure as StoreFailure: self.init(failure)
    case .store(let failure) as JournalError: self.init(failure)
    case .store(let failure) as DocumentError: self.init(failure)
    case .store(let failure) as LeaderboardError: self.init(failure)
    case let error as JournalError: self.init(.conflict, "journal", "\(error)")
    case let error as DocumentError: self.init(.conflict, "document", "\(error)")
    case let error as LeaderboardError: self.init(.conflict, "leaderboard", "\(error)")
    case let error as any HTTPResponseError where error.status == .notFound: self = .notFound
    case let error as HTTPError: self.init(error.status, "request", error.body ?? error.status.reasonPhrase)
    case let error as any HTTPResponseError: self.init(error.status, "request", error.status.reasonPhrase)
    default:
      self.init(
        .internalServerError,
        "unexpected",
        "Something went wrong here.",
        detail: "Nothing was changed; try again."
      )
    }
  }

  private init(_ failure: StoreFailure) {
    switch failure {
    case .denied: self = .notFound
    case .invalid(let reason): self.init(.badRequest, "invalid", reason)
    case .full:
      self.init(
        HTTPResponse.Status(code: 507),
        "storeFull",
        "\(failure)",
        detail: "Make room on the disk, then try again."
      )
    case .unavailable, .damaged, .newerSchema, .cursorUnknown:
      self.init(.serviceUnavailable, "storeUnavailable", "\(failure)", detail: "Nothing was lost; try again.")
    }
  }
}

extension Problem: ResponseGenerator {
  public func response(from request: Request, context: some RequestContext) throws -> Response {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var headers: HTTPFields = [.contentType: "application/problem+json", .cacheControl: "no-store"]
    headers[.retryAfter] = retryAfter.map { "\($0)" }
    return Response(
      status: HTTPResponse.Status(code: status),
      headers: headers,
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: try encoder.encode(self)))
    )
  }
}

/// Turns whatever a handler throws into an answer: a page for browsers, `problem+json` for programs.
public struct ProblemMiddleware<Context: RequestContext>: RouterMiddleware {
  private let translate: @Sendable (any Error) -> Problem?
  private let page: @Sendable (Problem, Request, Context) throws -> Response

  /// - Parameters:
  ///   - translate: The problem behind an error of the app's own; nil for what it does not know.
  ///   - page: The problem as a page.
  public init(
    translate: @escaping @Sendable (any Error) -> Problem?,
    page: @escaping @Sendable (Problem, Request, Context) throws -> Response
  ) {
    self.translate = translate
    self.page = page
  }

  public func handle(
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
      guard wantsPage else { return try problem.response(from: request, context: context) }
      var response = try page(problem, request, context)
      response.headers[.retryAfter] = problem.retryAfter.map { "\($0)" }
      return response
    }
  }
}
