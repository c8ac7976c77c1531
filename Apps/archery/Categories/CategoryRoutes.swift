import ArcheryScoring
import Domain
import Hypertext
import Leaderboards
import Pages
import ScoreServer
import WireFormat

extension ArcheryWeb {
  /// A shoot's categories: their list, the form of one, and the archers who are in none.
  func addCategories(to site: Site) {
    site.page("shoots/:space/categories") { visit in
      let tournament = try await managed(visit).0
      return pages.categories(of: tournament)
    }
    site.form("shoots/:space/categories") { visit, form in
      try await manage(visit, form, then: Self.list) { tournament in
        let template = try form.choice("template", or: CategoryTemplate.bows)
        let venue = try form.choice("venue", or: tournament.round.venue)
        return .setCategories(tournament.categories(adding: template, venue))
      }
    }
    site.form("shoots/:space/categories/archers") { visit, form in try await assign(visit, form) }
    site.page("shoots/:space/category") { visit in
      let tournament = try await managed(visit).0
      let category = try visit.query["code"].map { try tournament.known($0) }
      return pages.category(category, in: tournament, combines: visit.query["combined"] != nil)
    }
    site.form("shoots/:space/category") { visit, form in
      try await change(visit, form) { tournament, known in
        let category = try TournamentCategory(form, changing: known, in: tournament)
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
    _ commands: (Tournament, TournamentCategory?) throws -> [TournamentCommand]
  ) async throws -> FormAnswer {
    try await manage(visit, form, then: Self.list) { tournament, key in
      try commands(tournament, try form["known"].map { try tournament.known($0) }).steps(as: key)
    }
  }

  private static func list(_ id: TournamentID) -> WebAddress { TournamentAddress.page("categories", id) }

  /// Assigns archers to the categories that the organiser chose, all or none.
  private func assign(_ visit: Visit, _ form: Form) async throws -> FormAnswer {
    try await manage(visit, form, then: Self.list) { tournament, key in
      let names = form.names(after: categoryFieldPrefix).sorted()
      let commands = try names.compactMap { id -> TournamentCommand? in
        guard let archer = tournament[PlayerID(rawValue: id)] else { throw Problem.notFound }
        guard let code = form[categoryFieldPrefix + id] else { return nil }
        var entrant = archer.entrant
        entrant.category = CategoryID(rawValue: code)
        return .changeEntrant(archer.id, entrant)
      }
      return commands.steps(as: key)
    }
  }
}

extension Tournament {
  /// The category with this code on the organiser's list.
  fileprivate func known(_ code: String) throws(Problem) -> TournamentCategory {
    guard let category = listedCategories.first(where: { $0.id.rawValue == code }) else { throw .notFound }
    return category
  }
}
