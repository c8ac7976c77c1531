import Domain
import Foundation
import OfflineSync

/// A document's fields in a run: texts by name.
struct Fields {
  var values: [String: String]

  init(_ values: [String: String]) { self.values = values }

  init(bytes: [UInt8]) {
    values = (try? JSONDecoder().decode([String: String].self, from: Data(bytes))) ?? [:]
  }

  func bytes() throws -> [UInt8] { Array(try CanonicalJSON.encoder.encode(values)) }
}

extension Replica.Content {
  var fields: [String: String] { Fields(bytes: body).values }
}

/// Somebody at a device, who does one thing and tells the witness what was acknowledged.
struct Actor {
  let device: SimulatedDevice
  let sync: OfflineSync
  let scheduler: Scheduler
  let witness: Witness

  private var user: UserID { device.plan.user }
  private var storage: Storage { sync.storage }
  private static let board: Path = "clubs/c1/board"

  /// Does it, and tells what was done.
  func perform(_ deed: Plan.Deed) async throws -> String {
    switch deed {
    case .score(let journal): return try await append(to: Self.journal(journal), about: PlayerID(user))
    case .trespass:
      return try await append(to: Self.journal(0), about: PlayerID(Plan.users.first { $0 != user } ?? user))
    case .undo(let journal): return try await undo(in: Self.journal(journal))
    case .setOwn(let field):
      let path = Path("users").appending(Path.Segment(user), "settings")
      return try await set("f\(field)", of: path)
    case .setShared(let note, let field): return try await set("f\(field)", of: Self.note(note))
    case .toggle:
      var turns: [String] = []
      // Quick enough to come between a delivery and its answer.
      for _ in 1...3 {
        turns.append(try await toggle())
        try await scheduler.wait(milliseconds: Int64(scheduler.roll(300)))
      }
      return turns.joined(separator: ", ")
    case .deleteNote(let note): return try await delete(Self.note(note))
    case .submit: return try await submit(.increment(Int64(scheduler.roll(9) + 1)))
    case .revertSubmission: return try await revertSubmission()
    case .close(let journal):
      if user != Plan.users.first { return "not mine" }
      try await storage.sessions.close(Self.journal(journal))
      return "closed"
    case .sync:
      try await sync.sync()
      return "synced"
    case .signOut, .cutNetwork, .crash, .crashServer: return ""
    }
  }

  private static func journal(_ number: Int) -> Path { Path("clubs/c1/journal-\(number)") }
  private static func note(_ number: Int) -> Path { Path("clubs/c1/notes/\(number)") }

  private func append(to journal: Path, about subject: PlayerID, retracting target: EventID? = nil) async throws
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
    _ = try await storage.sessions.append([event], to: journal, expecting: .any)
    let isRightful = subject == PlayerID(user) && target == nil
    witness.acknowledged(event.id, in: journal, on: device.name, isRightful: isRightful)
    return "\(event.id)"
  }

  private func undo(in journal: Path) async throws -> String {
    let events = try await storage.sessions.session(at: journal).events().map(\.event)
    guard let last = events.last(where: { $0.actor == user && $0.retracts == nil && $0.type == "arrow" }) else {
      return "nothing"
    }
    return try await append(to: journal, about: PlayerID(user), retracting: last.id)
  }

  private func set(_ field: String, of path: Path) async throws -> String {
    let present = try await storage.documents.load(path)
    var fields = Fields(bytes: present?.body ?? [])
    let (before, value) = (fields.values[field], device.newIdentity())
    fields.values[field] = value
    if let before { witness.replaced([before]) }
    try await save(path, try fields.bytes(), over: present)
    witness.acknowledged(value, in: field, of: path)
    return "\(field) = \(value), was \(before ?? "nothing")"
  }

  static let toggles: Path = "clubs/c1/notes/toggles"

  private func toggle() async throws -> String {
    let present = try await storage.documents.load(Self.toggles)
    var fields = Fields(bytes: present?.body ?? [])
    witness.look(at: fields.values[device.name], of: device.name, in: "on the device")
    let value = fields.values[device.name] == "on" ? "off" : "on"
    fields.values[device.name] = value
    let attempt = witness.toggled(device.name, to: value)
    try await save(Self.toggles, try fields.bytes(), over: present)
    witness.acknowledgedToggle(attempt, of: device.name)
    return value
  }

  private func delete(_ path: Path) async throws -> String {
    guard let present = try await storage.documents.load(path), !present.head.isDeleted else { return "nothing" }
    witness.replaced(Fields(bytes: present.body).values.values)
    try await save(path, nil, over: present)
    return "deleted"
  }

  private func save(_ path: Path, _ body: [UInt8]?, over present: Document?) async throws {
    let expected = present.map { Expectation.revision($0.head.revision) } ?? .absent
    let id = WriteID(rawValue: device.newIdentity())
    _ = try await storage.documents.save([DocumentWrite(path, id: id, expected: expected, body: body)])
  }

  private func submit(_ action: Submission.Action) async throws -> String {
    let submission = Submission(
      id: SubmissionID(rawValue: device.newIdentity()),
      board: Self.board,
      player: PlayerID(user),
      action,
      occurredAt: scheduler.now,
      actor: user
    )
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

extension Plan.Deed {
  /// The kind of deed, to be counted.
  var name: String { String("\(self)".prefix { $0 != "(" }) }
}
