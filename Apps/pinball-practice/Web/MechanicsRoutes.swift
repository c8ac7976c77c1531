import AppKit
import Domain
import Hummingbird
import Pages
import Pinball
import Server
import WireFormat

extension PinballWeb {
  /// How skills come along, and another note about one.
  func addMechanics(to router: Router<SignedInContext>) {
    router.get("practice/mechanics") { request, context in
      let (account, query) = (try context.requireAccount(), request.formQuery)
      let skill = query["skill"].flatMap { Skill(named: $0) }
      let shown = min(max(query.number("shown", in: 1...1_000_000) ?? Self.shownNotes, 1), 1_000_000)
      var page = try await mechanics(skill, of: account, shown: shown, request)
      if request.wantsJSON { return try Response.json(page.screen) }
      page.isSaved = query["saved"] != nil
      return Response.html(try pages.mechanics(page, ticket: newTicket(), signedIn: account.displayName))
    }
    router.post("practice/mechanics") { request, context in
      let (account, form) = (try context.requireAccount(), try await Form(request, context))
      var draft = EntryDraft(.mechanics, game: form["game"] ?? "")
      for field in [EntryDraft.Field.skill, .competency, .note] { draft[field] = form.verbatim(field.rawValue) }
      do {
        _ = try await app.enter(draft, by: account, as: try form.ticket())
      } catch let refusal as PracticeRefusal {
        if request.wantsJSON { throw refusal }
        var page = try await mechanics(Skill(named: draft[.skill]), of: account, shown: Self.shownNotes, request)
        page.problem = refusal
        let html = try pages.mechanics(page, ticket: newTicket(), signedIn: account.displayName)
        return Response.html(html, status: .unprocessableContent)
      }
      let next = PinballAddress.mechanics.with("saved", "yes")
      return Response.redirect(to: draft[.skill].isEmpty ? next : next.with("skill", draft[.skill]))
    }
  }

  private func mechanics(
    _ skill: Skill?,
    of account: Account,
    shown: Int,
    _ request: Request
  ) async throws(PracticeStoreFailure) -> MechanicsPage {
    let library = await app.league().library ?? PinballLibrary()
    let keys = GameKeys(library.games)
    let screen = try await app.practice(of: account).mechanics(of: skill, keys: keys, limit: shown)
    return MechanicsPage(screen: screen, zone: zone(request), library: library, shown: shown)
  }

  /// How many notes stand on the page until more are asked for.
  private static let shownNotes = 50
}
