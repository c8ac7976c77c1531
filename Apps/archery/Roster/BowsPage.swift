import ArcheryScoring
import Domain
import Hypertext
import Leaderboards
import Pages
import ScoreServer

extension ArcheryPages {
  /// The bows of all archers on one page, for the organiser.
  func bows(_ screen: TournamentScreen) -> Page {
    page(Message("Bows · \(screen.name)"), bowsForm(screen), of: screen.id)
  }
}

@HTMLBuilder
private func bowsForm(_ screen: TournamentScreen) -> HTML {
  let shoot = TournamentAddress.shoot(screen.id)
  crumbs(shoot) { t("Back to the shoot") }
  h1 { t("Bows · \(bdi: screen.name)") }
  if screen.archersWithoutBow > 0 { p(.class("lead")) { t("\(screen.archersWithoutBow) without a bow.") } }
  // Archers without a bow first, because the page is for them.
  let rows = screen.roster.filter { $0.status == .active }
  if rows.isEmpty {
    p(.class("card")) { t("No archers on the roster yet. \(a: "Add archers", .href(shoot))") }
  } else {
    form(post: TournamentAddress.page("bows", screen.id), as: "bows") {
      for row in rows.filter({ $0.bowType == nil }) + rows.filter({ $0.bowType != nil }) {
        field(bowFieldName(of: row.id), bdi(row.displayName), .select(.bows(row.bowType)))
      }
      p { button(.class("primary block")) { t("Save") } }
    }
  }
}

private func bowFieldName(of archer: PlayerID) -> String { "bow-\(archer)" }

extension ArcheryWeb {
  /// The pages about the whole roster: all bows, and the line-up.
  func addBows(to site: Site) {
    site.page("shoots/:space/bows") { visit in
      let (tournament, account) = try await managed(visit)
      return pages.bows(tournament.screen(for: account.user))
    }
    site.form("shoots/:space/bows") { visit, form in try await setBows(visit, form) }
    site.page("shoots/:space/line-up") { visit in
      let (id, account) = try await shoot(visit)
      let snapshot = try await app.tournaments.snapshot(id)
      let order = visit.query["by"].flatMap { LineUpOrder(rawValue: $0) } ?? .target
      return pages.lineUp(
        snapshot.tournament.screen(for: account.user),
        by: order,
        version: snapshot.revision.rawValue
      )
    }
  }

  /// Changes those whose bow is another now, all or none.
  private func setBows(_ visit: Visit, _ form: Form) async throws -> FormAnswer {
    try await manage(visit, form) { tournament, key in
      try tournament.roster.enumerated().compactMap { place, archer in
        let bow = try form[bowFieldName(of: archer.id)].map { try BowType(reading: $0) }
        // A form that is older than an archer's arrival has no field for that archer.
        guard archer.status == .active, form.has(bowFieldName(of: archer.id)), bow != archer.bowType else { return nil }
        return TournamentStep(.changing(archer, bow: .some(bow)), as: EventID(rawValue: "\(key)-\(place)"))
      }
    }
  }
}
