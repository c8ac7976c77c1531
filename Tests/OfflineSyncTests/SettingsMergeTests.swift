import Domain
import Leaderboards
import OfflineSync
import Simulation
import Testing

@Suite("Settings edited on two devices")
struct SettingsMergeTests {
  private static let key = DocumentKey.leaderboardSettings(of: "ana")

  struct Case: Sendable, CustomTestStringConvertible {
    let what: String
    let base: String?
    let here: String
    let there: String
    /// nil where what is there stays, byte for byte.
    let merged: String?
    var lostHere: LostEdit.Parts?
    var lostThere: LostEdit.Parts?

    var testDescription: String { what }
  }

  @Test(arguments: [
    Case(
      what: "what one side changed stands",
      base: #"{"updatedAt":10}"#,
      here: #"{"defaultBowType":"RECURVE","updatedAt":20}"#,
      there: #"{"defaultTimePeriod":"SEASON","updatedAt":15}"#,
      merged: #"{"defaultBowType":"RECURVE","defaultTimePeriod":"SEASON","updatedAt":21}"#
    ),
    Case(
      what: "what both changed is the later one's, by the settings' own times",
      base: #"{"updatedAt":10}"#,
      here: #"{"defaultBowType":"RECURVE","updatedAt":20}"#,
      there: #"{"defaultBowType":"COMPOUND","updatedAt":15}"#,
      merged: #"{"defaultBowType":"RECURVE","updatedAt":21}"#,
      lostThere: .fields(["defaultBowType"])
    ),
    Case(
      what: "of equally late ones the remote store's stands",
      base: #"{"updatedAt":10}"#,
      here: #"{"defaultBowType":"RECURVE","updatedAt":20}"#,
      there: #"{"defaultBowType":"COMPOUND","updatedAt":20}"#,
      merged: nil,
      lostHere: .fields(["defaultBowType"])
    ),
    Case(
      what: "where nothing was agreed on, the defaults are what was changed",
      base: nil,
      here: #"{"showOwnScores":true,"updatedAt":30}"#,
      there: #"{ "showOwnScores" : false, "notifyRankChanges":false,"updatedAt":10 }"#,
      merged: nil
    ),
    Case(
      what: "both chose the same",
      base: #"{"updatedAt":10}"#,
      here: #"{"defaultBowType":"RECURVE","updatedAt":20}"#,
      there: #"{"defaultBowType":"RECURVE","updatedAt":15}"#,
      merged: nil
    ),
    Case(
      what: "a change that did not move its time is a change",
      base: #"{"updatedAt":10}"#,
      here: #"{"defaultBowType":"RECURVE","updatedAt":20}"#,
      there: #"{"showOwnScores":false,"updatedAt":10}"#,
      merged: #"{"defaultBowType":"RECURVE","showOwnScores":false,"updatedAt":21}"#
    ),
    Case(
      what: "what a later version wrote is kept, and reported where it gives way",
      base: #"{"theme":1,"updatedAt":10}"#,
      here: #"{"font":"big","theme":2,"defaultBowType":"KYUDO","updatedAt":20}"#,
      there: #"{"theme":3,"updatedAt":25}"#,
      merged: #"{"font":"big","theme":3,"defaultBowType":"KYUDO","updatedAt":26}"#,
      lostHere: .fields(["theme"])
    ),
    Case(
      what: "they are as old as the older one",
      base: #"{"createdAt":7,"updatedAt":10}"#,
      here: #"{"createdAt":5,"updatedAt":20}"#,
      there: #"{"createdAt":7,"showOwnScores":false,"updatedAt":12}"#,
      merged: #"{"createdAt":5,"showOwnScores":false,"updatedAt":21}"#
    ),
    Case(
      what: "what cannot be read here gives way",
      base: #"{"updatedAt":10}"#,
      here: "nonsense",
      there: #"{"updatedAt":12}"#,
      merged: nil,
      lostHere: .whole
    ),
    Case(
      what: "what cannot be read there gives way",
      base: #"{"updatedAt":10}"#,
      here: #"{"updatedAt":12}"#,
      there: "nonsense",
      merged: #"{"updatedAt":12}"#,
      lostThere: .whole
    ),
    Case(
      what: "another's settings give way",
      base: nil,
      here: #"{"userId":"ben","updatedAt":99}"#,
      there: #"{"updatedAt":12}"#,
      merged: nil,
      lostHere: .whole
    ),
  ])
  func `are merged by the fields that their user changed`(example: Case) throws {
    // By the stores' clocks what is here would always be the earlier one.
    let rule = MergeRule.standard(for: Self.key.path)
    let outcome = rule.merge(example.base, (example.here, at: 1), (example.there, at: 2))
    if let merged = example.merged {
      #expect(Self.key.decode(outcome.body) == Self.key.decode(Array(merged.utf8)))
    } else {
      #expect(outcome.body == Array(example.there.utf8))
    }
    #expect(outcome.lostHere == example.lostHere)
    #expect(outcome.lostThere == example.lostThere)
  }

  @Test func `are distinguished from other documents by their path`() {
    let others: [ItemPath] = ["users/ana/settings", "users/ana/settings/archery", "a/ana/settings/leaderboard"]
    let (here, there) = (#"{"x":1,"updatedAt":1}"#, #"{"x":2,"updatedAt":9}"#)
    for path in others {
      #expect(MergeRule.standard(for: path).merge(nil, (here, at: 2), (there, at: 1)).body == Array(here.utf8))
    }
  }

  @Test func `are the same on both in the end, and a slow clock loses nothing`() async throws {
    let world = World()
    let (phone, laptop) = (world.device("phone"), world.device("laptop", ahead: -86_400_000))
    try await phone.edit("1", at: 1_000_000) { $0.defaultBowType = .recurve }
    for device in [phone, laptop] { try await device.sync.sync() }
    try await phone.edit("2", at: 1_000_100) { $0.showOwnScores = false }
    // The laptop shows the phone's choice, so its own choice is later, even with a slow clock.
    try await laptop.edit("3", at: 5) { $0.defaultBowType = .longbow }
    for device in [phone, laptop, phone] { try await device.sync.sync() }
    for device in [phone, laptop] {
      let settings = try await device.settings
      #expect(settings.defaultBowType == .longbow && !settings.showOwnScores)
      #expect(settings.updatedAt == 1_000_101)
      #expect(try await device.sync.lost.all() == [])
    }
    #expect(try await phone.local.text(Self.key.path) == world.server.text(Self.key.path))
  }
}

extension Device {
  var service: SettingsService { SettingsService(documents: sync.storage.documents) }

  var settings: LeaderboardSettings { get async throws { try await service.load("ana") } }

  func edit(_ id: WriteID, at time: Timestamp = 5, _ edit: (inout LeaderboardSettings) -> Void) async throws {
    try await service.update("ana", as: id, at: time, edit)
  }
}
