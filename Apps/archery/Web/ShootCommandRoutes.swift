import ArcheryScoring
import Domain
import Hummingbird
import Pages
import Server

extension ArcheryWeb {
  /// What a shoot's own page can do: the roster, and moving the shoot from one status to another.
  func addShootCommands(to router: Router<SignedInContext>) {
    let statuses: [(name: RouterPath, command: @Sendable (Form) -> TournamentCommand)] = [
      ("start", { _ in .start }), ("pause", { _ in .pause }), ("resume", { _ in .resume }),
      ("complete", { .complete(force: $0["force"] != nil) }), ("cancel", { _ in .cancel(reason: nil) }),
    ]
    for (name, command) in statuses {
      router.post("shoots/:shoot/\(name)") { request, context in
        try await perform(try await Form(request, context), context, command)
      }
    }
    router.post("shoots/:shoot/archers") { request, context in
      try await addArchers(try await Form(request, context), context)
    }
  }

  /// Does what a form asks for, and shows the shoot.
  func perform(
    _ form: Form,
    _ context: SignedInContext,
    _ command: (Form) throws -> TournamentCommand
  ) async throws -> Response {
    let (account, id) = try await visit(context)
    try await app.perform(try command(form), on: id, by: account.user, as: try form.ticket())
    return .redirect(to: ShootAddress.shoot(id))
  }

  private func addArchers(_ form: Form, _ context: SignedInContext) async throws -> Response {
    let ((account, id), ticket) = (try await visit(context), try form.ticket())
    let bow = try form["bow"].map { try BowType(reading: $0) }
    let me = TournamentCommand.NewArcher(PlayerID(account.user), displayName: account.displayName, bowType: bow)
    var steps = form["me"] == nil ? [] : [TournamentStep(.add(me), as: EventID(rawValue: ticket))]
    steps += TournamentStep.guests(form.lines("names"), as: ticket)
    try await app.perform(steps, on: id, by: account.user)
    try await app.remember(bow, for: account.user)
    return .redirect(to: ShootAddress.shoot(id))
  }
}
