import Access
import Domain
public import Hummingbird

/// Finds out who makes a request: by a program's `Authorization: Bearer` token, else by the browser's cookie.
public struct SessionMiddleware: RouterMiddleware {
  public typealias Context = SignedInContext

  private let signIn: SignIn
  private let cookie: SessionCookie

  /// The app names the cookie, for cookies do not tell one port from another.
  public init(_ signIn: SignIn, app: String) {
    self.signIn = signIn
    cookie = SessionCookie(app: app)
  }

  public func handle(
    _ request: Request,
    context: SignedInContext,
    next: @concurrent (Request, SignedInContext) async throws -> Response
  ) async throws -> Response {
    var context = context
    if let token = cookie.token(of: request) {
      context.account = try await signIn.account(ofSession: token)
      context.currentPrincipal = { [signIn] in
        try await signIn.account(ofSession: token)?.principal ?? .anonymous
      }
    }
    return try await next(request, context)
  }
}

/// The session's token as a browser keeps it: out of the reach of scripts and of other sites.
struct SessionCookie: Sendable {
  private let name: String
  private let isSecure: Bool

  init(app: String, isSecure: Bool = false) {
    (name, self.isSecure) = ("\(app)-session", isSecure)
  }

  /// The token that a request bears, by header or cookie.
  func token(of request: Request) -> String? {
    request.bearerToken ?? request.cookies[name]?.value
  }

  func redirect(to address: String, keeping token: String) -> Response {
    redirect(to: address, value: token, maxAge: Int(SignIn.sessionMilliseconds / 1000))
  }

  func redirectForgetting() -> Response {
    redirect(to: "/", value: "", maxAge: 0)
  }

  private func redirect(to address: String, value: String, maxAge: Int) -> Response {
    var response = Response.redirect(to: address, type: .normal)
    // Lax, not Strict: the link is often opened from another program, and the page it leads to needs the cookie.
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
    return response
  }
}

extension Request {
  /// The token of a program that signs in by header.
  var bearerToken: String? {
    guard let value = headers[.authorization], value.prefix(7).lowercased() == "bearer " else { return nil }
    return String(value.dropFirst(7))
  }
}
