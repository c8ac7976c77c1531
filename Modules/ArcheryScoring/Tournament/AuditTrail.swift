import Access
public import Domain
import LeaderboardKit

/// One line of the audit trail, for people.
public struct AuditEntry: Codable, Hashable, Sendable, Identifiable {
  /// The effect of the event.
  public enum Effect: String, Codable, Hashable, Sendable {
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
  public enum Kind: RawRepresentable, Codable, Hashable, Sendable {
    /// An action of the journal.
    case action(TournamentAction.Kind)
    /// The last arrow of an end, which the line follows.
    case endClosed
    /// An arrow less in a closed end.
    case endReopened
    /// An entry of a newer version.
    case unknown(String)

    /// Creates the kind with a name, such as `arrow` or `endClosed`.
    public init(rawValue name: String) {
      self =
        switch name {
        case "endClosed": .endClosed
        case "endReopened": .endReopened
        default: TournamentAction.Kind(rawValue: name).map { .action($0) } ?? .unknown(name)
        }
    }

    public var rawValue: String {
      switch self {
      case .action(let kind): kind.rawValue
      case .endClosed: "endClosed"
      case .endReopened: "endReopened"
      case .unknown(let name): name
      }
    }
  }

  /// The event's id; followed by `/end` for a line about an end that it closed or reopened.
  public let id: String
  /// The number in fold order, from 1.
  public let sequence: Int
  /// The time.
  public let at: Timestamp
  /// The user who recorded it.
  public let actor: UserID
  /// The device that it was entered on.
  public let device: String?
  /// The kind.
  public let type: Kind
  /// The archer.
  public let archer: PlayerID?
  /// The end, from 1.
  public let end: Int?
  /// The old value.
  public let old: String?
  /// The new value.
  public let new: String?
  /// The reason.
  public let reason: String?
  /// The effect.
  public let effect: Effect
  /// The whole line as a sentence, with names.
  public let text: ScreenText
}

extension TournamentLog {
  /// Returns all events in fold order.
  public func auditTrail() -> [AuditEntry] {
    var audit = Audit(self)
    for (place, entry) in entries.enumerated() { audit.add(entry, sequence: place + 1) }
    return audit.lines
  }
}

extension TournamentLog {
  /// Returns the arrows of the entry that a decision chose, as far as they are still there.
  fileprivate func entryTokens(_ settlement: TournamentAction.Settlement, of archer: PlayerID?) -> String? {
    let end = archer.flatMap { tournament?.sheet(of: $0)[end: settlement.end] }
    let chosen = end?.entries.first { $0.last?.id == settlement.entry }
    return chosen?.bestFirst.joined(separator: " ")
  }
}

/// Writes an audit trail while counting arrows, to show which ends were closed and reopened.
private struct Audit {
  private struct EndOfArcher: Hashable {
    let archer: PlayerID
    let end: Int
  }

  private let log: TournamentLog
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
    case .arrow(let shot) where !isBeside(event, shot):
      count(1, EndOfArcher(archer: event.subject ?? "", end: shot.end), event, sequence)
    case .undone: event.retracts.flatMap { places[$0] }.map { count(-1, $0, event, sequence) }
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
  private struct Details {
    var text: Message
    var end: Int?
    var old: String?
    var new: String?
    var reason: String?
    var device: String?
  }

  private func name(_ archer: PlayerID?) -> String { archer.map { names[$0] ?? $0.rawValue } ?? "" }

  private func details(of entry: TournamentLog.Entry, _ effect: AuditEntry.Effect) -> Details {
    var details = details(of: entry)
    switch effect {
    case .applied: break
    case .takenBack: details.text = Message("\(details.text) Undone later.")
    case .refused: details.text = Message("\(details.text) Did not count: \(refused[entry.event.id]?.message ?? "")")
    case .unknown:
      details.text = Message("An entry of a newer version (\(entry.event.type)). Update this app to read it.")
    }
    return details
  }

  private func details(of entry: TournamentLog.Entry) -> Details {
    let archer = name(entry.event.subject)
    switch entry.action {
    case .arrow(let shot):
      let text =
        isBeside(entry.event, shot)
        ? Message("\(archer): \(shot.token) in end \(shot.end), in an entry that does not count.")
        : Message("\(archer): \(shot.token) in end \(shot.end).")
      let moved = shot.moved.map { Message("\(text) Moved from \(name($0.from)).").with(reason: $0.reason) }
      return Details(
        text: moved ?? text,
        end: shot.end,
        new: shot.token,
        reason: shot.moved?.reason,
        device: shot.device
      )
    case .edited(let edit):
      let end = places[edit.arrow]?.end
      let text = Message("\(archer): \(edit.old) corrected to \(edit.new) in end \(end ?? 0).")
      return Details(text: text.with(reason: edit.reason), end: end, old: edit.old, new: edit.new, reason: edit.reason)
    case .disputeSettled(let settlement):
      let tokens = log.entryTokens(settlement, of: entry.event.subject)
      let text =
        tokens.map { Message("\(archer): \($0) counts in end \(settlement.end).") }
        ?? Message("\(archer): another entry counts in end \(settlement.end).")
      return Details(
        text: text.with(reason: settlement.reason),
        end: settlement.end,
        new: tokens ?? "another entry",
        reason: settlement.reason
      )
    case .undone: return Details(text: undoneText(entry, archer), end: undoneEnd(entry))
    case .withdrawn(let why):
      return Details(text: Message("\(archer) was withdrawn.").with(reason: why.reason), reason: why.reason)
    case .disqualified(let why):
      let text =
        why.fromAllResults == true
        ? Message("\(archer) was disqualified and removed from all results.") : Message("\(archer) was disqualified.")
      return Details(text: text.with(reason: why.reason), reason: why.reason)
    case .participantAdded(let new):
      guard let target = new.target else { return Details(text: Message("\(archer) was added.")) }
      return Details(text: Message("\(archer) was added at target \(target.text)."))
    case .participantChanged(let change):
      let name = log.givenName(after: entry.event.id) ?? ""
      return Details(text: Message("\(archer) was changed: \(words(for: change, name))."), new: name)
    case .scorersAppointed(let scorers):
      let users = scorers.users.map {
        log.tournament?.displayName(ofUser: $0).message ?? Message(verbatim: $0.rawValue)
      }
      return Details(
        text: users.isEmpty
          ? Message("No extra scorers for \(archer).")
          : Message("Scorers of \(archer): \(users.joined(separator: ", ")).")
      )
    case .organiserSet(let appointment):
      let user = log.tournament?.displayName(ofUser: appointment.account).message ?? ""
      switch appointment.role {
      case .owner: return Details(text: Message("\(user) is the organiser now."))
      case .admin: return Details(text: Message("\(user) became a co-organiser."))
      default: return Details(text: Message("\(user) is no longer a co-organiser."))
      }
    case .archersJoined(let joint):
      let text = Message("\(name(joint.other)) was joined with \(archer), as one person.")
      return Details(text: text.with(reason: joint.reason), reason: joint.reason)
    case .entrantChanged(let entrant):
      return Details(text: Message("\(archer): \(words(for: entrant))."))
    case .categoriesSet(let change):
      let names = change.categories.map(\.title).joined(separator: ", ")
      let isNone = change.categories.isEmpty
      let text = isNone ? Message("The categories were removed.") : Message("Categories: \(names).")
      return Details(text: text.with(reason: change.reason), reason: change.reason)
    case .sessionsSet(let change):
      return Details(text: Message("Sessions: \(change.sessions.map(\.title).joined(separator: ", "))."))
    case .reopened(let why):
      return Details(text: Message("The shoot was reopened.").with(reason: why.reason), reason: why.reason)
    case .checked(let totals):
      return Details(text: Message("\(archer): equals the paper score sheet, \(totals.words)."))
    case .linkRequested: return Details(text: Message("An account asked to be linked with \(archer)."))
    case .linkApproved: return Details(text: Message("\(archer) was linked with an account."))
    case .linkEnded: return Details(text: Message("\(archer): the link with an account ended."))
    case .participantRemoved: return Details(text: Message("\(archer) was removed from the roster."))
    case .nameDeleted: return Details(text: Message("The name of \(archer) was deleted."))
    case .shootOff(let result):
      let places = result.places.enumerated().map { "\($0 + 1) \($1.map { name($0) }.joined(separator: " = "))" }
      return Details(text: Message("A shoot-off was recorded: \(places.joined(separator: ", "))."))
    case .cardsIssued(let issue):
      guard let session = issue.session.flatMap(nameOfOneOfSeveral) else { break }
      return Details(text: Message("Score cards with links for scorers were made: \(session)."))
    case .cardsRevoked(let session):
      guard let session = session.flatMap(nameOfOneOfSeveral) else { break }
      return Details(text: Message("The links on score cards ended: \(session)."))
    case .sheetsFinalised(let sheets):
      let archers = sheets.archers.map { name($0) }.joined(separator: ", ")
      return Details(text: Message("Score sheets finalised: \(archers)."))
    default: break
    }
    return Details(text: courseText(entry.action))
  }

  /// The name of a session; nil where the shoot has one session.
  private func nameOfOneOfSeveral(_ id: LineSessionID) -> String? {
    guard let sessions = log.tournament?.sessions, sessions.count > 1 else { return nil }
    return sessions.first { $0.id == id }?.name
  }

  /// Returns whether an arrow is in an entry that does not count.
  private func isBeside(_ event: ScoringEvent, _ shot: TournamentAction.Shot) -> Bool {
    let end = event.subject.flatMap { log.tournament?.sheet(of: $0)[end: shot.end] }
    return end?.others.contains { $0.arrows.contains { $0.id == event.id } } == true
      && end?.arrows.contains { $0.id == event.id } == false
  }

  private func words(for details: TournamentAction.ParticipantDetails, _ name: String) -> Message {
    let name = name.trimmingSpaces
    let parts: [Message?] = [
      name.isEmpty ? Message("no name") : Message(verbatim: name), details.bowType?.name,
      details.target.map { Message("target \($0.text)") },
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  private func words(for entrant: Entrant) -> Message {
    let parts = [
      entrant.club.map { Message("club \($0)") }, entrant.ageClass.map { Message("age class \("\($0)")") },
      entrant.gender.map { Message("gender \($0.rawValue)") },
      entrant.category.map { id in
        Message("category \(log.tournament?.category(id)?.title ?? Message(verbatim: id.rawValue))")
      },
      entrant.session.flatMap(nameOfOneOfSeveral).map { Message("session \($0)") },
    ]
    .compactMap(\.self)
    return parts.isEmpty ? Message("no club, age class or gender") : parts.joined(separator: ", ")
  }

  private func undoneText(_ entry: TournamentLog.Entry, _ archer: String) -> Message {
    switch entry.event.retracts.flatMap(log.event)?.kind {
    case .withdrawn, .disqualified: Message("\(archer) is back in.")
    case .edited: Message("\(archer): a correction was undone.")
    default: Message("\(archer): the last arrow was undone.")
    }
  }

  private func undoneEnd(_ entry: TournamentLog.Entry) -> Int? {
    entry.event.retracts.flatMap { places[$0]?.end }
  }

  private func courseText(_ action: TournamentAction?) -> Message {
    switch action {
    case .created(let setup): Message("The shoot \(setup.name) was created.")
    case .changed: Message("Name, round or settings were changed.")
    case .started: Message("The shoot started.")
    case .paused: Message("The shoot was paused.")
    case .resumed: Message("The shoot was resumed.")
    case .completed(let completion):
      completion.force
        ? Message("The shoot was finished although not all archers were done.") : Message("The shoot was finished.")
    case .cancelled: Message("The shoot was cancelled.")
    case .cardsIssued: Message("Score cards with links for scorers were made.")
    case .cardsRevoked: Message("The links on score cards ended.")
    default: Message("The entry could not be read.")
    }
  }
}

extension Message {
  /// The sentence with the reason after it, where there is one.
  fileprivate func with(reason: String?) -> Message {
    guard let reason, !reason.isEmpty else { return self }
    return Message("\(self) Reason: \(reason).")
  }
}
