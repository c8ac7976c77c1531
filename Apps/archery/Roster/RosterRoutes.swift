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
  /// One archer's page for the organiser, and entry lists.
  func addRoster(to site: Site) {
    let path = "shoots/:space/archers/:archer"
    site.page(path) { visit in try await archer(visit) }
    site.form("\(path)/check") { visit, form in try await check(visit, form) }
    site.form("\(path)/change") { visit, form in try await change(visit, form) }
    site.form("\(path)/scorers") { visit, form in try await appoint(visit, form) }
    site.form("\(path)/withdraw") { visit, form in
      try await perform(visit, form) { .withdraw(try named(visit), reason: $0["reason"]) }
    }
    site.form("\(path)/disqualify") { visit, form in
      try await perform(visit, form) {
        let fromAll = $0[disqualifiesFromAllField] != nil
        return .disqualify(try named(visit), reason: $0["reason"] ?? "", fromAllResults: fromAll)
      }
    }
    site.form("\(path)/delete-name") { visit, form in
      let ((id, account), archer, key) = (try await shoot(visit), try named(visit), try form.ticket())
      let after = try await app.perform(.deleteName(archer), on: id, by: account.user, as: key).tournament
      try await app.deleteNotes(about: archer, in: after)
      return .goTo(TournamentAddress.shoot(id))
    }
    site.form("\(path)/reinstate") { visit, form in
      try await perform(visit, form) { _ in .reinstate(try named(visit)) }
    }
    site.form("\(path)/correct") { visit, form in
      let archer = try named(visit)
      return try await perform(visit, form, then: { TournamentAddress.archer(archer, in: $0) }) {
        try .correcting(archer, $0)
      }
    }
    site.form("\(path)/move-end") { visit, form in
      let archer = try named(visit)
      return try await manage(visit, form, then: { TournamentAddress.archer(archer, in: $0) }) { _ in
        let (end, other) = (try form.number("end", in: ArrowPlace.allowedNumbers), try form.text("to"))
        return .moveEnd(end, from: archer, to: PlayerID(rawValue: other), reason: try form.text("reason"))
      }
    }
    site.form("\(path)/join") { visit, form in
      let ((tournament, account), archer) = (try await managed(visit), try named(visit))
      let other = PlayerID(rawValue: try form.text("other"))
      let command = TournamentCommand.joinArchers(other, into: archer, reason: try form.text("reason"))
      let outcome = try await app.perform(command, on: tournament.id, by: account.user, as: try form.ticket())
      let isDisputed = !outcome.tournament.sheet(of: archer).disputedEnds.isEmpty
      if isDisputed { return .goTo(TournamentAddress.page("disputes", tournament.id)) }
      return .goTo(TournamentAddress.archer(archer, in: tournament.id))
    }
    site.page("shoots/:space/entries") { visit in
      let (tournament, account) = try await managed(visit)
      let gaps = try await app.ianseoExport(of: tournament, for: account).gaps
      return pages.entries(tournament, gaps: gaps)
    }
    site.download("shoots/:space/ianseo.txt") { visit in
      let (tournament, account) = try await managed(visit)
      return Download(
        Array(try await app.ianseoExport(of: tournament, for: account).text.utf8),
        as: "text/plain; charset=utf-8",
        name: "ianseo.txt"
      )
    }
    site.form("shoots/:space/entries", isLarge: true) { visit, form in try await enter(visit, form) }
  }

  // MARK: One archer

  /// The archer that an address names.
  func named(_ visit: Visit) throws -> PlayerID { PlayerID(rawValue: try visit.part("archer")) }

  private func archer(_ visit: Visit) async throws -> Page {
    let pages = pages.in(visit)
    let (tournament, account) = try await tournament(visit)
    let (id, screen, asked) = (tournament.id, tournament.screen(for: account.user), try named(visit))
    guard let archer = tournament[asked], let row = screen.roster.first(where: { $0.id == asked }),
      row.mayRename || row.mayDisqualify || row.mayDeleteName || archer.isScoreable(by: account.user)
    else { throw Problem.notFound }
    let members = screen.may.manageRoster ? try await scorers(for: archer, in: id, account) : []
    let trail = try await app.trail(of: id, archer: asked)
    let names = try await app.names(in: trail, of: tournament) { pages.content.text($0) }
    let accountName = try await app.accountNames(of: [archer.account].compactMap(\.self)).values.first
    var facts = ArcherFacts(members: members, accountName: accountName)
    facts.correction = judgeCards(row, in: screen, tournament)
    facts.paper = paperCard(archer, in: tournament, for: account.user) { names[$0] ?? $0.rawValue }
    let page = visit.query.number(Trail.page, in: 1...1_000_000) ?? 1
    facts.trail = Trail(trail, names: names, page: page, at: TournamentAddress.archer(asked, in: id))
    return pages.archer(archer, row, in: screen, of: tournament, facts)
  }

  /// The totals that a form takes from paper; the round's rules judge them.
  private static let paperTotals = -1_000_000...1_000_000

  /// Compares a sheet with its paper, and shows the difference if they differ.
  private func check(_ visit: Visit, _ form: Form) async throws -> FormAnswer {
    let archer = try named(visit)
    return try await perform(visit, form, then: { TournamentAddress.archer(archer, in: $0) }) { form in
      func count(_ field: String) throws -> Int? { try form.optionalNumber(field, in: Self.paperTotals) }
      let totals = PaperTotals(
        score: try form.number("total", in: Self.paperTotals),
        xCount: try count("x"),
        tenCount: try count("tens"),
        nineCount: try count("nines")
      )
      return .check(archer, against: totals)
    }
  }

  /// The accounts that the organiser may appoint for an archer: those that may not score the archer anyway.
  private func scorers(
    for archer: Participant,
    in id: TournamentID,
    _ account: Account
  ) async throws -> [SpaceMember] {
    let members = try await app.invites.members(of: id.space, for: account)
    return members.filter { member in
      ![.guest, .viewer, .former].contains(member.role) && !archer.isScoreableUnappointed(by: member.id)
    }
  }

  private func change(_ visit: Visit, _ form: Form) async throws -> FormAnswer {
    let (tournament, account) = try await tournament(visit)
    guard let archer = tournament[try named(visit)] else { throw Problem.notFound }
    let mayPlace = tournament.screen(for: account.user).may.manageRoster
    let bow = try form["bow"].map { try BowType(reading: $0) }
    if archer.user == account.user { try await app.remember(bow, for: account.user) }
    let change = TournamentCommand.changeArcher(
      archer.id,
      displayName: form["name"] ?? "",
      bowType: bow,
      shaftDiameterUm: try form["shaft"].map { try Shaft.micrometres($0) },
      target: mayPlace ? try form["target"].map { try TargetPlace($0) } : archer.target
    )
    let entrant = try entrant(of: archer, form)
    let steps = TournamentStep.changing(archer.id, change, entrant, as: try form.ticket())
    try await app.perform(steps, on: tournament.id, by: account.user)
    return .goTo(TournamentAddress.shoot(tournament.id))
  }

  /// Returns the form's club, age, gender and category; nil for a form that does not ask for them.
  private func entrant(of archer: Participant, _ form: Form) throws -> Entrant? {
    guard form.has("club") || form.has("age") else { return nil }
    var entrant = archer.entrant
    entrant.club = form["club"]
    entrant.ageClass = try form["age"].map { try AgeClass(reading: $0) }
    entrant.gender = form["gender"].flatMap { Gender(rawValue: $0) }
    if form.has("category") { entrant.category = form["category"].map { CategoryID(rawValue: $0) } }
    return entrant
  }

  private func appoint(_ visit: Visit, _ form: Form) async throws -> FormAnswer {
    let ((tournament, account), key) = (try await managed(visit), try form.ticket())
    let id = tournament.id
    guard let archer = tournament[try named(visit)] else { throw Problem.notFound }
    let members = try await scorers(for: archer, in: id, account)
    let possible = members.map(\.id)
    let asked = possible.indices.compactMap { form[scorerField($0)] }
    let chosen = possible.filter { asked.contains($0.rawValue) }
    let neighbours = form["everyone"] == nil ? [] : tournament.archers(atTargetOf: archer)
    let commands = ([archer] + neighbours).map { TournamentCommand.appointScorers(chosen, for: $0.id) }
    try await app.perform(commands.steps(as: key), on: id, by: account.user)
    return .goTo(TournamentAddress.archer(archer.id, in: id))
  }

  // MARK: Entry lists

  private func enter(_ visit: Visit, _ form: Form) async throws -> FormAnswer {
    let ((tournament, account), key) = (try await managed(visit), try form.ticket())
    let workbook = try form["workbook"].map { try TableInput.text(ofWorkbook: $0) }
    // White space at the ends may be an empty column.
    let text = workbook ?? form.verbatim("list")
    let register = try await app.registerIndex(for: account)
    let plan = try tournament.plan(entering: EntryList(text), as: key, with: register)
    let (isGood, isPreview) = (plan.problems.isEmpty || form["skip"] != nil, workbook != nil || form["preview"] != nil)
    let isDone = isGood && !isPreview
    let after = isDone ? try await app.enter(plan, on: tournament.id, by: account.user).tournament : tournament
    let gaps = try await app.ianseoExport(of: after, for: account).gaps
    let page = pages.entries(after, list: text, plan, isDone: isDone, gaps: gaps)
    return isGood ? .show(page) : .correct(page)
  }
}

extension TournamentCommand {
  /// The correction of an arrow that a form asks for.
  static func correcting(_ archer: PlayerID, _ form: Form) throws -> TournamentCommand {
    .edit(
      archer,
      end: try form.number("end", in: ArrowPlace.allowedNumbers),
      arrow: try form.number("arrow", in: ArrowPlace.allowedNumbers),
      value: try form.text("value"),
      // The one of the list, or the one that was typed.
      reason: form["reason"] ?? form["other-reason"]
    )
  }
}

extension ArcheryServices {
  /// The register for entry lists of an account.
  func registerIndex(for account: Account) async throws -> RegisterIndex {
    RegisterIndex(try await register.entries(), isForRegistrars: try await register.mayUse(account))
  }

  /// The roster as Ianseo's entry list; licence numbers only for those who may see the register.
  func ianseoExport(of tournament: Tournament, for account: Account) async throws -> IanseoExport {
    let mayUse = try await register.mayUse(account)
    let index = mayUse ? RegisterIndex(try await register.entries()) : .empty
    return IanseoExport(of: tournament, facts: try await facts(of: tournament), with: index, for: account.user)
  }
}
