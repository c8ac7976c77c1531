import Access
import Composition
import Domain
import Foundation
import TestSupport
import Testing
import WireFormat

@testable import ScoreServer

@Suite("Join codes that are tried")
struct CodeTriesTests {
  private let club: ItemPath = "clubs/c1"

  /// A club of Ana's, whose codes are tried on a clock that moves only while tries wait.
  private struct Bench: Sendable {
    let server: SignInBench
    let invites: Invites
    let tries: CodeTries
    let stopwatch = Stopwatch()
    let ana: Account

    init() async throws {
      server = try await SignInBench()
      tries = CodeTries(now: stopwatch.now) { [stopwatch] in
        stopwatch.pass($0)
        await Task.yield()
      }
      invites = Invites(server.signIn, storage: server.storage, rules: AccessRules(), tries: tries)
      ana = try await server.organiser(named: "Ana", of: "clubs/c1")
    }

    func code(uses: Int = 1) async throws -> String {
      let invite = try await invites.make(.role(.member, in: "clubs/c1"), by: ana, withCode: true, uses: uses)
      return try #require(invite.code)
    }

    /// The status of the answer to a code; 200 for one that is right.
    func status(_ code: String, from address: String) async -> Int {
      do {
        _ = try await invites.redeem(code, for: .namesake("Cy"), from: address)
        return 200
      } catch {
        return (error as? Problem)?.status ?? 0
      }
    }

    func wrong(_ number: Int, from address: String) async -> Int {
      let digits = String(number, radix: 10)
      return await status(String(repeating: "A", count: 12 - digits.count) + digits, from: address)
    }
  }

  @Test func `after 10,000 wrong codes from an address its right code works within 5 s`() async throws {
    let bench = try await Bench()
    let code = try await bench.code(uses: 2)
    let start = bench.stopwatch.now()
    for number in 0..<10_000 {
      let status = await bench.wrong(number, from: "router")
      #expect(status == 404)
    }
    let end = bench.stopwatch.now()
    #expect(await bench.status(code, from: "router") == 200)
    #expect(bench.stopwatch.now() - end <= .seconds(5))
    #expect(await bench.status(code, from: "elsewhere") == 200)
    // 300 at once, then 300 a second.
    #expect(end - start >= .seconds(32))
  }

  @Test func `10,000 wrong codes at once leave no more waiting than 4 s, and the others their turn`() async throws {
    let bench = try await Bench()
    let code = try await bench.code(uses: 2)
    let gate = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    let frozen = CodeTries(now: bench.stopwatch.now) { [stopwatch = bench.stopwatch] in
      for await _ in gate.stream { break }
      stopwatch.pass($0)
    }
    let invites = Invites(bench.server.signIn, storage: bench.server.storage, rules: AccessRules(), tries: frozen)
    try await withThrowingTaskGroup(of: Int.self) { group in
      for number in 0..<10_000 {
        group.addTask {
          do {
            let guess = String(repeating: "B", count: 7) + String(10_000 + number)
            _ = try await invites.redeem(guess, for: .newcomer("Eve"), from: "router")
            return 200
          } catch { return (error as? Problem)?.status ?? 0 }
        }
      }
      var statuses: [Int: Int] = [:]
      for _ in 0..<(10_000 - CodeTries.places) { statuses[try await group.next() ?? 0, default: 0] += 1 }
      #expect(statuses == [404: CodeTries.perSecond, 429: 10_000 - CodeTries.places - CodeTries.perSecond])
      #expect(await frozen.waiting == CodeTries.places)
      let start = bench.stopwatch.now()
      // Another address comes while all places are taken. The address with the most gives one up, and turns alternate.
      let other = Task { try await invites.redeem(code, for: .newcomer("Cy"), from: "elsewhere") }
      try await eventually("another address waits") { await frozen.addresses == 2 }
      gate.continuation.yield()
      _ = try await other.value
      #expect(bench.stopwatch.now() - start <= .milliseconds(100))
      let ticking = Task {
        while !Task.isCancelled {
          gate.continuation.yield()
          await Task.yield()
        }
      }
      for try await status in group { #expect(status == 404 || status == 429) }
      _ = try await invites.redeem(code, for: .newcomer("Di"), from: "router")
      #expect(bench.stopwatch.now() - start <= .seconds(5))
      ticking.cancel()
    }
  }

  @Test func `one of 100 open codes is guessed within a year with a chance below one in a million`() {
    let keys = pow(2.0, Double(5 * JoinCode.length))
    let tries = Double(CodeTries.perSecond) * 365.25 * 86_400 + Double(CodeTries.perSecond + CodeTries.places)
    #expect(tries * 100 / keys < 1e-6)
    let former = pow(2.0, Double(5 * JoinCode.formerLength))
    let formerTries = Double(CodeTries.formerBurst) + Double(Invites.inviteMilliseconds) / 60_000
    #expect(formerTries * 100 / former < 1e-6)
  }

  @Test func `a club of 200 comes in with one code at once behind one router`() async throws {
    let bench = try await Bench()
    let code = try await bench.code(uses: 200)
    let statuses = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<200 { group.addTask { await bench.status(code, from: "router") } }
      return await group.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }
    #expect(statuses == [200: 200])
  }

  @Test func `a code of eight letters works until it expires, and is tried seldom`() async throws {
    let bench = try await Bench()
    let invite = try await bench.invites.make(.role(.member, in: club), by: bench.ana, uses: 200, for: 1_000_000)
    let pointer = CodeRecord(
      invite: ItemPath.Segment(rawValue: invite.id),
      expiresAt: bench.server.now().advanced(byMilliseconds: 1_000_000)
    )
    let key = DocumentKey<CodeRecord>.code("7KQ2M9XF")
    _ = try await bench.server.storage.documents.save([try key.write(pointer, id: "old", expected: .absent)])
    for _ in 0..<150 {
      let status = await bench.status("7kq2-m9xf", from: "a")
      #expect(status == 200)
    }
    for number in 0..<CodeTries.formerBurst {
      let status = await bench.status(String(10_000_000 + number), from: "a")
      #expect(status == 404)
    }
    #expect(await bench.status("7kq2-m9xf", from: "b") == 429)
    bench.stopwatch.pass(.seconds(60))
    #expect(await bench.status("7kq2-m9xf", from: "b") == 200)
    bench.server.pass(milliseconds: 1_000_000)
    #expect(await bench.status("7kq2-m9xf", from: "b") == 404)
  }

  @Test func `a code is read however it is typed, and shown in groups of four`() {
    #expect(JoinCode(typed: " 7kq2 m9xf-3dpo ")?.shown == "7KQ2-M9XF-3DP0")
    #expect(JoinCode(typed: "il23-4567-89ab")?.text == "1123456789AB")
    #expect(JoinCode(typed: "7KQ2-M9XF")?.shown == "7KQ2-M9XF")
    for text in ["", "7KQ2", "7KQ2-M9XF-3DP", "7KQ2-M9XF-3DPA-A"] { #expect(JoinCode(typed: text) == nil) }
    // No work for what nobody types.
    #expect(JoinCode(typed: "7KQ2-M9XF-3DPA" + String(repeating: " ", count: 200)) == nil)
  }

  @Test func `addresses of one line of IPv6 are one network`() {
    #expect(NetworkAddress.of("2001:db8:1:2::1") == NetworkAddress.of("2001:db8:1:2:ffff::9"))
    #expect(NetworkAddress.of("2001:db8:1:2::1") != NetworkAddress.of("2001:db8:1:3::1"))
    #expect(NetworkAddress.of("::ffff:10.0.0.1") == "10.0.0.1")
    #expect(NetworkAddress.of("10.0.0.1") == "10.0.0.1" && NetworkAddress.of("unknown") == "unknown")
  }
}
