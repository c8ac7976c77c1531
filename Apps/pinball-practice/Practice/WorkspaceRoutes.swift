import Domain
import Hypertext
import Pages
import Pinball
import ScoreServer
import ScorebookKit
import WireFormat

extension PinballWeb {
  func addWorkspace(to site: Site) {
    site.page("library/:game/practice") { visit in
      let (account, look) = try await look(visit)
      let (game, state) = (look.screen, try await app.practice(of: account, zone: visit.zone))
      let log = state.journal(
        library: try await app.libraryActivity(of: account),
        game: game.practiceKey,
        keys: await app.keys(),
        zone: visit.zone,
        limit: 50
      )
      return pages.workspace(
        state.workspace(of: game, now: app.clock.now()),
        WorkspaceLinks(game, has: await app.reading(of: look.resources)),
        part: visit.query["part"].flatMap { WorkspacePart(rawValue: $0) } ?? .summary,
        log: log,
        zone: visit.zone,
        isSaved: visit.query["saved"] != nil,
        follows: account.journalPaths + LeagueContent.paths
      )
    }
    site.form("library/:game/note") { visit, form in
      let (account, look) = try await look(visit)
      let (game, id) = (look.game, try form.contentTicket())
      let state = try await app.practice(of: account)
      let entry = QuickEntry(id: .named("note", id), at: visit.entered(before: app.clock.now()))
      let steps = entry.gameNote(form["note"] ?? "", game: game.practiceKey, in: state)
      try await app.record(steps, by: account, as: id)
      return .goTo(PinballAddress.workspace(game.practiceKey, .input).with("saved", "yes"))
    }
  }
}
