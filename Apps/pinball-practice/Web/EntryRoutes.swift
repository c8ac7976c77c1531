import AppKit
import Domain
import Hummingbird
import Pages
import Pinball
import Server
import WireFormat

extension PinballWeb {
  /// Quick entry, and taking the last one back.
  func addEntry(to router: Router<SignedInContext>) {
    router.get("practice") { request, context in
      let account = try context.requireAccount()
      let (state, query) = (try await app.practice(of: account), request.formQuery)
      var page = await entryPage(query, state)
      page.done = query["done"].flatMap { EntryID($0) }.flatMap {
        state.journalRow($0, keys: GameKeys(page.library.games))
      }
      page.isUndone = query["undone"] != nil
      return Response.html(try pages.entry(page, ticket: newTicket(), signedIn: account.displayName))
    }
    router.post("practice") { request, context in
      let (account, form) = (try context.requireAccount(), try await Form(request, context))
      var draft = try EntryDraft(form)
      if let other = form["other"] { draft.game = await app.key(ofGame: other) }
      do {
        let id = try await app.enter(draft, by: account, as: try form.ticket())
        if request.wantsJSON {
          let row = try await app.practice(of: account).journalRow(id, keys: await app.keys())
          return try Response.json(try row ?? Problem.orNotFound())
        }
        var next = PinballAddress.entry(draft.kind).with("activity", draft.activity.rawValue)
        for field in ["source", "game"] { next = next.with(field, form[field] ?? "") }
        return Response.redirect(to: next.with("done", id.text))
      } catch let refusal as PracticeRefusal {
        if request.wantsJSON { throw refusal }
        let library = await app.league().library ?? PinballLibrary()
        let source = form["source"].flatMap { library[source: $0] }?.id
        var page = EntryPage(draft: draft, source: source, library: library, problem: refusal, other: form["other"])
        page.draft.game = form["game"] ?? ""
        let html = try pages.entry(page, ticket: newTicket(), signedIn: account.displayName)
        return Response.html(html, status: .unprocessableContent)
      }
    }
    router.post("practice/undo") { request, context in
      let (account, form) = (try context.requireAccount(), try await Form(request, context))
      let id = EntryID(try form.text("entry"))
      if let id, try await app.practice(of: account).journalEntries[id] != nil {
        _ = try await app.delete([id], of: account, zone: zone(request))
      }
      let kind = try form.choice("kind", or: EntryDraft.Kind.score)
      return Response.redirect(to: PinballAddress.entry(kind).with("undone", "yes"))
    }
  }

  /// What an address asks for; the game that was last entered in the same way, unless it names one.
  private func entryPage(_ query: [String: String], _ state: PracticeState) async -> EntryPage {
    let library = await app.league().library ?? PinballLibrary()
    let kind = query["kind"].flatMap { EntryDraft.Kind(rawValue: $0) } ?? .score
    let activity = query["activity"].flatMap { EntryDraft.Activity(rawValue: $0) } ?? .rulesheet
    let remembered = kind == .mechanics ? nil : state.lastGame(of: kind)
    let game = query["game"] ?? remembered ?? ""
    var source = query["source"] == "all" || kind == .mechanics ? nil : library.source(saved: query["source"])?.id
    if let asked = query["source"], kind == .mechanics { source = library[source: asked]?.id }
    var draft = EntryDraft(kind, activity, game: game)
    if !game.isEmpty, let place = source,
      !library.games.contains(where: { $0.source == place && $0.practiceKey == game })
    {
      // A game that stands elsewhere is shown with all others, unless just another place was chosen.
      if query["source"] == nil { source = nil } else { draft.game = "" }
    }
    var page = EntryPage(draft: draft, source: source, library: library)
    page.greeting = state.settings(await app.league().names).greeting
    return page
  }
}

extension PracticeState {
  /// The game of the newest row of a kind.
  fileprivate func lastGame(of kind: EntryDraft.Kind) -> String? {
    func isOfKind(_ row: JournalEntry) -> Bool {
      switch kind {
      case .score: row.action == .scoreLogged
      case .study: row.action.task != nil && row.action != .practiceSession
      case .practice: row.action == .practiceSession
      case .mechanics: row.action == .noteAdded
      }
    }
    return journalEntries.filter { isOfKind($0) && !$0.gameID.isEmpty }.max { $0.timestamp < $1.timestamp }?.gameID
  }
}

extension EntryDraft {
  /// What a form asks for.
  fileprivate init(_ form: Form) throws(Problem) {
    let kind = try form.choice("kind", or: Kind.score)
    let activity = try form.choice("activity", or: Activity.rulesheet)
    self.init(kind, activity, game: form["game"] ?? "")
    for field in Field.allCases { self[field] = form.verbatim(field.rawValue) }
  }
}
