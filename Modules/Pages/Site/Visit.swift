public import Domain
import HTTPTypes
import Hummingbird
public import Server

/// A request for one of an app's addresses.
public struct Visit: Sendable {
  /// The account, the principal and the limits that the request counts against.
  public let context: SignedInContext
  /// The fields after the question mark of the address.
  public let query: [String: String]
  /// Makes each form of the page count once.
  public let ticket: FormTicket
  /// Whether a form was entered before and comes only now, because its device had no connection.
  public let isLate: Bool
  private let request: Request

  init(_ request: Request, _ context: SignedInContext, ticket: FormTicket) {
    (self.request, self.context, self.ticket) = (request, context, ticket)
    query = request.formQuery
    isLate = HTTPField.Name("X-Late").map { request.headers[$0] != nil } ?? false
  }

  public var principal: Principal { context.principal }

  /// The value of a cookie that a page of this site has set by ``Page/remembers``.
  public func remembered(_ name: String) -> String? { request.cookies[name]?.value }

  /// Whether a program asks, which reads no pages.
  public var wantsJSON: Bool { request.wantsJSON }

  /// Returns the account that is signed in.
  ///
  /// - Throws: ``WireFormat/Problem/signInNeeded``.
  public func account() throws -> Account { try context.requireAccount() }

  /// Returns a part of the address, such as `group` of `groups/:group`.
  ///
  /// - Throws: ``WireFormat/Problem/notFound`` where it is no text.
  public func part(_ name: String) throws -> String { try context.parameter(name) }

  /// The page in the face that was asked for.
  func answer(with page: Page, in shell: PageShell, status: HTTPResponse.Status = .ok) throws -> Response {
    if request.wantsJSON, let json = page.json { return try .json(json) }
    if request.wantsFragment { return .html(page.body.html, status: status) }
    // A program that has no JSON to read gets the page.
    var page = page
    (page.signedIn, page.user) = (context.account?.displayName, context.account?.user)
    let live = page.follows.isEmpty || request.method != .get ? nil : Self.stream(of: request)
    var response = Response.html(try shell.document(page, live: live), status: status)
    for (name, value) in page.remembers {
      response.setCookie(Cookie(name: name, value: value, maxAge: 31_536_000, path: "/", sameSite: .lax))
    }
    return response
  }

  /// The address of the stream of the page that a request is for, with the same query.
  private static func stream(of request: Request) -> String {
    let path = request.uri.path
    return (path.hasSuffix("/") ? "\(path)live" : "\(path)/live") + (request.uri.query.map { "?\($0)" } ?? "")
  }
}
