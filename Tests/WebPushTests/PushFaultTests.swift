import ContentCache
import Domain
import HTTPTypes
import Leaderboards
import Synchronization
import TestSupport
import Testing
import WireFormat

@testable import ScoreServer
@testable import ScorebookKit

@Suite("A push service with faults", .timeLimit(.minutes(2)))
struct PushFaultTests {
  @Test func `gets a message again, later and later, until it is of no use`() async throws {
    try await PushService.run { service in
      let bench = try await PushBench(at: service)
      _ = try await bench.subscribed("/phone")
      try await bench.tell()
      service.answer(.status(503))
      var (pauses, before) = ([Int64](), bench.clock.now())
      for _ in 1...8 {
        guard let next = try await bench.pass() else { break }
        pauses.append(next.milliseconds(since: before) / 1000)
        before = next
        bench.moment.pass(seconds: next.milliseconds(since: bench.clock.now()) / 1000)
      }
      #expect(pauses == [60, 120, 240, 480, 960, 1920, 3600, 3600])
      service.answer(.status(201))
      try await bench.pass()
      #expect(bench.received.count == 9)
      service.answer(.status(503))
      try await bench.tell("other")
      while let next = try await bench.pass() {
        bench.moment.pass(seconds: next.milliseconds(since: bench.clock.now()) / 1000)
      }
      #expect((25...35).contains(bench.received.count - 9))
    }
  }

  @Test func `is asked again after the time that it named`() async throws {
    try await PushService.run { service in
      let bench = try await PushBench(at: service)
      _ = try await bench.subscribed("/phone")
      try await bench.tell()
      service.answer(.status(429, [.retryAfter: "600"]))
      let next = try await bench.pass()
      #expect(next == bench.clock.now().advanced(bySeconds: 600))
      service.answer(.status(201))
      bench.moment.pass(seconds: 599)
      try await bench.pass()
      #expect(bench.received.count == 1)
      bench.moment.pass(seconds: 1)
      try await bench.pass()
      #expect(bench.received.count == 2)
    }
  }

  @Test func `that is slow or garbage stops no other message`() async throws {
    try await PushService.run { service in
      let bench = try await PushBench(at: service)
      _ = try await bench.subscribed("/good")
      let slow = try await bench.device("/slow")
      let (stream, end) = AsyncStream<Void>.makeStream()
      let last = try await PushService.run { other in
        other.answer(.silent(stream))
        let port = other.port.withLock { $0 }
        try await bench.server().turnOn(bench.json(slow, host: "slow.invalid", port: port), slow.context)
        return try await GarbageHandler.run { port in
          let broken = try await bench.device("/broken")
          try await bench.server().turnOn(bench.json(broken, host: "broken.invalid", port: port), broken.context)
          try await bench.tell()
          var limits = WebLimits()
          limits.wait = { _ in
            try await eventually("the others are done, or asked") {
              let left = try await bench.storage.documents.all(under: "local/push/queue").count
              return left == 2 && other.received.count == 1
            }
          }
          let next = try await bench.pass(bench.server(limits: limits))
          #expect(next == bench.clock.now().advanced(bySeconds: 60))
          end.finish()
        }
      }
      #expect(last > 0)
      #expect(bench.received == ["/good"])
      #expect(try await bench.storage.documents.all(under: "local/push/queue").count == 2)
    }
  }

  @Test(arguments: [404, 410])
  func `that has lost a subscription ends it`(status: Int) async throws {
    try await PushService.run { service in
      let bench = try await PushBench(at: service)
      let phone = try await bench.subscribed("/phone")
      try await bench.tell()
      service.answer(.status(status))
      #expect(try await bench.pass() == nil)
      let isOn = try await bench.server().isOn(phone.context)
      #expect(!isOn)
      try await bench.tell("two")
      try await bench.pass()
      #expect(bench.received.count == 1)
    }
  }

  @Test func `that has lost a subscription gets the message for one that was renewed meanwhile`() async throws {
    try await PushService.run { service in
      let bench = try await PushBench(at: service)
      let phone = try await bench.subscribed("/old")
      try await bench.tell()
      let (stream, end) = AsyncStream<Void>.makeStream()
      service.answer(.silent(stream, then: 410))
      async let next = bench.pass()
      try await eventually("the message is under way") { bench.received == ["/old"] }
      let renewed = PushBench.Device(browser: Browser(), path: "/new", context: phone.context)
      try await bench.server().turnOn(bench.json(renewed), phone.context)
      service.answer(.status(201))
      end.finish()
      let due = try await next
      #expect(due == bench.clock.now().advanced(bySeconds: 60))
      let isOn = try await bench.server().isOn(phone.context)
      #expect(isOn)
      bench.moment.pass(seconds: 60)
      #expect(try await bench.pass() == nil)
      #expect(bench.received == ["/old", "/new"])
    }
  }

  @Test func `that rejects a message is asked once, and the operator reads why, without the address`() async throws {
    try await PushService.run { service in
      let bench = try await PushBench(at: service)
      let phone = try await bench.subscribed("/phone")
      try await bench.tell()
      service.answer(.status(400))
      #expect(try await bench.pass() == nil)
      #expect(try await bench.pass() == nil)
      #expect(bench.received.count == 1)
      let lines = bench.log.all
      #expect(lines.count == 1 && lines.allSatisfy { $0.contains("400") && !$0.contains("/phone") }, "\(lines)")
      // The test says so to its reader, too.
      await #expect(throws: Problem.self) { try await bench.server().test(phone.context) }
      service.answer(.status(201))
      try await bench.server().test(phone.context)
      #expect(bench.received.count == 3)
    }
  }

  @Test(arguments: [401, 403], [false, true])
  func `that rejects the signature ends the subscription, and the page says so`(status: Int, isTest: Bool) async throws
  {
    try await PushService.run { service in
      // The push service answers with the time of this machine.
      let bench = try await PushBench(at: service, now: ClockAndIdentities.system.now())
      let phone = try await bench.subscribed("/phone")
      service.answer(.status(status))
      try await bench.tell("one")
      if isTest {
        await #expect(throws: Problem.self) { try await bench.server().test(phone.context) }
      } else {
        #expect(try await bench.pass() == nil)
        let lines = bench.log.all
        #expect(lines.count == 1 && lines.allSatisfy { $0.contains("\(status)") }, "\(lines)")
      }
      let isOn = try await bench.server().isOn(phone.context)
      #expect(!isOn)
      try await bench.tell("two")
      try await bench.pass()
      #expect(bench.received.count == 1)
      // Its browser subscribes again.
      service.answer(.status(201))
      bench.moment.pass(seconds: 1)
      try await bench.server().turnOn(bench.json(phone), phone.context)
      try await bench.tell("three")
      try await bench.pass()
      #expect(bench.received.count == 2)
    }
  }

  @Test func `on a port that is none of push services is asked no more`() async throws {
    try await PushService.run { service in
      let bench = try await PushBench(at: service)
      let phone = try await bench.subscribed("/phone")
      var reach = PushService.reach
      reach.ports = 443...443
      let pushes = bench.server(reach: reach)
      await #expect(throws: Problem.self) { try await pushes.turnOn(bench.json(phone), phone.context) }
      // An earlier version has stored it.
      try await bench.tell()
      #expect(try await bench.pass(pushes) == nil)
      let isOn = try await pushes.isOn(phone.context)
      #expect(!isOn && bench.received.isEmpty)
    }
  }

  @Test func `that rejects the signature while the clocks are far apart is asked again`() async throws {
    try await PushService.run { service in
      let late = ClockAndIdentities.system.now().advanced(bySeconds: -2 * 86_400)
      let bench = try await PushBench(at: service, now: late)
      let phone = try await bench.subscribed("/phone")
      service.answer(.status(403))
      try await bench.tell()
      #expect(try await bench.pass() == late.advanced(bySeconds: 60))
      let isOn = try await bench.server().isOn(phone.context)
      #expect(isOn)
    }
  }
}
