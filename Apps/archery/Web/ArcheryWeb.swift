import AppKit
import ArcheryScoring
import Domain
import Hummingbird
import Pages
import Server
import WireFormat

/// The app's HTTP face: which page or command an address stands for.
struct ArcheryWeb: Sendable {
  let app: ArcheryApp
  let frame: WebFrame
  let pages: ArcheryPages
  let boards = SharedBoards()

  var router: Router<SignedInContext> {
    let (site, router) = frame.site(pages.content, syncWords: app.syncWords, problem: Problem.init(archery:))
    frame.addJoining(to: router, page: pages.join, landing: landing)
    addShoots(to: router)
    addPractice(to: router)
    addShootCommands(to: router)
    addRoster(to: router)
    addBows(to: router)
    addOrganising(to: router)
    addDisputes(to: router)
    addScoring(to: router)
    addBoards(to: router)
    addResults(to: site)
    addCombined(to: router)
    addPeople(to: router)
    addCodes(to: router)
    addSettings(to: router)
    return router
  }

  /// Who asks, and for which shoot; to those who may not see it, it does not exist.
  func visit(_ context: SignedInContext) async throws -> (account: Account, shoot: TournamentID) {
    let id = TournamentID(rawValue: try context.parameter("shoot"))
    return (try await requireSight(of: id, context), id)
  }

  /// The shoot that a request is for; to those who may not see it, it does not exist.
  func shoot(_ visit: Visit) async throws -> TournamentID {
    let id = TournamentID(rawValue: try visit.part("shoot"))
    try await requireSight(of: id, visit.context)
    return id
  }

  /// Whoever asks, where that one may see a shoot; to others it does not exist.
  @discardableResult
  func requireSight(of id: TournamentID, _ context: SignedInContext) async throws -> Account {
    let account = try context.requireAccount()
    guard try await app.guarded(for: context.principal).mayRead(id.journal), try await !app.isPrivate(id, from: account)
    else { throw Problem.notFound }
    return account
  }
}
