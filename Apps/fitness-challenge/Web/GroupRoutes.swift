import AppKit
import AsyncAlgorithms
import Domain
import GroupChallenges
import HTTPTypes
import Hummingbird
import Pages
import Server
import WireFormat

extension FitnessWeb {
  /// Groups, their weeks, and what is chosen of them.
  func addGroups(to router: Router<SignedInContext>) {
    router.get("/") { request, context in try await home(request, context) }
    router.post("groups") { request, context in try await found(try await Form(request, context), context) }
    router.get("groups/:group") { request, context in try await group(request, context) }
    router.get("groups/:group/live") { request, context in try await live(request, context) }
    router.get("groups/:group/weeks") { request, context in
      let (account, view) = try await visit(context)
      let weeks = view.pastWeeks(at: app.installation.now())
      if request.wantsJSON { return try Response.json(weeks) }
      return Response.html(try pages.weeks(weeks, of: view, signedIn: account.displayName))
    }
    router.get("groups/:group/weeks/:week") { request, context in
      let (account, view) = try await visit(context)
      guard let week = view.week(try context.parameter("week"), at: app.installation.now()) else {
        throw Problem.notFound
      }
      if request.wantsJSON { return try Response.json(week) }
      let marksOwn = try await marksOwn(account)
      return Response.html(try pages.pastWeek(week, marksOwn: marksOwn, signedIn: account.displayName))
    }
    router.get("groups/:group/mine") { request, context in
      let (account, view) = try await visit(context)
      let me = view.mine(at: app.installation.now())
      if request.wantsJSON { return try Response.json(me) }
      return Response.html(try pages.mine(me, of: view, ticket: newTicket(), signedIn: account.displayName))
    }
    router.get("groups/:group/mine.csv") { _, context in
      let (_, view) = try await visit(context)
      return Response.csv(view.mine(at: app.installation.now()).csv, named: "check-ins.csv")
    }
    router.get("groups/:group/settings") { _, context in try await settings(context) }
    router.post("groups/:group/settings") { request, context in
      try await save(try await Form(request, context), context)
    }
  }

  private func home(_ request: Request, _ context: SignedInContext) async throws -> Response {
    let account = try context.requireAccount()
    var weeks: [WeekScreen] = []
    for group in try await app.groups.groups(of: account.user) {
      let view = try await app.visit(group.id, by: account)
      if let week = view.week(at: app.installation.now()) { weeks.append(week) }
    }
    if request.wantsJSON { return try .json(weeks) }
    return .html(try pages.home(weeks, ticket: newTicket(), signedIn: account.displayName))
  }

  private func found(_ form: Form, _ context: SignedInContext) async throws -> Response {
    let account = try context.requireAccount()
    let rules = GroupRules(
      zone: form.has("local") ? try zone(of: form) : .utc,
      checkInsPerDay: form.has("once") ? 1 : nil
    )
    let group = Group(
      name: try form.text("name"),
      hidesStandings: form.has("hidden"),
      rules: rules,
      createdAt: app.installation.now()
    )
    try context.countNewSpace()
    let view = try await app.found(group, by: account, as: try form.ticket())
    return .redirect(to: GroupAddress.group(view.id))
  }

  private func group(_ request: Request, _ context: SignedInContext) async throws -> Response {
    let (account, view) = try await visit(context)
    if request.wantsFragment { return .html(try await fragment(view, account)) }
    if request.wantsJSON { return try .json(view.week(at: app.installation.now())) }
    let fragment = try await fragment(view, account)
    return .html(try pages.group(view, fragment: fragment, signedIn: account.displayName))
  }

  /// The running week, as it changes; after Sunday's midnight the next.
  private func live(_ request: Request, _ context: SignedInContext) async throws -> Response {
    let (account, view) = try await visit(context)
    let clock = ObservingClock(now: app.installation.now) { try await Task.sleep(for: $0) }
    func changes(of type: ChallengeType) -> some AsyncSequence<Void, any Error> & Sendable {
      app.groups.observe(type, of: view.id, for: account.user, by: clock).map { _ in () }
    }
    let ticket = newTicket()
    return EventStream.response(to: request, on: merge(changes(of: .checkIn), changes(of: .streak))) {
      guard try await context.isStillThemselves() else { return nil }
      return try await fragment(try await app.groups.group(view.id, for: account.user), account, ticket).text
    }
  }

  /// What changes on a group's page.
  func fragment(_ view: GroupView, _ account: Account, _ ticket: FormTicket? = nil) async throws -> HTML {
    let now = app.installation.now()
    guard let week = view.week(at: now) else { throw Problem.notFound }
    let marksOwn = try await marksOwn(account)
    let me = view.mine(at: now)
    // What was counted with a ticket is not counted with it again, so a page that lives long has another after each change.
    let ticket = ticket.map { FormTicket(id: "\($0.id)\(view.revision.rawValue)") }
    return try pages.week(week, me, marksOwn: marksOwn, ticket: ticket ?? newTicket())
  }

  /// The zone that the browser names; UTC for none.
  func zone(of form: Form) throws -> ZoneTable {
    guard let name = form["zone"] else { return .utc }
    do { return try ZoneTable(named: name) } catch {
      throw Problem(.unprocessableContent, "unknownZone", "There is no time zone \"\(name.prefix(60))\".")
    }
  }

  private func settings(_ context: SignedInContext, isSaved: Bool = false) async throws -> Response {
    let (account, view) = try await visit(context)
    let html = try pages.settings(
      view,
      marksOwn: try await marksOwn(account),
      isSaved: isSaved,
      ticket: newTicket(),
      signedIn: account.displayName
    )
    return .html(html)
  }

  private func save(_ form: Form, _ context: SignedInContext) async throws -> Response {
    let (account, view) = try await visit(context)
    let ticket = try form.ticket()
    let (own, hides) = (form.has("own"), form.has("hidden"))
    _ = try await app.installation.settings.update(
      account.user,
      as: WriteID(rawValue: ticket),
      at: app.installation.now()
    ) { $0.showOwnScores = own }
    if view.leads {
      let name = try form.text("name")
      try await app.groups.change(view.id, in: app.context(account, as: ticket)) { group in
        (group.name, group.hidesStandings) = (name, hides)
      }
    }
    return try await settings(context, isSaved: true)
  }
}
