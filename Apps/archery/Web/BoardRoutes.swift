import ArcheryScoring
import Domain
import Hummingbird
import Server
import WebPages
import WireFormat

extension ArcheryWeb {
  /// The live board and its stream.
  func addBoards(to router: Router<SignedInContext>) {
    router.get("shoots/:shoot/board") { request, context in
      let (account, id) = try await visit(context)
      return try await board(id, for: account.user, request, signedIn: account.displayName)
    }
    router.get("shoots/:shoot/board/live") { request, context in
      let (account, id) = try await visit(context)
      let isStillThemselves = context.isStillThemselves
      return try liveBoard(id, for: account.user, as: context.principal, request, while: isStillThemselves)
    }
    router.get("view/:link") { request, context in
      let (secret, (id, _)) = (try context.parameter("link"), try await shown(context))
      return try await board(id, for: nil, request, link: secret)
    }
    router.get("view/:link/live") { request, context in
      let (secret, (id, principal)) = (try context.parameter("link"), try await shown(context))
      return try liveBoard(id, for: nil, as: principal, request) { try await app.invites.viewer(secret) == principal }
    }
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
    let choice = try BoardChoice(request)
    let screen = try await screen(id, for: user, choice)
    if request.wantsJSON { return try .json(screen) }
    return .html(try pages.board(screen, choice, signedIn: signedIn, link: link))
  }

  private func screen(_ id: TournamentID, for user: UserID?, _ choice: BoardChoice) async throws -> BoardScreen {
    try await app.tournaments.tournament(id).boardScreen(for: BoardViewer(user, now: app.now()), choice)
  }

  /// The board as it is, and again after each change, for as long as its reader may see it.
  private func liveBoard(
    _ id: TournamentID,
    for user: UserID?,
    as principal: Principal,
    _ request: Request,
    while isStillThemselves: @escaping @Sendable () async throws -> Bool
  ) throws -> Response {
    let choice = try BoardChoice(request)
    let (guarded, wantsJSON) = (app.guarded(for: principal), request.wantsJSON)
    return EventStream.response(to: request, on: app.tournaments.follow(id)) { [self] in
      guard try await isStillThemselves(), try await guarded.mayRead(id.journal) else { return nil }
      let screen = try await screen(id, for: user, choice)
      return try wantsJSON ? screen.json : pages.boardFragment(screen).text
    }
  }
}

extension BoardChoice {
  /// As an address asks: `?bow=recurve&order=target`.
  fileprivate init(_ request: Request) throws {
    let query = request.uri.queryParameters
    self.init()
    if let bow = query["bow"], !bow.isEmpty { division = try BowType(reading: String(bow)) }
    if let text = query["order"], !text.isEmpty {
      guard let asked = Order(rawValue: String(text)) else { throw Problem.notFound }
      order = asked
    }
  }
}
