import ArcheryScoring
import Domain
import Hypertext
import LeaderboardKit
import Pages
import Server
import WireFormat

extension ArcheryWeb {
  /// A shoot's categories: their list, the form of one, and the archers who are in none.
  func addCategories(to site: Site) {
    site.page("shoots/:space/categories") { visit in
      let tournament = try await managed(visit).0
      return pages.categories(of: tournament)
    }
    site.form("shoots/:space/categories") { visit, form in try await takeTemplate(visit, form) }
    site.form("shoots/:space/categories/archers") { visit, form in try await assign(visit, form) }
    site.page("shoots/:space/category") { visit in
      let tournament = try await managed(visit).0
      let category = try visit.query["code"].map { try tournament.known($0) }
      return pages.category(category, in: tournament, combines: visit.query["combined"] != nil)
    }
    site.form("shoots/:space/category") { visit, form in
      try await change(visit, form) { tournament, known in
        let category = try ShootCategory(form, changing: known, in: tournament)
        let list = tournament.listedCategories
        return [.setCategories(known == nil ? list + [category] : list.replacing(category), reason: form["reason"])]
      }
    }
    site.form("shoots/:space/category/remove") { visit, form in
      try await change(visit, form) { tournament, known in
        guard let known else { throw Problem.notFound }
        let target = try form["into"].map { try tournament.known($0) }
        return try tournament.removing(known, into: target, reason: form["reason"])
      }
    }
  }

  private func change(
    _ visit: Visit,
    _ form: Form,
    _ commands: (Tournament, ShootCategory?) throws -> [TournamentCommand]
  ) async throws -> FormAnswer {
    let ((tournament, account), key) = (try await managed(visit), try form.ticket())
    let known = try form["known"].map { try tournament.known($0) }
    try await app.perform(
      try commands(tournament, known).steps(as: key),
      on: tournament.id,
      by: account.user
    )
    return .goTo(CategoryAddress.list(tournament.id))
  }

  private func takeTemplate(_ visit: Visit, _ form: Form) async throws -> FormAnswer {
    let (tournament, account) = try await managed(visit)
    let template = try form.choice("template", or: CategoryTemplate.bows)
    let venue = try form.choice("venue", or: tournament.round.venue)
    let command = TournamentCommand.setCategories(tournament.categories(adding: template, venue), reason: nil)
    try await app.perform(command, on: tournament.id, by: account.user, as: try form.ticket())
    return .goTo(CategoryAddress.list(tournament.id))
  }

  /// Assigns archers to the categories that the organiser chose, all or none.
  private func assign(_ visit: Visit, _ form: Form) async throws -> FormAnswer {
    let ((tournament, account), key) = (try await managed(visit), try form.ticket())
    var steps: [TournamentStep] = []
    for id in form.names(after: categoryFieldPrefix).sorted() {
      guard let archer = tournament[PlayerID(rawValue: id)] else { throw Problem.notFound }
      guard let code = form[categoryFieldPrefix + id] else { continue }
      let entrant = archer.entrant.entering(CategoryID(rawValue: code))
      steps.append(
        TournamentStep(.changeEntrant(archer.id, entrant), as: EventID(rawValue: "\(key)-\(steps.count)"))
      )
    }
    if !steps.isEmpty { try await app.perform(steps, on: tournament.id, by: account.user) }
    return .goTo(CategoryAddress.list(tournament.id))
  }
}

extension Tournament {
  /// The category with this code on the organiser's list.
  fileprivate func known(_ code: String) throws(Problem) -> ShootCategory {
    guard let category = listedCategories.first(where: { $0.id.rawValue == code }) else { throw .notFound }
    return category
  }

  /// The list with a template's categories, for the bows of the roster or, without archers, for the usual ones.
  ///
  /// Codes that the list has already stay as they are.
  func categories(adding template: CategoryTemplate, _ venue: Round.Venue) -> [ShootCategory] {
    let bows = divisions.isEmpty ? template.usualBows : divisions
    let known = Set(listedCategories.map(\.id))
    return listedCategories + template.categories(for: bows, venue).filter { !known.contains($0.id) }
  }
}
