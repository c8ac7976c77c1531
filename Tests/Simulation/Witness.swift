import Domain
import OfflineSync
import Synchronization

/// Remembers what was acknowledged, and says at a quiet point what became of it.
final class Witness: Sendable {
  /// A value that a device set in a field.
  struct Value: Hashable {
    let path: ItemPath
    let field: String
    let value: String
  }

  private struct State {
    var events: [(journal: ItemPath, id: EventID, device: String, isRightful: Bool)] = []
    var submissions: [(id: SubmissionID, device: String)] = []
    var edits: Set<Value> = []
    /// Values that a later writer saw and replaced.
    var replaced: Set<Value> = []
    /// The values of each device's own field, from its last acknowledged change on.
    var toggles: [String: [(attempt: Int, value: String)]] = [:]
    var toggling: Set<String> = []
    var problems: [String] = []
    var attempts = 0
  }

  private let state = Mutex(State())

  /// A valid write must arrive.
  ///
  /// For any other, a report is enough.
  func acknowledged(_ id: EventID, in journal: ItemPath, on device: String, isRightful: Bool) {
    state.withLock { $0.events.append((journal, id, device, isRightful)) }
  }

  func acknowledged(_ id: SubmissionID, on device: String) {
    state.withLock { $0.submissions.append((id, device)) }
  }

  /// Returns the values that a device may show of its own field: the last acknowledged one, and later attempts.
  func turns(of device: String) -> Set<String?> {
    state.withLock {
      Set($0.toggles[device, default: []].map(\.value)).union($0.toggling.contains(device) ? [] : [nil])
    }
  }

  /// Looks whether a device's own field, as it stands somewhere, is as its device left it.
  ///
  /// The device may toggle the field between reading and looking, so `earlier` has the possible values before the read.
  func look(at value: String?, of device: String, in place: String, earlier: Set<String?> = []) {
    let turns = turns(of: device)
    if state.withLock({ $0.toggling.contains(device) }), !turns.union(earlier).contains(value) {
      found(
        "\(device) turned its field to \(turns.compactMap(\.self).sorted()), and it is \(value ?? "nothing") \(place)"
      )
    }
  }

  func toggled(_ device: String, to value: String) -> Int {
    state.withLock { state in
      state.attempts += 1
      state.toggles[device, default: []].append((state.attempts, value))
      return state.attempts
    }
  }

  func acknowledgedToggle(_ attempt: Int, of device: String) {
    state.withLock { state in
      state.toggles[device]?.removeAll { $0.attempt < attempt }
      state.toggling.insert(device)
    }
  }

  /// A write that was tried, acknowledged or not: what it replaces may be gone.
  func replaced(_ values: [String: String], of path: ItemPath) {
    let values = values.map { Value(path: path, field: $0, value: $1) }
    state.withLock { $0.replaced.formUnion(values) }
  }

  func acknowledged(_ value: String, in field: String, of path: ItemPath) {
    state.withLock { _ = $0.edits.insert(Value(path: path, field: field, value: value)) }
  }

  func found(_ problem: String) { state.withLock { $0.problems.append(problem) } }

  /// The arrows of a journal that must be there.
  func arrows(of journal: ItemPath) -> [EventID] {
    state.withLock { $0.events }.filter { $0.journal == journal && $0.isRightful }.map(\.id)
  }

  /// Returns the problems, one line each: an acknowledged write that is neither on the server nor in a report.
  func problems(
    server: Replica,
    fields: [ItemPath: [String: String]],
    lost: [String: [(edit: LostEdit, values: Set<Value>)]]
  ) -> [String] {
    for device in self.state.withLock({ $0.toggling }).sorted() {
      look(at: fields[Actor.toggles]?[device], of: device, in: "on the server")
    }
    let state = state.withLock { $0 }
    var problems = state.problems
    let recorded = server.journals.mapValues { Set($0.events.map(\.id)) }
    let submitted = Set(server.boards.values.flatMap { $0.submissions.map(\.id) })
    for event in state.events {
      let isThere = recorded[event.journal]?.contains(event.id) ?? false
      let isReported = lost[event.device]?.contains { $0.edit.record == .event(event.id) } ?? false
      if !isThere, event.isRightful || !isReported {
        problems.append("the event \(event.id) of \(event.device) is lost")
      }
    }
    for submission in state.submissions {
      let isThere = submitted.contains(submission.id)
      let isReported = lost[submission.device]?.contains { $0.edit.record == .submission(submission.id) } ?? false
      if !isThere, !isReported { problems.append("the submission \(submission.id) of \(submission.device) is lost") }
    }
    let reported = lost.values.joined().reduce(into: Set<Value>()) { $0.formUnion($1.values) }
    for edit in state.edits.subtracting(state.replaced).subtracting(reported)
    where fields[edit.path]?[edit.field] != edit.value {
      problems.append("\(edit.value) in \(edit.field) of \(edit.path) is lost")
    }
    return problems
  }
}
