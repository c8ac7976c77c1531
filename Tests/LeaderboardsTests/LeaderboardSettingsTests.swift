import CanonicalJSON
import Domain
import InMemory
import Leaderboards
import SeededRandom
import TestSupport
import Testing

@Suite struct `Leaderboard settings` {
  static let ana: UserID = "ana"

  func settings(_ json: String) throws -> LeaderboardSettings {
    try LeaderboardSettings(json: Array(json.utf8), of: Self.ana)
  }

  func written(_ settings: LeaderboardSettings) -> String { String(decoding: settings.json, as: UTF8.self) }

  @Test func `are the defaults where a document says nothing`() throws {
    let read = try settings("{}")
    #expect(read == LeaderboardSettings(of: Self.ana))
    #expect((read.defaultBowType, read.defaultTimePeriod) == (nil, .allTime))
    #expect(read.showOwnScores && read.notifyRankChanges && read.notifyPersonalBests)
    let all =
      #"{"createdAt":0,"defaultBowType":null,"defaultTimePeriod":"ALL_TIME","notifyPersonalBests":true,"#
      + #""notifyRankChanges":true,"showOwnScores":true,"updatedAt":0,"userId":"ana"}"#
    #expect(written(read) == all)
  }

  @Test(arguments: [
    (#"{"defaultBowType":"recurve"}"#, "case matters"), (#"{"defaultBowType":7}"#, "no text"),
    (#"{"defaultTimePeriod":null}"#, "null"), (#"{"showOwnScores":0,"notifyRankChanges":"false"}"#, "no boolean"),
    (#"{"createdAt":-1,"updatedAt":1.5}"#, "no time"),
    (#"{"createdAt":"5","updatedAt":9007199254740992.0}"#, "too large"),
  ])
  func `are the default where a value cannot be understood`(json: String, why: String) throws {
    let read = try settings(json)
    #expect((read.defaultBowType, read.defaultTimePeriod) == (nil, .allTime), "\(why)")
    #expect(read.showOwnScores && read.notifyRankChanges, "\(why)")
    #expect((read.createdAt, read.updatedAt) == (0, 0), "\(why)")
  }

  @Test func `read whole times however they are spelled`() throws {
    let read = try settings(#"{"createdAt":5.0,"updatedAt":12e2}"#)
    #expect((read.createdAt, read.updatedAt) == (5, 1200))
  }

  @Test(arguments: ["[1]", "", "nonsense", "\"text\"", "null"])
  func `are none where the document is no object`(text: String) {
    #expect(throws: LeaderboardSettings.Rejection.noDocument) { try settings(text) }
  }

  @Test(arguments: [#"{"userId":"ben"}"#, #"{"userId":""}"#, #"{"userId":7}"#])
  func `of another user are never shown`(json: String) throws {
    #expect(throws: LeaderboardSettings.Rejection.ownerMismatch) { try settings(json) }
  }

  @Test func `keep the fields of a later version, until the user changes them`() throws {
    let json =
      #"{"big":12345678901234567890,"defaultBowType":"KYUDO","defaultTimePeriod":"DECADE","theme":{"a":[1.50]}}"#
    var read = try settings(json)
    #expect((read.defaultBowType, read.defaultTimePeriod) == (nil, .allTime))
    read.showOwnScores = false
    let kept = written(read)
    for part in [#""big":12345678901234567890"#, #""KYUDO""#, #""DECADE""#, #""theme":{"a":[1.50]}"#, #"s":false"#] {
      #expect(kept.contains(part), "\(part)")
    }
    read.defaultBowType = .longbow
    read.defaultTimePeriod = .week
    #expect(written(read).contains(#""defaultBowType":"LONGBOW","defaultTimePeriod":"WEEK""#))
    #expect(try LeaderboardSettings(json: read.json, of: Self.ana) == read)
  }

  @Test func `are stored and merged from one table, which leaves none out`() throws {
    let declared = Mirror(reflecting: LeaderboardSettings.table).children.compactMap(\.label)
    #expect(LeaderboardSettings(of: Self.ana).values.map(\.key) == declared)
    for name in declared {
      let (other, theirs) = (try settings(#"{"\#(name)":"LATER"}"#), try settings(#"{"\#(name)":false}"#))
      for edit in [other, theirs] where edit.json != LeaderboardSettings(of: Self.ana).json {
        let merged = edit.merged(with: LeaderboardSettings(of: Self.ana), since: nil)
        #expect(edit.overwritten(by: merged, since: nil).isEmpty, "\(name)")
        #expect(edit.overwritten(by: LeaderboardSettings(of: Self.ana), since: nil) == [name])
      }
    }
  }

  @Test func `that are edited to what they are keep the word of a later version`() throws {
    var read = try settings(#"{"defaultBowType":"KYUDO"}"#)
    read.defaultBowType = nil
    #expect(written(read).contains("KYUDO"))
    read.defaultBowType = .longbow
    read.defaultBowType = nil
    #expect(!written(read).contains("KYUDO") && read == LeaderboardSettings(of: Self.ana))
  }

  @Test func `are stamped later than anything that was seen`() {
    #expect(LeaderboardSettings.stamp(now: 5, after: 9, lastSeenRemote: 20) == 21)
    #expect(LeaderboardSettings.stamp(now: 5, after: 9, lastSeenRemote: nil) == 10)
    #expect(LeaderboardSettings.stamp(now: 50, after: 9, lastSeenRemote: 20) == 50)
  }

  // MARK: Merging

  /// Settings with what a die says.
  func rolled(_ dice: inout SplitMix64, at time: Int64) -> LeaderboardSettings {
    var settings = LeaderboardSettings(of: Self.ana)
    settings.defaultBowType = [nil, BowType.recurve, .compound][dice.next(below: 3)]
    settings.defaultTimePeriod = dice.oneIn(2) ? .allTime : .season
    settings.showOwnScores = dice.oneIn(2)
    (settings.createdAt, settings.updatedAt) = (
      Timestamp(rawValue: Int64(dice.next(below: 3))), Timestamp(rawValue: time)
    )
    return settings
  }

  @Test(arguments: 1...100)
  func `lose nothing silently when two sides merge`(seed: UInt64) throws {
    var dice = SplitMix64(seed: seed)
    let base = rolled(&dice, at: 10)
    var (mine, theirs) = (
      rolled(&dice, at: 10 + Int64(1 + dice.next(below: 3))), rolled(&dice, at: 10 + Int64(1 + dice.next(below: 3)))
    )
    if dice.oneIn(2) { mine.showOwnScores = base.showOwnScores }
    if dice.oneIn(2) { theirs.defaultBowType = base.defaultBowType }
    let merged = mine.merged(with: theirs, since: base)
    let lost = mine.overwritten(by: merged, since: base)
    func differs<Value: Equatable>(_ field: KeyPath<LeaderboardSettings, Value>) -> (
      mine: Bool, theirs: Bool, kept: Bool
    ) {
      (
        mine[keyPath: field] != base[keyPath: field], theirs[keyPath: field] != base[keyPath: field],
        merged[keyPath: field] == mine[keyPath: field]
      )
    }
    let fields: [(String, (mine: Bool, theirs: Bool, kept: Bool))] = [
      ("defaultBowType", differs(\.defaultBowType)), ("defaultTimePeriod", differs(\.defaultTimePeriod)),
      ("showOwnScores", differs(\.showOwnScores)),
    ]
    for (field, edit) in fields {
      if edit.mine, !edit.theirs { #expect(edit.kept, "seed \(seed): \(field) was edited here alone") }
      #expect(lost.contains(field) == (edit.mine && !edit.kept), "seed \(seed): \(field)")
    }
    let isLater = merged.updatedAt > max(mine.updatedAt, theirs.updatedAt)
    #expect(isLater == (merged.values != theirs.values), "seed \(seed): only what differs from theirs is sent")
  }

  // MARK: The service

  @Test func `are edited together by many, and each edit once`() async throws {
    let service = SettingsService(documents: InMemoryStore.forTests())
    try await withThrowingTaskGroup { group in
      for number in 0..<20 {
        group.addTask {
          try await service.update(Self.ana, as: WriteID(rawValue: "w\(number)"), at: 5) { settings in
            if number.isMultiple(of: 2) {
              settings.defaultBowType = .barebow
            } else {
              settings.notifyRankChanges = false
            }
          }
        }
      }
      try await group.waitForAll()
    }
    let now = try await service.load(Self.ana)
    #expect((now.defaultBowType, now.notifyRankChanges) == (.barebow, false))
    #expect((now.createdAt, now.updatedAt) == (5, 6), "two edits changed something")
    #expect(try await service.load("ben") == LeaderboardSettings(of: "ben"))
  }

  @Test func `are written once for each edit, and not at all for one that changes nothing`() async throws {
    let store: any DocumentRepository = InMemoryStore.forTests()
    let service = SettingsService(documents: store)
    let path = DocumentKey.leaderboardSettings(of: Self.ana).path
    try await service.update(Self.ana, as: "0", at: 5) { $0.showOwnScores = true }
    #expect(try await store.load(path) == nil)
    for time in [10, 20] as [Timestamp] {
      let saved = try await service.update(Self.ana, as: "1", at: time) { $0.showOwnScores.toggle() }
      #expect(!saved.showOwnScores && saved.updatedAt == 10, "the same edit sent again")
    }
    try await service.update(Self.ana, as: "2", at: 30) { $0.showOwnScores = false }
    let revision = try await store.load(path)?.head.revision
    #expect(revision == Revision.zero.next)
  }

  struct Stored: Sendable {
    let text: String?
    let rejection: LeaderboardSettings.Rejection?
  }

  @Test(arguments: [
    Stored(text: nil, rejection: nil), Stored(text: "{}", rejection: nil),
    Stored(text: "{\"ti", rejection: .noDocument),
    Stored(text: "[]", rejection: .noDocument), Stored(text: #"{"userId":"ben"}"#, rejection: .ownerMismatch),
    Stored(text: #"{"userId":"ana"}"#, rejection: nil),
  ])
  func `that cannot be read are the defaults, said to be, and replaced by the next edit`(stored: Stored) async throws {
    let store: any DocumentRepository = InMemoryStore.forTests()
    let service = SettingsService(documents: store)
    let path = DocumentKey.leaderboardSettings(of: Self.ana).path
    if let text = stored.text {
      _ = try await store.save([DocumentWrite(path, id: "w", expected: .absent, body: Array(text.utf8))])
    }
    #expect(try await service.load(Self.ana) == LeaderboardSettings(of: Self.ana))
    #expect(try await service.rejection(Self.ana) == stored.rejection)
    try await service.update(Self.ana, as: "1", at: 5) { $0.showOwnScores = false }
    #expect(try await service.load(Self.ana).showOwnScores == false)
    #expect(try await service.rejection(Self.ana) == nil)
    _ = try await store.save([DocumentWrite(path, id: "gone", expected: .any, body: nil)])
    #expect(try await service.rejection(Self.ana) == nil)
  }

  @Test(arguments: [(0, false), (86_400_000, false), (86_400_001, true)] as [(Int64, Bool)])
  func `of a clock more than a day ahead are recognised, and can be edited`(ahead: Int64, isAhead: Bool) {
    var settings = LeaderboardSettings(of: Self.ana)
    settings.updatedAt = Timestamp(rawValue: 1_000 + ahead)
    #expect(settings.isAhead(of: 1_000) == isAhead)
    let edited = settings.edited(at: 1_001) { $0.showOwnScores = false }
    #expect(edited.updatedAt > settings.updatedAt)
  }

  @Test func `of bows and periods keep their spelling, and each period its boards`() {
    #expect(BowType.allCases.map(\.rawValue) == ["RECURVE", "COMPOUND", "BAREBOW", "LONGBOW", "TRADITIONAL"])
    #expect(TimePeriod.allCases.map(\.rawValue) == ["ALL_TIME", "SEASON", "MONTH", "WEEK", "DAY"])
    #expect(TimePeriod.allCases.map(\.period) == [.allTime, .seasonal, .monthly, .weekly, .daily])
    // 1 January 2026.
    let ids = TimePeriod.allCases.map(\.period).map { $0.bucket(of: 1_767_225_600_000, in: .utc).id }
    #expect(ids == ["all", "2025-INDOOR", "2026-01", "2026-W01", "2026-01-01"])
  }

  @Test func `are followed field by field`() async throws {
    let service = SettingsService(documents: InMemoryStore.forTests())
    var bows = service.follow(Self.ana, \.defaultBowType).makeAsyncIterator()
    #expect(try await bows.next() == .some(nil))
    try await service.update(Self.ana, as: "1", at: 1) { $0.showOwnScores = false }
    try await service.update(Self.ana, as: "2", at: 2) { $0.defaultBowType = .longbow }
    #expect(try await bows.next() == .longbow)
    var all = service.follow(Self.ana).makeAsyncIterator()
    #expect(try await all.next()?.updatedAt == 2)
  }
}
