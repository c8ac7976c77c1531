import ArcheryScoring
import Domain
import Hummingbird
import Server

extension ArcheryWeb {
  /// What a shoot's own page can do: the roster, and moving the shoot from one status to another.
  func addShootCommands(to router: Router<SignedInContext>) {
    let statuses: [(name: RouterPath, command: @Sendable (Tournament) -> TournamentCommand)] = [
      ("start", { _ in .start }), ("pause", { _ in .pause }), ("resume", { _ in .resume }),
      // Asked for before everybody is done, the page has warned that the others are listed as not finished.
      ("complete", { .complete(force: !$0.isComplete) }), ("cancel", { _ in .cancel(reason: nil) }),
    ]
    for (name, command) in statuses {
      router.post("shoots/:shoot/\(name)") { request, context in
        try await perform(try await Form(request, context), context, command)
      }
    }
    router.post("shoots/:shoot/archers") { request, context in
      try await addArchers(try await Form(request, context), context)
    }
    router.post("shoots/:shoot/archers/:archer/withdraw") { request, context in
      let archer = PlayerID(rawValue: try context.parameter("archer"))
      return try await perform(try await Form(request, context), context) { _ in .withdraw(archer, reason: nil) }
    }
  }

  private func perform(
    _ form: Form,
    _ context: SignedInContext,
    _ command: @Sendable (Tournament) -> TournamentCommand
  ) async throws -> Response {
    let (account, id) = (try context.requireAccount(), try context.shoot())
    let tournament = try await app.tournaments.tournament(id)
    try await app.perform(command(tournament), on: id, by: account.user, as: try form.ticket())
    return .redirect(to: ShootAddress.shoot(id))
  }

  private func addArchers(_ form: Form, _ context: SignedInContext) async throws -> Response {
    let (account, id, ticket) = (try context.requireAccount(), try context.shoot(), try form.ticket())
    if form["me"] != nil {
      let me = TournamentCommand.NewArcher(PlayerID(account.user), displayName: account.displayName)
      try await app.perform(.add(me), on: id, by: account.user, as: ticket)
    }
    for (number, name) in form.lines("names").enumerated() {
      let guest = PlayerID(rawValue: "\(ticket)-\(number)")
      let archer = TournamentCommand.NewArcher(guest, displayName: name, isGuest: true)
      try await app.perform(.add(archer), on: id, by: account.user, as: "\(ticket)-\(number)")
    }
    return .redirect(to: ShootAddress.shoot(id))
  }
}
