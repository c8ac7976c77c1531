import CanonicalJSON
package import Domain
import Spaces

/// A player's folded practice journal: the state that its events make, in the order of their stamps.
///
/// So two devices that worked apart show the same once they have each other's events, and neither overwrites the
/// other's entries.
package struct PracticeLog: EventFold {
  package private(set) var state = PracticeState()

  /// The `type` of the events, stored and never changed.
  package static let eventType = "practice"

  package init(_ player: UserID) {}

  package mutating func apply(_ event: ScoringEvent) {
    // In place, because copying a practice of many years is expensive.
    for step in PracticeStep.steps(of: event) { state.apply(step) }
  }
}

extension JournalFold<PracticeLog> {
  /// Returns the events that were recorded together, by their common id, counting or not.
  func events(recordedAs id: String) -> [EventID] {
    // Earlier versions gave the events of a row the row's id itself.
    let name = PracticeStep.name(recordedAs: id)
    return (name == id ? [id] : [id, name]).flatMap { name in
      let all = sequence(first: 0) { $0 + 1 }.lazy.map { PracticeStep.event($0, named: name) }
      return all.prefix { event($0) != nil }.compactMap { current($0)?.id }
    }
  }
}

extension PracticeStep {
  /// Returns the steps of an event; none for an event of another type.
  package static func steps(of event: ScoringEvent) -> [PracticeStep] {
    guard event.type == PracticeLog.eventType, let list = try? JSONReader.value(of: event.body).list else { return [] }
    return list.compactMap { PracticeStep(json: $0) }
  }

  /// Returns what an event replaces or removes, by the name of each thing: two devices that set one thing to another
  /// content have a conflict.
  package static func edits(of event: ScoringEvent) -> [String: [UInt8]] {
    var edits: [String: [UInt8]] = [:]
    for step in steps(of: event) {
      guard let name = step.name else { continue }
      edits[name] = step.isRemoval ? [] : Array(step.json.description.utf8)
    }
    return edits
  }

  /// Returns the journal's rows that an event writes, for a person who lost them.
  package static func rows(of event: ScoringEvent) -> [JournalText] {
    steps(of: event).compactMap { step in
      if case .put(.journal(let row)) = step { JournalText(row) } else { nil }
    }
  }

  /// The name of the thing that the step sets, `*` for everything; the order of groups has none, as both devices' stay.
  private var name: String? {
    switch self {
    case .put(let entry): "\(entry.list.rawValue)/\(entry.id.text)"
    case .remove(let list, let id): "\(list.rawValue)/\(id.text)"
    case .putGroup(let group, _): "groups/\(group.id.text)"
    case .removeGroup(let id): "groups/\(id.text)"
    case .gameNote(let game, _): "note/\(game)"
    case .practiceSettings: "settings/practice"
    case .leagueSettings: "settings/league"
    case .analyticsSettings: "settings/analytics"
    case .reset: "*"
    // A position is read further on each device, and the later one is right. Unknown members come from one file, and
    // each device switches its own sync.
    case .orderGroups, .resumeOffset, .videoHint, .member, .syncSettings: nil
    }
  }

  private var isRemoval: Bool {
    switch self {
    case .remove, .removeGroup, .reset: true
    default: false
    }
  }

  /// Returns the id of one of the events that were recorded together.
  static func event(_ number: Int, named name: String) -> EventID {
    EventID(rawValue: number == 0 ? name : "\(name)-\(number)")
  }

  /// Returns the name of the events that are recorded together under an id.
  ///
  /// No event has the id of a row or a group, because sync takes the id of an event in a body for a reference.
  static func name(recordedAs id: String) -> String { EntryID(id) == nil ? id : "of-\(id)" }

  var fitsAnEvent: Bool { json.description.utf8.count + 2 <= Limits.eventBytes }

  /// Returns the bodies of events for these steps, with as many steps in each as fit.
  static func bodies(of steps: [PracticeStep]) throws(PracticeError) -> [[UInt8]] {
    var (bodies, body): ([[UInt8]], [UInt8]) = ([], [])
    for step in steps {
      let bytes = Array(step.json.description.utf8)
      guard bytes.count + 2 <= Limits.eventBytes else { throw .tooLarge }
      if body.isEmpty {
        body = [UInt8(ascii: "[")] + bytes
      } else if body.count + bytes.count + 2 <= Limits.eventBytes {
        body += [UInt8(ascii: ",")] + bytes
      } else {
        bodies.append(body + [UInt8(ascii: "]")])
        body = [UInt8(ascii: "[")] + bytes
      }
    }
    if !body.isEmpty { bodies.append(body + [UInt8(ascii: "]")]) }
    return bodies
  }
}
