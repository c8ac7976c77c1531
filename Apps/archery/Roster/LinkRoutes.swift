import ArcheryScoring
import Domain
import Hypertext
import Leaderboards
import Pages
import ScoreServer

extension ArcheryWeb {
  /// "That’s me", the organiser's approval, and the end of a link.
  func addLinks(to site: Site) {
    site.form("shoots/:space/link") { visit, form in
      try await perform(visit, form) { .requestLink(PlayerID(rawValue: try $0.text("archer"))) }
    }
    let path = "shoots/:space/archers/:archer"
    site.form("\(path)/link") { visit, form in
      try await manage(visit, form) { _ in
        .approveLink(try named(visit), to: UserID(rawValue: try form.text("account")))
      }
    }
    site.form("\(path)/unlink") { visit, form in
      let own = try visit.account().user
      return try await perform(visit, form) {
        .endLink(try named(visit), of: $0["account"].map { UserID(rawValue: $0) } ?? own)
      }
    }
    site.form("\(path)/remove") { visit, form in
      try await perform(visit, form) { _ in .remove(try named(visit)) }
    }
  }

  /// The links of a shoot as its visitor sees them.
  func links(_ tournament: Tournament, _ account: Account) async throws -> EntryLinks {
    let asking = tournament.organises(account.user) ? tournament.roster.flatMap(\.requests) : []
    return EntryLinks(tournament, for: account, names: try await app.accountNames(of: asking))
  }
}

extension ArcheryServices {
  /// The names of accounts; an account that is gone has none.
  func accountNames(of users: some Sequence<UserID>) async throws -> [UserID: String] {
    var names: [UserID: String] = [:]
    for user in Set(users) { names[user] = try await signIn.name(of: user) }
    return names
  }
}
