import HTTPTypes
public import Hummingbird

/// Keeps other sites out of a server that listens on this machine only.
///
/// A page of another site can make a browser send requests here, and a name server can make its own name point here. So
/// the host must be a name of this machine, and a request that changes something must come from a page of this server.
/// Stands outermost, for every answer bears its headers, refusals and errors included.
public struct SafetyMiddleware<Context: RequestContext>: RouterMiddleware {
  private static var localNames: Set<String> { ["127.0.0.1", "localhost", "[::1]"] }

  public init() {}

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
    for (name, value) in Self.headers where response.headers[name] == nil { response.headers[name] = value }
    return response
  }

  private func refusal(of request: Request) -> Problem? {
    let host = request.head.authority ?? ""
    guard Self.localNames.contains(Self.name(of: host)) else {
      return Problem(.misdirectedRequest, "foreignHost", "This server answers on this machine only.")
    }
    if [.get, .head].contains(request.method) || isFromHere(request, host) { return nil }
    return Problem(.forbidden, "foreignOrigin", "Only a page of this server may change something here.")
  }

  private func isFromHere(_ request: Request, _ host: String) -> Bool {
    if let site = request.headers[.secFetchSite], site != "same-origin", site != "none" { return false }
    // A program that is no browser sends no origin, and has no cookie that another site could make use of.
    guard let origin = request.headers[.origin] else { return true }
    return origin == "http://\(host)"
  }

  private static func name(of host: String) -> String {
    if host.hasPrefix("["), let end = host.firstIndex(of: "]") { return String(host[...end]) }
    return String(host.prefix { $0 != ":" })
  }

  private static var headers: [(HTTPField.Name, String)] {
    [
      (
        .contentSecurityPolicy,
        "default-src 'self'; img-src 'self' data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
      ),
      (.xContentTypeOptions, "nosniff"), (.referrerPolicy, "same-origin"), (.cacheControl, "no-store"),
    ]
  }
}

extension HTTPField.Name {
  static var secFetchSite: Self { Self("Sec-Fetch-Site") ?? .origin }
  static var referrerPolicy: Self { Self("Referrer-Policy") ?? .origin }
}
