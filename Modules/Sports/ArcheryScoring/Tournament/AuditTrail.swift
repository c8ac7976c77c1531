import Access
package import Domain
import Leaderboards

/// One line of the audit trail, for people.
package struct AuditEntry: Codable, Hashable, Sendable, Identifiable {
  /// The effect of the event.
  package enum Effect: String, Codable, Hashable, Sendable {
    /// The event counts.
    case applied
    /// The event was retracted.
    case takenBack
    /// The event is in the journal, but the rules rejected it.
    case refused
    /// A newer version of this program wrote the event.
    case unknown
  }

  /// The kind of a line.
  package enum Kind: RawRepresentable, Codable, Hashable, Sendable {
    /// An action of the journal.
    case action(Action.Kind)
    /// The last arrow of an end, which the line follows.
    case endClosed
    /// An arrow less in a closed end.
    case endReopened
    /// An entry of a newer version.
    case unknown(String)

    /// Creates the kind with a name, such as `arrow` or `endClosed`.
    package init(rawValue name: String) {
      self =
        switch name {
        case "endClosed": .endClosed
        case "endReopened": .endReopened
        default: Action.Kind(rawValue: name).map { .action($0) } ?? .unknown(name)
        }
    }

    package var rawValue: String {
      switch self {
      case .action(let kind): kind.rawValue
      case .endClosed: "endClosed"
      case .endReopened: "endReopened"
      case .unknown(let name): name
      }
    }
  }

  /// The event's id; followed by `/end` for a line about an end that it closed or reopened.
  package let id: String
  /// The number in fold order, from 1.
  package let sequence: Int
  package let at: Timestamp
  package let actor: UserID
  package let device: String?
  package let type: Kind
  package let archer: PlayerID?
  /// The end, from 1.
  package let end: Int?
  /// The old value.
  package let old: String?
  /// The new value.
  package let new: String?
  package let reason: String?
  package let effect: Effect
  /// The whole line as a sentence, with names.
  package let text: ScreenText
}

extension TournamentLog {
  /// Returns all events in fold order, or those about one archer.
  package func auditTrail(of archer: PlayerID? = nil) -> [AuditEntry] {
    var audit = Audit(self)
    for (place, entry) in entries.enumerated() { audit.add(entry, sequence: place + 1) }
    return archer == nil ? audit.lines : audit.lines.filter { $0.archer == archer }
  }
}

/// Writes an audit trail while counting arrows, to show which ends were closed and reopened.
struct Audit {
  private struct EndOfArcher: Hashable {
    let archer: PlayerID
    let end: Int
  }

  let log: TournamentLog
  private let names: [PlayerID: String]
  private let refused: [EventID: Refusal]
  /// The events that another store rejected, which never counted.
  private let refusedElsewhere: Set<EventID>
  private var arrows: [EndOfArcher: Int] = [:]
  private var places: [EventID: EndOfArcher] = [:]
  private(set) var lines: [AuditEntry] = []

  init(_ log: TournamentLog) {
    self.log = log
    names = (log.tournament?.displayNames ?? [:]).merging(log.tournament?.removedNames ?? [:]) { present, _ in present }
    refused = Dictionary((log.tournament?.refused ?? []).map { ($0.event.id, $0.refusal) }) { first, _ in first }
    refusedElsewhere = log.events.refused()
  }

  mutating func add(_ entry: TournamentLog.Entry, sequence: Int) {
    let event = entry.event
    let effect = effect(of: entry)
    let details = details(of: entry, effect)
    lines.append(line(event, sequence, effect, details))
    guard effect == .applied || effect == .takenBack, !refusedElsewhere.contains(event.id) else { return }
    switch entry.action {
    case let shot as Action.Arrow where !shot.isBeside(event, in: self):
      count(1, EndOfArcher(archer: event.subject ?? "", end: shot.end), event, sequence)
    case is Action.Undone: event.retracts.flatMap { places[$0] }.map { count(-1, $0, event, sequence) }
    default: break
    }
  }

  private func effect(of entry: TournamentLog.Entry) -> AuditEntry.Effect {
    if log.retracted.contains(entry.event.id) { return .takenBack }
    if refused[entry.event.id] != nil { return .refused }
    return entry.action == nil ? .unknown : .applied
  }

  private mutating func count(_ change: Int, _ end: EndOfArcher, _ event: ScoringEvent, _ sequence: Int) {
    // If an end has several entries, arrows cannot be counted one by one. Its lines show the decision.
    if log.tournament?.sheet(of: end.archer)[end: end.end]?.others.isEmpty == false { return }
    let size = log.tournament?.round(of: end.archer).pass(ofEnd: end.end)?.arrowsPerEnd
    let before = arrows[end, default: 0]
    arrows[end] = before + change
    places[event.id] = end
    guard before == size || before + change == size else { return }
    let isClosed = before + change == size
    let archer = name(end.archer)
    let text =
      isClosed ? Message("\(archer): end \(end.end) closed.") : Message("\(archer): end \(end.end) reopened.")
    let details = Details(text: text, end: end.end)
    lines.append(line(event, sequence, .applied, details, derived: isClosed ? .endClosed : .endReopened))
  }

  private func line(
    _ event: ScoringEvent,
    _ sequence: Int,
    _ effect: AuditEntry.Effect,
    _ details: Details,
    derived type: AuditEntry.Kind? = nil
  ) -> AuditEntry {
    AuditEntry(
      id: type == nil ? event.id.rawValue : "\(event.id)/end",
      sequence: sequence,
      at: event.occurredAt,
      actor: event.actor,
      device: details.device ?? event.stamp?.device.rawValue,
      type: type ?? AuditEntry.Kind(rawValue: event.type),
      archer: event.subject.map { log.tournament?.line(of: $0) ?? $0 },
      end: details.end,
      old: details.old,
      new: details.new,
      reason: details.reason,
      effect: effect,
      text: ScreenText(details.text)
    )
  }
}

// MARK: Words

extension Audit {
  /// What a line tells about an event.
  struct Details {
    var text: Message
    var end: Int?
    var old: String?
    var new: String?
    var reason: String?
    var device: String?
  }

  func name(_ archer: PlayerID?) -> String { archer.map { names[$0] ?? $0.rawValue } ?? "" }

  /// The end of an arrow that was counted; nil for any other event.
  func end(of arrow: EventID?) -> Int? { arrow.flatMap { places[$0]?.end } }

  /// The name of a session; nil where the shoot has one session.
  func nameOfOneOfSeveral(_ id: LineSessionID) -> String? {
    guard let sessions = log.tournament?.sessions, sessions.count > 1 else { return nil }
    return sessions.first { $0.id == id }?.name
  }

  private func details(of entry: TournamentLog.Entry, _ effect: AuditEntry.Effect) -> Details {
    var details = entry.action?.line(entry.event, in: self) ?? Details(text: Message("The entry could not be read."))
    switch effect {
    case .applied: break
    case .takenBack: details.text = Message("\(details.text) Undone later.")
    case .refused: details.text = Message("\(details.text) Did not count: \(refused[entry.event.id]?.message ?? "")")
    case .unknown:
      details.text = Message("An entry of a newer version (\(entry.event.type)). Update this app to read it.")
    }
    return details
  }
}

extension Message {
  /// The sentence with the reason after it, where there is one.
  func with(reason: String?) -> Message {
    guard let reason, !reason.isEmpty else { return self }
    return Message("\(self) Reason: \(reason).")
  }
}

extension AuditEntry {
  fileprivate var isPlainArrow: Bool { type == .action(.arrow) && effect == .applied && end != nil && reason == nil }

  /// Whether it is more than an arrow or an end as it was shot.
  package var amends: Bool {
    switch type {
    case .action(.edited), .action(.undone), .action(.withdrawn), .action(.disqualified), .endReopened: true
    default: effect != .applied
    }
  }
}

extension [AuditEntry] {
  /// The entries of one archer with their sentences; consecutive arrows of one end by one scorer share a line.
  package var byEnd: [(entry: AuditEntry, text: Message)] {
    var (lines, arrows): ([(entry: AuditEntry, text: Message)], [AuditEntry]) = ([], [])
    func finishEnd() {
      guard let last = arrows.last, let end = last.end else { return }
      lines.append((last, Message("End \(end): \(arrows.compactMap(\.new).joined(separator: " "))")))
      arrows = []
    }
    for entry in self {
      if let last = arrows.last {
        if last.end == entry.end, entry.type == .endClosed { continue }
        if (last.end, last.actor) != (entry.end, entry.actor) || !entry.isPlainArrow { finishEnd() }
      }
      if entry.isPlainArrow { arrows.append(entry) } else { lines.append((entry, entry.text.message)) }
    }
    finishEnd()
    return lines
  }
}
