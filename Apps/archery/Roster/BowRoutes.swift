import ArcheryScoring
import Domain
import Pages
import Server

extension ArcheryWeb {
  /// The roster as a whole: everybody's bow, and the line-up.
  func addBows(to site: Site) {
    site.page("shoots/:space/bows") { visit in
      let (tournament, account) = try await managed(visit)
      return try pages.bows(tournament.screen(for: account.user), ticket: visit.ticket)
    }
    site.form("shoots/:space/bows") { visit, form in try await setBows(visit, form) }
    site.page("shoots/:space/line-up") { visit in
      let (tournament, account) = try await tournament(visit)
      return try pages.lineUp(tournament.screen(for: account.user))
    }
  }

  /// Changes those whose bow is another now, all or none.
  private func setBows(_ visit: Visit, _ form: Form) async throws -> FormAnswer {
    let ((tournament, account), key) = (try await managed(visit), try form.ticket())
    var steps: [TournamentStep] = []
    for (place, archer) in tournament.roster.enumerated() where archer.status == .active {
      let bow = try form[BowsView.field(place)].map { try BowType(reading: $0) }
      // A form that was made before somebody came says nothing about the newcomer.
      guard form.has(BowsView.field(place)), bow != archer.bowType else { continue }
      steps.append(TournamentStep(.giving(bow, to: archer), as: EventID(rawValue: "\(key)-\(place)")))
    }
    if !steps.isEmpty { try await app.perform(steps, on: tournament.id, by: account.user) }
    return .goTo(ShootAddress.shoot(tournament.id))
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
