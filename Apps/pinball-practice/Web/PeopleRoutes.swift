import AppKit
import Domain
import Hummingbird
import Pages
import Server
import WireFormat

extension PinballWeb {
  /// How others come in.
  func addPeople(to router: Router<SignedInContext>) {
    frame.addJoining(to: router) { entry in
      try pages.common.join(entry)
    } landing: { _, _ in
      PinballAddress.home
    }
    router.get("people") { _, context in try await people(context) }
    router.post("people/invite") { _, context in
      let account = try context.requireAccount()
      let invites = app.installation.invites
      let invite = try await invites.make(.organiser, by: account, withCode: true, uses: Self.inviteUses)
      return try await people(context, made: .invite(invite, at: frame.address(context)))
    }
    router.post("people/revoke") { request, context in
      let account = try context.requireAccount()
      try await app.installation.invites.revoke(try await Form(request, context).text("invite"), by: account)
      return Response.redirect(to: PinballAddress.people)
    }
  }

  private static let inviteUses = 30

  private func people(_ context: SignedInContext, made: MadeLink? = nil) async throws -> Response {
    let account = try context.requireAccount()
    let invites = account.role == .owner ? try await app.installation.invites.openInvites(for: account) : nil
    let view = PeopleView(invites, made: made, isLocal: frame.reach.isLocal)
    return .html(try pages.people(view, signedIn: account.displayName))
  }
}
