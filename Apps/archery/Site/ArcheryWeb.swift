import Access
import ArcheryScoring
import Domain
import Hummingbird
import Hypertext
import Pages
import ScoreServer
import ScorebookKit
import Spaces
import WireFormat

/// The app's pages, forms and files.
struct ArcheryWeb: Sendable {
  let app: ArcheryServices
  let frame: WebFrame
  let pages: ArcheryPages
  let boards = SharedBoards()

  func router() -> Router<SignedInContext> {
    let (site, router) = frame.site(
      pages.content,
      syncWords: app.syncWords,
      joining: Joining(page: pages.join, landing: landing),
      errors: AppErrors(status: { ScoringCode(rawValue: $0)?.status }),
      openTo: ["view", "card"]
    )
    addShoots(to: site)
    addPractice(to: site)
    addShootCommands(to: site)
    addRoster(to: site)
    addLinks(to: site)
    addBows(to: site)
    addCategories(to: site)
    addTargets(to: site)
    addOrganising(to: site)
    addDisputes(to: site)
    addScoring(to: site)
    addCards(to: site)
    addBoards(to: site)
    addResults(to: site)
    addCombined(to: site)
    addCodes(to: site)
    addSettings(to: site)
    addRegister(to: site)
    addPeople(to: site)
    return router
  }

  /// The shoot that an address names, and the account that looks; to an account that may not see it, it does not exist.
  func shoot(_ visit: Visit) async throws -> (id: TournamentID, account: Account) {
    let id = TournamentID(rawValue: try visit.part("space"))
    return (id, try await requireSight(of: id, visit))
  }

  func tournament(_ visit: Visit) async throws -> (Tournament, account: Account) {
    let (id, account) = try await shoot(visit)
    return (try await app.tournaments.tournament(id), account)
  }

  /// The same, for its organisers alone: for what no event records, and before a form of theirs is read.
  func managed(_ visit: Visit) async throws -> (Tournament, account: Account) {
    let (tournament, account) = try await tournament(visit)
    try tournament.requireOrganiser(account.user)
    return (tournament, account)
  }

  /// The account, where the access rules show it a shoot.
  ///
  /// - Throws: ``WireFormat/Problem/notFound`` for others.
  @discardableResult
  func requireSight(of id: TournamentID, _ visit: Visit) async throws -> Account {
    let account = try visit.account()
    var reader = visit.principal
    // Practice is for its members, whoever owns the installation.
    if account.role == .owner, let shoot = try? await app.tournaments.tournament(id), shoot.isPractice,
      shoot.createdBy != account.user
    {
      reader = .user(account.user, .member)
    }
    guard try await app.guarded(for: reader).mayRead(id.journal) else { throw Problem.notFound }
    return account
  }

  /// Does what a form asks for, and goes on to a page.
  func perform(
    _ visit: Visit,
    _ form: Form,
    then page: (TournamentID) -> WebAddress = TournamentAddress.shoot,
    _ command: (Form) throws -> TournamentCommand
  ) async throws -> FormAnswer {
    let (id, account) = try await shoot(visit)
    try await app.perform(try command(form), on: id, by: account.user, as: try form.ticket())
    return .goTo(page(id))
  }

  /// Does what a form of the organiser asks for, all or none, and goes on to a page; `key` makes the ids of the steps.
  func manage(
    _ visit: Visit,
    _ form: Form,
    then page: (TournamentID) -> WebAddress = TournamentAddress.shoot,
    _ steps: (_ tournament: Tournament, _ key: String) throws -> [TournamentStep]
  ) async throws -> FormAnswer {
    let (tournament, account) = try await managed(visit)
    let steps = try steps(tournament, try form.ticket())
    if !steps.isEmpty { try await app.perform(steps, on: tournament.id, by: account.user) }
    return .goTo(page(tournament.id))
  }

  /// The same for one command.
  func manage(
    _ visit: Visit,
    _ form: Form,
    then page: (TournamentID) -> WebAddress = TournamentAddress.shoot,
    _ command: (Tournament) throws -> TournamentCommand
  ) async throws -> FormAnswer {
    try await manage(visit, form, then: page) { [TournamentStep(try command($0), as: EventID(rawValue: $1))] }
  }

  /// The shared page about people, with viewer links for screens.
  private func addPeople(to site: Site) {
    var custom = PeoplePages<TournamentLog>.Custom()
    custom.title = { $0.state.tournament?.name ?? $0.about.name }
    // Every account may practise, but only organisers invite.
    custom.mayInvite = { view in
      view.leads && (view.account?.mayFound == true || view.state.tournament?.isPractice == false)
    }
    custom.handsOver = { $0.state.tournament?.isPractice == false }
    custom.admit = { visit, id in try await requireSight(of: TournamentID(rawValue: id.rawValue), visit) }
    custom.name = Self.name(of:in:)
    custom.screen = TournamentAddress.view
    custom.removesSpace = false
    PeoplePages(frame, at: "shoots", custom: custom).add(to: site)
  }

  /// The name of a member among the archers of a shoot; nil for one who does not shoot.
  @Sendable
  static func name(of user: UserID, in view: SpaceView<TournamentLog>) -> String? {
    view.state.tournament.flatMap { shoot in shoot.archer(of: user).map { shoot.displayName(of: $0.id) } }
  }
}
