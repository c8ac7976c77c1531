import ArcheryScoring
import Domain
import Hummingbird
import Pages
import Server

extension ArcheryWeb {
  /// Ends that were entered differently: everybody of the shoot sees them, the organiser decides (ARC-76).
  func addDisputes(to router: Router<SignedInContext>) {
    router.get("shoots/:shoot/disputes") { request, context in
      let (account, id) = try await visit(context)
      let screen = try await app.tournaments.tournament(id).screen(for: account.user)
      if request.wantsJSON { return try Response.json(screen.disputes) }
      let view = DisputesView(screen, ticket: newTicket())
      return Response.html(try pages.disputes(view, signedIn: account.displayName))
    }
    router.post("shoots/:shoot/disputes") { request, context in
      let ((account, id), form) = (try await visit(context), try await Form(request, context))
      let command = TournamentCommand.settle(
        PlayerID(rawValue: try form.text("archer")),
        end: try form.number("end", in: ArrowPlace.allowedNumbers),
        entry: EventID(rawValue: try form.text("entry")),
        reason: form["reason"]
      )
      let after = try await app.perform(command, on: id, by: account.user, as: try form.ticket()).tournament
      return Response.redirect(to: after.disputes.isEmpty ? ShootAddress.shoot(id) : ShootAddress.page("disputes", id))
    }
  }
}
