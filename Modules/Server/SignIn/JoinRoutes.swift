public import Domain
public import Hummingbird
public import Localization
public import WireFormat

/// `GET /join`, `GET /join/{invite}` and `POST /join`: how somebody with an invite comes in through a browser.
public struct JoinRoutes: Sendable {
  /// What the page shows.
  public struct Entry: Sendable {
    /// The link's secret, or the code as it was typed.
    public var invite: String?
    /// The name of the space that the link leads into; nil for a code, whose guesses learn nothing, and for a link that lets
    /// no one in.
    public var space: String?
    /// As it was typed.
    public var name: String?
    /// Who would join; nil for somebody new.
    public var account: Account?
    /// Why it did not work.
    public var problem: Problem?
    /// The language of the page.
    public var language = Language.source
  }

  private let invites: Invites
  private let cookie: SessionCookie
  private let nameOfSpace: @Sendable (Path) async -> String?
  private let page: @Sendable (Entry) throws -> Response
  private let landing: @Sendable (Admission, Form) async throws -> String

  /// - Parameters:
  ///   - invites: Says whether an invite is good.
  ///   - app: Names the cookie.
  ///   - isSecure: Whether browsers reach this server by https only.
  ///   - nameOfSpace: The name of a space, to be shown to the owner of a link into it.
  ///   - page: The page with its form, which has the fields `invite` and `name`.
  ///   - landing: Where somebody comes out who was let in, with the form that was sent, whose other fields are the app's.
  public init(
    _ invites: Invites,
    app: String,
    isSecure: Bool = false,
    nameOfSpace: @escaping @Sendable (Path) async -> String? = { _ in nil },
    page: @escaping @Sendable (Entry) throws -> Response,
    landing: @escaping @Sendable (Admission, Form) async throws -> String
  ) {
    self.invites = invites
    cookie = SessionCookie(app: app, isSecure: isSecure)
    (self.nameOfSpace, self.page, self.landing) = (nameOfSpace, page, landing)
  }

  /// Where an invite's secret is used.
  public static func path(of secret: String) -> String { "/join/\(secret)" }

  public func add(to router: Router<SignedInContext>) {
    router.get("join") { _, context in try page(Entry(account: context.account, language: context.language)) }
    router.get("join/:invite") { _, context in
      let invite = context.parameters.get("invite")
      return try page(
        try await named(Entry(invite: invite, account: context.account, language: context.language))
      )
    }
    router.post("join") { request, context in try await join(try await Form(request, context), context) }
  }

  /// Returns the entry with the name of its space.
  ///
  /// A code is not looked up before the form is sent, so that this page tells no one
  /// whether a guess is right; a link's secret cannot be guessed.
  private func named(_ entry: Entry) async throws -> Entry {
    var entry = entry
    if let secret = entry.invite, let space = try await invites.space(ofLink: secret) {
      entry.space = await nameOfSpace(space)
    }
    return entry
  }

  private func join(_ form: Form, _ context: SignedInContext) async throws -> Response {
    var entry = Entry(
      invite: form["invite"],
      name: form["name"],
      account: context.account,
      language: context.language
    )
    do {
      let invitee = context.account.map(Invitee.account) ?? .newcomer(entry.name ?? "")
      let admission = try await invites.redeem(entry.invite ?? "", for: invitee, from: context.origin)
      return cookie.redirect(to: try await landing(admission, form), keeping: admission.token)
    } catch let problem as Problem {
      entry = try await named(entry)
      entry.problem = problem
      var response = try page(entry)
      response.status = HTTPResponse.Status(code: problem.status)
      return response
    }
  }
}
