public import Access
public import Domain
import Foundation
import HTTPTypes
import Hummingbird
import Hypertext
public import Localization
public import ScoreServer

/// A request for one of an app's addresses.
public struct Visit: Sendable {
  /// The account, the principal and the limits that the request counts against.
  public let context: SignedInContext
  /// The fields of the query.
  public let query: [String: String]
  /// The ticket of the page's forms.
  public let ticket: FormTicket
  /// The time that a form was queued on its device, at most a year; zero for a form sent at once.
  public let waited: Duration
  private let request: Request

  init(_ request: Request, _ context: SignedInContext, ticket: FormTicket) {
    (self.request, self.context, self.ticket) = (request, context, ticket)
    query = request.formQuery
    let waited = HTTPField.Name("X-Late").flatMap { request.headers[$0] }.map { Int64($0) ?? 1 }
    self.waited = .milliseconds(min(max(waited ?? 0, waited == nil ? 0 : 1), 31_536_000_000))
  }

  /// Whether a form was queued before it was sent.
  public var isLate: Bool { waited > .zero }

  /// Returns the moment at which a form was entered: before now by the time that it was queued.
  public func entered(before now: Timestamp) -> Timestamp { now.advanced(byMilliseconds: -waitedMilliseconds) }

  /// The zone of the visitor's clock, as a script of the app has told it in a cookie; nil for none.
  public var toldZone: ZoneTable? {
    remembered("zone")?.removingPercentEncoding.flatMap { try? ZoneTable(named: $0) }
  }

  var waitedMilliseconds: Int64 {
    waited.components.seconds * 1000 + waited.components.attoseconds / 1_000_000_000_000_000
  }

  /// Asks the sender of a form for confirmation, if only some of its values need it.
  ///
  /// Scripts ask before they send, and programs know what they do.
  ///
  /// - Parameter form: The form.
  /// - Throws: ``Unconfirmed`` for a form of a browser that has not confirmed yet.
  public func confirm(_ form: Form) throws {
    if !form.isConfirmed(for: request) { throw Unconfirmed() }
  }

  /// Whether a browser sends a form without a script, so that a question is a page (``Unconfirmed``).
  public var wantsPage: Bool { request.wantsPage }

  /// Returns whether the sender of a form with a doubtful value has confirmed it.
  ///
  /// Scripts ask before they send. A browser without scripts is asked, and a program sends the field `confirmed`.
  public func isConfirmed(_ form: Form) -> Bool { wantsFragment || form[Unconfirmed.field] != nil }

  /// The language of the answer.
  public var language: Language { context.language }

  /// The caller.
  public var principal: Principal { context.principal }

  /// Returns all values of a repeated field of the query, such as `shoot` of `?shoot=1&shoot=2`.
  public func values(_ name: String) -> [String] {
    request.formItems.filter { $0.name == name }.map { $0.value ?? "" }
  }

  /// Returns the value of a cookie that a page of this site has set by ``Page/remembers``.
  public func remembered(_ name: String) -> String? { request.cookies[name]?.value }

  /// Whether a program asks, which wants JSON instead of pages.
  public var wantsJSON: Bool { request.wantsJSON }

  var wantsFragment: Bool { request.wantsFragment }

  /// Returns the account that is signed in.
  ///
  /// - Throws: A `Problem` of status 401 if none is.
  public func account() throws -> Account { try context.requireAccount() }

  /// Returns a part of the address, such as `group` of `groups/:group`.
  ///
  /// - Throws: ``WireFormat/Problem/notFound`` for invalid text.
  public func part(_ name: String) throws -> String { try context.parameter(name) }

  /// The name of the device.
  var device: String { DeviceWords.of(userAgent: request.headers[.userAgent]) }

  func answer(with answer: FormAnswer, in shell: PageShell) throws -> Response {
    switch answer {
    case .goTo(let address): .redirect(to: address)
    case .show(let page): try self.answer(with: page, in: shell)
    case .update(let page, let address):
      wantsFragment ? try self.answer(with: page, in: shell) : .redirect(to: address)
    case .correct(let page): try self.answer(with: page, in: shell, status: .unprocessableContent)
    case .send(let value): try .json(value)
    case .nothing: Response(status: .noContent)
    case .signIn(_, _, let then), .setting(_, let then), .signedOut(let then): try self.answer(with: then, in: shell)
    }
  }

  /// Returns the page as HTML, fragment or JSON, as requested.
  func answer(with page: Page, in shell: PageShell, status: HTTPResponse.Status = .ok) throws -> Response {
    if let revisit = Revisit.current {
      revisit.take(page) { document(of: $0, in: shell) }
      return Response(status: .noContent)
    }
    if request.wantsJSON, let json = page.json { return try .json(json) }
    if request.wantsFragment {
      let body = page.body.text(for: Reader(shell.in(language).text, ticket: ticket.id))
      var response = Response.html(HTML(trusted: body), status: status)
      compress(&response, body, of: page)
      if let address = page.address { response.headers[.contentLocation] = address.text }
      return response
    }
    // A program gets the page if it has no JSON.
    let markup = document(of: page, in: shell).text
    var response = Response.html(HTML(trusted: markup), status: status)
    compress(&response, markup, of: page)
    if let keep = HTTPField.Name("X-Keep") {
      response.headers[keep] = page.isConfidential ? "no" : page.opensForEveryQuery ? "path" : nil
    }
    if page.isUnfinished, let refresh = HTTPField.Name("Refresh") { response.headers[refresh] = "1" }
    for (name, value) in page.remembers {
      response.setCookie(Cookie(name: name, value: value, maxAge: 31_536_000, path: "/", sameSite: .lax))
    }
    return response
  }

  /// Compresses a page of an account, unless it has a secret.
  ///
  /// A page without an account may have one in its address, such as that of a link.
  private func compress(_ response: inout Response, _ text: String, of page: Page) {
    if context.account != nil, page.isOpen { response.compress(ByteBuffer(string: text), for: request) }
  }

  /// Returns the whole page, which follows its stream if it has one.
  private func document(of page: Page, in shell: PageShell) -> HTML {
    let shell = shell.in(language)
    var page = page
    (page.account, page.isOfSite) = (context.account, true)
    page.path = request.uri.path
    let shown = page.address?.text ?? "\(request.uri.path)\(request.uri.query.map { "?\($0)" } ?? "")"
    let live = page.follows.isEmpty || request.method != .get ? nil : Self.stream(of: shown)
    let reader = Reader(shell.text, ticket: ticket.id)
    let have = live.map { _ in ticket.mark(of: page.body, for: reader) }
    return shell.document(page, ticket: ticket, live: live, have: have)
  }

  /// Returns the address of the stream of a page, with the same query.
  private static func stream(of address: String) -> String {
    let (path, query) = (address.prefix { $0 != "?" }, address.drop { $0 != "?" })
    return (path.hasSuffix("/") ? "\(path)live" : "\(path)/live") + query
  }
}
