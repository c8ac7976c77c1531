import Domain
import OfflineSync
import Simulation
import Testing

@Suite("Edits of one document on two devices")
struct MergeTests {
  private static let path: ItemPath = "users/ana/settings"

  /// Two devices that agree on `body`, and then edit on their own, ben later.
  private func edited(
    _ body: String = #"{"a":1,"b":1}"#,
    ana: String?,
    ben: String?,
    rule: MergeRule = .fields
  ) async throws -> (world: World, ana: Device, ben: Device) {
    let world = World()
    let devices = (world.device("ana", rule: rule), world.device("ben", rule: rule))
    try await devices.0.write(Self.path, body, "w1")
    try await devices.0.sync.sync()
    try await devices.1.sync.sync()
    #expect(try await devices.1.local.text(Self.path) == body)
    try await devices.0.write(Self.path, ana, "ana's")
    try await devices.1.write(Self.path, ben, "ben's")
    return (world, devices.0, devices.1)
  }

  /// Syncs until both hold the same, and returns that.
  private func settled(_ edited: (world: World, ana: Device, ben: Device)) async throws -> String? {
    for device in [edited.ana, edited.ben, edited.ana, edited.ben] { try await device.sync.sync() }
    let text = try await edited.world.server.text(Self.path)
    for device in [edited.ana, edited.ben] { #expect(try await device.local.text(Self.path) == text) }
    return text
  }

  @Test func `of different fields are both kept`() async throws {
    let edited = try await edited(ana: #"{"a":2,"b":1}"#, ben: #"{"a":1,"b":2,"c":1.50}"#)
    #expect(try await settled(edited) == #"{"a":2,"b":2,"c":1.50}"#)
    for device in [edited.ana, edited.ben] { #expect(try await device.sync.lost.all() == []) }
  }

  @Test func `of one field leave the later one, and the other is reported and can be restored`() async throws {
    let edited = try await edited(ana: #"{"a":2,"b":5}"#, ben: #"{"a":3,"b":1}"#)
    #expect(try await settled(edited) == #"{"a":3,"b":5}"#)
    let lost = try await edited.ben.sync.lost.all()
    #expect(lost.map(\.cause) == [.overwritten(.fields(["a"]), isForeign: true)])
    #expect(try await edited.ben.sync.lost.body(of: try #require(lost.first)) == Array(#"{"a":2,"b":5}"#.utf8))
    try await edited.ben.sync.lost.restore(try #require(lost.first))
    #expect(try await edited.ben.sync.lost.all() == [])
    #expect(try await settled(edited) == #"{"a":2,"b":5}"#)
  }

  @Test func `that arrive late lose to later ones`() async throws {
    let edited = try await edited(ana: #"{"a":2,"b":1}"#, ben: #"{"a":3,"b":1}"#)
    try await edited.ben.sync.sync()
    #expect(try await settled(edited) == #"{"a":3,"b":1}"#)
    #expect(try await edited.ana.sync.lost.all().map(\.cause) == [.overwritten(.fields(["a"]), isForeign: false)])
  }

  @Test func `as a whole leave the later one where the rule says so`() async throws {
    let edited = try await edited(ana: #"{"a":2}"#, ben: #"{"b":2}"#, rule: .lastWriterWins)
    #expect(try await settled(edited) == #"{"b":2}"#)
    #expect(try await edited.ben.sync.lost.all().map(\.cause) == [.overwritten(.whole, isForeign: true)])
  }

  @Test func `outlive a deletion, which is reported`() async throws {
    let edited = try await edited(ana: #"{"a":2}"#, ben: nil)
    #expect(try await settled(edited) == #"{"a":2}"#)
    #expect(try await edited.ben.sync.lost.all().map(\.record) == [.deletion])
    let other = try await self.edited(ana: nil, ben: #"{"a":2}"#)
    #expect(try await settled(other) == #"{"a":2}"#)
    #expect(try await other.ben.sync.lost.all() == [])
  }

  @Test func `that are the same need no merge`() async throws {
    let edited = try await edited(ana: #"{"a":2}"#, ben: #"{"a":2}"#)
    #expect(try await settled(edited) == #"{"a":2}"#)
    for device in [edited.ana, edited.ben] { #expect(try await device.sync.lost.all() == []) }
  }

  @Test func `keep the labels that either gave, without those that either took`() async throws {
    let world = World()
    let (ana, ben) = (world.device("ana"), world.device("ben"))
    try await ana.write("a/d", "{}", "w1", labels: ["x", "y"])
    for device in [ana, ben] { try await device.sync.sync() }
    try await ana.write("a/d", #"{"a":1}"#, "w2", labels: ["x", "y", "ana"])
    try await ben.write("a/d", #"{"b":1}"#, "w2", labels: ["y", "ben"])
    for device in [ana, ben, ana] { try await device.sync.sync() }
    for store in [ana.local, ben.local, world.server] {
      #expect(try await store.documents.load("a/d")?.head.labels == ["y", "ana", "ben"])
    }
  }

  @Test func `are not lost when they revert a delivery without an answer`() async throws {
    let edited = try await edited(#"{"on":false}"#, ana: #"{"on":true}"#, ben: #"{"on":false}"#)
    edited.ana.network.plan(.loseAnswer, at: "save")
    try? await edited.ana.sync.sync()
    try await edited.ana.write(Self.path, #"{"on":false}"#, "undone")
    #expect(try await settled(edited) == #"{"on":false}"#)
    #expect(try await edited.ana.sync.lost.all() == [])
  }

  @Test func `are not lost either when another client overwrote that delivery`() async throws {
    let edited = try await edited(#"{"on":false,"x":1}"#, ana: #"{"on":true,"x":1}"#, ben: #"{"on":false,"x":2}"#)
    edited.ana.network.plan(.loseAnswer, at: "save")
    try? await edited.ana.sync.sync()
    try await edited.ben.sync.sync()
    #expect(try await edited.world.server.text(Self.path) == #"{"on":true,"x":2}"#)
    try await edited.ana.write(Self.path, #"{"on":false,"x":1}"#, "undone")
    #expect(try await settled(edited) == #"{"on":false,"x":2}"#)
    for device in [edited.ana, edited.ben] { #expect(try await device.sync.lost.all() == []) }
  }

  @Test func `are not lost when a third one comes during the upload`() async throws {
    let world = World()
    let device = world.device("ana")
    try await device.write("a/d", #"{"a":1}"#, "w1")
    device.network.plan(.loseAnswer, at: "save")
    try? await device.sync.sync()
    try await device.write("a/d", #"{"a":2}"#, "w2")
    try await device.sync.sync()
    #expect(try await world.server.text("a/d") == #"{"a":2}"#)
  }
}

@Suite("A merge")
struct MergeRuleTests {
  struct Case: Sendable {
    let base: String?
    let here: String
    let there: String
    let merged: String
    var lost: [String] = []
  }

  /// The local version was written later.
  @Test(arguments: [
    Case(base: #"{"a":1}"#, here: #"{"a":2}"#, there: #"{"a":1}"#, merged: #"{"a":2}"#),
    Case(base: #"{"a":1}"#, here: #"{"a":1}"#, there: #"{"a":2}"#, merged: #"{"a":2}"#),
    Case(base: #"{"a":1}"#, here: #"{}"#, there: #"{"a":1,"b":2}"#, merged: #"{"b":2}"#),
    Case(
      base: #"{"a":1,"b":1}"#,
      here: #"{"a":2,"b":1}"#,
      there: #"{"a":3,"b":2}"#,
      merged: #"{"a":2,"b":2}"#,
      lost: ["a"]
    ),
    Case(base: nil, here: #"{"a":1,"b":1}"#, there: #"{"a":2,"c":1}"#, merged: #"{"a":1,"b":1,"c":1}"#, lost: ["a"]),
    Case(
      base: "{}",
      here: #"{"x":{"y":[1,"}"]}}"#,
      there: #"{"z":1.10e5}"#,
      merged: #"{"x":{"y":[1,"}"]},"z":1.10e5}"#
    ),
    Case(
      base: "{}",
      here: #"{ "a" : "q\"," , "b":-0.0 }"#,
      there: #"{"c":null}"#,
      merged: #"{"a":"q\",","b":-0.0,"c":null}"#
    ),
  ])
  func `goes field by field`(example: Case) {
    let outcome = MergeRule.fields.merge(example.base, (example.here, at: 2), (example.there, at: 1))
    #expect(String(decoding: outcome.body, as: UTF8.self) == example.merged)
    #expect(outcome.lostHere == nil)
    #expect(outcome.lostThere == (example.lost.isEmpty ? nil : .fields(example.lost)))
  }

  @Test func `of anything but objects keep the later one whole`() {
    let outcome = MergeRule.fields.merge(nil, ("one", at: 1), ("two", at: 1))
    #expect(outcome == MergeRule.Outcome(body: Array("two".utf8), lostHere: .whole))
  }
}

extension MergeRule {
  /// Merges two texts of some times.
  func merge(_ base: String?, _ here: (String, at: Timestamp), _ there: (String, at: Timestamp)) -> Outcome {
    merge(
      base.map { Array($0.utf8) },
      Side(body: Array(here.0.utf8), stamp: Stamp(time: here.at, device: "here")),
      Side(body: Array(there.0.utf8), stamp: Stamp(time: there.at, device: "there"))
    )
  }
}
