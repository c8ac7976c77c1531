import AppKit
import Domain
import Hummingbird
import Pages
import Pinball
import Server
import WireFormat

extension PinballWeb {
  /// What somebody has done with one game.
  func addWorkspace(to router: Router<SignedInContext>) {
    router.get("library/:game/practice") { request, context in
      let (account, game) = try await game(context)
      let (zone, now) = (zone(request), app.installation.now())
      let state = try await app.practice(of: account, zone: zone)
      let screen = state.workspace(of: game, now: now)
      if request.wantsJSON { return try Response.json(screen) }
      let visit = QuickEntry(id: .named("browse", app.installation.newIdentity()), at: now)
      try await app.record(visit.browse(game: game.practiceKey, in: state), by: account)
      let log = state.journal(
        library: try await app.libraryActivity(of: account),
        game: game.practiceKey,
        keys: await app.keys(),
        zone: zone,
        limit: 50
      )
      let isSaved = request.formQuery["saved"] != nil
      let (ticket, name) = (newTicket(), account.displayName)
      return Response.html(
        try pages.workspace(screen, log: log, zone: zone, isSaved: isSaved, ticket: ticket, signedIn: name)
      )
    }
    router.post("library/:game/note") { request, context in
      let form = try await Form(request, context)
      let (account, game) = try await game(context)
      let ticket = try form.ticket()
      let state = try await app.practice(of: account)
      let entry = QuickEntry(id: .named("note", ticket), at: app.installation.now())
      let steps = entry.gameNote(form["note"] ?? "", game: game.practiceKey, in: state)
      try await app.record(steps, by: account)
      return Response.redirect(to: PinballAddress.workspace(game.practiceKey).with("saved", "yes"))
    }
  }

  private func game(_ context: SignedInContext) async throws -> (account: Account, game: GameScreen) {
    let account = try context.requireAccount()
    guard let game = await app.league().game(try context.parameter("game")) else { throw Problem.notFound }
    return (account, game)
  }
}
