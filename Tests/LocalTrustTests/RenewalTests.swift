import AsyncHTTPClient
import Foundation
import Hummingbird
import NIOCore
import ScoreServer
import Synchronization
import TestSupport
import Testing
import X509

@testable import LocalTrust

@Suite("A server's certificate while the server runs", .timeLimit(.minutes(2)))
struct RenewalTests {
  @Test func `is accepted by a client that trusts the authority, and by no other`() async throws {
    try await TrustBench.run(startingAt: .now) { bench in
      #expect(try await bench.ask("https://127.0.0.1:\(bench.port)/", trusting: [bench.authority.der]) == "here")
      #expect(try await bench.ask("https://localhost:\(bench.port)/", trusting: [bench.authority.der]) == "here")
      await #expect(throws: (any Error).self) { try await bench.ask("https://127.0.0.1:\(bench.port)/", trusting: []) }
      let other = try bench.makeAuthority("other")
      await #expect(throws: (any Error).self) {
        try await bench.ask("https://127.0.0.1:\(bench.port)/", trusting: [other.der])
      }
    }
  }

  @Test func `is renewed 30 days before it expires, and open connections go on`() async throws {
    // The client's clock is the real one, so the server's begins in the past.
    try await TrustBench.run(startingAt: .now - 80 * day) { bench in
      let first = try await bench.shownCertificate()
      #expect(try await bench.ask("https://127.0.0.1:\(bench.port)/", trusting: [bench.authority.der]) == "here")
      try await bench.withStream { heard in
        bench.say("one")
        try await eventually("the stream goes") { heard.withLock { $0 == ["one"] } }
        bench.clock.withLock { $0 = first.notValidAfter - 30 * day - 1 }
        #expect(try !bench.renewal.renew())
        #expect(try await bench.shownCertificate() == first)
        bench.clock.withLock { $0 = first.notValidAfter - 30 * day }
        #expect(try bench.renewal.renew())
        #expect(try !bench.renewal.renew())
        let second = try await bench.shownCertificate()
        #expect(second.notValidAfter == first.notValidAfter + 60 * day)
        #expect(second.publicKey != first.publicKey)
        // The stream's connection is the one from before.
        bench.say("two")
        try await eventually("the stream goes on") { heard.withLock { $0 == ["one", "two"] } }
      }
      #expect(try await bench.ask("https://127.0.0.1:\(bench.port)/", trusting: [bench.authority.der]) == "here")
    }
  }

  @Test func `follows the machine's addresses and names`() async throws {
    try await TrustBench.run(startingAt: .now) { bench in
      bench.names.withLock { $0 = ServerNames(hosts: ["scorebook.lan"], addresses: ["127.0.0.1", "192.168.7.9"]) }
      #expect(try bench.renewal.renew())
      let names = try #require(try await bench.shownCertificate().extensions.subjectAlternativeNames)
      #expect(names.map { "\($0)" }.contains { $0.contains("scorebook.lan") })
      #expect(names.count == 3)
      bench.names.withLock { $0 = ServerNames(hosts: ["scorebook.lan"], addresses: ["127.0.0.1"]) }
      #expect(try bench.renewal.renew())
      #expect(try await bench.shownCertificate().extensions.subjectAlternativeNames?.count == 2)
      // A name outside local networks changes nothing, because the authority may not vouch for it.
      bench.names.withLock { $0 = ServerNames(hosts: ["scorebook.lan", "a.example"], addresses: ["127.0.0.1"]) }
      #expect(try !bench.renewal.renew())
    }
  }

  @Test func `stays while the authority can issue no other, and the log says so once`() async throws {
    try await TrustBench.run(startingAt: .now) { bench in
      let before = try await bench.shownCertificate()
      bench.clock.withLock { $0 = bench.authority.expires + day }
      let failures = SharedMutex<[String]>([])
      let looks = SharedMutex(0)
      await bench.renewal.run { _ in
        // The third look ends it.
        if looks.withLock({
          $0 += 1; return $0
        }) > 3 {
          throw CancellationError()
        }
      } failed: { error in
        failures.withLock { $0.append("\(error)") }
      }
      #expect(
        failures.withLock(\.self) == ["the certificate authority has expired; start the server again to make a new one"]
      )
      #expect(try await bench.shownCertificate() == before)
    }
  }

  @Test func `is refused by the server where the key is another's`() async throws {
    try await TrustBench.run(startingAt: .now) { bench in
      let names = bench.names.withLock(\.self)
      let (one, two) = (try bench.authority.issue(names, now: .now), try bench.authority.issue(names, now: .now))
      let before = try await bench.shownCertificate()
      #expect(throws: TLSFilesUnusable.self) { try bench.certificate.replace(der: one.der, keyPEM: two.keyPEM) }
      #expect(throws: TLSFilesUnusable.self) { _ = try ChangingCertificate(der: one.der, keyPEM: two.keyPEM) }
      #expect(try await bench.shownCertificate() == before)
    }
  }
}
