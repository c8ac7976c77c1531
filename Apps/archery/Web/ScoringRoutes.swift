import AppKit
import ArcheryScoring
import Domain
import Hummingbird
import Pages
import Server
import WireFormat

extension ArcheryWeb {
  /// The scoring page and what it sends.
  func addScoring(to router: Router<SignedInContext>) {
    router.get("shoots/:shoot/score") { request, context in try await score(request, context) }
    router.post("shoots/:shoot/mode") { request, context in try await chooseMode(request, context) }
    router.post("shoots/:shoot/arrows") { request, context in try await record(request, context) }
    router.post("shoots/:shoot/undo") { request, context in
      try await scored(request, context) { _, _ in .undo }
    }
    router.post("shoots/:shoot/edits") { request, context in
      try await scored(request, context) { form, archer in
        .edit(
          archer,
          end: try form.number("end", in: ArrowPlace.allowedNumbers),
          arrow: try form.number("arrow", in: ArrowPlace.allowedNumbers),
          value: try form.text("value"),
          reason: form["reason"]
        )
      }
    }
    router.post("shoots/:shoot/finalise") { request, context in
      try await scored(request, context) { _, _ in .finalise }
    }
  }

  private func score(_ request: Request, _ context: SignedInContext) async throws -> Response {
    let ((account, id), query) = (try await visit(context), request.uri.queryParameters)
    let tournament = try await app.tournaments.tournament(id)
    let asked = query["archer"].map { PlayerID(rawValue: String($0)) }
    let desk = ScoringDesk(scorer: account.user, in: tournament, preferring: asked)
    let remembered = try await app.documents.value(.inputMode(of: account.user)).value ?? .buttons
    let choice = ScoringChoice(
      // An address may show the page in another way than the user has chosen (ARC-14).
      mode: query["mode"].flatMap { InputMode(rawValue: String($0)) } ?? remembered,
      correcting: query["correct"].map { EventID(rawValue: String($0)) }
    )
    return try answer(tournament.scoringScreen(desk), choice, request, account)
  }

  /// Remembers how this user enters arrows, and shows the page that way.
  private func chooseMode(_ request: Request, _ context: SignedInContext) async throws -> Response {
    let (account, id) = try await visit(context)
    let form = try await Form(request, context)
    let mode = try form.choice("mode", or: InputMode.buttons)
    let asked = form["archer"].map { PlayerID(rawValue: $0) }
    try await app.documents.update(.inputMode(of: account.user), as: app.installation.newWrite()) { _ in mode }
    guard request.wantsFragment else { return .redirect(to: ShootAddress.score(id, archer: asked, mode: mode)) }
    let tournament = try await app.tournaments.tournament(id)
    let desk = ScoringDesk(scorer: account.user, in: tournament, preferring: asked)
    return try answer(tournament.scoringScreen(desk), ScoringChoice(mode: mode), request, account)
  }

  private func record(_ request: Request, _ context: SignedInContext) async throws -> Response {
    try await scored(request, context) { form, archer in
      let (value, device) = (form["value"], form["device"] ?? "web")
      // The arrow belongs where its page showed it to be, whatever others have entered meanwhile.
      let place = try form["end"].map { _ in
        ArrowPlace(
          end: try form.number("end", in: ArrowPlace.allowedNumbers),
          number: try form.optionalNumber("number", in: ArrowPlace.allowedNumbers)
        )
      }
      guard form["x"] != nil || form["y"] != nil else {
        return .record(.token(try form.text("value"), device: device, at: place), for: archer)
      }
      let point = TargetPoint(
        xUm: try form.number("x", in: TargetPoint.allowedUm),
        yUm: try form.number("y", in: TargetPoint.allowedUm)
      )
      return .record(.target(point, overriddenBy: value, device: device, at: place), for: archer)
    }
  }

  /// Does what a form of the scoring page asks for, and shows the page as it is after that.
  private func scored(
    _ request: Request,
    _ context: SignedInContext,
    _ command: (Form, PlayerID) throws -> TournamentCommand
  ) async throws -> Response {
    let (account, id) = try await visit(context)
    let form = try await Form(request, context)
    let (ticket, archer) = (try form.ticket(), PlayerID(rawValue: form["archer"] ?? ""))
    let wanted = try command(form, archer)
    let outcome = try await outcome(of: wanted, on: id, by: account.user, as: ticket, isQueued: form["device"] != nil)
    let desk = outcome.desk(of: account.user, preferring: archer)
    let mode = try form.choice("mode", or: InputMode.buttons)
    if request.wantsFragment {
      return try answer(outcome.tournament.scoringScreen(desk), ScoringChoice(mode: mode), request, account)
    }
    return .redirect(to: ShootAddress.score(id, archer: desk.selected, mode: mode))
  }

  /// What a page has kept while the server was away is recorded in any case: too late to count, it is listed.
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
        throw TournamentError.refused(refusal)
      }
      let event = EventID(rawValue: ticket)
      return try await app.tournaments.keep(entry, for: archer, on: id, by: user, at: app.now(), as: event)
    }
  }

  private func answer(
    _ screen: ScoringScreen,
    _ choice: ScoringChoice,
    _ request: Request,
    _ account: Account
  ) throws -> Response {
    if request.wantsFragment { return .html(try pages.scoringFragment(screen, choice, ticket: newTicket())) }
    return .html(try pages.scoring(screen, choice, ticket: newTicket(), signedIn: account.displayName))
  }
}

extension DocumentKey where Value == InputMode {
  fileprivate static func inputMode(of user: UserID) -> Self {
    .json(Path(["users", Path.Segment(user), "settings", "scoring-input"]))
  }
}
