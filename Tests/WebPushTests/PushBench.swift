import ContentCache
import Domain
import Foundation
import Hummingbird
import InMemory
import Leaderboards
import Logging
import NIOEmbedded
import Notices
import Synchronization
import TestSupport
import Testing
import WebPush

@testable import Hypertext
@testable import Localization
@testable import Pages
@testable import ScoreServer
@testable import ScorebookKit

/// A store with an account, whose notices go to browsers of the test's own.
final class PushBench: Sendable {
  final class Moment: Sendable {
    private let state: Mutex<Timestamp>
    init(_ now: Timestamp) { state = Mutex(now) }
    var now: Timestamp { state.withLock { $0 } }
    func pass(seconds: Int64) { state.withLock { $0 = $0.advanced(bySeconds: seconds) } }
  }

  /// What the operator reads.
  final class Log: Sendable {
    private let texts = Mutex<[String]>([])
    var all: [String] { texts.withLock(\.self) }
    var logger: Logger { Logger(label: "test") { _ in Handler(lines: self) } }

    private struct Handler: LogHandler {
      let lines: Log
      var metadata = Logger.Metadata()
      var logLevel = Logger.Level.warning

      init(lines: Log) { self.lines = lines }

      subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
      }

      func log(event: LogEvent) { lines.texts.withLock { $0.append("\(event.message)") } }
    }
  }

  /// A device of an account: its browser, its session and its requests.
  struct Device: Sendable {
    let browser: Browser
    let path: String
    let context: SignedInContext
  }

  static let words = AppWords(
    program: "test",
    home: "Home",
    joining: "Join",
    noticeAddress: { _ in WebAddress("shoots", "t1") }
  ) { notice in
    guard case .personalBest(let best) = notice.content else { return "There is news." }
    return Message("Personal best: \(best.score)")
  }

  let storage: Storage
  let clock: ClockAndIdentities
  let signIn: SignIn
  let inbox: Inbox
  let ana: Account
  let moment: Moment
  let log = Log()
  private let service: PushService

  init(at service: PushService, now: Timestamp = PushService.now) async throws {
    let moment = Moment(now)
    let clock = ClockAndIdentities(now: { moment.now }, newIdentity: ClockAndIdentities.system.newIdentity)
    let storage = InMemoryStore(clock).storage
    let signIn = SignIn(documents: storage.documents, clock: clock)
    ana = try await signIn.makeAccount(named: "Ana", role: .member)
    inbox = Self.inbox(over: storage)
    (self.service, self.moment, self.clock, self.storage, self.signIn) = (service, moment, clock, storage, signIn)
  }

  private static func inbox(over storage: Storage) -> Inbox {
    Inbox(documents: storage.documents, digest: { Installation.digest($0) })
  }

  /// A server of the store; `own` is the store as its process has it.
  func server(
    over own: Storage? = nil,
    reach: WebReach = PushService.reach,
    limits: WebLimits = WebLimits()
  ) -> Pushes {
    Pushes(
      over: own ?? storage,
      // Sending needs no keys of sessions.
      signIn: own.map { SignIn(documents: $0.documents, clock: clock) } ?? signIn,
      inbox: Self.inbox(over: own ?? storage),
      clock: clock,
      words: Self.words,
      languages: SharedTexts.languages(with: []),
      contact: "mailto:owner@club.example",
      reach: reach,
      limits: limits
    )
  }

  /// Signs a device in, which gets no notices yet.
  func device(_ path: String, of account: Account? = nil) async throws -> Device {
    let account = account ?? ana
    let redeemed = try await signIn.redeem(try await signIn.newLink(for: account))
    let token: String = try #require(redeemed)
    let channel = NIOAsyncTestingChannel()
    var context = SignedInContext(source: ApplicationRequestContextSource(channel: channel, logger: log.logger))
    (context.account, context.sessionToken) = (account, token)
    return Device(browser: Browser(), path: path, context: context)
  }

  /// Signs a device in that gets notices.
  func subscribed(_ path: String, of account: Account? = nil) async throws -> Device {
    let device = try await device(path, of: account)
    try await server().turnOn(json(device), device.context)
    return device
  }

  /// Returns the name of a device's session.
  func session(_ device: Device) async throws -> ItemPath.Segment {
    let token = try #require(device.context.sessionToken)
    let name = try await signIn.session(of: token)
    return try #require(name)
  }

  /// What the device's browser hands over.
  func json(_ device: Device, host: String = "push.invalid", port: Int? = nil) -> [UInt8] {
    device.browser.json(endpoint: "http://\(host):\(port ?? service.port.withLock { $0 })\(device.path)")
  }

  /// Stores a notice for an account.
  func tell(_ subject: String = "best", to user: UserID? = nil) async throws {
    let best = Notice.PersonalBest(what: "WA 18m", event: "Club evening", score: 540, previous: 530)
    try await inbox.deliver(.personalBest(best), about: [subject], to: user ?? ana.user, at: clock.now())
  }

  /// Returns what the worker of a device's browser gets.
  func content(of message: PushService.Received, for device: Device) throws -> [String: Any] {
    let bytes = Data(try device.browser.open(message.body))
    return try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
  }

  /// Queues and sends by one server what it finds, and returns the time of the next message.
  @discardableResult
  func pass(_ pushes: Pushes? = nil) async throws -> Timestamp? {
    let pushes = pushes ?? server()
    try await Projector(pushes, over: pushes.storage, newIdentity: clock.newIdentity).catchUp()
    return await pushes.sendDue(log.logger)
  }

  /// The paths of the messages that the service got.
  var received: [String] { service.received.map(\.path) }
}
