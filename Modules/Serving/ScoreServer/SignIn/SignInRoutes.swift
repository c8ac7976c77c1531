package import Domain
import HTTPTypes
package import Hummingbird
import WireFormat

/// The routes by which browsers and programs sign in and out.
///
/// `/sign-in/{link}` and `POST /sign-out` are for browsers; ``WireAddress/signIn``, ``WireAddress/account`` and
/// ``WireAddress/session`` for programs.
package struct SignInRoutes: Sendable {
  /// The bearer of a sign-in link, before the link is used.
  package struct Arrival: Sendable {
    /// The link's secret.
    package let link: String
    /// The account of the link, if another one is signed in; nil for none.
    package let other: Account?
    /// Whether scripts may use the link at once.
    ///
    /// A link on a page of another site does not, and no link replaces the session of another account unasked.
    package let isUsedAtOnce: Bool
  }

  private let signIn: SignIn
  private let invites: Invites?
  private let cookie: SessionCookie
  private let arrival: @Sendable (Admission) async throws -> Void
  private let page: @Sendable (Arrival, SignedInContext) throws -> Response
  private let warning: @Sendable (SignedInContext) async throws -> Response?

  /// Creates the routes.
  ///
  /// - Parameters:
  ///   - signIn: The sign-in.
  ///   - invites: The invites that programs may use; nil for links only.
  ///   - app: The name of the cookie.
  ///   - isSecure: Whether browsers reach this server by HTTPS only, and send the cookie by nothing else.
  ///   - arrival: Makes an account that joined with a program a member.
  ///   - page: Returns the page whose form uses a link.
  ///   - warning: Returns the page that asks before signing out, with a form that has the field `sure`; nil to sign out
  ///     at once.
  package init(
    _ signIn: SignIn,
    invites: Invites? = nil,
    app: String,
    isSecure: Bool = false,
    arrival: @escaping @Sendable (Admission) async throws -> Void = { _ in },
    page: @escaping @Sendable (Arrival, SignedInContext) throws -> Response,
    warning: @escaping @Sendable (SignedInContext) async throws -> Response? = { _ in nil }
  ) {
    (self.signIn, self.invites, self.arrival) = (signIn, invites, arrival)
    (self.page, self.warning) = (page, warning)
    cookie = SessionCookie(app: app, isSecure: isSecure)
  }

  /// Returns the path that redeems a link's secret.
  package static func path(of secret: String) -> String { "/sign-in/\(secret)" }

  package func add(to router: Router<SignedInContext>) {
    // A GET request does not use up a link, because programs that preview links send one too.
    router.get("sign-in/:link") { request, context in
      let link = try context.parameters.require("link")
      let account = context.account == nil ? nil : try await signIn.account(ofLink: link)
      let other = account?.user == context.account?.user ? nil : account
      return try page(Arrival(link: link, other: other, isUsedAtOnce: other == nil && request.isOfThisSite), context)
    }
    router.post("sign-in/:link") { _, context in try await open(context) }
    router.post("sign-out") { request, context in
      if try await Form(request, context)["sure"] == nil, let page = try await warning(context) { return page }
      try await end(request)
      return cookie.redirectForgetting()
    }
    addForPrograms(to: router)
  }

  /// Adds only the routes for programs.
  package func addForPrograms(to router: some RouterMethods<SignedInContext>) {
    router.post(RouterPath(WireAddress.signIn.path)) { request, context in try await openForProgram(request, context) }
    router.get(RouterPath(WireAddress.account.path)) { _, context in
      try Response(json: try context.requireAccount())
    }
    router.delete(RouterPath(WireAddress.session.path)) { request, context in
      _ = try context.requireAccount()
      try await end(request)
      return Response(status: .noContent)
    }
  }

  private func open(_ context: SignedInContext) async throws -> Response {
    let link = try context.parameters.require("link")
    if let only = context.onlyUser, let account = try await signIn.account(ofLink: link), account.user != only {
      throw Problem.otherAccount
    }
    guard let session = try await signIn.redeem(link) else {
      if try await signIn.isEarly(link) { throw Self.linkEarly }
      if context.account != nil { return .redirect(to: "/", type: .normal) }
      throw Self.linkUsed
    }
    return cookie.redirect(to: "/", keeping: session)
  }

  private func openForProgram(_ request: Request, _ context: SignedInContext) async throws -> Response {
    let body = try await request.decode(as: WireSignIn.self, context: context)
    if let code = body.recovery { return try await recover(code, body, request, context) }
    let token =
      if let link = body.link {
        try await signIn.redeem(link)
      } else if let code = body.device {
        try await openDevice(code, body, request, context)
      } else if let invite = body.invite, let invites {
        try await join(with: invite, body, context, invites)
      } else {
        String?.none
      }
    guard let token, let account = try await signIn.account(ofSession: token) else { throw Self.linkUsed }
    return try Response(json: WireSession(token: token, account: account))
  }

  /// Joins as the account of the request, if it has one, so that a second invite makes no second account.
  private func join(
    with invite: String,
    _ body: WireSignIn,
    _ context: SignedInContext,
    _ invites: Invites
  ) async throws -> String {
    let name = body.name ?? ""
    let invitee =
      context.account.map(Invitee.account) ?? (body.isNamesake == true ? .namesake(name) : .newcomer(name))
    let admission = try await invites.redeem(invite, for: invitee, from: context.origin)
    try await arrival(admission)
    return admission.token
  }

  /// Asks as a second device, and opens its session; the program repeats the request until the first device has confirmed.
  private func openDevice(
    _ code: String,
    _ body: WireSignIn,
    _ request: Request,
    _ context: SignedInContext
  ) async throws -> String {
    let (claim, device) = (body.id ?? "", DeviceWords.of(userAgent: request.headers[.userAgent]))
    let secret = try await signIn.ask(code, as: claim, device: device, from: context.origin)
    return try await signIn.open(secret, as: claim, from: context.origin).token
  }

  private func recover(
    _ code: String,
    _ body: WireSignIn,
    _ request: Request,
    _ context: SignedInContext
  ) async throws -> Response {
    let recovery = try await signIn.recover(
      code,
      as: body.id,
      body.keepsOthers == true ? .secondPhone : .lostPhone,
      device: DeviceWords.of(userAgent: request.headers[.userAgent]),
      from: context.origin
    )
    let session = WireSession(token: recovery.token, account: recovery.account, recoveryCode: recovery.code.shown)
    return try Response(json: session)
  }

  private func end(_ request: Request) async throws {
    if let token = cookie.token(of: request) { try await signIn.end(token) }
  }

  private static let linkEarly = Problem(
    .serviceUnavailable,
    "linkEarly",
    "The server is about to start again. Open the link again in a few seconds."
  )
  private static let linkUsed = Problem(
    .unauthorized,
    "linkUsed",
    "This link was used before or has expired.",
    detail: "Ask the organiser for a new one. If you run this server, start it again: it prints a new link."
  )
}
