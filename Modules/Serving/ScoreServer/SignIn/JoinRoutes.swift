package import Domain
package import Hummingbird
public import Localization
package import WireFormat

/// `GET /join`, `GET /join/{invite}` and `POST /join`: the way in for the bearer of an invite with a browser.
public struct JoinRoutes: Sendable {
  /// The content of the page.
  public struct Entry: Sendable {
    /// The link's secret, or the code as typed.
    package var invite: String?
    /// The name of the link's space; nil for a code, so that a guess reveals nothing, and for an invalid link.
    package var space: String?
    /// The name as typed.
    package var name: String?
    /// The form of the last try, with the app's own fields; nil before the first.
    public var sent: Form?
    /// The account that would join; nil for a new person.
    package var account: Account?
    /// The problem of the last try, or of a link that has ended.
    package var problem: Problem?
    /// Whether no name can help, because the link has ended.
    package var isOver = false
    /// The name of the member whom the person may be; nil unless the last try has to be asked about.
    package var member: String?
    /// The language of the page.
    public var language = Language.source
  }

  private let invites: Invites
  private let cookie: SessionCookie
  private let nameOfSpace: @Sendable (ItemPath) async -> String?
  private let page: @Sendable (Entry) throws -> Response
  private let landing: @Sendable (Admission, Form) async throws -> String

  /// Creates the routes.
  ///
  /// - Parameters:
  ///   - invites: The invites.
  ///   - app: The name of the cookie.
  ///   - isSecure: Whether browsers reach this server by HTTPS only.
  ///   - nameOfSpace: Returns the name of a space, for the bearer of a link to it.
  ///   - page: Returns the page with its form, which has the fields `invite` and `name`.
  ///   - landing: Returns the page after joining, from the form, whose other fields are the app's.
  package init(
    _ invites: Invites,
    app: String,
    isSecure: Bool = false,
    nameOfSpace: @escaping @Sendable (ItemPath) async -> String? = { _ in nil },
    page: @escaping @Sendable (Entry) throws -> Response,
    landing: @escaping @Sendable (Admission, Form) async throws -> String
  ) {
    self.invites = invites
    cookie = SessionCookie(app: app, isSecure: isSecure)
    (self.nameOfSpace, self.page, self.landing) = (nameOfSpace, page, landing)
  }

  /// Returns the path that redeems an invite's secret.
  package static func path(of secret: String) -> String { "/join/\(secret)" }

  package func add(to router: Router<SignedInContext>) {
    router.get("join") { _, context in try page(Entry(account: context.account, language: context.language)) }
    router.get("join/:invite") { _, context in
      let invite = context.parameters.get("invite")
      let entry = Entry(invite: invite, account: context.account, language: context.language)
      return try answer(try await named(entry))
    }
    router.post("join") { request, context in try await join(request, context) }
  }

  /// Returns the entry with the name of its space.
  ///
  /// A code is not looked up before the form is sent, so that the page does not reveal whether a guess is correct. A
  /// link's secret cannot be guessed.
  private func named(_ entry: Entry) async throws -> Entry {
    var entry = entry
    guard let secret = entry.invite else { return entry }
    switch try await invites.grant(ofLink: secret) {
    case .role(_, let space): entry.space = await nameOfSpace(space)
    case .organiser: break
    case nil where JoinCode(typed: secret) == nil && (20...64).contains(secret.utf8.count):
      (entry.problem, entry.isOver) = (entry.problem ?? Invites.noGood, true)
    case nil: break
    }
    return entry
  }

  private func answer(_ entry: Entry) throws -> Response {
    var response = try page(entry)
    if let problem = entry.problem { response.status = HTTPResponse.Status(code: problem.status) }
    return response
  }

  private func join(_ request: Request, _ context: SignedInContext) async throws -> Response {
    let form = try await Form(request, context)
    var entry = Entry(
      invite: form["invite"],
      name: form["name"],
      sent: form,
      account: context.account,
      language: context.language
    )
    do {
      if context.account == nil, form["answer"] == "ask" { return try await ask(entry, request, context) }
      let name = entry.name ?? ""
      let invitee =
        context.account.map(Invitee.account) ?? (form["answer"] == "other" ? .namesake(name) : .newcomer(name))
      let admission = try await invites.redeem(entry.invite ?? "", for: invitee, from: context.origin)
      return cookie.redirect(to: try await landing(admission, form), keeping: admission.token)
    } catch let problem as Problem {
      entry.problem = problem
      if problem.code == "memberKnown" { entry.member = entry.name?.plainName }
      return try answer(try await named(entry))
    }
  }

  /// Asks the organiser to sign this browser in as a member.
  private func ask(_ entry: Entry, _ request: Request, _ context: SignedInContext) async throws -> Response {
    let claim = invites.signIn.newSecret()
    let secret = try await invites.askToReturn(
      with: entry.invite ?? "",
      as: entry.name ?? "",
      claim,
      device: DeviceWords.of(userAgent: request.headers[.userAgent]),
      from: context.origin
    )
    var response = Response.redirect(to: "/device/\(secret)/\(claim)", type: .normal)
    response.setCookie(cookie.deviceClaim(claim, for: 2 * Invites.returnMilliseconds))
    return response
  }
}
