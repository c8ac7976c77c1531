import Domain
import Hypertext
import Pages
import Pinball
import ScoreServer
import ScorebookKit

extension PinballWeb {
  /// The page about the progress of skills, and the form for another note.
  func addMechanics(to site: Site) {
    site.page("practice/mechanics") { visit in
      let (account, query) = (try visit.account(), visit.query)
      let skill = query["skill"].flatMap { Skill(named: $0) }
      let shown = min(max(query.number("shown", in: 1...1_000_000) ?? Self.shownNotes, 1), 1_000_000)
      var page = try await mechanics(skill, of: account, shown: shown, visit.zone)
      page.isSaved = query["saved"] != nil
      return pages.mechanics(page, follows: account.practicePaths)
    }
    site.form("practice/mechanics") { visit, form in
      let account = try visit.account()
      var draft = EntryDraft(.mechanics, game: form["game"] ?? "")
      for field in [EntryDraft.Field.skill, .competency, .note] { draft[field] = form.verbatim(field.rawValue) }
      let now = app.clock.now()
      _ = try await app.enter(
        draft,
        by: account,
        as: try form.ticket(),
        at: visit.entered(before: now),
        zone: visit.zone
      )
      let next = PinballAddress.mechanics.with("saved", "yes")
      return .goTo(draft[.skill].isEmpty ? next : next.with("skill", draft[.skill]))
    }
  }

  private func mechanics(
    _ skill: Skill?,
    of account: Account,
    shown: Int,
    _ zone: ZoneTable
  ) async throws(PracticeError) -> MechanicsPage {
    let library = await app.league().library ?? PinballLibrary()
    let keys = library.keys
    let screen = try await app.practice(of: account).mechanics(of: skill, keys: keys, limit: shown)
    return MechanicsPage(screen: screen, zone: zone, library: library.offering(), shown: shown)
  }

  /// The number of notes on the page until the reader asks for more.
  private static let shownNotes = 50
}
