import Domain
import Hypertext
import Pages
import Pinball
import ScoreServer
import ScorebookKit
import WireFormat

extension PinballWeb {
  func addJournal(to site: Site) {
    site.page("practice/journal") { visit in
      let (account, query, keys) = (try visit.account(), visit.query, await app.keys())
      let asked = query["filter"].flatMap { TimelineFilter(rawValue: $0) }
      let filter = asked ?? rememberedFilter(visit) ?? .all
      let views = query["views"] ?? (visit.wantsJSON ? nil : visit.remembered(Self.viewsCookie)) ?? "yes"
      let shown = min(max(query.number("shown", in: 1...1_000_000) ?? Self.shown, 1), 1_000_000)
      let screen = try await app.practice(of: account).journal(
        filter,
        library: views == "no" ? nil : try await app.libraryActivity(of: account),
        game: query["game"].map(keys.canonical),
        keys: keys,
        zone: visit.zone,
        limit: shown
      )
      var journal = JournalPage(screen: screen, zone: visit.zone, shown: shown)
      journal.showsViews = views != "no"
      journal.deleted = query.number("deleted", in: 0...1_000_000).flatMap { count in query["back"].map { (count, $0) }
      }
      journal.said =
        query["restored"] == nil ? query["saved"].map { _ in Message("Saved.") } : Message("The rows are back.")
      journal.isFillDue = try await app.isFillDue(from: await app.league(), for: account)
      var page = pages.journal(journal, follows: account.journalPaths)
      if let asked { page.remembers[Self.filterCookie] = asked.rawValue }
      if query["views"] != nil { page.remembers[Self.viewsCookie] = views == "no" ? "no" : "yes" }
      if asked == nil || query["views"] == nil {
        // Another tab may choose otherwise meanwhile.
        let chosen = query.merging(["filter": filter.rawValue, "views": views == "no" ? "no" : "yes"]) { _, new in new }
        page.address = chosen.sorted { $0.key < $1.key }.reduce(PinballAddress.journal) { $0.with($1.key, $1.value) }
      }
      return page
    }
    site.form("practice/delete") { visit, form in
      let account = try visit.account()
      let ids = form.names(after: "entry-").compactMap { EntryID($0) }
      var next = PinballAddress.journal
      if let filter = form["filter"] { next = next.with("filter", filter) }
      let id = try id(of: form)
      let count = try await delete(ids, of: account, visit.zone, as: id)
      return .goTo(count == 0 ? next : next.with("deleted", "\(count)").with("back", id))
    }
    site.form("practice/restore") { visit, form in
      let account = try visit.account()
      try await app.takeBack(try form.text("back"), of: account)
      let next = PinballAddress.journal.with("restored", "yes")
      return .goTo(form["filter"].map { next.with("filter", $0) } ?? next)
    }
    addChanges(to: site)
  }

  /// Deletes those of some rows that are there, once; returns how many that were.
  func delete(_ ids: [EntryID], of account: Account, _ zone: ZoneTable, as id: String) async throws -> Int {
    if try await app.practiceService(for: account).hasRecorded(id, of: account.user) { return ids.count }
    let rows = try await app.practice(of: account).journalEntries
    let present = ids.filter { rows[$0] != nil }
    if !present.isEmpty { try await app.delete(present, of: account, zone: zone, as: id) }
    return present.count
  }

  private func addChanges(to site: Site) {
    site.page("practice/entries/:entry") { visit in
      let (row, library) = (try await row(visit), await app.league().library ?? PinballLibrary())
      let follows = try visit.account().practicePaths
      return pages.change(
        row,
        library: library.offering([row.gameID]),
        decimal: visit.decimal,
        zone: visit.zone,
        follows: follows
      )
    }
    site.form("practice/entries/:entry") { visit, form in
      let (account, id) = (try visit.account(), try id(of: form))
      let done = FormAnswer.goTo(PinballAddress.journal.with("saved", "yes"))
      // The row of a repeated form may be gone.
      if try await app.practiceService(for: account).hasRecorded(id, of: account.user) { return done }
      let row = try await row(visit)
      var changes = try row.changes(form, decimal: visit.decimal)
      if row.eventDate == nil {
        let now = app.clock.now()
        let time = try visit.zone.moment(on: form["date"] ?? "", or: row.timestamp, now: now)
        if time != row.timestamp { changes.append(.time(time)) }
      }
      try await app.change(row.id, changes, of: account, zone: visit.zone, as: id)
      return done
    }
  }

  /// The last filter of the journal in this browser; all rows for one game, and for a program.
  private func rememberedFilter(_ visit: Visit) -> TimelineFilter? {
    guard !visit.wantsJSON, visit.query["game"] == nil else { return nil }
    return visit.remembered(Self.filterCookie).flatMap { TimelineFilter(rawValue: $0) }
  }

  private static let filterCookie = "journal-filter"
  private static let viewsCookie = "journal-views"

  private func row(_ visit: Visit) async throws -> JournalEntry {
    let state = try await app.practice(of: try visit.account())
    guard let id = EntryID(try visit.part("entry")), let row = state.journalEntries[id], row.action != .gameBrowse
    else { throw Problem.notFound }
    return row
  }

  /// The number of rows in the journal until the reader asks for more.
  private static let shown = 100
}

extension JournalEntry {
  /// The changes of the row by a form; an emptied field is cleared.
  fileprivate func changes(_ form: Form, decimal: DecimalMark) throws(PracticeError) -> [JournalChange] {
    var changes: [JournalChange] = [.gameID(form["game"] ?? ""), .note(note(saying: form["note"]))]
    if action == .scoreLogged {
      let context = form["context"].map { ScoreContext(rawValue: $0) } ?? scoreContext
      // A score of another program may have a fraction, which stays unless the player enters another score.
      if form["score"] != score?.typed {
        let points = if let text = form["score"] { try GameScore(text, decimal: decimal).points } else { nil as Int64? }
        changes.append(.score(points.map { Double($0) }))
      }
      changes += [.scoreContext(context), .tournamentName(form["tournament"]), .location(form["location"])]
    }
    if action == .noteAdded {
      changes += [.noteCategory(form["category"].map { NoteCategory(rawValue: $0) }), .noteDetail(form["detail"])]
    }
    if action.isVideo {
      let kind = form["value"] == nil ? nil : videoKind ?? .percent
      changes += [.videoKind(kind), .videoValue(form["value"])]
    }
    if action.task != nil {
      let percent = form["percent"].map { Double($0) }
      if percent == .some(nil) { throw .noProgress }
      changes.append(.progress(percent ?? nil))
    }
    return changes
  }
}
