import Composition
import Domain
import Notices
import TestSupport
import Testing
import WireFormat

@testable import ScoreServer

extension RecoveryBench {
  fileprivate static let claim = "0123456789abcdefghjk-ask"

  fileprivate func ask(_ secret: String, as claim: String = Self.claim) async throws {
    _ = try await logged { try await signIn.ask(secret, as: claim, device: "Chrome on Android", from: "10.0.0.2") }
  }

  fileprivate func state(_ secret: String) async throws -> DeviceLink.State? {
    try await signIn.deviceLink(secret)?.state
  }
}

@Suite("A device link")
struct DeviceLinkTests {
  @Test func `signs a second device in after the first confirmed it, and leaves the first signed in`() async throws {
    let bench = try await RecoveryBench()
    let first = try await bench.session(of: bench.ben)
    let secret = try await bench.signIn.newDeviceLink(for: bench.ben)
    #expect(try await bench.state(secret) == .open)
    try await bench.ask(secret)
    guard case .asked(let request) = try await bench.state(secret) else {
      Issue.record("nobody asked")
      return
    }
    #expect(request.device == "Chrome on Android" && request.number.count == 2)
    #expect(request.isMade(by: RecoveryBench.claim) && !request.isMade(by: "another"))
    try await bench.signIn.answer(secret, by: bench.ben, isConfirmed: true)
    let opened = try await bench.signIn.open(secret, as: RecoveryBench.claim, from: "10.0.0.2")
    #expect(try await bench.signIn.account(ofSession: opened.token) == bench.ben)
    #expect(try await bench.signIn.account(ofSession: first) == bench.ben)
    #expect(try await bench.news(of: bench.ben) == [.deviceAdded(device: "Chrome on Android")])
    #expect(try await bench.state(secret) == .used(request))
  }

  @Test func `opens no session without the answer of its own account`() async throws {
    let bench = try await RecoveryBench()
    let secret = try await bench.signIn.newDeviceLink(for: bench.ben)
    try await bench.ask(secret)
    let open = { _ = try await bench.signIn.open(secret, as: RecoveryBench.claim, from: "10.0.0.2") }
    #expect(await refusal(open) == "deviceNotConfirmed")
    let foreign = { try await bench.signIn.answer(secret, by: bench.ana, isConfirmed: true) }
    #expect(await refusal(foreign) == "notFound")
    #expect(await refusal(open) == "deviceNotConfirmed")
    try await bench.signIn.answer(secret, by: bench.ben, isConfirmed: false)
    #expect(await refusal(open) == "deviceRefused")
    #expect(await refusal { try await bench.signIn.answer(secret, by: bench.ben, isConfirmed: true) } != nil)
    #expect(try await bench.signIn.otherSessions(of: bench.ben.user, than: nil) == 0)
  }

  @Test func `is asked for by its code however it is typed, with few wrong codes from a network`() async throws {
    let bench = try await RecoveryBench()
    let secret = try await bench.signIn.newDeviceLink(for: bench.ben)
    let code = DeviceLink.code(of: secret)
    #expect(code.wholeMatch(of: /([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}/) != nil)
    for _ in 1...SignInWatch.wrongCodes {
      #expect(await refusal { try await bench.ask("AAAA-AAAA-AAAA") } == "deviceLinkExpired")
    }
    #expect(await refusal { try await bench.ask(code) } == "tooManyTries")
    let typed = code.lowercased().replacing("-", with: " ").replacing("1", with: "l").replacing("0", with: "o")
    let asked = try await bench.signIn.ask(typed, as: RecoveryBench.claim, device: "Safari", from: "10.0.0.9")
    #expect(asked == secret)
    #expect(try await bench.signIn.deviceLink(secret)?.isAwaited(by: RecoveryBench.claim) == true)
    // An hour later the network may try again, and the code has expired.
    bench.server.pass(milliseconds: 3_600_000)
    #expect(await refusal { try await bench.ask(code) } == "deviceLinkExpired")
  }

  @Test func `expires after two minutes, and a minute after it was confirmed`() async throws {
    let bench = try await RecoveryBench()
    let late = try await bench.signIn.newDeviceLink(for: bench.ben)
    bench.server.pass(milliseconds: SignIn.deviceMilliseconds)
    #expect(try await bench.state(late) == .expired)
    #expect(await refusal { try await bench.ask(late) } == "deviceLinkExpired")
    let asked = try await bench.signIn.newDeviceLink(for: bench.ben)
    try await bench.ask(asked)
    bench.server.pass(milliseconds: SignIn.deviceMilliseconds)
    let confirm = { try await bench.signIn.answer(asked, by: bench.ben, isConfirmed: true) }
    #expect(await refusal(confirm) == "deviceLinkExpired")
    let confirmed = try await bench.signIn.newDeviceLink(for: bench.ben)
    try await bench.ask(confirmed)
    try await bench.signIn.answer(confirmed, by: bench.ben, isConfirmed: true)
    bench.server.pass(milliseconds: SignIn.confirmedMilliseconds)
    let open = { _ = try await bench.signIn.open(confirmed, as: RecoveryBench.claim, from: "10.0.0.2") }
    #expect(await refusal(open) == "deviceLinkExpired")
  }

  @Test func `replayed by another device is reported to the account and the owner, once an hour`() async throws {
    let bench = try await RecoveryBench()
    let secret = try await bench.signIn.newDeviceLink(for: bench.ben)
    try await bench.ask(secret)
    // A second tap of the same device is no replay.
    try await bench.ask(secret)
    #expect(try await bench.news(of: bench.ana).isEmpty)
    #expect(await refusal { try await bench.ask(secret, as: "zyxwvutsrqponmlkjihg-ask") } == "deviceLinkUsed")
    try await bench.signIn.answer(secret, by: bench.ben, isConfirmed: true)
    let thief = {
      _ = try await bench.logged {
        try await bench.signIn.open(secret, as: "zyxwvutsrqponmlkjihg-ask", from: "10.0.0.66")
      }
    }
    #expect(await refusal(thief) == "deviceLinkUsed")
    let own = {
      _ = try await bench.logged { try await bench.signIn.open(secret, as: RecoveryBench.claim, from: "10.0.0.2") }
    }
    #expect(await refusal(own) == nil)
    #expect(await refusal(own) == "deviceLinkUsed")
    #expect(await refusal(thief) == "deviceLinkUsed")
    #expect(try await bench.news(of: bench.ana) == [.usedDeviceLink(account: "Ben")])
    #expect(try await bench.news(of: bench.ben).filter { $0 == .usedDeviceLink(account: nil) }.count == 1)
    #expect(bench.log.all.count == 1)
    #expect(try await bench.signIn.otherSessions(of: bench.ben.user, than: nil) == 1)
  }

  @Test func `opened twice at once opens one session`() async throws {
    let bench = try await RecoveryBench()
    let secret = try await bench.signIn.newDeviceLink(for: bench.ben)
    try await bench.ask(secret)
    try await bench.signIn.answer(secret, by: bench.ben, isConfirmed: true)
    bench.meeting.meet(10)
    let opened = await withTaskGroup(of: Bool.self) { group in
      for _ in 1...10 {
        group.addTask { (try? await bench.signIn.open(secret, as: RecoveryBench.claim, from: "10.0.0.2")) != nil }
      }
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(opened == 1)
    #expect(try await bench.signIn.otherSessions(of: bench.ben.user, than: nil) == 1)
  }

  @Test func `asked by two devices at once is one device's`() async throws {
    let bench = try await RecoveryBench()
    let secret = try await bench.signIn.newDeviceLink(for: bench.ben)
    bench.meeting.meet(10)
    let asked = await withTaskGroup(of: Bool.self) { group in
      for number in 10...19 {
        group.addTask { (try? await bench.ask(secret, as: "0123456789abcdefghjk-\(number)")) != nil }
      }
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(asked == 1)
  }

  @Test func `ends when the account makes another one or loses its phone`() async throws {
    let bench = try await RecoveryBench()
    let first = try await bench.signIn.newDeviceLink(for: bench.ben)
    let other = try await bench.signIn.newDeviceLink(for: bench.ana)
    let second = try await bench.signIn.newDeviceLink(for: bench.ben)
    #expect(try await bench.state(first) == nil)
    #expect(try await bench.state(second) == .open)
    #expect(try await bench.state(other) == .open)
    try await bench.ask(second)
    try await bench.signIn.endAll(of: bench.ben.user)
    #expect(try await bench.state(second) == nil)
    #expect(try await bench.state(other) == .open)
    #expect(await refusal { try await bench.signIn.answer(second, by: bench.ben, isConfirmed: true) } != nil)
  }

  @Test(arguments: [
    (
      "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36",
      "Chrome on Android"
    ),
    (
      "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile/15E148 Safari/604.1",
      "Safari on an iPhone"
    ),
    ("Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:120.0) Gecko/20100101 Firefox/120.0", "Firefox on Windows"),
    ("<script>", "a program"), (nil, "a program"),
  ])
  func `names a device in words of its own`(userAgent: String?, words: String) {
    #expect(DeviceWords.of(userAgent: userAgent) == words)
  }
}
