import ArcheryScoring
import Domain
import Pages
import Server

extension ArcheryWeb {
  /// Ends that were entered differently: everybody of the shoot sees them, the organiser decides (ARC-76).
  func addDisputes(to site: Site) {
    site.page("shoots/:space/disputes") { visit in
      let (tournament, account) = try await tournament(visit)
      return try pages.disputes(tournament.screen(for: account.user), ticket: visit.ticket)
    }
    site.form("shoots/:space/disputes") { visit, form in
      let (id, account) = try await shoot(visit)
      let command = TournamentCommand.settle(
        PlayerID(rawValue: try form.text("archer")),
        end: try form.number("end", in: ArrowPlace.allowedNumbers),
        entry: EventID(rawValue: try form.text("entry")),
        reason: form["reason"]
      )
      let after = try await app.perform(command, on: id, by: account.user, as: try form.ticket()).tournament
      return .goTo(after.disputes.isEmpty ? ShootAddress.shoot(id) : ShootAddress.page("disputes", id))
    }
  }
}
