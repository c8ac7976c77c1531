import Access
import Composition
import Domain
import Foundation
import Notices
import StoreCopying
import StoreEngine
import TestSupport
import Testing
import WireFormat

@testable import ScoreServer

@Suite("A recovery code")
struct RecoveryTests {
  private static let ticket = "0123456789abcdef-recover"

  @Test func `signs its account in once, however it is typed, and is replaced by a new one`() async throws {
    let bench = try await RecoveryBench()
    let code = try await bench.signIn.makeRecoveryCode(for: bench.ben).shown
    #expect(code.wholeMatch(of: /([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}/) != nil)
    let typed = " \(code.lowercased().replacing("-", with: " ").replacing("1", with: "l").replacing("0", with: "o"))"
    let recovery = try await bench.recover(typed)
    #expect(try await bench.signIn.account(ofSession: recovery.token) == bench.ben)
    #expect(await bench.refusal(code) == "recoveryCodeNoGood")
    #expect(await bench.refusal(recovery.code.shown) == nil)
  }

  @Test func `is at rest only as a hash, under local/sign-in`() async throws {
    let bench = try await RecoveryBench()
    let made = try await bench.signIn.makeRecoveryCode(for: bench.ben)
    let next = try await bench.recover(made.shown).code
    var cursor: ChangeCursor?
    var (paths, seen) = ([ItemPath](), 0)
    while true {
      let page = try await bench.server.storage.changes.changes(under: .root, after: cursor, limit: 1000)
      for change in page.changes where change.kind == .document {
        seen += 1
        let body = try await bench.server.storage.documents.load(change.path)?.body ?? []
        let text = "\(change.path) \(String(decoding: body, as: UTF8.self))".uppercased()
        #expect(!text.contains(made.text) && !text.contains(next.text), "\(change.path)")
        if text.contains("RECOVERY") { paths.append(change.path) }
      }
      guard page.hasMore else { break }
      cursor = page.cursor
    }
    #expect(seen > 5 && paths.contains { "\($0)".hasPrefix("local/sign-in/recovery") })
    #expect(paths.allSatisfy { "\($0)".hasPrefix("local/sign-in/") || "\($0)".hasPrefix("users/") })
  }

  @Test func `is not in a copy of the store`() async throws {
    let bench = try await RecoveryBench()
    let code = try await bench.signIn.makeRecoveryCode(for: bench.ben)
    let copy = try await SignInBench()
    try await bench.server.storage.copy(to: copy.storage)
    #expect(try await copy.signIn.account(of: bench.ben.user) == bench.ben)
    #expect(try await copy.storage.documents.all(under: "local/sign-in").isEmpty)
    await #expect(throws: Problem.self) {
      _ = try await copy.signIn.recover(code.shown, .lostPhone, device: "a program", from: "10.0.0.1")
    }
  }

  @Test func `comes back with a backup, which has no session and no link`() async throws {
    let bench = try await RecoveryBench()
    let used = try await bench.signIn.makeRecoveryCode(for: bench.ben)
    let code = try await bench.recover(used.shown).code
    let (session, link) = (try await bench.session(of: bench.ben), try await bench.signIn.newLink(for: bench.ben))
    try await withTemporaryFolder { folder in
      let (server, backups) = (bench.server, BackupFolder(path: folder.path, app: "club"))
      let backup = try await StoreBackup(of: server.storage, in: backups, server.clock.andIdentities).run()
      let mode = try FileManager.default.attributesOfItem(atPath: backup.path)[.posixPermissions] as? Int
      #expect(mode == 0o600)
      let opened = try Storage.backup(at: backup.path)
      let restored = try await SignInBench()
      _ = try await StoreRestore(of: opened, to: restored.storage, server.clock.andIdentities).run()
      let paths = try await restored.storage.documents.all(under: "local").map(\.path)
      #expect(paths.filter { $0.isUnder("local/sign-in") }.allSatisfy { $0.text.hasPrefix("local/sign-in/recovery") })
      #expect(try await restored.signIn.account(ofSession: session) == nil)
      #expect(try await restored.signIn.redeem(link) == nil)
      for (code, isGood) in [(used, false), (code, true), (code, false)] {
        let recovery = try? await restored.signIn.recover(code.shown, .lostPhone, device: "x", from: "10.0.0.1")
        #expect(recovery?.account == (isGood ? bench.ben : nil))
      }
      // A copy of the backup is a copy like any other.
      let copy = try await SignInBench()
      _ = try await StoreCopy(from: opened, to: copy.storage, newIdentity: server.clock.andIdentities.newIdentity).run()
      #expect(try await copy.storage.documents.all(under: "local/sign-in").isEmpty)
      #expect(try await copy.signIn.account(of: bench.ben.user) == bench.ben)
    }
  }

  @Test func `ends the other sessions and pending links for a lost phone, and keeps them for a second`() async throws {
    for change in DeviceChange.allCases {
      let bench = try await RecoveryBench()
      let code = try await bench.signIn.makeRecoveryCode(for: bench.ben).shown
      let (old, other) = (try await bench.session(of: bench.ben), try await bench.session(of: bench.ana))
      let link = try await bench.signIn.newLink(for: bench.ben)
      let device = try await bench.signIn.newDeviceLink(for: bench.ben)
      let recovery = try await bench.recover(code, change)
      let keeps = change == .secondPhone
      #expect(try await bench.signIn.account(ofSession: recovery.token) == bench.ben)
      #expect(try await bench.signIn.account(ofSession: old) == (keeps ? bench.ben : nil))
      #expect(try await bench.signIn.account(ofSession: other) == bench.ana)
      #expect((try await bench.signIn.redeem(link) != nil) == keeps)
      #expect((try await bench.signIn.deviceLink(device) != nil) == keeps)
      #expect(try await bench.news(of: bench.ben) == [.recovered(device: "Firefox on Linux", endedOthers: !keeps)])
      #expect(try await bench.news(of: bench.ana).isEmpty)
    }
  }

  @Test func `used by two devices at once opens one session`() async throws {
    let bench = try await RecoveryBench()
    let code = try await bench.signIn.makeRecoveryCode(for: bench.ben).shown
    bench.meeting.meet(10)
    let recoveries = await withTaskGroup(of: Recovery?.self) { group in
      for _ in 1...10 { group.addTask { try? await bench.recover(code, .secondPhone) } }
      return await group.reduce(into: []) { $0.append($1) }.compactMap(\.self)
    }
    #expect(recoveries.count == 1)
    #expect(try await bench.signIn.otherSessions(of: bench.ben.user, than: nil) == 1)
    #expect(await bench.refusal(try #require(recoveries.first).code.shown) == nil)
  }

  @Test func `shows the same new code to a retry after a lost answer, and to no one else`() async throws {
    let bench = try await RecoveryBench()
    let code = try await bench.signIn.makeRecoveryCode(for: bench.ben).shown
    let first = try await bench.recover(code, as: Self.ticket)
    let second = try await bench.recover(code, as: Self.ticket)
    #expect(second.code == first.code)
    // The answer that got lost leaves no session behind.
    #expect(try await bench.signIn.account(ofSession: first.token) == nil)
    #expect(await bench.refusal(code, as: "other") == "recoveryCodeNoGood")
    #expect(await bench.refusal(code) == "recoveryCodeNoGood")
    bench.server.pass(milliseconds: SignIn.repeatMilliseconds)
    #expect(await bench.refusal(code, as: Self.ticket) == "recoveryCodeNoGood")
    #expect(try await bench.signIn.account(ofSession: second.token) == bench.ben)
  }

  @Test func `is not made of a ticket that can be guessed`() async throws {
    let bench = try await RecoveryBench()
    let code = try await bench.signIn.makeRecoveryCode(for: bench.ben).shown
    let next = try await bench.recover(code, as: "1").code
    #expect(next != RecoveryCode(after: RecoveryCode(typed: code), ticket: "1"))
    #expect(await bench.refusal(code, as: "1") == "recoveryCodeNoGood")
  }

  @Test func `that a thief tries after its use is reported to the account and the owner, once an hour`() async throws {
    let bench = try await RecoveryBench()
    let code = try await bench.signIn.makeRecoveryCode(for: bench.ben).shown
    _ = try await bench.recover(code, .secondPhone)
    for _ in 1...50 {
      let refusal = await bench.refusal(code, from: "10.0.0.66")
      #expect(refusal == "recoveryCodeNoGood")
    }
    #expect(try await bench.news(of: bench.ana) == [.oldRecoveryCode(account: "Ben")])
    #expect(try await bench.news(of: bench.ben).contains(.oldRecoveryCode(account: nil)))
    #expect(try await bench.news(of: bench.ben).count == 2)
    #expect(bench.log.all.count == 1)
    #expect(bench.log.all.first?.contains("10.0.0.66") == true && bench.log.all.first?.contains(code) == false)
    bench.server.pass(milliseconds: 3_600_000)
    _ = await bench.refusal(code)
    #expect(try await bench.news(of: bench.ana).count == 2)
  }

  @Test func `that was replaced is invalid, and an attempt is reported`() async throws {
    let bench = try await RecoveryBench()
    let old = try await bench.signIn.makeRecoveryCode(for: bench.ana).shown
    let new = try await bench.signIn.makeRecoveryCode(for: bench.ana).shown
    #expect(await bench.refusal(old) == "recoveryCodeNoGood")
    // The owner is the account, and is told once.
    #expect(try await bench.news(of: bench.ana) == [.oldRecoveryCode(account: nil)])
    #expect(await bench.refusal(new) == nil)
  }

  @Test func `ends with a link for a lost phone, and stays with one for a second phone`() async throws {
    let bench = try await RecoveryBench()
    let code = try await bench.signIn.makeRecoveryCode(for: bench.ben).shown
    let invites = Invites(bench.signIn, storage: bench.server.storage, rules: AccessRules())
    try await bench.server.appoint(bench.ben.user, .member, in: "clubs/c1")
    try await bench.server.appoint(bench.ana.user, .owner, in: "clubs/c1")
    let session = try await bench.session(of: bench.ben)
    _ = try await invites.rejoinLink(for: bench.ben.user, in: "clubs/c1", by: bench.ana, .secondPhone)
    #expect(try await bench.signIn.account(ofSession: session) == bench.ben)
    #expect(try await bench.signIn.recoveryCodeDate(of: bench.ben.user) != nil)
    _ = try await invites.rejoinLink(for: bench.ben.user, in: "clubs/c1", by: bench.ana)
    #expect(try await bench.signIn.account(ofSession: session) == nil)
    #expect(try await bench.signIn.recoveryCodeDate(of: bench.ben.user) == nil)
    #expect(await bench.refusal(code) == "recoveryCodeNoGood")
    #expect(try await bench.news(of: bench.ana) == [.oldRecoveryCode(account: "Ben")])
    let notices = try await Inbox(documents: bench.server.storage.documents) { $0 }.notices(of: bench.ben.user)
    let links = notices.compactMap { if case .signInLink(let link) = $0.content { link.keepsOthers } else { nil } }
    #expect(links.sorted { !$0 && $1 } == [false, true])
  }

  @Test func `works within 5 s after 10,000 wrong ones from its address, and the owner is notified once`() async throws
  {
    let bench = try await RecoveryBench()
    let code = try await bench.signIn.makeRecoveryCode(for: bench.ben).shown
    let start = bench.stopwatch.now()
    for number in 10_000..<20_000 {
      let refusal = await bench.refusal(String(repeating: "A", count: 11) + "\(number)", from: "10.0.0.66")
      #expect(refusal == "recoveryCodeNoGood")
    }
    let end = bench.stopwatch.now()
    #expect(end - start >= .seconds(32))
    #expect(await bench.refusal(code, from: "10.0.0.66") == nil)
    #expect(bench.stopwatch.now() - end <= .seconds(5))
    let told = try await bench.news(of: bench.ana)
    #expect(
      told == [.wrongCodes(count: 20, from: "10.0.0.66"), .wrongCodes(count: 1000, from: nil)]
        || told == [.wrongCodes(count: 1000, from: nil), .wrongCodes(count: 20, from: "10.0.0.66")]
    )
    #expect(bench.log.all.count == 2)
  }

  @Test func `guessed from many networks fills neither the owner's inbox nor the log`() async throws {
    let bench = try await RecoveryBench()
    for network in 1...100 {
      for number in 10...40 {
        _ = await bench.refusal(String(repeating: "B", count: 14) + "\(number)", from: "10.0.0.\(network)")
      }
    }
    #expect(try await bench.news(of: bench.ana).count == SignInWatch.reportsPerHour)
    #expect(bench.log.all.count == SignInWatch.reportsPerHour)
  }

  @Test func `a join code guessed at full speed is reported to the owner, too`() async throws {
    let bench = try await RecoveryBench()
    let invites = Invites(bench.signIn, storage: bench.server.storage, rules: AccessRules())
    for number in 100..<(100 + SignInWatch.wrongCodes) {
      await #expect(throws: Problem.self) {
        _ = try await invites.redeem("AAAAAAAAA\(number)", for: .newcomer("Eve"), from: "10.0.0.66")
      }
    }
    #expect(try await bench.news(of: bench.ana) == [.wrongCodes(count: 20, from: "10.0.0.66")])
  }

  @Test func `one of 100,000 is guessed within a year with a chance below one in a million`() {
    let tries = Double(CodeTries.perSecond) * 365.25 * 86_400 + Double(CodeTries.perSecond + CodeTries.places)
    #expect(tries * 100_000 / pow(2.0, Double(5 * RecoveryCode.length)) < 1e-6)
  }

  @Test(arguments: ["", "7KQ2", "7KQ2-M9XF-3DPA", String(repeating: "A", count: 100_000), "7KQ2-M9XF-3DPA-0RS\u{130}"])
  func `of another length is refused before it waits for a turn`(text: String) async throws {
    let bench = try await RecoveryBench()
    #expect(await bench.refusal(text) == "recoveryCodeNoGood")
    #expect(try await bench.news(of: bench.ana).isEmpty)
  }

  @Test func `that was used is forgotten a year later, and the present one is not`() async throws {
    let bench = try await RecoveryBench()
    let used = try await bench.signIn.makeRecoveryCode(for: bench.ben)
    let present = try await bench.recover(used.shown).code
    bench.server.pass(milliseconds: SignIn.keptMilliseconds + 1)
    try await bench.signIn.removeExpired(lastStamp: bench.server.now())
    let documents = bench.server.storage.documents
    #expect(try await documents.value(.recoveryCode(used)).value == nil)
    #expect(try await documents.value(.recoveryCode(present)).value != nil)
    #expect(await bench.refusal(present.shown) == nil)
    // A code that ended with its account's sessions is forgotten, too.
    let ended = try await bench.signIn.makeRecoveryCode(for: bench.ana)
    try await bench.signIn.endAll(of: bench.ana.user)
    bench.server.pass(milliseconds: SignIn.keptMilliseconds + 1)
    try await bench.signIn.removeExpired(lastStamp: bench.server.now())
    #expect(try await documents.value(.recoveryCode(ended)).value == nil)
  }
}
