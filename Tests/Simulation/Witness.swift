import Domain
import OfflineSync
import Synchronization

/// Remembers what was acknowledged, and says at a quiet point what became of it.
final class Witness: Sendable {
  /// A value that somebody set in a field, and the one that it took the place of, as the writer saw it.
  private struct FieldEdit {
    let path: Path
    let field: String
    let value: String
    let isAcknowledged: Bool
  }

  private struct State {
    var events: [(journal: Path, id: EventID, device: String)] = []
    var submissions: [(id: SubmissionID, device: String)] = []
    var edits: [FieldEdit] = []
    /// Values that a later writer saw and replaced.
    var replaced: Set<String> = []
  }

  private let state = Mutex(State())

  func acknowledged(_ id: EventID, in journal: Path, on device: String) {
    state.withLock { $0.events.append((journal, id, device)) }
  }

  func acknowledged(_ id: SubmissionID, on device: String) {
    state.withLock { $0.submissions.append((id, device)) }
  }

  /// A write that was tried, acknowledged or not: what it replaces may be gone.
  func replaced(_ values: some Sequence<String>) {
    state.withLock { $0.replaced.formUnion(values) }
  }

  func acknowledged(_ value: String, in field: String, of path: Path) {
    state.withLock { $0.edits.append(.init(path: path, field: field, value: value, isAcknowledged: true)) }
  }

  /// What is wrong, a line each: an acknowledged write that neither the server holds nor a report tells of.
  func problems(
    server: Replica,
    fields: [Path: [String: String]],
    lost: [String: [(edit: LostEdit, values: Set<String>)]]
  ) -> [String] {
    let state = state.withLock { $0 }
    var problems: [String] = []
    for event in state.events {
      let isThere = server.journals[event.journal]?.events.contains { $0.id == event.id } ?? false
      let isReported = lost[event.device]?.contains { $0.edit.record == .event(event.id) } ?? false
      if !isThere, !isReported { problems.append("the event \(event.id) of \(event.device) is lost") }
    }
    for submission in state.submissions {
      let isThere = server.boards.values.contains { $0.submissions.contains { $0.id == submission.id } }
      let isReported = lost[submission.device]?.contains { $0.edit.record == .submission(submission.id) } ?? false
      if !isThere, !isReported { problems.append("the submission \(submission.id) of \(submission.device) is lost") }
    }
    let reported = lost.values.reduce(into: Set<String>()) { all, edits in
      for edit in edits { all.formUnion(edit.values) }
    }
    for edit in state.edits where fields[edit.path]?[edit.field] != edit.value {
      if !state.replaced.contains(edit.value), !reported.contains(edit.value) {
        problems.append("\(edit.value) in \(edit.field) of \(edit.path) is lost")
      }
    }
    return problems
  }
}
