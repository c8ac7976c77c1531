import Access
import ArcheryScoring
import Composition
import Domain
import Leaderboards
import ScoreServer
import ScorebookKit
import Spaces

/// The services of the app over one installation, which pages and commands share.
struct ArcheryServices: Sendable {
  let gatekeeper: Gatekeeper
  let signIn: SignIn
  let invites: Invites
  let settings: SettingsService
  /// The documents of this machine.
  let own: OwnDocuments
  let tournaments: TournamentService
  let bests: BestScores
  let organisersRounds: OwnRounds
  let news: TournamentNews
  let register: MemberRegister
  let cards: PrintedCards
  let hashes = JournalHashes()
  private let installation: Installation

  static let name = "archery"

  init(_ installation: Installation) {
    self.installation = installation
    let (storage, clock, signIn) = (installation.storage, installation.clock, installation.signIn)
    (gatekeeper, self.signIn, invites) = (installation.gatekeeper, signIn, installation.invites)
    (settings, own) = (installation.settings, installation.own)
    tournaments = TournamentService(
      sessions: storage.sessions,
      documents: storage.documents,
      journals: gatekeeper.journals(),
      accountNames: { users in
        var names: [UserID: String] = [:]
        for user in users { names[user] = try? await signIn.name(of: user) }
        return names
      }
    )
    register = MemberRegister(storage.documents, newIdentity: clock.newIdentity)
    cards = PrintedCards(tournaments, storage.documents, clock, digest: Installation.digest)
    organisersRounds = OwnRounds(storage.documents)
    bests = BestScores(storage.leaderboards, digest: Installation.digest)
    news = TournamentNews(
      tournaments,
      storage: storage,
      digest: Installation.digest,
      clock: clock,
      isWhole: { try await installation.isWhole() }
    )
  }

  init(_ container: Container) {
    self.init(Installation(container, of: Archery.self))
  }

  /// Deletes a shoot for everybody, as its owner.
  ///
  /// The server deletes what the shoot leaves behind; on a local store, this does.
  func delete(_ id: TournamentID, by account: Account, as ticket: String) async throws {
    let spaces = SpaceService<TournamentLog>(gatekeeper, for: account)
    try await spaces.delete(SpaceID(rawValue: id.rawValue), as: Ticket(ticket))
    try await installation.finishRemovals()
  }

  /// Does a command as an account, under a new id unless one is given for retries.
  @discardableResult
  func perform(
    _ command: TournamentCommand,
    on id: TournamentID,
    by user: UserID,
    as event: String? = nil
  ) async throws(SpaceError) -> TournamentOutcome {
    try await perform([TournamentStep(command, as: EventID(rawValue: event ?? newIdentity()))], on: id, by: user)
  }

  /// Does all of the steps, or none.
  @discardableResult
  func perform(
    _ steps: [TournamentStep],
    on id: TournamentID,
    by user: UserID
  ) async throws(SpaceError) -> TournamentOutcome {
    try await tournaments.perform(steps, on: id, by: user, at: now())
  }

  /// Makes a shoot, under a new id unless one is given for retries.
  func make(_ plan: NewShoot, by organiser: Account, as key: String? = nil) async throws(SpaceError) -> Tournament {
    let key = key ?? newIdentity()
    let steps = plan.steps(by: organiser, as: key)
    return try await perform(steps, on: TournamentID(rawValue: key), by: organiser.user).tournament
  }
}

extension ArcheryServices {
  /// The news of all shoots, which a server tells their members.
  var shootNews: ShootNews {
    ShootNews(installation.storage.documents, gatekeeper.journals()) { [signIn] in
      try await signIn.name(of: $0)
    }
  }
}

// MARK: The store, the clock and the user

extension ArcheryServices {
  /// The store as a principal may use it.
  func guarded(for principal: Principal) -> GuardedStorage { gatekeeper.storage(for: principal) }

  /// The documents that a user has to oneself.
  func documents(of user: UserID) -> any DocumentRepository { guarded(for: .user(user, .member)).storage.documents }

  var now: @Sendable () -> Timestamp { installation.clock.now }
  var newIdentity: @Sendable () -> String { installation.clock.newIdentity }
  func newWrite() -> WriteID { installation.clock.newWrite() }

  /// The account of the command line.
  func me() async throws -> Account { try await installation.me() }

  /// The account on the server whose store this is; nil for a store on this machine.
  func account() async -> Account? { try? await installation.account() }

  /// Whether the store exchanges its data with a server.
  var isSynced: Bool { get async throws { try await installation.isSynced } }
}
