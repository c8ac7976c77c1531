import Access
import Domain
public import Hummingbird

/// Identifies the caller: by a program's `Authorization: Bearer` token, or else by the browser's cookie.
public struct SessionMiddleware: RouterMiddleware {
  /// The context of requests.
  public typealias Context = SignedInContext

  private let signIn: SignIn
  private let cookie: SessionCookie
  private let open: Set<String>

  /// Creates the middleware.
  ///
  /// - Parameters:
  ///   - signIn: The sign-in.
  ///   - app: The app, which names the cookie, because cookies do not distinguish ports.
  ///   - isSecure: Whether browsers reach the server by HTTPS only.
  ///   - open: The first parts of addresses that are for the bearers of links, such as `view`. Their pages
  ///     are the same with and without a session.
  public init(_ signIn: SignIn, app: String, isSecure: Bool = false, openTo open: Set<String> = []) {
    (self.signIn, self.open) = (signIn, open)
    cookie = SessionCookie(app: app, isSecure: isSecure)
  }

  /// Handles a request.
  public func handle(
    _ request: Request,
    context: SignedInContext,
    next: @concurrent (Request, SignedInContext) async throws -> Response
  ) async throws -> Response {
    var context = context
    let place = request.uri.path.split(separator: "/", maxSplits: 1).first.map(String.init)
    if let token = cookie.token(of: request), place.map(open.contains) != true {
      let session = try await signIn.use(token)
      context.sessionToken = token
      (context.account, context.sessionEnd) = (session?.account, session?.lastEnd)
      if session == nil { context.isAccountDeleted = try await signIn.isOfDeletedAccount(token) }
      context.currentPrincipal = { [signIn] in
        try await signIn.account(ofSession: token)?.principal ?? .anonymous
      }
      if session?.isRenewed == true, request.bearerToken == nil {
        var response = try await next(request, context)
        // A form may have signed out, or signed in another account.
        if response.headers[.setCookie] == nil { cookie.keep(token, in: &response) }
        return response
      }
    }
    return try await next(request, context)
  }
}

/// The cookie with a session's token, hidden from scripts and other sites.
package struct SessionCookie: Sendable {
  private let name: String
  private let isSecure: Bool

  /// Creates the cookie of an app.
  ///
  /// - Parameters:
  ///   - app: The name of the cookie.
  ///   - isSecure: Whether browsers reach the server by HTTPS only, and send the cookie by nothing else.
  package init(app: String, isSecure: Bool = false) {
    (name, self.isSecure) = ("\(app)-session", isSecure)
  }

  /// Returns the token of a request, from header or cookie.
  func token(of request: Request) -> String? {
    request.bearerToken ?? request.cookies[name]?.value
  }

  /// Sets the cookie with a session's token.
  ///
  /// The session's record decides about its end, by the server's clock. The cookie stays longer, so that a browser whose
  /// clock jumps does not lose a session that is good.
  package func keep(_ token: String, in response: inout Response) {
    set(token, maxAge: Self.longestSeconds, in: &response)
  }

  /// 400 days: browsers keep no cookie longer.
  private static let longestSeconds = 400 * 24 * 3600

  /// Returns the cookie by which a browser proves that a device link's claim is its own.
  ///
  /// - Parameters:
  ///   - claim: The claim.
  ///   - milliseconds: The time for which the claim may be answered.
  /// - Returns: The cookie.
  package func deviceClaim(_ claim: String, for milliseconds: Int64 = SignIn.deviceMilliseconds) -> Cookie {
    Cookie(
      name: claimName,
      value: claim,
      maxAge: Int(milliseconds + SignIn.confirmedMilliseconds) / 1000,
      path: "/device",
      secure: isSecure,
      httpOnly: true,
      sameSite: .lax
    )
  }

  /// Removes the session from a browser, which over plain HTTP replaces no cookie of HTTPS.
  package var removal: Cookie {
    Cookie(name: name, value: "", maxAge: 0, path: "/", secure: isSecure, httpOnly: true, sameSite: .lax)
  }

  package var claimName: String { "\(name)-claim" }

  func redirect(to address: String, keeping token: String) -> Response {
    var response = Response.redirect(to: address, type: .normal)
    keep(token, in: &response)
    return response
  }

  func redirectForgetting() -> Response {
    var response = Response.redirect(to: "/", type: .normal)
    set("", maxAge: 0, in: &response)
    return response
  }

  private func set(_ value: String, maxAge: Int, in response: inout Response) {
    // Lax, not Strict, because the link is often opened from another program, and its page needs the cookie.
    let cookie = Cookie(
      name: name,
      value: value,
      maxAge: maxAge,
      path: "/",
      secure: isSecure,
      httpOnly: true,
      sameSite: .lax
    )
    response.setCookie(cookie)
  }
}

extension Request {
  /// The token of a program that signs in by header.
  var bearerToken: String? {
    guard let value = headers[.authorization], value.prefix(7).lowercased() == "bearer " else { return nil }
    return String(value.dropFirst(7))
  }
}
