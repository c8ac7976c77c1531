import AppPages
import AppShell
import ArcheryScoring
import Composition
import Configuration
import Domain
import Foundation
import Server

/// What the pages and the commands work with: the composition root of this app.
struct ArcheryApp: Sendable {
  let tournaments: TournamentService
  let bests: BestScores
  let hashes = JournalHashes()
  let signIn: SignIn
  let invites: Invites
  let sessionKeys: SessionKeys
  let documents: any DocumentRepository
  let leaderboards: any LeaderboardRepository
  let now: @Sendable () -> Timestamp
  let newIdentity: @Sendable () -> String
  let storage: Storage

  static let name = "archery"

  init(_ container: Container) {
    storage = container.storage
    documents = storage.documents
    leaderboards = storage.leaderboards
    now = container.now
    newIdentity = container.newIdentity
    tournaments = TournamentService(sessions: storage.sessions, documents: documents)
    bests = BestScores(storage.leaderboards, digest: Self.hash)
    sessionKeys = SessionKeys(file: StoreChoice.sessionKeys(of: Self.name), newIdentity: newIdentity)
    signIn = SignIn(documents: documents, keys: sessionKeys, now: now, newIdentity: newIdentity)
    invites = Invites(signIn, storage: storage, rules: TournamentAccess.rules)
  }

  /// The store as somebody may use it who is not this program (ARC-31).
  func guarded(for principal: Principal) -> GuardedStorage {
    let judged = JudgedSessions(storage.sessions, judgedBy: tournaments) { [signIn] user throws(StoreFailure) in
      do { return try await signIn.account(of: user) } catch { throw .unavailable("\(error)") }
    } publish: { tournament in
      // Where it fails, whoever looks at the results next tries again.
      _ = try? await publishBests(of: tournament)
    }
    let seen = Storage(
      leaderboards: storage.leaderboards,
      // Who runs the installation copies whatever was once accepted.
      sessions: principal.isOwner ? storage.sessions : judged,
      documents: documents,
      changes: storage.changes
    )
    return GuardedStorage(seen, for: principal, by: TournamentAccess.rules, now: now)
  }

  /// Whom the command line acts as: the owner of a store of its own, or whom a server takes it for.
  func me() async throws -> Account {
    if let account = try await account() { return account }
    let environment = ConfigReader(provider: EnvironmentVariablesProvider())
    let name = environment.string(forKey: "user").flatMap { $0.isEmpty || $0 == "root" ? nil : $0.capitalized }
    return try await signIn.owner(named: name ?? "Organiser")
  }

  /// Whom a server takes the command line for; nil where the store is no server's.
  func account() async throws -> Account? {
    do {
      return try await storage.account()
    } catch .denied {
      throw CommandFailure("you are not signed in there; 'archery login LINK' signs you in, with a link from its pages")
    }
  }

  /// Does a command as an account, under a new id unless one is given for retries.
  @discardableResult
  func perform(
    _ command: TournamentCommand,
    on id: TournamentID,
    by user: UserID,
    as event: String? = nil
  ) async throws(TournamentError) -> TournamentOutcome {
    try await perform([TournamentStep(command, as: EventID(rawValue: event ?? newIdentity()))], on: id, by: user)
  }

  /// Does all of the steps, or none.
  @discardableResult
  func perform(
    _ steps: [TournamentStep],
    on id: TournamentID,
    by user: UserID
  ) async throws(TournamentError) -> TournamentOutcome {
    let outcome = try await tournaments.perform(steps, on: id, by: user, at: now())
    try await publishBests(of: outcome.tournament)
    return outcome
  }
}

extension ArcheryApp {
  /// Tells other commands where this process serves.
  func announceAddress(_ url: String) async throws {
    let address = ServerAddress(url: url, process: getpid())
    try await documents.update(.serverAddress, as: WriteID(rawValue: newIdentity())) { _ in address }
  }

  /// Takes the address back, unless another server has taken its place.
  func withdrawAddress() async throws {
    let found = try await documents.value(.serverAddress)
    guard found.value?.process == getpid() else { return }
    let path = DocumentKey<ServerAddress>.serverAddress.path
    let write = DocumentWrite(path, id: WriteID(rawValue: newIdentity()), expected: found.expected, body: nil)
    _ = try await documents.save([write])
  }
}

/// Where the server of this store answers, so that other commands can tell.
struct ServerAddress: Hashable, Codable, Sendable {
  let url: String
  /// The process that serves.
  let process: Int32

  /// Whether that process still runs; one that was killed could not take its address back.
  var isAlive: Bool { kill(process, 0) == 0 }
}

extension DocumentKey where Value == ServerAddress {
  static var serverAddress: Self { .json("local/server") }
}
