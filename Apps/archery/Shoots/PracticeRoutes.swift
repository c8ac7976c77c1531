import ArcheryScoring
import Domain
import Pages
import Server

extension ArcheryWeb {
  /// From the front page to the first arrow: one form, and no roster.
  func addPractice(to site: Site) {
    site.page("practice") { visit in
      let known = try await app.preferences(of: visit.account().user)
      var entry = NewShootEntry()
      entry.bow = known.bow
      entry.round = known.practiceRound ?? entry.round
      return try pages.practice(entry, ticket: visit.ticket)
    }
    site.form("practice") { visit, form in try await practise(visit, form) }
  }

  /// Anybody with an account may practise, for that lets nobody in.
  private func practise(_ visit: Visit, _ form: Form) async throws -> FormAnswer {
    let account = try visit.account()
    var entry = NewShootEntry()
    try entry.readRound(form)
    try entry.readArchers(form)
    let (key, isOpen) = (try form.ticket(), entry.round == NewShootEntry.openRound)
    do {
      let round = try entry.chosenRound()
      try visit.context.countNewSpace()
      let made = try await app.practise(
        round,
        isOpen ? .open : .round,
        bow: entry.bow,
        guests: form.lines("guests"),
        by: account,
        as: key
      )
      try await app.remember(entry.bow, practising: entry.round, for: account.user)
      return .goTo(ShootAddress.score(made.id))
    } catch {
      guard let refusal = ScoringRefusal(behind: error) else { throw error }
      return .correct(try pages.practice(entry, problem: refusal.message, ticket: visit.ticket))
    }
  }
}
