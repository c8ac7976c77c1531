import Domain
import Localization
import Notices
import TestSupport
import Testing
import WebPush
import WireFormat

@testable import Notices
@testable import ScoreServer
@testable import ScorebookKit

@Suite("Notices to devices without an open page", .timeLimit(.minutes(2)))
struct PushesTests {
  @Test func `reach each device once, with the sentence, the page and the number of unread ones`() async throws {
    try await PushService.run { service in
      let bench = try await PushBench(at: service)
      let phone = try await bench.subscribed("/phone")
      _ = try await bench.subscribed("/tablet")
      _ = try await bench.device("/other")
      try await bench.tell("one")
      try await bench.tell("two")
      try await bench.pass()
      #expect(bench.received.sorted() == ["/phone", "/phone", "/tablet", "/tablet"])
      let message = try #require(service.received.first { $0.path == "/phone" })
      #expect(message.headers["ttl"] == "86400" && message.headers["urgency"] == "normal")
      #expect(message.headers["topic"] != nil)
      let content = try bench.content(of: message, for: phone)
      #expect(content["title"] as? String == "Personal best: 540")
      #expect(content["address"] as? String == "/shoots/t1")
      #expect(content["lang"] as? String == "en" && content["unread"] as? Int == 2)
      let ids = try await bench.inbox.notices(of: bench.ana.user).map(\.id)
      #expect(ids.contains { $0 == content["id"] as? String })
      // A server that projects everything again.
      try await bench.pass()
      #expect(bench.received.count == 4)
      #expect(try await bench.storage.documents.all(under: "local/push/queue").isEmpty)
    }
  }

  @Test func `are sent once by two servers of one store`() async throws {
    try await PushService.run { service in
      let bench = try await PushBench(at: service)
      _ = try await bench.subscribed("/phone")
      let (one, other) = (bench.server(), bench.server())
      for round in 1...10 {
        for number in 1...4 { try await bench.tell("\(round) \(number)") }
        async let first = bench.pass(one)
        async let second = bench.pass(other)
        _ = try await (first, second)
      }
      // A server that lost the race for a message has left it to the other one.
      try await bench.pass()
      #expect(bench.received.count == 40)
      let topics = Set(service.received.compactMap { $0.headers["topic"] })
      #expect(topics.count == 40)
    }
  }

  private static let untilCancelled: @Sendable (Duration) async throws -> Void = { _ in
    for await _ in AsyncStream(Void.self, { _ in }) {}
    throw CancellationError()
  }

  @Test func `are sent by a server as they come`() async throws {
    try await PushService.run { service in
      let bench = try await PushBench(at: service)
      _ = try await bench.subscribed("/phone")
      let pushes = bench.server()
      let running = Task {
        await pushes.run(wait: Self.untilCancelled, logger: bench.log.logger)
      }
      for number in 1...3 {
        try await bench.tell("\(number)")
        try await eventually("notice \(number) is sent") { bench.received.count == number }
      }
      running.cancel()
      await running.value
    }
  }

  @Test func `of before, that were read and that have expired are not sent`() async throws {
    try await PushService.run { service in
      let bench = try await PushBench(at: service)
      try await bench.tell("before")
      bench.moment.pass(seconds: 1)
      _ = try await bench.subscribed("/phone")
      try await bench.tell("read")
      try await bench.inbox.markRead(of: bench.ana.user, at: bench.clock.now())
      try await bench.pass()
      try await bench.tell("late")
      bench.moment.pass(seconds: 86_400)
      try await bench.pass()
      #expect(bench.received.isEmpty)
    }
  }

  @Test(arguments: [false, true])
  func `of a kind that is off when they are due are not sent`(isOnAgain: Bool) async throws {
    try await PushService.run { service in
      let bench = try await PushBench(at: service)
      _ = try await bench.subscribed("/phone")
      let (kind, now) = (NoticeKind("soon", "A meeting begins soon"), bench.clock.now())
      let due = now.advanced(bySeconds: 3600)
      let reminder = Notice(
        "n",
        .news(.init(kind: kind.id, facts: [:], needsYou: false)),
        naming: [:],
        at: now,
        dueAt: due
      )
      let key = DocumentKey<Notice>.json(Inbox.path(of: bench.ana.user).appending("n"))
      let write = try key.write(reminder, id: bench.clock.newWrite(), expected: .absent)
      _ = try await bench.storage.documents.save([write])
      #expect(try await bench.pass() == due)
      for isOn in isOnAgain ? [false, true] : [false] {
        try await bench.inbox.changeSettings(of: bench.ana.user, as: bench.clock.newWrite()) {
          $0.set(kind, isOn: isOn, at: now)
        }
      }
      bench.moment.pass(seconds: 3600)
      #expect(try await bench.pass() == nil)
      #expect(bench.received == (isOnAgain ? ["/phone"] : []))
      let listed = try await bench.inbox.notices(of: bench.ana.user, at: bench.clock.now())
      #expect(listed.count == bench.received.count)
    }
  }

  @Test func `wait for the end of quiet hours`() async throws {
    try await PushService.run { service in
      let bench = try await PushBench(at: service)
      _ = try await bench.subscribed("/phone")
      // It is 18:00.
      try await bench.inbox.changeSettings(of: bench.ana.user, as: "quiet") {
        $0.quietHours = QuietHours("17:00-19:00")
      }
      try await bench.tell()
      #expect(try await bench.pass() == .utc(2026, 11, 29, 19))
      bench.moment.pass(seconds: 3599)
      #expect(try await bench.pass() == .utc(2026, 11, 29, 19))
      #expect(bench.received.isEmpty)
      bench.moment.pass(seconds: 1)
      #expect(try await bench.pass() == nil)
      #expect(bench.received == ["/phone"])
    }
  }

  @Test func `speak the language of the account, or else of the device`() async throws {
    try await PushService.run { service in
      let bench = try await PushBench(at: service)
      var phone = try await bench.device("/phone").context
      phone.language = Language("de")
      let device = PushBench.Device(browser: Browser(), path: "/phone", context: phone)
      try await bench.server().turnOn(bench.json(device), phone)
      func language(_ count: Int) throws -> String? {
        #expect(service.received.count == count)
        return try bench.content(of: try #require(service.received.last), for: device)["lang"] as? String
      }
      try await bench.tell("one")
      try await bench.pass()
      #expect(try language(1) == "de")
      let chosen = AccountLanguages(
        bench.storage.documents,
        changes: bench.storage.changes,
        newIdentity: bench.clock.newIdentity
      )
      try await chosen.choose("fr", for: bench.ana.user)
      try await bench.tell("two")
      try await bench.pass()
      #expect(try language(2) == "fr")
    }
  }
}

@Suite("A device that gets notices", .timeLimit(.minutes(2)))
struct PushDeviceTests {
  @Test func `ends with its session, whichever way that ends`() async throws {
    try await PushService.run { service in
      let bench = try await PushBench(at: service)
      let phone = try await bench.subscribed("/phone")
      _ = try await bench.subscribed("/lost")
      let devices = { @Sendable in try await bench.server().devices(of: bench.ana.user).count }
      // All others end.
      let session = try await bench.session(phone)
      try await bench.signIn.endAll(of: bench.ana.user, but: [SignIn.sessions.appending(session)])
      #expect(try await devices() == 1)
      try await bench.tell("one")
      try await bench.pass()
      #expect(bench.received == ["/phone"])
      // A sign-out.
      let token = try #require(phone.context.sessionToken)
      try await bench.signIn.end(token)
      #expect(try await devices() == 0)
      // A session that is gone without anybody having said so.
      let tablet = try await bench.subscribed("/tablet")
      try await bench.signIn.remove([SignIn.sessions.appending(try await bench.session(tablet))])
      try await bench.tell("two")
      try await bench.pass()
      #expect(try await devices() == 0)
      // A deleted account.
      _ = try await bench.subscribed("/desk")
      try await bench.tell("three")
      try await bench.signIn.close(bench.ana.user, as: "Member 1")
      try await bench.pass()
      #expect(try await devices() == 0)
      #expect(bench.received == ["/phone"])
    }
  }

  @Test func `gets nothing after half a year, and stays for a clock that was ahead`() async throws {
    try await PushService.run { service in
      let bench = try await PushBench(at: service)
      _ = try await bench.subscribed("/phone")
      let year: Int64 = 365 * 86_400
      bench.moment.pass(seconds: year)
      try await bench.tell("ahead")
      try await bench.pass()
      #expect(bench.received.isEmpty)
      bench.moment.pass(seconds: -year)
      try await bench.tell("right")
      try await bench.pass()
      #expect(bench.received == ["/phone"])
    }
  }

  @Test func `is one of ten at most, and one for each browser`() async throws {
    try await PushService.run { service in
      let bench = try await PushBench(at: service)
      let first = try await bench.subscribed("/0")
      for number in 1...10 {
        bench.moment.pass(seconds: 1)
        _ = try await bench.subscribed("/\(number)")
      }
      let pushes = bench.server()
      #expect(try await pushes.devices(of: bench.ana.user).count == Pushes.mostDevices)
      let isFirstOn = try await pushes.isOn(first.context)
      #expect(!isFirstOn)
      // Another account signs in in the browser of one of them.
      let ben = try await bench.signIn.makeAccount(named: "Ben", role: .member)
      _ = try await bench.subscribed("/5", of: ben)
      #expect(try await pushes.devices(of: bench.ana.user).count == Pushes.mostDevices - 1)
      try await bench.tell()
      try await bench.pass()
      #expect(bench.received.count == Pushes.mostDevices - 1 && !bench.received.contains("/5"))
    }
  }

  @Test func `is turned off and on again, and takes no subscription that is none`() async throws {
    try await PushService.run { service in
      let bench = try await PushBench(at: service)
      let (pushes, phone) = (bench.server(), try await bench.subscribed("/phone"))
      try await pushes.turnOff(phone.context)
      try await pushes.turnOff(phone.context)
      try await bench.tell("one")
      try await bench.pass()
      #expect(bench.received.isEmpty)
      await #expect(throws: Problem.self) { try await pushes.test(phone.context) }
      let good = bench.json(phone)
      let hostile: [[UInt8]] = [
        [], Array("{}".utf8), Array(good.dropLast()), good + [UInt8](repeating: 32, count: 5000),
        phone.browser.json(endpoint: "https://127.0.0.1/1"), phone.browser.json(endpoint: "file:///etc/passwd"),
      ]
      for bytes in hostile {
        await #expect(throws: Problem.self) { try await pushes.turnOn(bytes, phone.context) }
      }
      let isStillOff = try await !pushes.isOn(phone.context)
      #expect(isStillOff)
      // What came before is no news.
      bench.moment.pass(seconds: 1)
      try await pushes.turnOn(good, phone.context)
      try await bench.tell("two")
      try await bench.pass()
      #expect(bench.received == ["/phone"])
    }
  }

  @Test func `shows each test, though one that it has not got yet is replaced`() async throws {
    try await PushService.run { service in
      let bench = try await PushBench(at: service)
      let phone = try await bench.subscribed("/phone")
      for _ in 1...2 { try await bench.server().test(phone.context) }
      let ids = try service.received.map { try bench.content(of: $0, for: phone)["id"] as? String }
      #expect(ids.count == 2 && Set(ids).count == 2 && !ids.contains(nil))
      #expect(Set(service.received.map { $0.headers["topic"] }).count == 1)
    }
  }

  @Test func `knows one key of the installation, until all sign-ins end`() async throws {
    try await PushService.run { service in
      let bench = try await PushBench(at: service)
      let (one, other) = (bench.server(), bench.server())
      async let first = one.key()
      async let second = other.key()
      let (key, same) = try await (first, second)
      #expect(key == same)
      let phone = try await bench.subscribed("/phone")
      try await bench.signIn.endAllPushes()
      let isOn = try await one.isOn(phone.context)
      let next = try await one.key()
      #expect(!isOn && next != key)
      let paths = try await bench.storage.documents.all(under: "local/push").map(\.path.text)
      #expect(paths == ["local/push/keys"])
    }
  }
}
