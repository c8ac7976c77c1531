import ArcheryScoring
import Domain
import Pages
import Server

extension ArcheryWeb {
  /// What a shoot's own page can do: the roster, and moving the shoot from one status to another.
  func addShootCommands(to site: Site) {
    let statuses: [(name: String, command: @Sendable (Form) -> TournamentCommand)] = [
      ("start", { _ in .start }), ("pause", { _ in .pause }), ("resume", { _ in .resume }),
      ("complete", { .complete(force: $0["force"] != nil) }), ("cancel", { _ in .cancel(reason: nil) }),
    ]
    for (name, command) in statuses {
      site.form("shoots/:space/\(name)") { visit, form in try await perform(visit, form, command) }
    }
    site.form("shoots/:space/archers") { visit, form in
      let ((id, account), ticket) = (try await shoot(visit), try form.ticket())
      let bow = try form["bow"].map { try BowType(reading: $0) }
      let me = TournamentCommand.NewArcher(PlayerID(account.user), displayName: account.displayName, bowType: bow)
      var steps = form["me"] == nil ? [] : [TournamentStep(.add(me), as: EventID(rawValue: ticket))]
      steps += TournamentStep.guests(form.lines("names"), as: ticket)
      try await app.perform(steps, on: id, by: account.user)
      try await app.remember(bow, for: account.user)
      return .goTo(ShootAddress.shoot(id))
    }
  }
}
