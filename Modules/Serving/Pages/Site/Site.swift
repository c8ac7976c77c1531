import CanonicalJSON
public import Domain
import HTTPTypes
public import Hummingbird
public import Hypertext
public import ScoreServer
import WireFormat

/// The addresses of an app: pages, forms, downloads and hooks.
///
/// Every page of every app is added with ``page(_:_:)``. So each page follows the records that it shows, opens offline,
/// and answers programs with JSON. Every form is added with ``form(_:_:)``, so that each form counts once. No app adds
/// routes of its own.
///
///     site.page("groups/:group/people") { visit in
///       let group = try await groups.group(try visit.id("group"), for: visit.account())
///       return Page(title: "People", body: people(group), follows: [group.space])
///     }
public struct Site {
  private let router: Router<SignedInContext>
  /// The look of the pages.
  public let content: SiteContent
  private let changes: any Followable
  /// The cookies of sessions.
  package let cookie: SessionCookie
  private let clock: ClockAndIdentities
  private let taps = DoubleTaps()

  /// The shortest time between two states of a followed page.
  ///
  /// An eye sees no more, and a large shoot has many arrows a second.
  private static let pace = Duration.milliseconds(200)

  /// Creates a site.
  ///
  /// - Parameters:
  ///   - router: The router with the shared routes.
  ///   - content: The look of the pages.
  ///   - changes: Signals changes of the store.
  ///   - cookie: Stores the session that a form opened in the browser.
  ///   - clock: The clock, whose identities are the tickets of forms.
  package init(
    _ router: Router<SignedInContext>,
    content: SiteContent,
    changes: any Followable,
    cookie: SessionCookie,
    clock: ClockAndIdentities
  ) {
    (self.router, self.content, self.changes) = (router, content, changes)
    (self.cookie, self.clock) = (cookie, clock)
  }

  /// Adds a page, and its stream below it at `…/live`.
  ///
  /// The stream sends the page's body again after each change under ``Page/follows`` and each heartbeat, until `render`
  /// throws. So the checks of `render` hold for as long as a reader follows.
  ///
  /// - Parameters:
  ///   - path: The address, such as `groups/:group/people`.
  ///   - beside: Returns the list beside the page on a wide screen, which is not live.
  ///   - render: Returns the page of one moment.
  public func page(
    _ path: String,
    beside: @escaping @Sendable (Visit) async throws -> Sidebar? = { _ in nil },
    _ render: @escaping @Sendable (Visit) async throws -> Page
  ) {
    let (shell, changes, clock) = (content.shell, changes, clock)
    router.get(RouterPath(path)) { request, context in
      let visit = Visit(request, context, ticket: FormTicket(id: clock.newIdentity()))
      var page = try await render(visit)
      if !visit.wantsFragment, !visit.wantsJSON { page.beside = try await beside(visit) }
      return try visit.answer(with: page, in: shell)
    }
    router.get(RouterPath(path == "/" ? "live" : "\(path)/live")) { request, context in
      let visit = Visit(request, context, ticket: FormTicket(id: clock.newIdentity()))
      // A public page also ends by `render`.
      let isStill = context.isStillThemselves
      let follows = try await render(visit).follows
      // To a browser this says that there is no stream to reconnect to.
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
      let reader = Reader(shell.in(visit.language).text, ticket: visit.ticket.id)
      return EventStream.response(to: request, on: changed, pace: Self.pace) { (last: LiveState?) in
        try await current().map { page in
          let (body, state) = (page.body, LiveState(page.body, after: last))
          return (
            state,
            {
              // A returning reader may have seen another state since.
              if last == nil, let have, visit.ticket.mark(of: body, for: reader) == have { return "" }
              // A ticket counts once, so a changed body has another.
              return body.patch(from: last, to: state, for: reader).replacing(
                visit.ticket.id,
                with: clock.newIdentity()
              )
            }
          )
        }
      }
    }
  }

  /// Adds a form.
  ///
  /// A form with a question (`asks:`) says so when it is sent, so that a browser without scripts is asked here.
  ///
  /// - Parameters:
  ///   - path: The address, such as `groups/:group/check-in`.
  ///   - joinsDoubleTaps: Whether the same form of the same account again within two seconds counts as one. The answer
  ///     to the first tap has put another ticket on the page, so otherwise the second tap would count too.
  ///   - isLarge: Whether few bytes of the form may cause much work, such as a list or a file. Such forms share one
  ///     thread, for a limited time each.
  ///   - act: Does the form's work. A repeated form has the same ``Server/Form/ticket()``.
  public func form(
    _ path: String,
    joinsDoubleTaps: Bool = false,
    isLarge: Bool = false,
    _ act: @escaping @Sendable (Visit, Form) async throws -> FormAnswer
  ) {
    let (shell, cookie, clock, taps) = (content.shell, cookie, clock, taps)
    router.post(RouterPath(path)) { request, context in
      let visit = Visit(request, context, ticket: FormTicket(id: clock.newIdentity()))
      var form = try await Form(request, context)
      if let user = context.account?.user {
        let entered = clock.now().advanced(byMilliseconds: 0 - visit.waitedMilliseconds)
        form = taps.note(form, to: request.uri.path, by: user, at: entered, isJoined: joinsDoubleTaps)
      }
      let answer: FormAnswer
      do {
        if form[Rejection.asksField] != nil { try visit.confirm(form) }
        let form = form
        if isLarge {
          answer = try await context.largeTurn.run { try await act(visit, form) }
        } else {
          answer = try await act(visit, form)
        }
      } catch {
        throw RefusedForm(form, because: error)
      }
      if case .setting(let cookie, let then) = answer {
        var response = try visit.answer(with: then, in: shell)
        response.setCookie(cookie)
        return response
      }
      if case .signedOut(let then) = answer {
        var nobody = context
        nobody.account = nil
        return try Visit(request, nobody, ticket: visit.ticket).answer(with: then, in: shell)
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

  /// Adds the way for a file that a page's script sends as it is, without the detours of a form's field.
  ///
  /// The script names its page's account in a header, as every request of a script does.
  ///
  /// - Parameters:
  ///   - path: The address.
  ///   - bytes: The most bytes of a file.
  ///   - time: The time for which reading the file may hold the thread of large requests, instead of the usual one.
  ///   - act: Handles the file. A file that is sent again adds nothing.
  public func upload(
    _ path: String,
    upTo bytes: Int,
    within time: Duration,
    _ act: @escaping @Sendable (Visit, [UInt8]) async throws -> FormAnswer
  ) {
    let (shell, clock) = (content.shell, clock)
    router.post(RouterPath(path)) { request, context in
      var request = request
      let file = Array(buffer: try await request.collectBody(upTo: bytes))
      let visit = Visit(request, context, ticket: FormTicket(id: clock.newIdentity()))
      let answer = try await context.largeTurn.run {
        let end = ContinuousClock.now + time
        return try await WorkLimit { ContinuousClock.now > end }.run { try await act(visit, file) }
      }
      return try visit.answer(with: answer, in: shell)
    }
  }

  /// Adds a file: a CSV table, a picture, a document to print.
  public func download(_ path: String, _ make: @escaping @Sendable (Visit) async throws -> Download) {
    let clock = clock
    router.get(RouterPath(path)) { request, context in
      try await make(Visit(request, context, ticket: FormTicket(id: clock.newIdentity()))).response(to: request)
    }
  }

  /// Adds a webhook, where another service posts JSON and gets JSON.
  ///
  /// - Parameters:
  ///   - path: The address. A part of it is a secret of at least 80 random bits, because no account is signed in.
  ///   - bytes: The most bytes of a body.
  ///   - act: Handles the body, which is JSON.
  package func hook(
    _ path: String,
    upTo bytes: Int,
    _ act: @escaping @Sendable (Visit, [UInt8]) async throws -> any Encodable & Sendable
  ) {
    let clock = clock
    router.post(RouterPath(path)) { request, context in
      var request = request
      let body = Array(buffer: try await request.collectBody(upTo: bytes))
      guard (try? CanonicalJSON.decode(AnyJSON.self, from: body)) != nil else {
        throw Problem(.badRequest, "malformed", "The body is not JSON.", detail: "Send JSON in UTF-8.")
      }
      return try Response.json(
        try await act(Visit(request, context, ticket: FormTicket(id: clock.newIdentity())), body)
      )
    }
  }
}

/// A site is built on one task before it serves.
@available(*, unavailable)
extension Site: Sendable {}

/// A value of any shape.
private struct AnyJSON: Decodable {
  init(from decoder: any Decoder) {}
}

/// The answer to a form.
///
/// A rejected form throws, and the browser shows the form's page again, with the sentence of the error.
public enum FormAnswer: Sendable {
  /// Redirects the browser to a page.
  case goTo(WebAddress)
  /// Shows a page without an address, such as a link that is shown once.
  case show(Page)
  /// Sends a script the body of the page, and redirects a browser without scripts to its address.
  case update(Page, at: WebAddress)
  /// Shows the same form again, with the entered values and the fault.
  case correct(Page)
  /// Sends the result to a program.
  case send(any Encodable & Sendable)
  /// Sends nothing, for example to a script that records a reading position.
  case nothing
  /// Stores a new session in the browser; the rest of the answer is for that account.
  indirect case signIn(token: String, as: Account, then: FormAnswer)
  /// Answers as to nobody, because the account was deleted.
  indirect case signedOut(then: FormAnswer)
  /// Sets a cookie of the browser.
  indirect case setting(Cookie, then: FormAnswer)
}
