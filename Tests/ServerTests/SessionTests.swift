import Domain
import Foundation
import Leaderboards
import StoreEngine
import TestSupport
import Testing

@testable import ScoreServer

@Suite("A session")
struct SessionTests {
  @Test func `ends for a user on every device, and lets others stay`() async throws {
    let bench = try await SignInBench()
    let owner = try await bench.signIn.owner(named: "Ana")
    let ben = try await bench.signIn.makeAccount(named: "Ben", role: .member)
    var tokens: [String] = []
    for account in [ben, ben, owner] { tokens.append(try await bench.signIn.session(of: account)) }
    try await bench.signIn.endAll(of: ben.user)
    #expect(try await bench.signIn.account(ofSession: tokens[0]) == nil)
    #expect(try await bench.signIn.account(ofSession: tokens[1]) == nil)
    #expect(try await bench.signIn.account(ofSession: tokens[2]) == owner)
    #expect(owner.role == .owner && ben.role == .member)
  }

  @Test func `leaves no way back when it is the last one of an account without a recovery code`() async throws {
    let bench = try await SignInBench()
    let ben = try await bench.signIn.makeAccount(named: "Ben", role: .member)
    let first = try await bench.signIn.session(of: ben)
    #expect(try await bench.signIn.hasNoWayBack(ben, first))
    bench.pass(milliseconds: 1000)
    let second = try await bench.signIn.session(of: ben)
    #expect(try await !bench.signIn.hasNoWayBack(ben, first))
    bench.pass(milliseconds: SignIn.sessionMilliseconds - 1000)
    // The first has expired.
    #expect(try await bench.signIn.hasNoWayBack(ben, second))
    _ = try await bench.signIn.makeRecoveryCode(for: ben)
    #expect(try await !bench.signIn.hasNoWayBack(ben, second))
    try await bench.signIn.endAll(of: ben.user)
    #expect(try await bench.signIn.hasNoWayBack(ben, nil))
  }

  @Test func `is a token that cannot be changed or forged`() async throws {
    let bench = try await SignInBench()
    let other = try await SignInBench()
    let ana = try await bench.signIn.owner(named: "Ana")
    let token = try await bench.signIn.session(of: ana)
    let foreign = try await other.signIn.session(of: try await other.signIn.owner(named: "Ben"))
    let parts = token.split(separator: ".").map(String.init)
    #expect(parts.count == 3)
    let none = Data(#"{"alg":"none","typ":"JWT"}"#.utf8).base64EncodedString().filter { $0 != "=" }
    for forged in [
      foreign, "\(parts[0]).\(parts[1]).", "\(none).\(parts[1]).", "\(none).\(parts[1]).\(parts[2])",
      "\(parts[0]).\(foreign.split(separator: ".")[1]).\(parts[2])", parts[1],
    ] {
      #expect(try await bench.signIn.account(ofSession: forged) == nil)
    }
    #expect(try await bench.signIn.account(ofSession: token) == ana)
  }

  @Test func `outlives a restart by a key file that only its owner reads, until the key is removed`() async throws {
    try await withTemporaryFolder { folder in
      let bench = try await SignInBench()
      let file = folder.appending(path: "data/keys.json")
      func restarted() -> (SignIn, SessionKeys) {
        let keys = SessionKeys(file: file, newIdentity: ClockAndIdentities.system.newIdentity)
        return (bench.restarted(keys: keys), keys)
      }
      let (first, _) = restarted()
      let ana = try await first.owner(named: "Ana")
      let token = try await first.session(of: ana)
      let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
      #expect(mode == 0o600)
      #expect(try FileManager.default.contentsOfDirectory(atPath: file.deletingLastPathComponent().path).count == 1)
      let (second, keys) = restarted()
      #expect(try await second.account(ofSession: token) == ana)
      try keys.rotate()
      #expect(try await second.account(ofSession: token) == ana)
      let newer = try await second.session(of: ana)
      try keys.rotate()
      let (third, _) = restarted()
      #expect(try await third.account(ofSession: token) == nil)
      #expect(try await third.account(ofSession: newer) == ana)
    }
  }

  @Test func `is signed in two steps by a new key that every server knows before`() async throws {
    try await withTemporaryFolder { folder in
      let bench = try await SignInBench()
      func server(_ name: String) -> (signIn: SignIn, keys: SessionKeys, file: URL) {
        let file = folder.appending(path: name)
        let keys = SessionKeys(file: file, newIdentity: ClockAndIdentities.system.newIdentity)
        return (bench.restarted(keys: keys), keys, file)
      }
      func copy(_ from: URL, _ to: URL) throws { try Data(contentsOf: from).write(to: to, options: .atomic) }
      let (here, there) = (server("a"), server("b"))
      let ana = try await here.signIn.owner(named: "Ana")
      var tokens = [try await here.signIn.session(of: ana)]
      try copy(here.file, there.file)
      try here.keys.prepare()
      try here.keys.prepare()
      let (before, next) = (try here.keys.names.signing, try #require(try here.keys.next))
      #expect(before != next)
      tokens.append(try await here.signIn.session(of: ana))
      #expect(try await there.signIn.account(ofSession: try #require(tokens.last)) == ana)
      try copy(here.file, there.file)
      #expect(try there.keys.names.verifying == [before, next])
      try here.keys.rotate()
      #expect(try here.keys.names.signing == next)
      #expect(try here.keys.next == nil)
      tokens += [try await here.signIn.session(of: ana), try await there.signIn.session(of: ana)]
      for token in tokens {
        #expect(try await here.signIn.account(ofSession: token) == ana)
        #expect(try await there.signIn.account(ofSession: token) == ana)
      }
      // A key that may have been read is not the next one.
      try here.keys.prepare()
      let read = try #require(try here.keys.next)
      try here.keys.rotate(keeping: 0)
      #expect(try !here.keys.names.verifying.contains(read))
      #expect(try await here.signIn.account(ofSession: tokens[3]) == nil)
    }
  }

  @Test func `that expired a year ago is removed at the second start that says so, with unused links`() async throws {
    let bench = try await SignInBench()
    let ana = try await bench.signIn.owner(named: "Ana")
    _ = try await bench.signIn.redeem(try await bench.signIn.newLink(for: ana))
    _ = try await bench.signIn.newLink(for: ana)
    bench.pass(milliseconds: SignIn.linkMilliseconds + SignIn.keptMilliseconds)
    for left in [2, 1] {
      let lastStamp = try await bench.storage.lastStamp()
      try await bench.signIn.removeExpired(lastStamp: lastStamp)
      #expect(try await bench.storage.documents.all(under: "local").count == left)
      // A run writes something.
      _ = try await bench.signIn.makeAccount(named: "Ben", role: .member)
    }
    bench.pass(milliseconds: SignIn.sessionMilliseconds)
    _ = try await bench.signIn.makeAccount(named: "Cy", role: .member)
    try await bench.signIn.removeExpired(lastStamp: try await bench.storage.lastStamp())
    #expect(try await bench.storage.documents.all(under: "local").isEmpty)
  }

  @Test func `outlives restarts of a server with a clock months ahead`() async throws {
    let bench = try await SignInBench()
    let ana = try await bench.signIn.owner(named: "Ana")
    let token = try await bench.signIn.session(of: ana)
    bench.pass(milliseconds: SignIn.sessionMilliseconds)
    for name in ["Ben", "Cy"] {
      try await bench.signIn.removeExpired(lastStamp: try await bench.storage.lastStamp())
      #expect(try await bench.signIn.account(ofSession: token) == nil)
      _ = try await bench.signIn.makeAccount(named: name, role: .member)
    }
    bench.pass(milliseconds: -SignIn.sessionMilliseconds)
    try await bench.signIn.removeExpired(lastStamp: try await bench.storage.lastStamp())
    #expect(try await bench.signIn.account(ofSession: token) == ana)
  }

  @Test func `is not in a copy of the store, but the account is`() async throws {
    let (bench, copy) = (try await SignInBench(), try await SignInBench())
    let ana = try await bench.signIn.owner(named: "Ana")
    let token = try await bench.signIn.session(of: ana)
    try await bench.storage.copy(to: copy.storage)
    #expect(try await copy.signIn.account(ofSession: token) == nil)
    #expect(try await copy.signIn.owner(named: "Ben") == ana)
  }
}
