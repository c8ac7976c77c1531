import Access
import AppKit
import ArcheryScoring
import Composition
import Domain
import LeaderboardKit
import Server
import Spaces

/// The services of the app over one installation, which pages and commands share.
struct ArcheryServices: Sendable {
  let installation: Installation
  let tournaments: TournamentService
  let bests: BestScores
  let organisersRounds: OwnRounds
  let news: ShootNews
  let register: MemberRegister
  let hashes = JournalHashes()

  static let name = "archery"

  init(_ installation: Installation) {
    self.installation = installation
    tournaments = TournamentService(
      sessions: installation.storage.sessions,
      documents: installation.documents,
      journals: installation.judge.journals(),
      accountNames: { users in
        var names: [UserID: String] = [:]
        for user in users { names[user] = try? await installation.signIn.account(of: user)?.displayName }
        return names
      }
    )
    register = MemberRegister(installation.documents, newIdentity: installation.newIdentity)
    organisersRounds = OwnRounds(installation.documents)
    bests = BestScores(installation.leaderboards, digest: Installation.digest)
    news = ShootNews(
      tournaments,
      storage: installation.storage,
      digest: Installation.digest,
      newIdentity: installation.newIdentity,
      now: installation.now,
      isWhole: { try await installation.isWhole() }
    )
  }

  init(_ container: Container) {
    self.init(Installation(container, of: Archery.self))
  }

  /// The store as a principal may use it.
  func guarded(for principal: Principal) -> GuardedStorage { installation.guarded(for: principal) }

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
}

// MARK: What is of the installation

extension ArcheryServices {
  /// The documents that a user has to oneself.
  func documents(of user: UserID) -> any DocumentRepository { guarded(for: .user(user, .member)).storage.documents }

  var signIn: SignIn { installation.signIn }
  var invites: Invites { installation.invites }
  var settings: SettingsService { installation.settings }
  var now: @Sendable () -> Timestamp { installation.now }
  var newIdentity: @Sendable () -> String { installation.newIdentity }

  func me() async throws -> Account { try await installation.me() }
}
