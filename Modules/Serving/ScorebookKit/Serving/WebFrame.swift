public import Access
package import Domain
import Foundation
import HTTPTypes
public import Hummingbird
package import Hypertext
import Localization
public import Pages
public import ScoreServer
import Spaces
import StoreCopying
import WireFormat

/// The frame of every app's routes: the server's reach, its protection, and the shared routes.
public struct WebFrame: Sendable {
  /// The installation.
  public let installation: Installation
  package let reach: ServerReach
  /// The server that the store syncs with; nil for none.
  package internal(set) var server: SyncedServer?
  /// The machine's own authority and the plain port beside HTTPS; nil without `--https`.
  var https: LocalHTTPS?
  /// The messages to devices without an open page; nil in a program that was built without HTTPS.
  var pushes: Pushes?
  /// The backups that the server writes; nil for none.
  var backups: BackupSchedule?
  /// The folder of the store, whose disk is measured; nil for a store elsewhere.
  var folder: URL?
  /// The pages by which the owner comes and sets up the server; nil without `--claim`.
  var setup: PageSetup?
  /// The page on which the owner has this machine sync with another one; nil where the options decide.
  var syncSetup: SyncSetup?
  let limits: ServerLimits
  let metrics: ServerMetrics
  /// Whether the server is about to stop.
  let draining = Draining()
  /// The language for readers whose languages the app does not speak.
  var language = Language.source
  /// The server's own pages, for an answer that shows one of them.
  let innerPages = InnerPages()
  /// The language that each account has chosen.
  private let languages: AccountLanguages

  init(_ installation: Installation, reach: ServerReach, limits: ServerLimits, server name: String? = nil) {
    metrics = ServerMetrics(server: name)
    (self.installation, self.reach, self.limits) = (installation, reach, limits)
    languages = AccountLanguages(
      installation.storage.documents,
      changes: installation.storage.changes,
      newIdentity: installation.clock.newIdentity
    )
  }

  /// Returns the page on which an account has this machine sync with another one; nil if it may not.
  package func syncPage(for account: Account) -> WebAddress? { syncSetup?.page(for: account) }

  /// Returns the beginning of a link that others can open.
  public func address(_ context: SignedInContext) -> String { reach.address(port: context.port) }

  /// Returns a site with the shared routes: operations, sign-in, assets, notices, sync, and the ports for other
  /// programs.
  ///
  /// - Parameters:
  ///   - content: The look of the pages, and the app's files.
  ///   - syncWords: Names for the app's things.
  ///   - joining: The way in for people with an invite.
  ///   - errors: The errors of the app's own rules.
  ///   - open: The first parts of addresses that are for the bearers of links, signed in or not.
  ///   - guarded: The store for a principal, where the app judges more than access rules do.
  /// - Returns: The site, and the router that serves it, both for the app's own routes.
  public func site(
    _ content: SiteContent,
    syncWords: SyncWords,
    joining: Joining = Joining(),
    errors: AppErrors = AppErrors(),
    openTo open: Set<String> = [],
    guarded: (@Sendable (Principal) -> GuardedStorage)? = nil
  ) -> (site: Site, router: Router<SignedInContext>) {
    let router = Router(context: SignedInContext.self, options: .autoGenerateHeadEndpoints)
    addMiddleware(to: router, content, errors, openTo: open)
    addCommonRoutes(to: router, content, joining)
    addNews(to: router, content.common, syncWords)
    addPorts(to: router, guarded ?? installation.gatekeeper.storage)
    router.add(middleware: VersionMiddleware(version: content.version))
    let site = Site(
      router,
      content: content,
      changes: installation.storage.changes,
      cookie: SessionCookie(app: installation.app, isSecure: reach.isSecure),
      clock: installation.clock
    )
    let hint = reach.isLocal ? "\(installation.app) serve --host 0.0.0.0" : nil
    AccountRoutes(
      content.common,
      installation.signIn,
      languages: languages,
      localHint: hint,
      cookie: site.cookie,
      now: installation.clock.now,
      backups: { [backups] in await backups?.state() },
      syncPage: { syncPage(for: $0) },
      rename: { _ = try await installation.rename($0, to: $1) },
      deletion: AccountDeletionForm(
        pseudonym: installation.pseudonym,
        backupDays: backups?.longestDays
      ) {
        try await installation.refusal(ofDeleting: $0)?.message
      } delete: {
        try await installation.delete($0)
      },
      address: { address($0) }
    )
    .add(to: site)
    NoticeSettingsRoutes(content.common, installation.noticeChoices, push: pushes).add(to: site)
    CalendarPages(frame: self, content: content).add(to: site)
    PersonalDataPages(installation: installation).add(to: site)
    syncSetup?.add(to: site) { address($0) }
    AwayPage().add(to: site)
    setup?.routes(content.common, reach, isOn: https != nil) { _ = try await installation.rename($0, to: $1) }
      .add(to: site)
    #if DEBUG
    ComponentsPage().add(to: site)
    #endif
    return (site, router)
  }

  private var trust: (@Sendable () -> PhoneTrust?)? {
    guard let https else { return nil }
    return { https.trust }
  }

  private func addMiddleware(
    to router: Router<SignedInContext>,
    _ content: SiteContent,
    _ errors: AppErrors,
    openTo open: Set<String>
  ) {
    let pages = content.common
    router.add(middleware: RequestIDMiddleware())
    router.add(middleware: MetricsMiddleware(metrics))
    router.add(
      middleware: SafetyMiddleware(names: reach.names, takesAddresses: !reach.isLocal, isSecure: reach.isSecure)
    )
    router.add(middleware: LanguageMiddleware(choice: content.languages.choice, standard: language))
    router.add(
      middleware: ProblemMiddleware(translate: errors.problem) {
        try pages.response(to: $0, $1, $2)
      } localized: { problem, request, context in
        request.wantsFragment ? problem.in(pages.in(context.language).text) : problem
      }
    )
    router.add(middleware: ForwardedMiddleware(trusting: limits.proxies))
    let open = open.union(["hooks"])
    router.add(
      middleware: SessionMiddleware(
        installation.signIn,
        app: installation.app,
        isSecure: reach.isSecure,
        openTo: open
      )
    )
    router.add(
      middleware: LanguageMiddleware(choice: content.languages.choice, standard: language, settings: languages)
    )
    router.add(middleware: LimitMiddleware(CallerLimits(limits, metrics: metrics)))
    router.add(middleware: PageAccountMiddleware())
    if let setup { router.add(middleware: OwnerClaimMiddleware(claim: setup.claim)) }
    let translate = { @Sendable (error: any Error) in errors.problem(of: error) ?? Problem(error) }
    router.add(
      middleware: FormMiddleware(pages, pages: innerPages, fields: content.faultyFields, problem: translate)
    )
  }

  private func addCommonRoutes(to router: Router<SignedInContext>, _ content: SiteContent, _ joining: Joining) {
    let (pages, gatekeeper) = (content.common, installation.gatekeeper)
    OperationRoutes(
      documents: installation.storage.documents,
      metrics: metrics,
      usage: installation.usage,
      gauges: { [backups, folder] in
        var gauges: [ServerGauge: Int64] = [:]
        if let backups { gauges[.lastBackup] = (await backups.state().moment?.rawValue ?? 0) / 1000 }
        gauges[.freeDisk] = folder.flatMap(DiskRoom.free)
        return gauges
      },
      draining: draining
    )
    .add(to: router)
    SignInRoutes(
      installation.signIn,
      invites: installation.invites,
      app: installation.app,
      isSecure: reach.isSecure,
      arrival: joining.arrival,
      page: { .html(pages.in($1.language).signIn(with: $0, account: $1.account)) },
      warning: { [signIn = installation.signIn] context in
        guard let account = context.account, try await signIn.hasNoWayBack(account, context.sessionToken) else {
          return nil
        }
        return .html(pages.in(context.language).signOut(of: account))
      }
    )
    .add(to: router)
    JoinRoutes(
      installation.invites,
      app: installation.app,
      isSecure: reach.isSecure,
      nameOfSpace: { await gatekeeper.name(ofSpaceAt: $0) }
    ) { entry in
      .html(try joining.page?(entry) ?? pages.in(entry.language).join(entry))
    } landing: { admission, form in
      try await joining.landing(admission, form).text
    }
    .add(to: router)
    PhoneRoutes(pages, isSecure: reach.isSecure, trust: trust).add(to: router)
    let compressed = CompressedFiles()
    for asset in content.assets { router.add(asset, compressed) }
    router.add(AssetVersion(content, compressed))
  }

  /// Adds the account's notices and the state of sync.
  private func addNews(to router: Router<SignedInContext>, _ pages: CommonPages, _ words: SyncWords) {
    let (inbox, clock) = (installation.inbox, installation.clock)
    InboxRoutes(pages, inbox: inbox, now: clock.now) { FormTicket(id: clock.newIdentity()) }.add(to: router)
    StripRoutes(
      pages,
      inbox: inbox,
      server: server,
      times: installation.times,
      now: clock.now,
      backups: { [backups] in await backups?.state() }
    )
    .add(to: router)
    if let server { SyncRoutes(server, pages, words).add(to: router) }
  }

  /// Adds the ports for other programs: the command line on another machine, a copy, a device that syncs.
  private func addPorts(
    to router: Router<SignedInContext>,
    _ guarded: @escaping @Sendable (Principal) -> GuardedStorage
  ) {
    PortAPI<SignedInContext>(limits: limits, now: installation.clock.now, lasting: \.isStillThemselves) { _, context in
      guard context.principal != .anonymous else {
        throw context.isAccountDeleted ? Problem.accountDeleted : Problem.signInNeeded
      }
      return guarded(context.principal).limiting(newSpaces: context.newSpaceWait).storage
    }
    .add(to: router)
  }
}

extension Problem {
  /// The same problem with its sentences in a language, for a script of a page.
  fileprivate func `in`(_ text: Localizer) -> Problem {
    let detail = detail.map { Message(verbatim: text.forScripts($0)) }
    return Problem(
      status,
      code,
      Message(verbatim: text.forScripts(title)),
      detail: detail,
      retryAfter: retryAfter,
      facts: facts
    )
  }
}

extension CommonPages {
  /// Returns a problem as a page.
  fileprivate func response(to problem: Problem, _ request: Request, _ context: SignedInContext) throws -> Response {
    let referrer = request.method == .post ? request.headers[.referer] : nil
    let pages = self.in(context.language)
    let html =
      problem == .signInNeeded
      ? pages.signInNeeded()
      : pages.error(
        status: problem.status,
        sentence: problem.title,
        hint: problem.detail,
        back: WebAddress(referrer: referrer, host: request.head.authority ?? ""),
        offersWaysIn: problem.status == 401 && problem != .otherAccount,
        request: request.id
      )
    return .html(html, status: HTTPResponse.Status(code: problem.status))
  }
}
