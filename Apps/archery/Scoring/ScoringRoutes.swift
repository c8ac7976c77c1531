import ArcheryScoring
import Domain
import Hypertext
import Pages
import ScoreServer
import ScorebookKit
import Spaces
import WireFormat

extension ArcheryWeb {
  /// The scoring page and what it sends.
  func addScoring(to site: Site) {
    site.page("shoots/:space/score") { visit in
      let (tournament, account) = try await tournament(visit)
      // An address may show the page in another way than the user has chosen.
      let choice = ScoringChoice(visit.query, or: try await app.inputMode(of: account.user))
      let asked = visit.query["archer"].map { PlayerID(rawValue: $0) }
      return scoring(tournament, for: account.user, asked, choice, at: .shoot(tournament.id))
    }
    site.page("shoots/:space/desk") { visit in
      let (tournament, account) = try await tournament(visit)
      return desk(tournament, for: account.user, DeskEnds(visit.query["end"] ?? ""))
    }
    site.page("shoots/:space/score/news") { visit in
      let (tournament, account) = try await tournament(visit)
      return pages.scoringNews(of: tournament, for: account.user)
    }
    site.form("shoots/:space/mode") { visit, form in
      let (tournament, account) = try await tournament(visit)
      let mode = try form.choice("mode", or: InputMode.buttons)
      let asked = form["archer"].map { PlayerID(rawValue: $0) }
      try await app.remember(mode, for: account.user)
      return .update(
        scoring(tournament, for: account.user, asked, ScoringChoice(mode: mode), at: .shoot(tournament.id)),
        at: TournamentAddress.score(tournament.id, archer: asked, mode: mode)
      )
    }
    for (name, command) in Self.scoringCommands {
      site.form("shoots/:space/\(name)") { visit, form in
        let (id, account) = try await shoot(visit)
        return try await scored(visit, form, on: id, by: account.user, at: .shoot(id), command)
      }
    }
  }

  /// What the forms of a scoring page do, by the last part of their addresses.
  static let scoringCommands: [(name: String, command: @Sendable (Form, PlayerID) throws -> TournamentCommand)] = [
    ("arrows", arrow), ("undo", { _, _ in .undo }), ("finalise", { _, _ in .finalise }),
    ("edits", { form, archer in try .correcting(archer, form) }),
  ]

  @Sendable
  private static func arrow(_ form: Form, of archer: PlayerID) throws -> TournamentCommand {
    let (value, device) = (form["value"], form["device"] ?? "web")
    // The arrow belongs where its page showed it to be, whatever others have entered meanwhile.
    let place = try form["end"].map { _ in
      ArrowPlace(
        end: try form.number("end", in: ArrowPlace.allowedNumbers),
        number: try form.optionalNumber("number", in: ArrowPlace.allowedNumbers)
      )
    }
    guard form["x"] != nil || form["y"] != nil else {
      let isFromCard = form["card"] != nil
      return .record(.token(try form.text("value"), device: device, at: place, isFromCard: isFromCard), for: archer)
    }
    let point = TargetPoint(
      xUm: try form.number("x", in: TargetPoint.allowedUm),
      yUm: try form.number("y", in: TargetPoint.allowedUm)
    )
    return .record(.target(point, overriddenBy: value, device: device, at: place), for: archer)
  }

  /// Does what a form of a scoring page asks for, and shows the page as it is after that.
  func scored(
    _ visit: Visit,
    _ form: Form,
    on id: TournamentID,
    by scorer: UserID,
    at place: ScoringPlace,
    _ command: (Form, PlayerID) throws -> TournamentCommand
  ) async throws -> FormAnswer {
    let (ticket, archer) = (try form.ticket(), PlayerID(rawValue: form["archer"] ?? ""))
    let wanted = try command(form, archer)
    let isQueued = form["device"] != nil || visit.isLate
    let earlier = try await form["row"] == nil ? nil : deskVersion(of: id, for: scorer)
    let outcome = try await outcome(of: wanted, on: id, by: scorer, as: ticket, isQueued: isQueued)
    if let shown = form["desk"] {
      let ends = DeskEnds(shown)
      // Several events are more than an arrow, such as the last one that finalises the sheets.
      let isRow = earlier.map { outcome.follows($0.revision) && outcome.events.count == 1 } ?? false
      let row = isRow ? earlier.map { (archer: archer, before: $0.version) } : nil
      return .update(desk(outcome.tournament, for: scorer, ends, only: row), at: TournamentAddress.desk(id, ends))
    }
    let choice = ScoringChoice(mode: try form.choice("mode", or: InputMode.buttons))
    let selection = outcome.selection(of: scorer, preferring: archer)
    return .update(
      scoring(outcome.tournament, selection, choice, place),
      at: place.score(archer: selection.archer, mode: choice.mode)
    )
  }

  /// Records an arrow that waited on its device in any case; one that comes too late to count is listed.
  private func outcome(
    of command: TournamentCommand,
    on id: TournamentID,
    by user: UserID,
    as ticket: String,
    isQueued: Bool
  ) async throws -> TournamentOutcome {
    do {
      return try await app.perform(command, on: id, by: user, as: ticket)
    } catch .refused(let refusal) {
      guard case .record(let entry, let archer) = command, isQueued, refusal.isTooLate else {
        throw SpaceError.refused(refusal)
      }
      let event = EventID(rawValue: ticket)
      return try await app.tournaments.keep(entry, for: archer, on: id, by: user, at: app.now(), as: event)
    }
  }

  /// The version of a scorer's table, and the revision that it is of.
  private func deskVersion(of id: TournamentID, for user: UserID) async throws -> (revision: Revision, version: Int) {
    let snapshot = try await app.tournaments.snapshot(id)
    return (snapshot.revision, snapshot.tournament.view(of: user).version)
  }

  /// The table for paper cards, or only the row of an archer who has one arrow more than in the version `before`.
  private func desk(
    _ tournament: Tournament,
    for user: UserID,
    _ ends: DeskEnds,
    only row: (archer: PlayerID, before: Int)? = nil
  ) -> Page {
    let version = tournament.view(of: user).version
    let screen = tournament.deskScreen(of: user, only: row?.archer)
    guard let row, !screen.rows.isEmpty else {
      return pages.desk(screen, ends, version: version)
    }
    return pages.deskRow(screen, ends, before: row.before, version: version)
  }

  func scoring(
    _ tournament: Tournament,
    for user: UserID,
    _ asked: PlayerID?,
    _ choice: ScoringChoice,
    at place: ScoringPlace
  ) -> Page {
    scoring(tournament, ScorerSelection(scorer: user, in: tournament, preferring: asked), choice, place)
  }

  private func scoring(
    _ tournament: Tournament,
    _ selection: ScorerSelection,
    _ choice: ScoringChoice,
    _ place: ScoringPlace
  ) -> Page {
    let version = tournament.view(of: selection.scorer).version
    return pages.scoring(tournament.scoringScreen(selection), choice, version: version, at: place)
  }
}

extension ArcheryServices {
  fileprivate func inputMode(of user: UserID) async throws -> InputMode {
    try await documents(of: user).value(.inputMode(of: user)).value ?? .buttons
  }

  fileprivate func remember(_ mode: InputMode, for user: UserID) async throws {
    try await documents(of: user).update(.inputMode(of: user), as: newWrite()) { _ in mode }
  }
}

extension DocumentKey where Value == InputMode {
  static func inputMode(of user: UserID) -> Self {
    .json(ItemPath(["users", ItemPath.Segment(user), "settings", "scoring-input"]))
  }
}
