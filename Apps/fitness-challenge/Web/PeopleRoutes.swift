import AppKit
import Domain
import GroupChallenges
import Hummingbird
import Pages
import Server
import WireFormat

extension FitnessWeb {
  /// Who is in a group, and how others come in and go.
  func addPeople(to router: Router<SignedInContext>) {
    router.get("groups/:group/people") { _, context in try await people(context) }
    router.post("groups/:group/people/invite") { _, context in
      let (account, view) = try await visit(context)
      let invite = try await app.installation.invites.make(
        .role(.member, in: view.id.space),
        by: account,
        withCode: true,
        uses: Self.inviteUses
      )
      let made = MadeLink.invite(invite, at: frame.address(context))
      return try await people(context, made: made)
    }
    router.post("groups/:group/people/rejoin") { request, context in
      let (account, view, user) = try await command(request, context)
      let secret = try await app.installation.invites.rejoinLink(for: user, in: view.id.space, by: account)
      let hint = "It works once. Wherever this member was signed in, that has ended."
      let link = frame.address(context) + SignInRoutes.path(of: secret)
      return try await people(context, made: MadeLink(title: "Send this link", hint: hint, link: link))
    }
    router.post("groups/:group/people/remove") { request, context in
      let (account, view, user) = try await command(request, context)
      try await app.remove(user, from: view, by: account)
      return Response.redirect(to: GroupAddress.part("people", of: view.id))
    }
    router.post("groups/:group/people/leave") { _, context in
      let (account, view) = try await visit(context)
      try await app.leave(view, account)
      return Response.redirect(to: WebAddress())
    }
    router.post("groups/:group/people/hand-over") { request, context in
      let (account, view, user) = try await command(request, context)
      try await app.handOver(view, to: user, by: account)
      return Response.redirect(to: GroupAddress.part("people", of: view.id))
    }
    router.post("groups/:group/people/excuse") { request, context in
      let form = try await Form(request, context)
      let (account, view) = try await visit(context)
      let day = GroupAction.DayOff(date: try form.text("date"), kind: .excuse)
      let user = UserID(rawValue: try form.text("user"))
      _ = try await app.groups.takeOff(day, about: user, in: view.id, app.context(account, as: try form.ticket()))
      return Response.redirect(to: GroupAddress.part("people", of: view.id))
    }
    router.post("groups/:group/people/revoke") { request, context in
      let invite = try await Form(request, context).text("invite")
      let (account, view) = try await visit(context)
      try await app.installation.invites.revoke(invite, by: account)
      return Response.redirect(to: GroupAddress.part("people", of: view.id))
    }
  }

  private static let inviteUses = 30

  private func command(_ request: Request, _ context: SignedInContext) async throws -> (Account, GroupView, UserID) {
    let user = UserID(rawValue: try await Form(request, context).text("user"))
    let (account, view) = try await visit(context)
    return (account, view, user)
  }

  private func people(_ context: SignedInContext, made: MadeLink? = nil) async throws -> Response {
    let (account, view) = try await visit(context)
    let invites = app.installation.invites
    let page = PeopleView(
      view,
      try await app.roles(in: view),
      invites: view.leads ? try await invites.openInvites(into: view.id.space, for: account) : [],
      made: made,
      isLocal: frame.reach.isLocal,
      today: view.mine(at: app.installation.now()).today,
      ticket: newTicket()
    )
    return .html(try pages.people(page, signedIn: account.displayName))
  }
}
