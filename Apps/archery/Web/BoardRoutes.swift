import ArcheryScoring
import Domain
import Hummingbird
import Pages
import Server
import WireFormat

extension ArcheryWeb {
  /// The live board and the big screen, each with its stream, for those who take part and for whoever has a viewer link.
  func addBoards(to router: Router<SignedInContext>) {
    router.get("shoots/:shoot/board") { request, context in
      let (account, id) = try await visit(context)
      return try await board(id, for: account.user, request, signedIn: account.displayName)
    }
    router.get("shoots/:shoot/screen") { request, context in
      try await bigScreen(try await visit(context).shoot, request)
    }
    for (path, content) in Self.streams {
      router.get("shoots/:shoot/\(path)") { request, context in
        let (account, id) = try await visit(context)
        let reader = Reader(user: account.user, principal: context.principal, isStill: context.isStillThemselves)
        return try await live(content, of: id, for: reader, request)
      }
    }
    router.get("view/:link") { request, context in
      let (secret, (id, _)) = (try context.parameter("link"), try await shown(context))
      return try await board(id, for: nil, request, link: secret)
    }
    router.get("view/:link/screen") { request, context in
      let (secret, (id, _)) = (try context.parameter("link"), try await shown(context))
      return try await bigScreen(id, request, link: secret)
    }
    for (path, content) in [("live", Content.board), ("screen/live", .screen)] {
      router.get("view/:link/\(path)") { request, context in
        let (secret, (id, principal)) = (try context.parameter("link"), try await shown(context))
        let reader = Reader(user: nil, principal: principal) { try await app.invites.viewer(secret) == principal }
        return try await live(content, of: id, for: reader, request)
      }
    }
  }

  /// What a stream is of.
  private enum Content { case board, screen }

  private static let streams = [("board/live", Content.board), ("screen/live", .screen)]

  /// Who follows a stream, and whether they still may.
  private struct Reader: Sendable {
    let user: UserID?
    let principal: Principal
    let isStill: @Sendable () async throws -> Bool
  }

  /// The shoot that a viewer link shows.
  private func shown(_ context: SignedInContext) async throws -> (TournamentID, Principal) {
    guard let principal = try await app.invites.viewer(try context.parameter("link")),
      case .viewer(let path) = principal,
      let id = path.tournament
    else { throw Problem.notFound }
    return (id, principal)
  }

  /// The board as a page, or as the JSON that the command prints for those who ask for it.
  private func board(
    _ id: TournamentID,
    for user: UserID?,
    _ request: Request,
    signedIn: String? = nil,
    link: String? = nil
  ) async throws -> Response {
    var choice = try BoardChoice(request)
    let snapshot = try await app.tournaments.snapshot(id)
    let wishes: LeaderboardSettings? = if let user { try await app.settings.load(user) } else { nil }
    let usual = wishes?.usualBow(in: snapshot.tournament)
    if request.formQuery["bow"] == nil { choice.division = usual }
    let screen = await boards.screen(of: snapshot, for: user, choice, now: app.now())
    if request.wantsJSON { return try .json(screen) }
    let archers = snapshot.tournament.displayNames.sorted { ($0.value, $0.key.rawValue) < ($1.value, $1.key.rawValue) }
    return .html(
      try pages.board(
        screen,
        choice,
        usual: usual,
        marksOwn: wishes?.showOwnScores ?? true,
        archers: archers.map { ($0.key, $0.value) },
        signedIn: signedIn,
        link: link
      )
    )
  }

  private func bigScreen(_ id: TournamentID, _ request: Request, link: String? = nil) async throws -> Response {
    let choice = try ScreenChoice(request)
    let snapshot = try await app.tournaments.snapshot(id)
    return .html(try pages.screen(await screens(of: snapshot, choice), of: snapshot.tournament, choice, link: link))
  }

  private func screens(of snapshot: TournamentSnapshot, _ choice: ScreenChoice) async -> [BoardScreen] {
    var screens: [BoardScreen] = []
    for board in choice.boards(of: snapshot.tournament) {
      screens.append(await boards.screen(of: snapshot, for: nil, board, now: app.now()))
    }
    return screens
  }

  /// The board or the screen as it is, and again after changes, for as long as its reader may see it.
  private func live(
    _ content: Content,
    of id: TournamentID,
    for reader: Reader,
    _ request: Request
  ) async throws -> Response {
    let marksOwn = try await marksOwn(reader.user)
    let (choice, screenChoice) = (try BoardChoice(request), try ScreenChoice(request))
    let guarded = app.guarded(for: reader.principal)
    let snapshot: @Sendable () async throws -> TournamentSnapshot? = {
      guard try await reader.isStill(), try await guarded.mayRead(id.journal) else { return nil }
      return try await app.tournaments.snapshot(id)
    }
    let changes = app.tournaments.changes(of: id)
    if request.wantsJSON {
      return EventStream.response(to: request, on: changes, pace: Self.pace) {
        guard let now = try await snapshot() else { return nil }
        return try await boards.screen(of: now, for: reader.user, choice, now: app.now()).json
      }
    }
    return EventStream.response(to: request, on: changes, pace: Self.pace) { () -> LiveFragment? in
      guard let now = try await snapshot() else { return nil }
      switch content {
      case .board:

        let screen = await boards.screen(of: now, for: reader.user, choice, now: app.now())
        return try pages.boardFragment(screen, marksOwn: marksOwn)
      case .screen: return try pages.screenFragment(await screens(of: now, screenChoice))
      }
    } text: { fragment, before in
      fragment.text(after: before)
    }
  }

  /// At a shoot of hundreds there are many arrows a second; an eye follows five boards a second at most.
  private static let pace = Duration.milliseconds(200)
}

extension BoardChoice {
  /// As an address asks: `?bow=recurve&order=target&name=an&target=12&pin=ID`.
  fileprivate init(_ request: Request) throws {
    let query = request.formQuery
    self.init()
    division = try BowType(query)
    if let text = query["order"], !text.isEmpty {
      guard let asked = Order(rawValue: text) else { throw Problem.notFound }
      order = asked
    }
    name = query["name"] ?? ""
    target = query["target"] ?? ""
    if let archer = query["pin"], !archer.isEmpty { pinned = PlayerID(rawValue: archer) }
  }
}

extension ScreenChoice {
  /// As an address asks: `?bow=recurve&every=15`, or `?turn=bows`.
  fileprivate init(_ request: Request) throws {
    let query = request.formQuery
    self.init()
    division = try BowType(query)
    takesTurns = query["turn"] == "bows"
    if let asked = query.number("every", in: -1_000_000...1_000_000) {
      seconds = min(max(asked, Self.allowedSeconds.lowerBound), Self.allowedSeconds.upperBound)
    }
  }
}

extension BowType {
  /// The bow that an address asks for; nil where it asks for none.
  fileprivate init?(_ query: [String: String]) throws {
    guard let bow = query["bow"], !bow.isEmpty else { return nil }
    try self.init(reading: bow)
  }
}
