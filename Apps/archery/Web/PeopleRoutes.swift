import AppKit
import ArcheryScoring
import Domain
import Hummingbird
import Pages
import Server
import WireFormat

extension ArcheryWeb {
  /// Who takes part in a shoot with an account, and how others come in.
  func addPeople(to router: Router<SignedInContext>) {
    router.get("shoots/:shoot/people") { _, context in try await people(context) }
    router.post("shoots/:shoot/people/invite") { request, context in
      let form = try await Form(request, context)
      return try await people(context, made: try await invite(form, context))
    }
    router.post("shoots/:shoot/people/view") { _, context in
      let (account, id) = try await visit(context)
      let link = try await app.invites.makeViewerLink(to: id.journal, by: account)
      return try await people(context, made: .view(frame.address(context) + ShootAddress.view(link.secret).text))
    }
    router.post("shoots/:shoot/people/rejoin") { request, context in
      let form = try await Form(request, context)
      return try await people(context, made: try await rejoin(form, context))
    }
    router.post("shoots/:shoot/people/remove") { request, context in
      let (user, (account, id)) = (try await Form(request, context).text("user"), try await visit(context))
      try await app.invites.remove(UserID(rawValue: user), from: id.space, by: account)
      return Response.redirect(to: ShootAddress.people(id))
    }
    router.post("shoots/:shoot/people/revoke") { request, context in
      try await revoke(try await Form(request, context), context)
    }
  }

  private func people(_ context: SignedInContext, made: MadeLink? = nil) async throws -> Response {
    let (account, id) = try await visit(context)
    let view = PeopleView(
      try await app.tournaments.tournament(id),
      members: try await app.invites.members(of: id.space, for: account),
      invites: try await app.invites.openInvites(into: id.space, for: account),
      links: try await app.invites.openViewerLinks(into: id.space, for: account),
      made: made,
      isLocal: frame.reach.isLocal
    )
    return .html(try pages.people(view, signedIn: account.displayName))
  }

  private func invite(_ form: Form, _ context: SignedInContext) async throws -> MadeLink {
    let (account, id) = try await visit(context)
    let uses = min(max(try form.number("uses", in: -1_000_000...1_000_000), 1), Invites.largestUses)
    try await checkMayInvite(into: id, account)
    let invite = try await app.invites.make(.role(.member, in: id.space), by: account, withCode: true, uses: uses)
    return .invite(invite, at: frame.address(context))
  }

  private func rejoin(_ form: Form, _ context: SignedInContext) async throws -> MadeLink {
    let (account, id) = try await visit(context)
    let user = UserID(rawValue: try form.text("user"))
    let secret = try await app.invites.rejoinLink(for: user, in: id.space, by: account)
    return .rejoin(frame.address(context) + SignInRoutes.path(of: secret))
  }

  private func revoke(_ form: Form, _ context: SignedInContext) async throws -> Response {
    let (account, id) = try await visit(context)
    if let invite = form["invite"] { try await app.invites.revoke(invite, by: account) }
    if let link = form["link"] { try await app.invites.revokeViewerLink(link, by: account) }
    return .redirect(to: ShootAddress.people(id))
  }
}
