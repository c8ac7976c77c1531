import Domain
import OfflineSync
import Simulation
import Testing

/// A pass that is cut off after each of its calls, to whichever of its stores, leaves nothing that the next one does not
/// put right.
@Suite("A device that dies while it syncs")
struct CrashTests {
  private static let settings: ItemPath = "a/settings"
  private static let board: ItemPath = "a/board"

  @Test func `ends the same as one without a crash`() async throws {
    let whole = try await outcome(cutOffAfter: nil)
    #expect(whole.calls > 40, "the pass did hardly anything")
    for calls in 0..<whole.calls {
      let cut = try await outcome(cutOffAfter: calls)
      #expect(cut.server == whole.server, "cut off after \(calls) calls")
      #expect(cut.device == whole.device, "cut off after \(calls) calls")
      #expect(cut.lost == whole.lost, "cut off after \(calls) calls")
    }
  }

  private struct Outcome {
    /// How many calls the pass made to its three stores, or was allowed to make.
    let calls: Int
    let server: Replica
    let device: Replica
    /// The reported losses, however often.
    let lost: Set<LostEdit.Cause>
  }

  /// Two devices edit the same things; the second one's pass is cut off, and it is started again.
  private func outcome(cutOffAfter calls: Int?) async throws -> Outcome {
    let world = World()
    let (ana, ben) = (world.device("ana"), world.device("ben"))
    try await ana.write(Self.settings, #"{"a":1,"b":1}"#, "w1")
    try await ana.local.leaderboards.define(BoardDefinition(), at: Self.board)
    for device in [ana, ben] { try await device.sync.sync() }
    try await edit(ana, "ana", #"{"a":2,"b":1,"c":2}"#)
    try await ana.sync.sync()
    try await edit(ben, "ben", #"{"a":1,"b":2}"#)
    let made = Calls(limit: calls)
    try? await ben.cutOff(by: made, remote: world.server, clock: world.clock.on("ben")).sync()
    // Both go on before the device is started again; the other makes a change undone that came to this one.
    try await ben.write("a/ben/2", #"{"a":2}"#, "w2")
    try await ana.write(Self.settings, #"{"a":1,"b":1,"c":1}"#, "w3")
    try await ana.sync.sync()
    let again = world.device("ben again", over: ben)
    for device in [again, ana, again] { try await device.sync.sync() }
    let (server, here) = (try await Replica(of: world.server), try await Replica(of: ben.local))
    #expect(here == server)
    #expect(try await world.server.text(Self.settings) == #"{"a":1,"b":2,"c":1}"#)
    return Outcome(
      calls: made.count,
      server: server.withoutStamps,
      device: here.withoutStamps,
      lost: Set(try await again.sync.lost.all().map(\.cause))
    )
  }

  private func edit(_ device: Device, _ name: String, _ settings: String) async throws {
    try await device.write(Self.settings, settings, WriteID(rawValue: "\(name)'s"))
    try await device.write("a/disputed", #"{"by":"\#(name)"}"#, WriteID(rawValue: "\(name)'s"))
    for number in 1...3 { try await device.write(ItemPath("a/\(name)/\(number)"), #"{"a":1}"#, "w1") }
    try await device.write("a/alike", "{}", WriteID(rawValue: "\(name)'s"))
    try await device.append("\(name)-1", "\(name)-2", by: UserID(rawValue: name))
    let (id, user) = (SubmissionID(rawValue: name), UserID(rawValue: name))
    try await device.score(id, .increment(3), on: Self.board, player: PlayerID(user), actor: user)
  }
}
