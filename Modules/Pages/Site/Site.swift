import CanonicalJSON
public import Domain
import HTTPTypes
public import Hummingbird
public import Server
import WireFormat

/// The addresses of an app: pages, forms, downloads and hooks.
///
/// Every page of every app comes to its address by ``page(_:_:)``, so that each one follows the records that it shows,
/// opens without the server, and answers programs with JSON. Every form comes by ``form(_:_:)``, so that each one counts
/// once. No app adds routes of its own.
///
///     site.page("groups/:group/people") { visit in
///       let group = try await groups.group(try visit.id("group"), for: visit.account())
///       return Page(title: "People", body: try templates.render("people", group), follows: [group.space])
///     }
public struct Site {
  private let router: Router<SignedInContext>
  public let content: SiteContent
  private let changes: any Followable
  private let cookie: SessionCookie
  private let newIdentity: @Sendable () -> String
  private let now: @Sendable () -> Timestamp
  private let taps = DoubleTaps()

  /// The least time between two states of a page that a reader follows: an eye sees no more, and a shoot of hundreds has
  /// many arrows a second.
  private static let pace = Duration.milliseconds(200)

  /// - Parameters:
  ///   - router: The routes that all apps have, for those of this app.
  ///   - content: The look of the pages.
  ///   - changes: Signals changes of the store.
  ///   - cookie: Has a browser keep the session that a form opened.
  ///   - newIdentity: Makes the tickets of forms.
  ///   - now: The clock.
  public init(
    _ router: Router<SignedInContext>,
    content: SiteContent,
    changes: any Followable,
    cookie: SessionCookie,
    newIdentity: @escaping @Sendable () -> String,
    now: @escaping @Sendable () -> Timestamp
  ) {
    (self.router, self.content, self.changes) = (router, content, changes)
    (self.cookie, self.newIdentity, self.now) = (cookie, newIdentity, now)
  }

  /// Gives a page its address, and the address of its stream below it, `…/live`.
  ///
  /// The stream sends the page's body again after each change under ``Page/follows`` and each heartbeat, until `render`
  /// throws. So whatever `render` checks holds for as long as a reader follows.
  ///
  /// - Parameters:
  ///   - path: The address, such as `groups/:group/people`.
  ///   - beside: Makes the list that stays beside the page on a wide screen; it does not follow.
  ///   - render: Makes the page of one moment.
  public func page(
    _ path: String,
    beside: @escaping @Sendable (Visit) async throws -> Beside? = { _ in nil },
    _ render: @escaping @Sendable (Visit) async throws -> Page
  ) {
    let (shell, changes, newIdentity) = (content.shell, changes, newIdentity)
    router.get(RouterPath(path)) { request, context in
      let visit = Visit(request, context, ticket: FormTicket(id: newIdentity()))
      var page = try await render(visit)
      if !visit.wantsFragment, !visit.wantsJSON { page.beside = try await beside(visit) }
      return try visit.answer(with: page, in: shell)
    }
    router.get(RouterPath(path == "/" ? "live" : "\(path)/live")) { request, context in
      let visit = Visit(request, context, ticket: FormTicket(id: newIdentity()))
      // Also what a stranger may follow ends by `render`.
      let isStill = context.isStillThemselves
      let follows = try await render(visit).follows
      // To a browser this says that there is no stream to come back for.
      guard !follows.isEmpty else { return Response(status: .noContent) }
      let changed = changes.follow(underAny: follows)
      @Sendable func current() async throws -> Page? {
        guard try await isStill() else { return nil }
        do { return try await render(visit) } catch let problem as Problem where problem.status < 500 { return nil }
      }
      let last = HTTPField.Name("Last-Event-ID").flatMap { request.headers[$0] }
      let have = last == nil ? visit.query["have"] : nil
      if request.wantsJSON {
        return EventStream.response(to: request, on: changed, pace: Self.pace) { try await current()?.json?.json }
      }
      return EventStream.response(to: request, on: changed, pace: Self.pace) {
        try await current()?.body
      } text: { body, before in
        // A reader who comes back may have seen something else since.
        if before == nil, let have, visit.ticket.mark(of: body) == have { return "" }
        // A ticket counts once, so a body that has changed has another one.
        return body.text(after: before).replacing(visit.ticket.id, with: newIdentity())
      }
    }
  }

  /// Gives a form its address.
  ///
  /// - Parameters:
  ///   - path: The address, such as `groups/:group/check-in`.
  ///   - asks: Whether the form destroys something, so that its user is asked first. Its markup has the question as
  ///     `data-ask="Remove Ana from the group?"`, and a button whose text names the action.
  ///   - joinsDoubleTaps: Whether the same form of the same account again within two seconds counts as one with the first.
  ///     The answer to the first tap has put another ticket on the page, so without this the second tap counts, too.
  ///   - act: Does what the form asks for. A repeated form has the same ``Server/Form/ticket()``.
  public func form(
    _ path: String,
    asks: Bool = false,
    joinsDoubleTaps: Bool = false,
    _ act: @escaping @Sendable (Visit, Form) async throws -> FormAnswer
  ) {
    let (shell, cookie, newIdentity, now, taps) = (content.shell, cookie, newIdentity, now, taps)
    router.post(RouterPath(path)) { request, context in
      let visit = Visit(request, context, ticket: FormTicket(id: newIdentity()))
      var form = try await Form(request, context)
      if let user = context.account?.user {
        let entered = now().advanced(byMilliseconds: 0 - visit.waitedMilliseconds)
        form = taps.note(form, to: request.uri.path, by: user, at: entered, isJoined: joinsDoubleTaps)
      }
      let answer: FormAnswer
      do {
        if asks { try visit.confirm(form) }
        answer = try await act(visit, form)
      } catch {
        throw RefusedForm(form, because: error)
      }
      guard case .signIn(let token, let account, let then) = answer else {
        return try visit.answer(with: answer, in: shell)
      }
      var signedIn = context
      signedIn.account = account
      var response = try Visit(request, signedIn, ticket: visit.ticket).answer(with: then, in: shell)
      cookie.keep(token, in: &response)
      return response
    }
  }

  /// Gives a file its address: a table for spreadsheets, a picture, a document to print.
  public func download(_ path: String, _ make: @escaping @Sendable (Visit) async throws -> Download) {
    let newIdentity = newIdentity
    router.get(RouterPath(path)) { request, context in
      try await make(Visit(request, context, ticket: FormTicket(id: newIdentity()))).response(to: request)
    }
  }

  /// Gives a webhook its address, where another service posts JSON and is answered with JSON.
  ///
  /// - Parameters:
  ///   - path: The address; a part of it is a secret of at least 80 random bits, since no one is signed in.
  ///   - bytes: The size of a body at most.
  ///   - act: Takes the body, which is JSON.
  public func hook(
    _ path: String,
    upTo bytes: Int,
    _ act: @escaping @Sendable (Visit, [UInt8]) async throws -> any Encodable & Sendable
  ) {
    let newIdentity = newIdentity
    router.post(RouterPath(path)) { request, context in
      var request = request
      let body = Array(buffer: try await request.collectBody(upTo: bytes))
      guard (try? CanonicalJSON.decode(AnyJSON.self, from: body)) != nil else {
        throw Problem(.badRequest, "malformed", "The body is not JSON.", detail: "Send JSON in UTF-8.")
      }
      return try Response.json(try await act(Visit(request, context, ticket: FormTicket(id: newIdentity())), body))
    }
  }
}

/// A site is built before it serves, on one task.
@available(*, unavailable)
extension Site: Sendable {}

/// A value of any shape.
private struct AnyJSON: Decodable {
  init(from decoder: any Decoder) {}
}

/// The answer to a form.
///
/// A form that cannot be done throws, and the browser shows the form's page again, with the sentence of the error.
public enum FormAnswer: Sendable {
  /// The form is done; the browser goes on to a page.
  case goTo(WebAddress)
  /// The form is done, and shows what no other page can, such as a link that is shown once.
  case show(Page)
  /// The form is done; a script is shown the body of the page, and a browser without scripts goes on to its address.
  case update(Page, at: WebAddress)
  /// The form is not done: the same form again, with what was entered and what is wrong with it.
  case correct(Page)
  /// The form is done; a program is told the result.
  case send(any Encodable & Sendable)
  /// The form is done, and nothing is to be shown, such as where a script notes how far a text was read.
  case nothing
  /// The form opened a session, which the browser keeps; the rest of the answer is for that account.
  indirect case signIn(token: String, as: Account, then: FormAnswer)
}
