import Domain
import Hypertext
import Pages
import Pinball
import ScoreServer
import ScorebookKit
import WireFormat

extension PinballWeb {
  func addEntry(to site: Site) {
    site.page("practice") { visit in
      let account = try visit.account()
      let (state, query) = (try await app.practice(of: account), visit.query)
      var entry = await entryPage(query, state)
      entry.draft.decimal = visit.decimal
      entry.done = query["done"].flatMap { EntryID($0) }.flatMap {
        state.journalRow($0, keys: entry.library.keys)
      }
      entry.isUndone = query["undone"] != nil
      var page = pages.entry(entry, follows: account.practicePaths)
      // An entry made elsewhere meanwhile does not change the game that this page is about.
      // The script fills in what an address has typed, and one copy is for all addresses (`entry.js`).
      let isPlain = EntryDraft.Field.allCases.allSatisfy { query[$0.rawValue] == nil }
      page.opensForEveryQuery = isPlain && entry.done == nil && !entry.isUndone
      if query["game"] == nil { page.address = entry.isUndone ? entry.address.with("undone", "yes") : entry.address }
      return page
    }
    site.form("practice") { visit, form in
      let account = try visit.account()
      var draft = try EntryDraft(form)
      draft.decimal = visit.decimal
      if let other = form["other"] { draft.game = await app.key(ofGame: other) }
      let now = app.clock.now()
      let (ticket, entered) = (try form.ticket(), visit.entered(before: now))
      let isSure = visit.isConfirmed(form)
      let id: EntryID
      do {
        id = try await app.enter(draft, by: account, as: ticket, at: entered, zone: visit.zone, isSure: isSure)
      } catch PracticeError.doubtfulScore(let question) where visit.wantsPage {
        throw Unconfirmed(question, button: Message("Save"))
      }
      if visit.wantsJSON {
        guard let row = try await app.practice(of: account).journalRow(id, keys: await app.keys()) else {
          throw Problem.notFound
        }
        return .send(row)
      }
      var next = PinballAddress.entry(draft.kind).with("activity", draft.activity.rawValue)
      for field in ["source", "game"] { next = next.with(field, form[field] ?? "") }
      return .goTo(next.with("done", id.text))
    }
    site.form("practice/undo") { visit, form in
      let account = try visit.account()
      if let entry = EntryID(try form.text("entry")) {
        _ = try await delete([entry], of: account, visit.zone, as: try id(of: form))
      }
      let kind = try form.choice("kind", or: EntryDraft.Kind.score)
      // The game stays, because the next entry is probably the same one, corrected.
      let next = ["source", "game"].reduce(PinballAddress.entry(kind)) { next, field in
        form[field].map { next.with(field, $0) } ?? next
      }
      return .goTo(next.with("undone", "yes"))
    }
  }

  /// Returns the page of an address; without a game it has the last game entered in the same way.
  private func entryPage(_ query: [String: String], _ state: PracticeState) async -> EntryPage {
    let league = await app.league()
    var library = league.library ?? PinballLibrary()
    let kind = query["kind"].flatMap { EntryDraft.Kind(rawValue: $0) } ?? .score
    let activity = query["activity"].flatMap { EntryDraft.Activity(rawValue: $0) } ?? .rulesheet
    // Mechanics belong to no game unless one is chosen.
    let last = EntryDraft.Kind.allCases.filter { $0 != .mechanics }.map { ($0, state.lastEntry(of: $0)) }
    let newest = Dictionary(uniqueKeysWithValues: last).compactMapValues(\.self)
    let game = query["game"].map(library.keys.canonical) ?? newest[kind]?.gameID ?? ""
    library = library.offering([game] + newest.values.map(\.gameID))
    var source = query["source"] == "all" || kind == .mechanics ? nil : library.source(saved: query["source"])?.id
    if let asked = query["source"], kind == .mechanics { source = library[source: asked]?.id }
    var draft = EntryDraft(kind, activity, game: game)
    draft.repeatPlace(of: state)
    let player = NameKey(loosely: state.leagueSettings.playerName)
    // Without scripts, another choice loads the page again with what was typed.
    for field in EntryDraft.Field.allCases { if let text = query[field.rawValue] { draft[field] = text } }
    if let place = source, !game.isEmpty,
      !library.games.contains(where: { $0.source == place && $0.practiceKey == game })
    {
      // A game of another place is shown among all games.
      source = nil
    }
    var page = EntryPage(draft: draft, source: source, library: library)
    (page.best, page.repeats, page.last) = (league.bestScores(with: state), state.lastScore?.timestamp, newest)
    page.top = state.recentGames(3) + league.gamesOfNextBank(for: player.isBlank ? nil : player)
    page.greeting = state.settings(league.names).greeting
    return page
  }
}

extension EntryPage {
  fileprivate var address: WebAddress {
    PinballAddress.entry(draft.kind).with("activity", draft.activity.rawValue).with("source", source ?? "all")
      .with("game", draft.game)
  }
}

extension PracticeState {
  /// Returns the newest row of a kind that has a game; nil for none.
  fileprivate func lastEntry(of kind: EntryDraft.Kind) -> JournalEntry? {
    func isOfKind(_ row: JournalEntry) -> Bool {
      switch kind {
      case .score: row.action == .scoreLogged
      case .study: row.action.task != nil && row.action != .practiceSession
      case .practice: row.action == .practiceSession
      case .mechanics: row.action == .noteAdded
      }
    }
    return journalEntries.filter { isOfKind($0) && !$0.gameID.isEmpty }.max { $0.timestamp < $1.timestamp }
  }
}

extension EntryDraft {
  fileprivate init(_ form: Form) throws(Problem) {
    let kind = try form.choice("kind", or: Kind.score)
    let activity = try form.choice("activity", or: Activity.rulesheet)
    self.init(kind, activity, game: form["game"] ?? "")
    for field in Field.allCases { self[field] = form.verbatim(field.rawValue) }
  }
}
