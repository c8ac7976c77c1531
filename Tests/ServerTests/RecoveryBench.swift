import Domain
import Logging
import Notices
import Synchronization
import TestSupport
import Testing
import WireFormat

@testable import ScoreServer

/// Ana owns the installation, Ben has an account there; codes are tried on a clock that moves only while tries wait.
struct RecoveryBench: Sendable {
  let server: SignInBench
  let signIn: SignIn
  let stopwatch = Stopwatch()
  let log = LogLines()
  let meeting: MeetingDocuments
  let ana: Account
  let ben: Account

  init() async throws {
    server = try await SignInBench()
    meeting = MeetingDocuments(server.storage.documents)
    let tries = CodeTries(now: stopwatch.now) { [stopwatch] in
      stopwatch.pass($0)
      await Task.yield()
    }
    signIn = SignIn(
      meeting,
      server.storage.changes,
      nil,
      server.clock.andIdentities,
      tries: tries
    )
    ana = try await signIn.owner(named: "Ana")
    ben = try await signIn.makeAccount(named: "Ben", role: .member)
  }

  func session(of account: Account) async throws -> String { try await signIn.session(of: account) }

  func recover(
    _ code: String,
    as ticket: String? = nil,
    _ change: DeviceChange = .lostPhone,
    from address: String = "10.0.0.1"
  ) async throws -> Recovery {
    try await logged { try await signIn.recover(code, as: ticket, change, device: "Firefox on Linux", from: address) }
  }

  /// Does something that a request does, with its log.
  func logged<Result>(_ body: () async throws -> Result) async throws -> Result {
    try await withLogger(Logger(label: "test") { [log] _ in log }) { _ in try await body() }
  }

  /// The code of the problem with a recovery code; nil for one that is good.
  func refusal(_ code: String, as ticket: String? = nil, from address: String = "10.0.0.1") async -> String? {
    await ServerTests.refusal { _ = try await recover(code, as: ticket, from: address) }
  }

  func news(of account: Account) async throws -> [Notice.SignInEvent] {
    try await Inbox(documents: server.storage.documents) { $0 }.notices(of: account.user).reversed().compactMap {
      if case .signIn(let event) = $0.content { event } else { nil }
    }
  }
}

/// The lines of a log.
struct LogLines: LogHandler {
  private final class Lines: Sendable { let all = Mutex<[(message: String, metadata: Logger.Metadata)]>([]) }

  private let lines = Lines()
  var metadata = Logger.Metadata()
  var logLevel = Logger.Level.info

  var all: [String] { lines.all.withLock { $0.map(\.message) } }
  /// The id of the request of each line; empty for none.
  var requests: [String] { lines.all.withLock { $0.map { $0.metadata["hb.request.id"]?.description ?? "" } } }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) { lines.all.withLock { $0.append(("\(event.message)", metadata)) } }
}

/// Documents whose next saves wait for each other, so that each writer has read before the first one writes.
final class MeetingDocuments: DocumentLayer {
  let base: any DocumentRepository
  private let awaited = Mutex(0)

  init(_ base: any DocumentRepository) { self.base = base }

  /// Has so many saves wait until all of them have come.
  func meet(_ count: Int) { awaited.withLock { $0 = count } }

  func save(_ writes: [DocumentWrite], given premises: [Premise]) async throws(DocumentError) -> [DocumentHead] {
    let waits = awaited.withLock { awaited in
      defer { awaited = max(0, awaited - 1) }
      return awaited > 0
    }
    while waits, awaited.withLock({ $0 > 0 }) { await Task.yield() }
    return try await base.save(writes, given: premises)
  }
}
