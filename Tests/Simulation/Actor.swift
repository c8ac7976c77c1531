import ArcheryScoring
import CanonicalJSON
import Domain
import Foundation
import OfflineSync

/// A document's fields in a run: texts by name.
struct Fields {
  var values: [String: String]

  init(_ values: [String: String]) { self.values = values }

  init(bytes: [UInt8]) {
    let object = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    values = (object ?? [:]).mapValues { $0 as? String ?? "\($0)" }
  }

  func bytes() throws -> [UInt8] { try CanonicalJSON.encode(values) }
}

extension Replica.Content {
  var fields: [String: String] { Fields(bytes: body).values }
}

/// A user at a device, who does one thing and tells the witness which writes were acknowledged.
struct Actor {
  let device: SimulatedDevice
  let process: SimulatedDevice.Process
  let scheduler: Scheduler
  let witness: Witness

  var user: UserID { device.plan.user }
  var storage: Storage { process.sync.storage }
  private static let board: ItemPath = "clubs/c1/board"

  /// Does it, and tells what was done.
  func perform(_ deed: Plan.Deed, _ dice: Plan.Dice) async throws -> String {
    var dice = dice
    switch deed {
    case .score: return try await append(to: Self.journal(dice.roll(2)), about: PlayerID(user))
    case .trespass:
      return try await append(to: Self.journal(0), about: PlayerID(Plan.users.first { $0 != user } ?? user))
    case .undo: return try await undo(in: Self.journal(dice.roll(2)))
    case .setOwn: return try await set("f\(dice.roll(3))", of: own.appending("own"))
    case .setShared: return try await set("f\(dice.roll(3))", of: Self.note(dice.roll(2)))
    case .toggle:
      var turns: [String] = []
      // Quick enough to come between a delivery and its answer.
      for _ in 1...3 {
        turns.append(try await toggle())
        try await scheduler.wait(milliseconds: Int64(scheduler.roll(300)))
      }
      return turns.joined(separator: ", ")
    case .deleteNote: return try await delete(Self.note(dice.roll(2)))
    case .submit: return try await submit(.increment(Int64(dice.roll(9) + 1)))
    case .revertSubmission: return try await revertSubmission()
    case .close:
      if user != Plan.users.first { return "not mine" }
      try await storage.sessions.session(at: Self.journal(1)).close()
      return "closed"
    case .sync:
      try await process.sync.sync()
      return "synced"
    case .shoot: return try await shoot(&dice)
    case .takeBack: return try await shoot(.undo)
    case .correct: return try await correct(&dice)
    case .settle: return try await settle(&dice)
    case .finish: return try await finish(&dice)
    case .changeSettings: return try await changeSettings(&dice)
    case .checkIn: return try await checkIn(&dice)
    case .readNews: return try await readNews()
    case .signOut, .cutNetwork, .crash, .crashServer, .borrow: return ""
    }
  }

  var own: ItemPath { ItemPath("users").appending(ItemPath.Segment(user)) }
  private static func journal(_ number: Int) -> ItemPath { ItemPath("clubs/c1/journal-\(number)") }
  private static func note(_ number: Int) -> ItemPath { ItemPath("clubs/c1/notes/\(number)") }

  private func append(to journal: ItemPath, about subject: PlayerID, retracting target: EventID? = nil) async throws
    -> String
  {
    let event = ScoringEvent(
      id: EventID(rawValue: device.newIdentity()),
      type: "arrow",
      actor: user,
      subject: subject,
      occurredAt: scheduler.now,
      retracts: target
    )
    _ = try await storage.sessions.session(at: journal).append([event], expecting: .any)
    let isRightful = subject == PlayerID(user) && target == nil
    witness.acknowledged(event.id, in: journal, on: device.name, isRightful: isRightful)
    return "\(event.id)"
  }

  private func undo(in journal: ItemPath) async throws -> String {
    let events = try await storage.sessions.session(at: journal).events().map(\.event)
    guard let last = events.last(where: { $0.actor == user && $0.retracts == nil && $0.type == "arrow" }) else {
      return "nothing"
    }
    return try await append(to: journal, about: PlayerID(user), retracting: last.id)
  }

  private func set(_ field: String, of path: ItemPath) async throws -> String {
    let present = try await storage.documents.load(path)
    var fields = Fields(bytes: present?.body ?? [])
    let (before, value) = (fields.values[field], device.newIdentity())
    fields.values[field] = value
    if let before { witness.replaced([field: before], of: path) }
    try await save(path, try fields.bytes(), over: present)
    witness.acknowledged(value, in: field, of: path)
    return "\(field) = \(value), was \(before ?? "nothing")"
  }

  static let toggles: ItemPath = "clubs/c1/notes/toggles"

  func toggle() async throws -> String {
    let earlier = witness.turns(of: device.name)
    let present = try await storage.documents.load(Self.toggles)
    var fields = Fields(bytes: present?.body ?? [])
    // No user sees the memory of a dead process.
    if device.process?.wire === process.wire {
      witness.look(at: fields.values[device.name], of: device.name, in: "on the device", earlier: earlier)
    }
    let value = fields.values[device.name] == "on" ? "off" : "on"
    fields.values[device.name] = value
    let attempt = witness.toggled(device.name, to: value)
    try await save(Self.toggles, try fields.bytes(), over: present)
    witness.acknowledgedToggle(attempt, of: device.name)
    return value
  }

  private func delete(_ path: ItemPath) async throws -> String {
    guard let present = try await storage.documents.load(path), !present.head.isDeleted else { return "nothing" }
    witness.replaced(Fields(bytes: present.body).values, of: path)
    try await save(path, nil, over: present)
    return "deleted"
  }

  private func save(_ path: ItemPath, _ body: [UInt8]?, over present: Document?) async throws {
    let expected = present.map { Expectation.revision($0.head.revision) } ?? .absent
    let id = WriteID(rawValue: device.newIdentity())
    _ = try await storage.documents.save([DocumentWrite(path, id: id, expected: expected, body: body)])
  }

  private func submit(_ action: Submission.Action) async throws -> String {
    try await submit(
      Submission(
        id: SubmissionID(rawValue: device.newIdentity()),
        board: Self.board,
        player: PlayerID(user),
        action,
        occurredAt: scheduler.now,
        actor: user
      )
    )
  }

  func submit(_ submission: Submission) async throws -> String {
    _ = try await storage.leaderboards.submit([submission], at: scheduler.now)
    witness.acknowledged(submission.id, on: device.name)
    return "\(submission.id)"
  }

  private func revertSubmission() async throws -> String {
    let page = try await storage.leaderboards.submissions(
      of: Self.board,
      player: PlayerID(user),
      after: .zero,
      limit: Limits.pageItems
    )
    let last = page.last { if case .increment = $0.submission.action { true } else { false } }
    guard let last else { return "nothing" }
    return try await submit(.revert(last.submission.id))
  }
}
