import ArcheryScoring
import Domain
import Hummingbird
import Pages
import Server

extension ArcheryWeb {
  /// From the front page to the first arrow: one form, and no roster.
  func addPractice(to router: Router<SignedInContext>) {
    router.get("practice") { _, context in
      let account = try context.requireAccount()
      let known = try await app.preferences(of: account.user)
      var entry = NewShootEntry()
      entry.bow = known.bow
      entry.round = known.practiceRound ?? entry.round
      return Response.html(try pages.practice(entry, ticket: newTicket(), signedIn: account.displayName))
    }
    router.post("practice") { request, context in
      try await practise(try await Form(request, context), context)
    }
  }

  /// Anybody with an account may practise, for that lets nobody in.
  private func practise(_ form: Form, _ context: SignedInContext) async throws -> Response {
    let account = try context.requireAccount()
    var entry = NewShootEntry()
    try entry.readRound(form)
    try entry.readArchers(form)
    let (key, isOpen) = (try form.ticket(), entry.round == NewShootEntry.openRound)
    do {
      let round = try entry.chosenRound()
      try context.countNewSpace()
      let made = try await app.practise(
        round,
        isOpen ? .open : .round,
        bow: entry.bow,
        guests: form.lines("guests"),
        by: account,
        as: key
      )
      try await app.remember(entry.bow, practising: entry.round, for: account.user)
      return .redirect(to: ShootAddress.score(made.id))
    } catch {
      guard let refusal = ScoringRefusal(behind: error) else { throw error }
      let (ticket, name) = (newTicket(), account.displayName)
      let html = try pages.practice(entry, problem: refusal.message, ticket: ticket, signedIn: name)
      return .html(html, status: .unprocessableContent)
    }
  }
}
