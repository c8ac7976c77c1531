public import Domain

// An archer's name can be deleted, so the journal does not hold it. An event that gives a name says that the name is in a
// document, at a path made from the event (decision 79). In memory the name is in the action, as in events of earlier
// versions.

extension Tournament {
  /// Returns whether a user may delete an archer's name: the organiser, and the account whose arrows these are.
  public func mayDeleteName(of archer: PlayerID, by user: UserID) -> Bool {
    self[archer]?.isNameDeleted == false && (try? judgeNameDeletion(of: archer, by: user)) != nil
  }

  /// Judges the deletion of a name, which is possible at any time, also after the end.
  func judgeNameDeletion(of subject: PlayerID?, by actor: UserID) throws(Refusal) {
    guard let subject, self[subject] != nil || removedNames[subject] != nil else { throw .unknownParticipant(subject) }
    let present = places[subject].map { roster[$0] }
    guard organises(actor) || (present?.user ?? UserID(subject)) == actor else { throw .organiserOnly }
  }

  mutating func deleteName(_ event: ScoringEvent) {
    guard let archer = event.subject else { return }
    change(archer) { ($0.givenName, $0.isNameDeleted) = ("", true) }
    nameDeletions[archer] = event.stamp
  }
}

extension TournamentAction {
  /// Returns the same action with another name; an action that gives none is unchanged.
  func named(_ name: String) -> TournamentAction { givesName ? naming(naming, name) : self }

  /// Whether the action gives an archer a name, here or in a document.
  var givesName: Bool { name != nil && naming != .unchanged }

  /// The action with its names cut to the limit of bytes, which events of earlier versions may exceed.
  var withShortNames: TournamentAction {
    switch self {
    case .created(var setup):
      setup.name = TextLimit.name.cutToBytes(setup.name)
      return .created(setup)
    case .changed(var setup):
      setup.name = TextLimit.name.cutToBytes(setup.name)
      return .changed(setup)
    default: return name.map { naming(naming, TextLimit.name.cutToBytes($0)) } ?? self
    }
  }

  fileprivate var name: String? {
    switch self {
    case .participantAdded(let new): new.displayName
    case .participantChanged(let details): details.displayName
    default: nil
    }
  }

  fileprivate var naming: Naming? {
    switch self {
    case .participantAdded(let new): new.naming
    case .participantChanged(let details): details.naming
    default: nil
    }
  }

  fileprivate func naming(_ naming: Naming?, _ name: String) -> TournamentAction {
    switch self {
    case .participantAdded(var new):
      (new.naming, new.displayName) = (naming, name)
      return .participantAdded(new)
    case .participantChanged(var details):
      (details.naming, details.displayName) = (naming, name)
      return .participantChanged(details)
    default: return self
    }
  }
}

/// The document with the name that one event gives an archer.
struct EventName: Codable, Hashable, Sendable {
  let name: String

  /// The name as an event may hold it; a document of another program may hold anything.
  fileprivate var accepted: String {
    (try? TournamentAction.check(name, nil)) == nil ? name.shownName : name
  }
}

extension DocumentKey where Value == EventName {
  /// Returns the key of the name that an event gives; nil for an event about no archer.
  ///
  /// The path begins with the actor, so the access rules let every member write the names of the member's own events and
  /// of no others. The judge of the journal decides whether such an event counts.
  static func name(by event: ScoringEvent, in tournament: TournamentID) -> Self? {
    event.subject.map { archer in
      .json(
        tournament.names.appending(Path.Segment(event.actor), Path.Segment(archer), Path.Segment(event.id))
      )
    }
  }
}

extension TournamentID {
  /// The path above the names that events give.
  var names: Path { space.appending(Self.namesCollection) }
  static let namesCollection: Path.Segment = "names"
}

extension Tournament {
  /// Returns whether a document holds a name that was deleted.
  ///
  /// That is the name of an event before the deletion. A command that was never completed may have left a name without an
  /// event.
  func isDeletedName(_ document: DocumentHead) -> Bool {
    let segments = document.path.segments
    guard segments.count == 6, document.path.isUnder(id.names) else { return false }
    if namelessEvents.contains(EventID(segments[5])) { return true }
    return nameDeletions[PlayerID(segments[4])].map { document.stamp < $0 } ?? false
  }
}

extension TournamentLog {
  public static func documents(completing events: [ScoringEvent], _ about: TournamentAbout) -> [Path] {
    events.compactMap { event in
      guard event.kind == .participantAdded || event.kind == .participantChanged,
        (try? TournamentAction(event))??.naming == .document
      else { return nil }
      return DocumentKey.name(by: event, in: about.id)?.path
    }
  }

  public var missingDocuments: [Path] {
    if unnamed.isEmpty { return [] }
    return unnamed.compactMap { event($0).flatMap { DocumentKey.name(by: $0, in: id)?.path } }.sorted()
  }

  public mutating func complete(with documents: [Path: [UInt8]]) {
    var isFolded = true
    for (path, body) in documents {
      guard let id = path.segments.last.map({ EventID($0) }), names[id] == nil else { continue }
      isFolded = isFolded && event(id) == nil
      // An unreadable document yields no name and is not requested again.
      name(id, DocumentKey<EventName>.json(path).decode(body)?.accepted ?? "")
    }
    if !isFolded { foldAgain() }
  }

  mutating func noteNaming(_ entry: Entry) {
    guard let action = entry.action, action.givesName, let archer = entry.event.subject else { return }
    namings[archer, default: []].append(entry.event.id)
    if action.naming == .document, names[entry.event.id] == nil { unnamed.insert(entry.event.id) }
  }

  /// Lists the events before a deletion whose names are deleted with it, counting or not.
  mutating func deleteNames(of archer: PlayerID?, before place: Int) {
    let named = archer.flatMap { namings[$0] } ?? []
    tournament?.namelessEvents.formUnion(named.filter { entries.place(of: $0).map { $0 < place } ?? false })
  }

  /// Takes deleted names out of the entries; returns whether there were any.
  mutating func dropDeletedNames() -> Bool {
    let found = tournament?.namelessEvents.filter { names[$0] != "" } ?? []
    for id in found { name(id, "") }
    return !found.isEmpty
  }

  /// Returns the name that an archer had after an event; nil for one that is deleted or not here.
  func givenName(after id: EventID) -> String? {
    guard let place = entries.place(of: id), let action = entries[place].action, !unnamed.contains(id) else {
      return nil
    }
    if tournament?.namelessEvents.contains(id) == true { return nil }
    if action.naming != .unchanged { return action.name }
    let earlier = entries[place].event.subject.flatMap { namings[$0] } ?? []
    return earlier.compactMap { entries.place(of: $0) }.filter { $0 < place }.max().flatMap {
      givenName(after: entries[$0].event.id)
    }
  }

  /// Returns whether an event may have given this name; a deleted name may have been any.
  func mayHaveNamed(_ name: String, by event: EventID) -> Bool { givenName(after: event).map { $0 == name } ?? true }
}

/// Events as they are recorded, without names, and the documents with the names.
struct NamelessEvents: Sendable {
  private(set) var events: [ScoringEvent] = []
  private(set) var documents: [DocumentWrite] = []

  /// The bodies of the documents, by path.
  var bodies: [Path: [UInt8]] {
    Dictionary(documents.map { ($0.path, $0.body ?? []) }) { $1 }
  }

  /// Moves the names of new events to documents.
  ///
  /// - Parameters:
  ///   - new: The events, in order.
  ///   - tournament: The tournament's id.
  ///   - roster: The archers before the events.
  /// - Throws: ``ScoringCode/unreadable`` for a text that cannot be written as JSON.
  init(_ new: [ScoringEvent], of tournament: TournamentID, after roster: [Participant]) throws(Refusal) {
    var known = Dictionary(roster.map { ($0.id, $0.givenName) }) { first, _ in first }
    for event in new {
      guard let action = try TournamentAction(event), let archer = event.subject, let name = action.name,
        action.naming == nil
      else {
        events.append(event)
        continue
      }
      let isSame = event.kind == .participantChanged && known[archer] == name
      known[archer] = name
      guard isSame || !name.isEmpty else {
        events.append(event)
        continue
      }
      events.append(event.with(body: try action.naming(isSame ? .unchanged : .document, "").body()))
      guard !isSame, let key = DocumentKey.name(by: event, in: tournament) else { continue }
      documents.append(try key.write(name, by: event))
    }
  }
}

extension DocumentKey where Value == EventName {
  fileprivate func write(_ name: String, by event: ScoringEvent) throws(Refusal) -> DocumentWrite {
    do {
      return try write(
        EventName(name: name),
        id: WriteID(rawValue: "name:\(event.occurredAt.rawValue)"),
        expected: .any
      )
    } catch {
      throw Refusal(.unreadable, "This entry cannot be saved: \("\(error)").")
    }
  }
}

extension TournamentLog {
  /// The events with their names in them and without deleted ones, to be read without documents.
  func wholeEvents() throws(Refusal) -> [ScoringEvent] {
    var whole: [ScoringEvent] = []
    for entry in entries {
      guard let action = entry.action, action.givesName, let name = names[entry.event.id] else {
        whole.append(entry.event)
        continue
      }
      let naming: TournamentAction.Naming? = name.isEmpty ? .document : nil
      whole.append(entry.event.with(body: try action.naming(naming, name).body()))
    }
    return whole
  }
}
