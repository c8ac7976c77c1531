import AppPages
import ArcheryScoring
import Domain
import Foundation
import HTTPTypes
import Hummingbird
import Server
import WebPages
import WireFormat

/// The app's HTTP face: which page or command an address stands for.
struct ArcheryWeb: Sendable {
  let app: ArcheryApp
  let pages: ArcheryPages
  let reach: ServerReach
  /// What the store is kept in step with.
  var server: SyncedServer?
  var limits = ServerLimits()
  let metrics = ServerMetrics()
  let boards = SharedBoards()

  var router: Router<SignedInContext> {
    let router = Router(context: SignedInContext.self)
    router.add(middleware: MetricsMiddleware(metrics))
    router.add(
      middleware: SafetyMiddleware(names: reach.names, takesAddresses: !reach.isLocal, isSecure: reach.isSecure)
    )
    router.add(middleware: ProblemMiddleware(translate: Problem.init(archery:), page: page))
    router.add(middleware: ForwardedMiddleware(behindProxy: reach.publicURL != nil))
    router.add(middleware: SessionMiddleware(app.signIn, app: ArcheryApp.name))
    router.add(middleware: LimitMiddleware(CallerLimits(limits, metrics: metrics)))
    OperationRoutes(documents: app.documents, metrics: metrics).add(to: router)
    addSignIn(to: router)
    addAssets(to: router)
    addShoots(to: router)
    addPractice(to: router)
    addShootCommands(to: router)
    addRoster(to: router)
    addBows(to: router)
    addOrganising(to: router)
    addDisputes(to: router)
    addScoring(to: router)
    addBoards(to: router)
    addResults(to: router)
    addPeople(to: router)
    addSettings(to: router)
    addSync(to: router)
    addPorts(to: router)
    return router
  }

  /// Who asks, and for which shoot; to those who may not see it, it does not exist.
  func visit(_ context: SignedInContext) async throws -> (account: Account, shoot: TournamentID) {
    let id = TournamentID(rawValue: try context.parameter("shoot"))
    return (try await requireSight(of: id, context), id)
  }

  /// Whoever asks, where that one may see a shoot; to others it does not exist.
  @discardableResult
  func requireSight(of id: TournamentID, _ context: SignedInContext) async throws -> Account {
    let account = try context.requireAccount()
    guard try await app.guarded(for: context.principal).mayRead(id.journal), try await !app.isPrivate(id, from: account)
    else { throw Problem.notFound }
    return account
  }

  private func addSignIn(to router: Router<SignedInContext>) {
    SignInRoutes(app.signIn, invites: app.invites, app: ArcheryApp.name, isSecure: reach.isSecure) { link in
      .html(try pages.signIn(with: link))
    }
    .add(to: router)
  }

  /// The ports for other programs: the command line on another machine, a copy, a device that syncs.
  private func addPorts(to router: Router<SignedInContext>) {
    PortAPI<SignedInContext>(limits: limits, lasting: \.isStillThemselves) { _, context in
      guard context.principal != .anonymous else { throw Problem.signInNeeded }
      return app.guarded(for: context.principal).storage
    }
    .add(to: router)
  }

  /// A problem as a page.
  @Sendable
  private func page(_ problem: Problem, _ request: Request, _ context: SignedInContext) throws -> Response {
    let isSignIn = problem == .signInNeeded
    let html =
      try isSignIn
      ? pages.signInNeeded()
      : pages.error(
        status: problem.status,
        sentence: problem.title,
        hint: problem.detail,
        signedIn: context.account?.displayName
      )
    return Response.html(html, status: HTTPResponse.Status(code: problem.status))
  }

  private func addAssets(to router: Router<SignedInContext>) {
    for asset in pages.assets.values + [ArcheryPages.worker] {
      router.get(RouterPath(asset.path)) { request, _ in
        let headers: HTTPFields = [.contentType: asset.contentType, .eTag: asset.etag, .cacheControl: "no-cache"]
        if request.headers[.ifNoneMatch] == asset.etag { return Response(status: .notModified, headers: headers) }
        return Response(status: .ok, headers: headers, body: .init(byteBuffer: ByteBuffer(bytes: asset.bytes)))
      }
    }
  }
}

extension Encodable {
  /// On one line, as programs read it.
  var json: String {
    get throws { String(decoding: try CanonicalJSON.encoder.encode(self), as: UTF8.self) }
  }
}

extension Request {
  /// Whether a script asks for a part of the page rather than a whole one.
  var wantsFragment: Bool {
    HTTPField.Name("X-Fragment").map { headers[$0] == "true" } ?? false
  }
}

extension SignedInContext {
  /// The router hands parameters over as they stand in the address.
  func parameter(_ name: String) throws -> String {
    guard let text = try parameters.require(name).removingPercentEncoding else { throw Problem.notFound }
    return text
  }
}
