import Access
import ArcheryScoring
import Domain
import Hypertext
import Leaderboards
import Localization
import Pages
import ScoreServer
import ScorebookKit
import WireFormat

extension ArcheryWeb {
  /// The list of shoots, the form for a new one, and a shoot's own page.
  func addShoots(to site: Site) {
    site.page("/") { visit in
      let account = try visit.account()
      return pages.shoots(
        try await visibleShoots(account, visit),
        mayFound: account.mayFound,
        mayRegister: try await app.register.mayUse(account)
      )
    }
    site.page("shoots/new") { visit in try await newShoot(visit) }
    site.form("shoots") { visit, form in try await create(visit, form) }
    site.page("shoots/:space", beside: shootsBeside) { visit in try await show(visit) }
  }

  /// The shoots, the latest first, beside the page of one.
  @Sendable
  func shootsBeside(_ visit: Visit) async throws -> Sidebar? {
    let shoots = try await visibleShoots(try visit.account(), visit)
    return Sidebar(
      "Shoots",
      all: TournamentAddress.shoots,
      rows: shoots.map { shoot in
        Sidebar.Row(
          shoot.name,
          TournamentAddress.shoot(shoot.id),
          facts: "\(shoot.roundName.message), \(shoot.status.label)"
        )
      }
    )
  }

  func visibleShoots(_ account: Account, _ visit: Visit) async throws -> [TournamentSummary] {
    let guarded = app.guarded(for: visit.principal)
    return try await app.tournaments.summaries(for: account.user) { id throws(StoreFailure) in
      try await guarded.mayRead(id.journal)
    }
  }

  private func newShoot(_ visit: Visit) async throws -> Page {
    let account = try requireOrganiser(visit)
    var entry = NewShootEntry()
    entry.bow = try await app.preferences(of: account.user).bow
    if let id = visit.query["like"] { entry = NewShootEntry(copying: try await original(id, visit), for: account.user) }
    return pages.newShoot(entry)
  }

  /// The shoot to copy, if the user may see it.
  private func original(_ text: String, _ visit: Visit) async throws -> Tournament {
    let id = TournamentID(rawValue: text)
    try await requireSight(of: id, visit)
    return try await app.tournaments.tournament(id)
  }

  private func create(_ visit: Visit, _ form: Form) async throws -> FormAnswer {
    let account = try requireOrganiser(visit)
    var entry = try NewShootEntry(form)
    let key = try form.ticket()
    var source: Tournament?
    if let id = form["like"] { source = try await original(id, visit) }
    if let source {
      entry.original = NewShootEntry(copying: source, for: account.user).original
      entry.original?.takesRoster = form["roster"] != nil
      entry.original?.takesArrows = form["arrows"] != nil
      entry.kept = source.round.name
    }
    var plan = NewShoot(
      name: entry.name,
      round: try entry.chosenRound(keeping: source?.round, in: pages.in(visit).content.text),
      settings: try entry.chosenSettings(keeping: source?.round)
    )
    (plan.organiserShoots, plan.bow, plan.guests) = (entry.joins, entry.bow, form.lines("guests"))
    if let source { plan.copy(source, withRoster: form["roster"] != nil) }
    if let original = entry.original, original.hasArrows, original.takesRoster, original.takesArrows {
      plan.arrows = source
    }
    try visit.context.countNewSpace()
    let made = try await app.make(plan, by: account, as: key)
    try await app.remember(entry.bow, for: account.user)
    return .goTo(TournamentAddress.shoot(made.id))
  }

  private func show(_ visit: Visit) async throws -> Page {
    let (tournament, account) = try await tournament(visit)
    let screen = tournament.screen(for: account.user)
    let mayInvite = try await mayInvite(into: screen, account)
    let visitor = TournamentVisitor(
      mayInvite: mayInvite,
      mayDelete: tournament.owner == account.user,
      mayFound: account.mayFound,
      bow: screen.may.join ? try await app.preferences(of: account.user).bow : nil,
      accounts: try await links(tournament, account),
      joinCode: mayInvite && !screen.isPractice ? try await joinCode(screen.id, account, visit) : nil,
      otherRounds: screen.may.manageRoster ? tournament.otherRounds : []
    )
    return pages.shoot(screen, visitor: visitor)
  }

  private func requireOrganiser(_ visit: Visit) throws -> Account {
    let account = try visit.account()
    guard account.mayFound else {
      throw Problem(
        403,
        "organisersOnly",
        "Only organisers can create shoots here.",
        detail: "Ask the owner of the server to make you an organiser."
      )
    }
    return account
  }
}

extension NewShootEntry {
  /// Returns the chosen round.
  ///
  /// `text` is the language in which a round of one's own gets its name.
  func chosenRound(keeping kept: Round? = nil, in text: Localizer = .source) throws(Refusal) -> Round {
    if isOwnRound { return try custom.round(isOpen: round == Self.openRound) { text($0) } }
    guard custom == CustomRound() else {
      throw Refusal(
        .invalidRound,
        "You described your own round, but chose another one in the list. Choose your own round, or clear its fields."
      )
    }
    guard let chosen = round == Self.keptRound ? kept : RoundCatalogue.round(round) else {
      throw Refusal(.invalidRound, "This round does not exist. Choose one from the list.")
    }
    return chosen
  }

  /// The settings with the round's own tie rule, where none was chosen.
  ///
  /// - Throws: ``ScoringCode/invalidRound``.
  func chosenSettings(keeping kept: Round? = nil) throws(Refusal) -> TournamentSettings {
    var chosen = settings
    if takesUsualRule { chosen.rule = try chosenRound(keeping: kept).usualRule }
    return chosen
  }

  /// Numbers that can be computed with; which of them a shoot takes, its rules say.
  private static let numbers = -1_000_000...1_000_000

  /// The round as it is chosen, and as it is described where it is one's own.
  mutating func readRound(_ form: Form) throws(Problem) {
    round = form["round"] ?? ""
    if isOwnRound || form["customEnds"] != nil { custom.ends = try form.number("customEnds", in: Self.numbers) }
    if isOwnRound || form["customArrows"] != nil { custom.arrows = try form.number("customArrows", in: Self.numbers) }
    custom.name = form["customName"]
    custom.system = try form.choice("customSystem", or: custom.system)
    custom.distance = try form.optionalNumber("customDistance", in: Self.numbers)
    custom.face = try form.optionalNumber("customFace", in: Self.numbers)
  }

  /// Reads the sender's bow and the guests.
  mutating func readArchers(_ form: Form) throws {
    bow = try form["bow"].map { try BowType(reading: $0) }
    guests = form.lines("guests").joined(separator: "\n")
  }

  init(_ form: Form) throws {
    self.init()
    name = form["name"] ?? ""
    try readRound(form)
    try readArchers(form)
    joins = form["joins"] != nil
    takesUsualRule = form["rule"] == nil
    settings.rule = try form.choice("rule", or: settings.rule)
    (settings.date, settings.place) = (form["date"], form["place"])
    settings.basis = try form.choice("basis", or: settings.basis)
    settings.ties = try form.choice("ties", or: settings.ties)
    settings.advance = try form.choice("advance", or: settings.advance)
    settings.finalising = try form.choice("finalising", or: settings.finalising)
    settings.entry = try form.choice("entry", or: settings.entry)
    settings.lateJoiners = try form.choice("lateJoiners", or: settings.lateJoiners)
    settings.guestsPerParticipant = try form.number("guestsPerParticipant", in: Self.numbers)
    settings.guestsPerTournament = try form.number("guestsPerTournament", in: Self.numbers)
  }
}

extension ArcheryWeb {
  /// The forms of a shoot's own page: its roster, and its status.
  func addShootCommands(to site: Site) {
    let statuses: [(name: String, command: @Sendable (Form) -> TournamentCommand)] = [
      ("start", { _ in .start }), ("pause", { _ in .pause }), ("resume", { _ in .resume }),
      ("complete", { .complete(force: $0["force"] != nil) }), ("cancel", { _ in .cancel(reason: nil) }),
      ("reopen", { .reopen(reason: $0["reason"]) }),
    ]
    for (name, command) in statuses {
      site.form("shoots/:space/\(name)") { visit, form in try await perform(visit, form, command) }
    }
    site.form("shoots/:space/delete") { visit, form in
      let ((id, account), ticket) = (try await shoot(visit), try form.ticket())
      try await app.delete(id, by: account, as: ticket)
      return .goTo(WebAddress())
    }
    site.form("shoots/:space/round") { visit, form in
      try await manage(visit, form) { tournament in
        guard let round = RoundCatalogue.round(try form.text("round")) else {
          throw Refusal(.invalidRound, "This round does not exist. Choose one from the list.")
        }
        return .change(name: tournament.name, round: round, settings: tournament.settings(for: round))
      }
    }
    site.form("shoots/:space/archers") { visit, form in
      let ((id, account), ticket) = (try await shoot(visit), try form.ticket())
      let bow = try form["bow"].map { try BowType(reading: $0) }
      let me = TournamentCommand.NewArcher(PlayerID(account.user), displayName: account.displayName, bowType: bow)
      var steps = form["me"] == nil ? [] : [TournamentStep(.add(me), as: EventID(rawValue: ticket))]
      steps += TournamentStep.guests(form.lines("names"), as: ticket)
      try await app.perform(steps, on: id, by: account.user)
      try await app.remember(bow, for: account.user)
      return .goTo(TournamentAddress.shoot(id))
    }
  }
}
