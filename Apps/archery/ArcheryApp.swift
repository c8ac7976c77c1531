import ArcheryScoring
import Composition
import Configuration
import Domain
import Foundation
import Server

/// What the pages and the commands work with: the composition root of this app.
struct ArcheryApp: Sendable {
  let tournaments: TournamentService
  let signIn: SignIn
  let documents: any DocumentRepository
  let now: @Sendable () -> Timestamp
  let newIdentity: @Sendable () -> String

  static let name = "archery"

  init(_ container: Container) {
    let storage = container.storage
    tournaments = TournamentService(sessions: storage.sessions, documents: storage.documents)
    let keys = SessionKeys(file: StoreChoice.sessionKeys(of: Self.name), newIdentity: container.newIdentity)
    signIn = SignIn(documents: storage.documents, keys: keys, now: container.now, newIdentity: container.newIdentity)
    documents = storage.documents
    now = container.now
    newIdentity = container.newIdentity
  }

  /// The account that the command line acts as, and that the one-time link signs in.
  func owner() async throws -> Account {
    let environment = ConfigReader(provider: EnvironmentVariablesProvider())
    let name = environment.string(forKey: "user").flatMap { $0.isEmpty || $0 == "root" ? nil : $0.capitalized }
    return try await signIn.owner(named: name ?? "Organiser")
  }

  /// Does a command as an account, under a new id unless one is given for retries.
  @discardableResult
  func perform(
    _ command: TournamentCommand,
    on id: TournamentID,
    by user: UserID,
    as event: String? = nil
  ) async throws(TournamentError) -> TournamentOutcome {
    try await tournaments.perform(
      command,
      on: id,
      by: user,
      at: now(),
      as: EventID(rawValue: event ?? newIdentity())
    )
  }

  /// Does all of the steps, or none.
  @discardableResult
  func perform(
    _ steps: [TournamentStep],
    on id: TournamentID,
    by user: UserID
  ) async throws(TournamentError) -> TournamentOutcome {
    try await tournaments.perform(steps, on: id, by: user, at: now())
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
