import AppKit
import Domain
import Hummingbird
import Pages
import Pinball
import Server
import WireFormat

extension PinballWeb {
  /// The journal, and what changes it.
  func addJournal(to router: Router<SignedInContext>) {
    router.get("practice/journal") { request, context in
      let (account, query) = (try context.requireAccount(), request.formQuery)
      let asked = query["filter"].flatMap { TimelineFilter(rawValue: $0) }
      let filter = asked ?? rememberedFilter(request) ?? .all
      let shown = min(max(query.number("shown", in: 1...1_000_000) ?? Self.shown, 1), 1_000_000)
      let zone = zone(request)
      try await app.fillFromLeague(await app.league(), for: account, zone: zone)
      let screen = try await app.practice(of: account).journal(
        filter,
        library: try await app.libraryActivity(of: account),
        game: query["game"],
        keys: await app.keys(),
        zone: zone,
        limit: shown
      )
      if request.wantsJSON { return try Response.json(screen) }
      var page = JournalPage(screen: screen, zone: zone, shown: shown)
      page.deleted = query.number("deleted", in: 0...1_000_000).flatMap { count in query["back"].map { (count, $0) } }
      page.said = query["restored"] == nil ? query["saved"].map { _ in "Saved." } : "They are back."
      var response = Response.html(try pages.journal(page, signedIn: account.displayName))
      if let asked {
        response.setCookie(
          Cookie(name: Self.filterCookie, value: asked.rawValue, maxAge: 31_536_000, path: "/practice", sameSite: .lax)
        )
      }
      return response
    }
    router.post("practice/delete") { request, context in
      let (account, form) = (try context.requireAccount(), try await Form(request, context))
      let state = try await app.practice(of: account)
      let ids = form.names(after: "entry-").compactMap { EntryID($0) }.filter { state.journalEntries[$0] != nil }
      var next = PinballAddress.journal
      if let filter = form["filter"] { next = next.with("filter", filter) }
      if ids.isEmpty { return Response.redirect(to: next) }
      let back = try await app.delete(ids, of: account, zone: zone(request))
      return Response.redirect(to: next.with("deleted", "\(ids.count)").with("back", back))
    }
    router.post("practice/restore") { request, context in
      let (account, form) = (try context.requireAccount(), try await Form(request, context))
      try await app.takeBack(try form.text("back"), of: account)
      let next = PinballAddress.journal.with("restored", "yes")
      return Response.redirect(to: form["filter"].map { next.with("filter", $0) } ?? next)
    }
    addChanges(to: router)
  }

  private func addChanges(to router: Router<SignedInContext>) {
    router.get("practice/entries/:entry") { _, context in
      let (account, row) = try await row(context)
      return try await change(row, account)
    }
    router.post("practice/entries/:entry") { request, context in
      let form = try await Form(request, context)
      let (account, row) = try await row(context)
      do {
        let changes = try row.changes(form)
        try await app.change(row.id, changes, of: account, zone: zone(request))
      } catch let refusal as PracticeRefusal {
        return try await change(row, account, refused: RefusedChange(form: form, problem: refusal))
      }
      return Response.redirect(to: PinballAddress.journal.with("saved", "yes"))
    }
  }

  /// What the journal showed last in this browser; all rows where it is about one game, or asked by a program.
  private func rememberedFilter(_ request: Request) -> TimelineFilter? {
    guard !request.wantsJSON, request.formQuery["game"] == nil else { return nil }
    return request.cookies[Self.filterCookie].flatMap { TimelineFilter(rawValue: $0.value) }
  }

  private static let filterCookie = "journal-filter"

  private func row(_ context: SignedInContext) async throws -> (account: Account, row: JournalEntry) {
    let account = try context.requireAccount()
    let state = try await app.practice(of: account)
    guard let id = EntryID(try context.parameter("entry")), let row = state.journalEntries[id],
      row.action != .gameBrowse
    else { throw Problem.notFound }
    return (account, row)
  }

  private func change(
    _ row: JournalEntry,
    _ account: Account,
    refused: RefusedChange? = nil
  ) async throws -> Response {
    let library = await app.league().library ?? PinballLibrary()
    let name = account.displayName
    let html = try pages.change(row, library: library, refused: refused, ticket: newTicket(), signedIn: name)
    return .html(html, status: refused == nil ? .ok : .unprocessableContent)
  }

  /// How many rows the journal shows until more are asked for.
  private static let shown = 100
}

extension JournalEntry {
  /// What a form changes of the row; a field that is emptied is cleared.
  fileprivate func changes(_ form: Form) throws(PracticeRefusal) -> [JournalChange] {
    var changes: [JournalChange] = [.gameID(form["game"] ?? ""), .note(form["note"])]
    if action == .scoreLogged {
      let context = form["context"].map { ScoreContext(rawValue: $0) } ?? scoreContext
      if let text = form["score"] {
        changes.append(.score(try QuickEntry.score(text)))
      } else {
        changes.append(.score(nil))
      }
      changes += [.scoreContext(context), .tournamentName(form["tournament"])]
    }
    if action == .noteAdded {
      changes += [.noteCategory(form["category"].map { NoteCategory(rawValue: $0) }), .noteDetail(form["detail"])]
    }
    if action.isVideo {
      let kind = form["value"] == nil ? nil : videoKind ?? .percent
      changes += [.videoKind(kind), .videoValue(form["value"])]
    }
    if action.task != nil { changes.append(.progress(form["percent"].flatMap { Double($0) })) }
    return changes
  }
}
