import AppKit
import Domain
import Hypertext
import Pages
import Pinball
import Server
import WireFormat

extension PinballWeb {
  /// The player's work on one game.
  func addWorkspace(to site: Site) {
    site.page("library/:game/practice") { visit in
      let (account, game) = try await game(visit)
      let state = try await app.practice(of: account, zone: visit.zone)
      let log = state.journal(
        library: try await app.libraryActivity(of: account),
        game: game.practiceKey,
        keys: await app.keys(),
        zone: visit.zone,
        limit: 50
      )
      let look = try await look(visit).look
      return pages.workspace(
        state.workspace(of: game, now: app.installation.now()),
        WorkspaceLinks(game, has: await app.reading(of: look.resources)),
        log: log,
        zone: visit.zone,
        isSaved: visit.query["saved"] != nil,
        follows: account.journalPaths + LeagueContent.paths
      )
    }
    site.form("library/:game/note") { visit, form in
      let (account, game) = try await game(visit)
      let id = try form.contentTicket()
      let state = try await app.practice(of: account)
      let entry = QuickEntry(id: .named("note", id), at: visit.entered(before: app.installation.now()))
      let steps = entry.gameNote(form["note"] ?? "", game: game.practiceKey, in: state)
      try await app.record(steps, by: account, as: id)
      return .goTo(PinballAddress.workspace(game.practiceKey).with("saved", "yes"))
    }
  }

  private func game(_ visit: Visit) async throws -> (account: Account, game: GameScreen) {
    let account = try visit.account()
    guard let game = await app.league().game(try visit.part("game")) else { throw Problem.notFound }
    return (account, game)
  }
}
