package import Domain

// An archer's name can be deleted, so the journal does not hold it. An event that gives a name says that the name is in a
// document, at a path made from the event (decision 79). In memory the name is in the action, as in events of earlier
// versions.

extension Tournament {
  /// Returns whether a user may delete an archer's name: the organiser, and the account whose arrows these are.
  package func mayDeleteName(of archer: PlayerID, by user: UserID) -> Bool {
    self[archer]?.isNameDeleted == false && (try? judge(Action.NameDeleted(), by: user, on: archer)) != nil
  }
}

struct EventName: Codable, Hashable, Sendable {
  let name: String

  /// The name as an event may hold it; a document of another program may hold anything.
  fileprivate var accepted: String {
    (try? Action.check(name, nil)) == nil ? name.shownName : name
  }
}

extension DocumentKey where Value == EventName {
  /// Returns the key of the name that an event gives; nil for an event about no archer.
  ///
  /// The path begins with the actor, so the access rules let every member write the names of the member's own events
  /// and of no others. The gatekeeper of the journal decides whether such an event counts.
  static func name(by event: ScoringEvent, in tournament: TournamentID) -> Self? {
    event.subject.map { archer in
      .json(
        tournament.names.appending(ItemPath.Segment(event.actor), ItemPath.Segment(archer), ItemPath.Segment(event.id))
      )
    }
  }
}

extension TournamentID {
  var names: ItemPath { space.appending(Self.namesCollection) }
  static let namesCollection: ItemPath.Segment = "names"
}

extension Tournament {
  /// Returns whether a document holds a name that was deleted.
  ///
  /// That is the name of an event before the deletion. A command that was never completed may have left a name without
  /// an event.
  func isDeletedName(_ document: DocumentHead) -> Bool {
    let segments = document.path.segments
    guard segments.count == 6, document.path.isUnder(id.names) else { return false }
    if namelessEvents.contains(EventID(segments[5])) { return true }
    return nameDeletions[PlayerID(segments[4])].map { document.stamp < $0 } ?? false
  }
}

extension TournamentLog {
  package func documents(completing events: [ScoringEvent]) -> [ItemPath] {
    let missing = unnamed.compactMap { event($0).flatMap { DocumentKey.name(by: $0, in: id)?.path } }.sorted()
    return missing
      + events.compactMap { event in
        guard event.namingAction?.naming == .document else { return nil }
        return DocumentKey.name(by: event, in: id)?.path
      }
  }

  mutating func complete(with documents: [ItemPath: [UInt8]]) {
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
    guard let action = entry.action as? any NamingAction, action.givesName, let archer = entry.event.subject else {
      return
    }
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
    guard let place = entries.place(of: id), let action = entries[place].action as? any NamingAction,
      !unnamed.contains(id)
    else {
      return nil
    }
    if tournament?.namelessEvents.contains(id) == true { return nil }
    if action.givesName { return action.displayName }
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
  private(set) var entries: [TournamentLog.Entry] = []
  private(set) var documents: [DocumentWrite] = []
  /// That the account which gives the names was not deleted meanwhile.
  var premises: [Premise] = []

  /// The events, for a store.
  var events: [ScoringEvent] { entries.map(\.event) }

  /// The bodies of the documents, by path.
  var bodies: [ItemPath: [UInt8]] {
    Dictionary(documents.map { ($0.path, $0.body ?? []) }) { $1 }
  }

  /// Moves the names of new events to documents.
  ///
  /// `roster` has the archers before the events.
  ///
  /// - Throws: ``ScoringCode/unreadable`` for a text that cannot be written as JSON.
  init(_ new: [TournamentLog.Entry], of tournament: TournamentID, after roster: [Participant]) throws(Refusal) {
    var known = Dictionary(roster.map { ($0.id, $0.givenName) }) { first, _ in first }
    for entry in new {
      if let problem = entry.problem { throw problem }
      let event = entry.event
      guard let action = entry.action as? any NamingAction, let archer = event.subject, action.naming == nil else {
        entries.append(entry)
        continue
      }
      let name = action.displayName
      let isSame = action is Action.ParticipantChanged && known[archer] == name
      known[archer] = name
      guard isSame || !name.isEmpty else {
        entries.append(entry)
        continue
      }
      let nameless = action.naming(isSame ? .unchanged : .document, "")
      entries.append(TournamentLog.Entry(event.with(body: try nameless.body()), nameless))
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
      guard let action = entry.action as? any NamingAction, action.givesName, let name = names[entry.event.id] else {
        whole.append(entry.event)
        continue
      }
      let naming: Action.Naming? = name.isEmpty ? .document : nil
      whole.append(entry.event.with(body: try action.naming(naming, name).body()))
    }
    return whole
  }
}
