import CanonicalJSON
import Domain
import HTTPTypes
package import Hummingbird
import WireFormat

/// Protects the server from other sites.
///
/// A page of another site can make a browser send requests here, and a name server can point its own name here. So the
/// host must be a name of this server. A request with a cookie that changes something must come from a page of this
/// server. Addresses and fields of the head hold only text that is cheap to compare, because what reads them uses it as
/// keys. This middleware is further out than all that refuse, so that every answer has its headers, including errors.
package struct SafetyMiddleware<Context: RequestContext>: RouterMiddleware {
  private let names: Set<String>
  private let takesAddresses: Bool
  private let scheme: String

  /// Creates the middleware.
  ///
  /// - Parameters:
  ///   - names: The server's names besides `localhost`: the machine's own name, or a public one.
  ///   - takesAddresses: Whether other machines reach the server by a numeric address.
  ///   - isSecure: Whether browsers reach it by HTTPS.
  package init(names: Set<String> = [], takesAddresses: Bool = false, isSecure: Bool = false) {
    self.names = Set(names.map { $0.lowercased() }).union(["127.0.0.1", "localhost", "[::1]"])
    self.takesAddresses = takesAddresses
    scheme = isSecure ? "https" : "http"
  }

  package func handle(
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
    guard request.uri.string.isStreamSafeUnescaped, request.headers.allSatisfy({ $0.value.isStreamSafeUnescaped })
    else {
      return Problem(
        .badRequest,
        "unsafeText",
        "The address or a field of the request has too many combining marks in a row.",
        detail: "Send at most 30."
      )
    }
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

extension String {
  /// Whether the text is stream-safe, also if a reader decodes its percent escapes.
  fileprivate var isStreamSafeUnescaped: Bool {
    guard isStreamSafe else { return false }
    // An escaped mark takes six characters at least.
    guard utf8.count > 180, utf8.contains(UInt8(ascii: "%")) else { return true }
    let parts = utf8.split(separator: UInt8(ascii: "%"), omittingEmptySubsequences: false)
    let unescaped = parts.dropFirst().reduce(into: Array(parts[0])) { bytes, part in
      guard let byte = UInt8(String(decoding: part.prefix(2), as: UTF8.self), radix: 16) else { return bytes += part }
      bytes.append(byte)
      bytes += part.dropFirst(2)
    }
    return String(decoding: unescaped, as: UTF8.self).isStreamSafe
  }
}

extension Request {
  /// Whether a page of this server or the user opened the address, and not a page of another site.
  ///
  /// Browsers tell it over HTTPS and on this machine only.
  var isOfThisSite: Bool { headers[.secFetchSite].map { ["same-origin", "none"].contains($0) } ?? false }
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
