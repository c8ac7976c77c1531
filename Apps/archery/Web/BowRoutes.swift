import ArcheryScoring
import Domain
import Hummingbird
import Pages
import Server

extension ArcheryWeb {
  /// The roster as a whole: everybody's bow, and the line-up.
  func addBows(to router: Router<SignedInContext>) {
    router.get("shoots/:shoot/bows") { _, context in
      let (account, id) = try await visit(context)
      let screen = try await app.managed(id, by: account).screen(for: account.user)
      return Response.html(try pages.bows(screen, ticket: newTicket(), signedIn: account.displayName))
    }
    router.post("shoots/:shoot/bows") { request, context in
      try await setBows(try await Form(request, context), context)
    }
    router.get("shoots/:shoot/line-up") { _, context in
      let (account, id) = try await visit(context)
      let screen = try await app.tournaments.tournament(id).screen(for: account.user)
      return Response.html(try pages.lineUp(screen, signedIn: account.displayName))
    }
  }

  /// Changes those whose bow is another now, all or none.
  private func setBows(_ form: Form, _ context: SignedInContext) async throws -> Response {
    let ((account, id), key) = (try await visit(context), try form.ticket())
    let tournament = try await app.managed(id, by: account)
    var steps: [TournamentStep] = []
    for (place, archer) in tournament.roster.enumerated() where archer.status == .active {
      let bow = try form[BowsView.field(place)].map { try BowType(reading: $0) }
      // A form that was made before somebody came says nothing about the newcomer.
      guard form.has(BowsView.field(place)), bow != archer.bowType else { continue }
      steps.append(TournamentStep(.giving(bow, to: archer), as: EventID(rawValue: "\(key)-\(place)")))
    }
    if !steps.isEmpty { try await app.perform(steps, on: id, by: account.user) }
    return .redirect(to: ShootAddress.shoot(id))
  }
}

extension TournamentCommand {
  /// The same archer with another bow.
  fileprivate static func giving(_ bow: BowType?, to archer: Participant) -> TournamentCommand {
    .changeArcher(
      archer.id,
      displayName: archer.givenName,
      bowType: bow,
      shaftDiameterUm: archer.shaftDiameterUm,
      target: archer.target
    )
  }
}
