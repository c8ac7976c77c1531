import Domain
import HTTPTypes
public import Hummingbird
import WireFormat

/// Protects the server from other sites.
///
/// A page of another site can make a browser send requests here, and a name server can point its own name here. So the
/// host must be a name of this server. A request with a cookie that changes something must come from a page of this
/// server. This middleware is the outermost, so that every answer has its headers, including errors.
public struct SafetyMiddleware<Context: RequestContext>: RouterMiddleware {
  private let names: Set<String>
  private let takesAddresses: Bool
  private let scheme: String

  /// Creates the middleware.
  ///
  /// - Parameters:
  ///   - names: The server's names besides `localhost`: the machine's own name, or a public one.
  ///   - takesAddresses: Whether other machines reach the server by a numeric address.
  ///   - isSecure: Whether browsers reach it by HTTPS.
  public init(names: Set<String> = [], takesAddresses: Bool = false, isSecure: Bool = false) {
    self.names = Set(names.map { $0.lowercased() }).union(["127.0.0.1", "localhost", "[::1]"])
    self.takesAddresses = takesAddresses
    scheme = isSecure ? "https" : "http"
  }

  /// Handles a request.
  public func handle(
    _ request: Request,
    context: Context,
    next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    var response =
      if let problem = refusal(of: request) {
        try problem.response(from: request, context: context)
      } else {
        try await next(request, context)
      }
    for (name, value) in SafetyHeaders.all where response.headers[name] == nil { response.headers[name] = value }
    return response
  }

  private func refusal(of request: Request) -> Problem? {
    // Decoding takes the first host out of the fields, so that a second one is left in them.
    guard let host = request.head.authority.flatMap(HostHeader.init), request.headers[.host] == nil else {
      return Problem(
        .badRequest,
        "badHost",
        "The request must name this server once.",
        detail: "Send one Host header, such as localhost:8080, and a path."
      )
    }
    guard names.contains(host.name) || (takesAddresses && host.isAddress) else {
      return Problem(.misdirectedRequest, "foreignHost", "This server does not answer to that name.")
    }
    // A request signed in by header has no cookie that another site could exploit.
    if [.get, .head].contains(request.method) || request.bearerToken != nil || isFromHere(request, host) { return nil }
    return Problem(.forbidden, "foreignOrigin", "Only a page of this server may change something here.")
  }

  private func isFromHere(_ request: Request, _ host: HostHeader) -> Bool {
    if let site = request.headers[.secFetchSite], site != "same-origin", site != "none" { return false }
    // A program other than a browser sends no origin, and has no cookie that another site could exploit.
    guard let origin = request.headers[.origin] else { return true }
    return origin == "\(scheme)://\(host.text)"
  }
}

/// The default headers of every answer, built once.
private enum SafetyHeaders {
  static let all: [(HTTPField.Name, String)] = [
    (
      .contentSecurityPolicy,
      "default-src 'self'; img-src 'self' data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
    ),
    (.xContentTypeOptions, "nosniff"), (.referrerPolicy, "same-origin"), (.cacheControl, "no-store"),
  ]
}

extension HTTPField.Name {
  static let secFetchSite = Self("Sec-Fetch-Site") ?? .origin
  static let host = Self("Host") ?? .origin
  static let referrerPolicy = Self("Referrer-Policy") ?? .origin
}
