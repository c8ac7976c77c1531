import HTTPTypes
public import Hummingbird

/// Finds out who makes a request: by a script's `Authorization: Bearer` token, else by the browser's cookie.
public struct SessionMiddleware: RouterMiddleware {
  public typealias Context = SignedInContext

  private let signIn: SignIn
  private let cookie: String

  /// The app names the cookie, for cookies do not tell one port from another.
  public init(_ signIn: SignIn, app: String) {
    self.signIn = signIn
    cookie = SignInRoutes.cookieName(of: app)
  }

  public func handle(
    _ request: Request,
    context: SignedInContext,
    next: @concurrent (Request, SignedInContext) async throws -> Response
  ) async throws -> Response {
    var context = context
    if let token = request.bearerToken ?? request.cookies[cookie]?.value {
      context.currentAccount = { [signIn] in try await signIn.account(ofSession: token) }
      context.account = try await context.currentAccount()
    }
    return try await next(request, context)
  }
}

/// `GET /sign-in/{link}` opens a session, `POST /sign-out` ends it.
public struct SignInRoutes: Sendable {
  private let signIn: SignIn
  private let cookie: String
  private let isSecure: Bool

  /// - Parameters:
  ///   - signIn: Who lets people in.
  ///   - app: Names the cookie.
  ///   - isSecure: Whether browsers reach this server by https only, and may send the cookie by nothing else.
  public init(_ signIn: SignIn, app: String, isSecure: Bool = false) {
    self.signIn = signIn
    self.isSecure = isSecure
    cookie = Self.cookieName(of: app)
  }

  /// Where a link's secret is used.
  public static func path(of secret: String) -> String { "/sign-in/\(secret)" }

  public func add(to router: Router<SignedInContext>) {
    router.get("sign-in/:link") { request, context in try await open(request, context) }
    router.post("sign-out") { request, context in try await end(request, context) }
  }

  static func cookieName(of app: String) -> String { "\(app)-session" }

  private func open(_ request: Request, _ context: SignedInContext) async throws -> Response {
    guard let session = try await signIn.redeem(try context.parameters.require("link")) else {
      if context.account != nil { return .redirect(to: "/", type: .normal) }
      throw Problem(
        .unauthorized,
        "linkUsed",
        "This link was used before, or is too old.",
        detail: "The link command of the app prints a new one."
      )
    }
    return redirect(withCookie: session, maxAge: Int(SignIn.sessionMilliseconds / 1000))
  }

  private func end(_ request: Request, _ context: SignedInContext) async throws -> Response {
    if let token = request.bearerToken ?? request.cookies[cookie]?.value { try await signIn.end(token) }
    return redirect(withCookie: "", maxAge: 0)
  }

  private func redirect(withCookie value: String, maxAge: Int) -> Response {
    var response = Response.redirect(to: "/", type: .normal)
    // Lax, not Strict: the link is often opened from another program, and the page it leads to needs the cookie.
    let cookie = Cookie(
      name: cookie,
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
