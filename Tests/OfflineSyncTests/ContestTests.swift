import Domain
import Foundation
import OfflineSync
import Testing

/// Edits of one thing in a journal by two devices that did not know of each other.
@Suite("An edit in a journal that loses")
struct ContestTests {
  private static let journal: ItemPath = "users/ana/practice"

  @Test func `to a later edit by another device is listed by the one that learns of both`() async throws {
    let world = World()
    let (first, second) = (device("first", in: world), device("second", in: world))
    try await first.edit("made", #"{"score":"1000"}"#)
    for device in [first, second, first] { try await device.sync.sync() }
    try await second.edit("earlier", #"{"score":"1500"}"#)
    try await first.edit("later", #"{"score":"2000"}"#)
    for device in [first, second, first, second] { try await device.sync.sync() }
    #expect(try await first.sync.lost.all() == [])
    let lost = try #require(try await second.sync.lost.all().first)
    #expect(lost.record == .event("earlier") && lost.cause == .overwritten(.whole, isForeign: false))
    #expect(try await second.sync.lost.content(of: lost) == Array(#"{"score":"1500"}"#.utf8))

    // Restored, it is the later one everywhere, and loses nothing.
    try await second.sync.lost.restore(lost)
    for device in [second, first, second] { try await device.sync.sync() }
    #expect(try await first.local.standingIDs(Self.journal) == ["made", "earlier", "later", "earlier.again"])
    for device in [first, second] { #expect(try await device.sync.lost.all() == []) }
  }

  @Test func `to an own later edit is listed, too, and comes from the other device`() async throws {
    let world = World()
    let (first, second) = (device("first", in: world), device("second", in: world))
    try await first.edit("theirs", #"{"score":"1500"}"#)
    try await second.edit("mine", #"{"score":"2000"}"#)
    for device in [first, second] { try await device.sync.sync() }
    let lost = try await second.sync.lost.all()
    #expect(lost.map(\.record) == [.event("theirs")])
    #expect(lost.map(\.cause) == [.overwritten(.whole, isForeign: true)])
    #expect(try await second.sync.lost.content(of: lost[0]) == Array(#"{"score":"1500"}"#.utf8))
  }

  @Test(arguments: [("score", false), ("*", false), ("score", true)])
  func `to a deletion is listed, and a deletion that loses`(deleted: String, isEarlier: Bool) async throws {
    let world = World()
    let (first, second) = (device("first", in: world), device("second", in: world))
    if isEarlier { try await second.edit("deletion", #"{"\#(deleted)":""}"#) }
    try await first.edit("edit", #"{"score":"1500"}"#)
    if !isEarlier { try await second.edit("deletion", #"{"\#(deleted)":""}"#) }
    for device in [first, second] { try await device.sync.sync() }
    #expect(try await second.sync.lost.all().map(\.record) == [.event(isEarlier ? "deletion" : "edit")])
  }

  @Test func `is none where both say the same, name other things, were undone, or knew of each other`() async throws {
    let world = World()
    let (first, second) = (device("first", in: world), device("second", in: world))
    for device in [first, second] { try await device.edit("same", #"{"score":"7"}"#) }
    try await first.edit("a", #"{"note":"x"}"#)
    try await second.edit("b", #"{"place":"y"}"#)
    try await second.edit("c", #"{"note":"undone"}"#)
    try await second.edit("undo", "{}", retracts: "c")
    for device in [first, second, first] { try await device.sync.sync() }
    try await first.edit("d", #"{"score":"8"}"#)
    for device in [first, second] { try await device.sync.sync() }
    try await second.edit("e", #"{"score":"9"}"#)
    try await second.sync.sync()
    try await second.edit("f", #"{"score":"10"}"#)
    for device in [second, first, second] { try await device.sync.sync() }
    for device in [first, second] { #expect(try await device.sync.lost.all() == []) }
  }

  /// A device whose events say in JSON which things they set.
  private func device(_ name: String, in world: World) -> Device {
    world.device(
      name,
      overwrites: { _, event in
        (try? JSONDecoder().decode([String: String].self, from: Data(event.body)))?.mapValues { Array($0.utf8) } ?? [:]
      }
    )
  }
}

extension Device {
  fileprivate func edit(_ id: EventID, _ body: String, retracts: EventID? = nil) async throws {
    let event = ScoringEvent(
      id: id,
      type: "edit",
      actor: "ana",
      occurredAt: 5,
      retracts: retracts,
      body: Array(body.utf8)
    )
    _ = try await sync.storage.sessions.session(at: "users/ana/practice").append([event], expecting: .any)
  }
}
