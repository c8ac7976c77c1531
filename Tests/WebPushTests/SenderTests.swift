import CanonicalJSON
import Domain
import Foundation
import HTTPTypes
import Leaderboards
import NIOCore
import Synchronization
import TestSupport
import Testing

@testable import ContentCache
@testable import WebPush

@Suite("A sender of messages", .timeLimit(.minutes(2)))
struct SenderTests {
  private let push = Push(Array("You are up".utf8), timeToLive: 3600)

  private func outcome(by sender: PushSender, at service: PushService) async throws -> PushOutcome {
    await sender.send(push, to: try service.subscription(of: Browser()))
  }

  @Test func `posts an encrypted and signed message`() async throws {
    try await PushService.run { service in
      let (browser, keys) = (Browser(), PushKeys())
      let push = Push(Array("You are up".utf8), timeToLive: 60, urgency: .veryLow, topic: "shoot 7: Ännchen")
      let sender = try PushService.sender(keys)
      let subscription = try service.subscription(of: browser, path: "/send/1?a=b")
      #expect(await sender.send(push, to: subscription) == .delivered)
      let received = try #require(service.received.first)
      #expect(received.path == "/send/1")
      #expect(try browser.open(received.body) == push.content)
      #expect(received.headers["ttl"] == "60")
      #expect(received.headers["urgency"] == "very-low")
      #expect(received.headers["content-encoding"] == "aes128gcm")
      let topic = try #require(received.headers["topic"])
      #expect(topic.wholeMatch(of: /[A-Za-z0-9_-]{32}/) != nil)
      let authorization = try #require(received.headers["authorization"])
      #expect(authorization.hasPrefix("vapid t="))
      #expect(authorization.hasSuffix(", k=\(keys.publicKey)"))
    }
  }

  @Test func `names no topic where a message has none`() async throws {
    try await PushService.run { service in
      let sender = try PushService.sender()
      let outcome = await sender.send(Push([], timeToLive: -1), to: try service.subscription(of: Browser()))
      #expect(outcome == .delivered)
      let headers = try #require(service.received.first?.headers)
      #expect(headers["topic"] == nil)
      #expect(headers["ttl"] == "0")
    }
  }

  @Test(
    arguments: [
      (200, .delivered), (201, .delivered), (202, .delivered), (404, .gone), (410, .gone),
      (400, .refused(.status(400))), (413, .refused(.status(413))), (408, .later(after: nil)),
      (429, .later(after: nil)), (500, .later(after: nil)),
      (503, .later(after: nil)),
    ] as [(Int, PushOutcome)]
  )
  func `tells by the status what to do`(status: Int, outcome: PushOutcome) async throws {
    try await PushService.run { service in
      service.answer(.status(status))
      let sender = try PushService.sender()
      #expect(try await self.outcome(by: sender, at: service) == outcome)
      #expect(service.received.count == 1)
    }
  }

  @Test(arguments: [401, 403])
  func `takes no for an answer to its signature, unless the clocks are far apart`(status: Int) async throws {
    try await PushService.run { service in
      // The answers have the time of this machine.
      let now = ClockAndIdentities.system.now()
      service.answer(.status(status))
      for hours in [0, 11, -11, 13, -13] as [Int64] {
        let expected: PushOutcome = abs(hours) < 12 ? .refused(.status(status)) : .later(after: nil)
        let sender = try PushService.sender { now.advanced(bySeconds: hours * 3600) }
        #expect(try await outcome(by: sender, at: service) == expected)
        #expect(expected.endsSubscription == (abs(hours) < 12))
      }
    }
  }

  @Test(
    arguments: [
      ("120", 120), ("Sun, 29 Nov 2026 18:05:00 GMT", 300), ("999999999", 86_400),
      ("Tue, 29 Nov 2050 18:05:00 GMT", 86_400), ("0", nil), ("-5", nil), ("soon", nil), ("99999999999999999999", nil),
      ("Sun, 29 Nov 2026 17:05:00 GMT", nil),
    ] as [(String, Int64?)]
  )
  func `passes on the pause that a push service asks for`(header: String, seconds: Int64?) async throws {
    try await PushService.run { service in
      let sender = try PushService.sender()
      for status in [429, 503] {
        service.answer(.status(status, [.retryAfter: header]))
        let outcome = try await outcome(by: sender, at: service)
        #expect(outcome == .later(after: seconds.map { .seconds($0) }))
      }
    }
  }

  @Test func `follows no redirect`() async throws {
    try await PushService.run { service in
      let sender = try PushService.sender()
      for status in [301, 302, 307, 308] {
        service.answer(.status(status, [.location: "/elsewhere"]))
        let outcome = try await outcome(by: sender, at: service)
        #expect(outcome == .refused(.status(status)))
      }
      #expect(service.received.map(\.path) == [String](repeating: "/send/1", count: 4))
    }
  }

  @Test func `gives up on a push service that does not answer`() async throws {
    try await PushService.run { service in
      let (stream, end) = AsyncStream<Void>.makeStream()
      service.answer(.silent(stream))
      var limits = WebLimits()
      limits.wait = { _ in try await eventually("the message is there") { !service.received.isEmpty } }
      let sender = try PushService.sender(limits: limits)
      let outcome = try await outcome(by: sender, at: service)
      #expect(outcome == .later(after: nil))
      end.finish()
    }
  }

  @Test func `waits for no body`() async throws {
    try await PushService.run { service in
      let (stream, end) = AsyncStream<Void>.makeStream()
      service.answer(.unfinished(stream))
      let sender = try PushService.sender()
      #expect(try await outcome(by: sender, at: service) == .delivered)
      service.answer(.status(201))
      #expect(try await outcome(by: sender, at: service) == .delivered)
      end.finish()
    }
  }

  @Test func `retries later where the answer is garbage, or nobody answers`() async throws {
    let sender = try PushService.sender()
    func subscription(at port: Int) throws -> PushSubscription {
      let json = Browser().json(endpoint: "http://push.invalid:\(port)/1")
      return try PushSubscription(fromForeign: json, reach: PushService.reach)
    }
    let closed = try await GarbageHandler.run { port in
      let subscription = try subscription(at: port)
      #expect(await sender.send(push, to: subscription) == .later(after: nil))
    }
    let nobody = try subscription(at: closed)
    #expect(await sender.send(push, to: nobody) == .later(after: nil))
    let nowhere = try PushService.sender(
      reach: WebReach(schemes: ["http"]) { _ in
        []
      } allows: { _ in
        true
      }
    )
    #expect(await nowhere.send(push, to: nobody) == .later(after: nil))
  }

  @Test func `checks the addresses of a host before each message`() async throws {
    try await PushService.run { service in
      let addresses = Mutex(["127.0.0.1"])
      let reach = WebReach(schemes: ["http"]) { _ in
        try addresses.withLock { $0 }.map { try SocketAddress(ipAddress: $0, port: 0) }
      } allows: {
        $0.isPublic || $0.ipAddress == "127.0.0.1"
      }
      let sender = try PushService.sender(reach: reach)
      let subscription = try service.subscription(of: Browser())
      #expect(await sender.send(push, to: subscription) == .delivered)
      addresses.withLock { $0 = ["127.0.0.1", "10.0.0.1"] }
      #expect(await sender.send(push, to: subscription) == .refused(.privateAddress))
      addresses.withLock { $0 = ["127.0.0.1"] }
      #expect(await sender.send(push, to: subscription) == .delivered)
      #expect(service.received.count == 2)
    }
  }

  @Test func `reaches only the open internet, by HTTPS, unless a test says otherwise`() async throws {
    try await PushService.run { service in
      let sender = try PushSender(keys: PushKeys(), contact: "https://club.example") { PushService.now }
      let local = try service.subscription(of: Browser())
      #expect(await sender.send(push, to: local) == .refused(.endpoint))
      // A stored subscription has the rule of the sender, too.
      let stored = try CanonicalJSON.decode(PushSubscription.self, from: CanonicalJSON.encode(local))
      #expect(await sender.send(push, to: stored) == .refused(.endpoint))
      #expect(service.received.isEmpty)
    }
  }

  @Test func `refuses a message that is too long`() async throws {
    try await PushService.run { service in
      let long = Push([UInt8](repeating: 0, count: Push.contentBytes + 1), timeToLive: 60)
      let sender = try PushService.sender()
      let subscription = try service.subscription(of: Browser())
      #expect(await sender.send(long, to: subscription) == .refused(.tooLong))
      #expect(service.received.isEmpty)
    }
  }

  @Test func `sends many messages at once, to more hosts than it has connections for`() async throws {
    try await PushService.run { service in
      let sender = try PushService.sender()
      let subscriptions = try (1...60).map { number in
        try service.subscription(of: Browser(), host: "push\(number % 30).invalid", path: "/send/\(number)")
      }
      let outcomes = await withTaskGroup { group in
        for subscription in subscriptions { group.addTask { await sender.send(push, to: subscription) } }
        return await group.reduce(into: [PushOutcome]()) { $0.append($1) }
      }
      #expect(outcomes == [PushOutcome](repeating: .delivered, count: 60))
      #expect(Set(service.received.map(\.path)).count == 60)
    }
  }

  @Test(arguments: ["", "owner@club.example", "http://club.example", "tel:1"])
  func `has a contact by mail or HTTPS`(contact: String) {
    #expect(throws: PushObjection.contact) {
      try PushSender(keys: PushKeys(), contact: contact) { PushService.now }
    }
  }
}
