import Domain
import Leaderboards

/// Finds out what the lines of an entry list change in a tournament.
struct EntryPlanner {
  private let tournament: Tournament
  private let entries: [EntryList.Entry]
  /// The lines as the list has them, without what the register adds.
  private let stated: [Int: EntryList.Entry]
  private let names: [PlayerID: String]
  /// The archers of the roster that lines of the list name.
  private var known: [Int: Participant] = [:]
  /// The lines that could name several archers of the roster.
  private var unclear: Set<Int> = []
  private var taken: Set<PlayerID> = []
  private var wanted: Set<Place> = []
  /// An archer at each target, with the distances and faces of that archer's category.
  private var standing: [SessionTarget: (archer: String, faces: [String])] = [:]
  private(set) var clearing: [TournamentCommand] = []
  /// Archers go to another session after they have left their places, and before they get others.
  private(set) var moves: [TournamentCommand] = []
  private(set) var commands: [TournamentCommand] = []
  private(set) var entrants: [TournamentCommand] = []
  private(set) var problems: [EntryList.Problem] = []
  private(set) var shown: [EntryPlan.Line] = []
  private(set) var wishes: [PlayerID: String] = [:]
  private(set) var facts: [PlayerID: ExchangeFacts] = [:]
  private(set) var added = 0
  private(set) var changed = 0
  private(set) var unchanged = 0

  private struct Place: Hashable {
    let session: LineSessionID
    let target: TargetPlace
  }

  private struct SessionTarget: Hashable {
    let session: LineSessionID
    let number: Int
  }

  /// A line with the archer of the roster whom it names, and its session.
  private struct Line {
    let entry: EntryList.Entry
    let known: Participant?
    let session: LineSessionID
    let changesSession: Bool

    var place: Place? { entry.target.map { Place(session: session, target: $0) } }

    var leavesPlace: Bool {
      guard let target = known?.target else { return false }
      return changesSession || entry.target.map { $0 != target } ?? false
    }
  }

  init(_ tournament: Tournament, _ entries: [EntryList.Entry], stated: [EntryList.Entry]) {
    (self.tournament, self.entries) = (tournament, entries)
    self.stated = Dictionary(stated.map { ($0.line, $0) }) { first, _ in first }
    names = tournament.displayNames
    taken = Set(tournament.roster.map(\.id))
  }

  mutating func plan() throws(Refusal) {
    try findKnown()
    let lines = lines()
    wanted = Set(lines.compactMap(\.place))
    let leaving = Set(lines.filter(\.leavesPlace).compactMap(\.known?.id))
    noteStanding(besides: Set(lines.compactMap(\.known?.id)))
    for line in lines {
      try WorkLimit.check()
      let holder = line.place.flatMap { tournament.holder(of: $0.target, in: $0.session) }
      if let holder, holder.id != line.known?.id, !leaving.contains(holder.id) {
        let name = names[holder.id] ?? ""
        note(line.entry, Message("\(name) is at target \(line.entry.target?.text ?? "") already."))
      } else if let refusal = refusalOfTarget(of: line) {
        note(line.entry, refusal.message)
      } else if let archer = line.known {
        change(archer, to: line)
      } else {
        add(line)
      }
    }
  }

  /// Notes what is shot at the targets of archers whom the list does not name.
  private mutating func noteStanding(besides listed: Set<PlayerID>) {
    for archer in tournament.active where !listed.contains(archer.id) {
      guard let target = archer.target, let faces = tournament.faces(shotBy: archer.id) else { continue }
      standing[SessionTarget(session: tournament.sessionID(of: archer.entrant), number: target.number)] = (
        names[archer.id] ?? "", faces
      )
    }
  }

  /// The reason why a line's archer cannot stand at its target: another distance or face is shot there.
  private mutating func refusalOfTarget(of line: Line) -> Refusal? {
    let (entry, known) = (line.entry, line.known)
    let entrant = entrant(of: line, known?.entrant ?? .unknown)
    let category = tournament.categoryToShoot(with: entry.bowType ?? known?.bowType, entrant)
    guard let faces = category?.round.targets,
      let target = entry.target ?? (line.changesSession ? nil : known?.target)
    else { return nil }
    let bale = SessionTarget(session: line.session, number: target.number)
    guard let other = standing[bale], other.faces != faces else {
      standing[bale] = (entry.name, faces)
      return nil
    }
    let hadPlace = known?.target == target && !line.changesSession
    return hadPlace ? nil : .unlike(entry.name, other.archer, at: target.number)
  }

  private mutating func note(_ entry: EntryList.Entry, _ message: Message) {
    problems.append(.init(line: entry.line, message: ScreenText(message)))
  }

  /// The lines whose session is known, and whose place no line before them has.
  private mutating func lines() -> [Line] {
    var places: [Place: Int] = [:]
    var lines: [Line] = []
    for entry in entries {
      do throws(Refusal) {
        let line = try line(of: entry)
        if let place = line.place {
          if let first = places[place] {
            throw Refusal(.targetTaken, "Target \(place.target.text) is taken by line \(first).")
          }
          places[place] = entry.line
        }
        lines.append(line)
      } catch { note(entry, error.message) }
    }
    return lines
  }

  /// A line without a session leaves an archer of the roster where the archer is.
  private func line(of entry: EntryList.Entry) throws(Refusal) -> Line {
    if unclear.contains(entry.line) {
      throw Refusal(
        .unreadable,
        "The roster has \(entry.name), and it is unclear whether this is the same archer. Add the club and the bow."
      )
    }
    let before = tournament.sessionID(of: known[entry.line]?.entrant ?? .unknown)
    let session = entry.session.isEmpty ? before : try tournament.session(named: entry.session).id
    let archer = known[entry.line]
    return Line(entry: entry, known: archer, session: session, changesSession: archer != nil && session != before)
  }

  /// Finds the archers of the roster that lines of the list name.
  ///
  /// Of several archers with one name, those who agree in more come first. A line that leaves out a fact
  /// means the one archer who agrees in the others. A line with another club or bow changes an archer only if no other
  /// line and no other archer of the name is left, and one with both others is another archer.
  private mutating func findKnown() throws(Refusal) {
    let byName = Dictionary(grouping: tournament.roster) { Self.key($0.givenName) }
    // Results tell namesakes apart by numbers.
    let byShownName = Dictionary(grouping: tournament.roster) { [names] in Self.key(names[$0.id] ?? "") }
    let tournament = tournament
    func hasClub(_ archer: Participant, _ entry: EntryList.Entry) -> Bool {
      Self.key(archer.entrant.club ?? "") == Self.key(entry.club)
    }
    func allowsClub(_ archer: Participant, _ entry: EntryList.Entry) -> Bool {
      archer.entrant.club == nil || entry.club.isEmpty || hasClub(archer, entry)
    }
    func allowsBow(_ archer: Participant, _ entry: EntryList.Entry) -> Bool {
      archer.bowType == nil || entry.bowType == nil || archer.bowType == entry.bowType
    }
    func isPossible(_ archer: Participant, _ entry: EntryList.Entry) -> Bool {
      allowsBow(archer, entry) || allowsClub(archer, entry)
    }
    func isInSession(_ archer: Participant, _ entry: EntryList.Entry) -> Bool {
      if entry.session.isEmpty { return true }
      return (try? tournament.session(named: entry.session))?.id == tournament.sessionID(of: archer.entrant)
    }
    var found: Set<PlayerID> = []
    // A list of this shoot that another program has read names its archers by their codes.
    let byCode = Dictionary(tournament.roster.map { (IanseoExport.ownCode($0.number), $0) }) { first, _ in first }
    for entry in entries {
      guard let archer = entry.facts.code.flatMap({ byCode[$0.uppercased()] }),
        Self.key(archer.givenName) == Self.key(entry.name), isPossible(archer, entry), found.insert(archer.id).inserted
      else { continue }
      known[entry.line] = archer
    }
    func left(_ entry: EntryList.Entry, where isAlike: (Participant, EntryList.Entry) -> Bool) -> [Participant] {
      (byName[Self.key(entry.name)] ?? byShownName[Self.key(entry.name)] ?? []).filter {
        !found.contains($0.id) && isAlike($0, entry)
      }
    }
    func know(_ archer: Participant, as entry: EntryList.Entry) {
      known[entry.line] = archer
      found.insert(archer.id)
    }
    let likenesses: [(Participant, EntryList.Entry) -> Bool] = [
      { $0.bowType == $1.bowType && hasClub($0, $1) && $0.target == $1.target && isInSession($0, $1) },
      { $0.bowType == $1.bowType && hasClub($0, $1) && isInSession($0, $1) },
      { $0.bowType == $1.bowType && hasClub($0, $1) },
    ]
    for isAlike in likenesses {
      for entry in entries where known[entry.line] == nil {
        try WorkLimit.check()
        if let archer = left(entry, where: isAlike).first { know(archer, as: entry) }
      }
    }
    let others = entries.filter { known[$0.line] == nil }
    let wanting = Dictionary(grouping: others.flatMap { left($0, where: isPossible).map(\.id) }) { $0 }
    for entry in others {
      try WorkLimit.check()
      let possible = left(entry, where: isPossible)
      let agreeing = possible.filter { allowsBow($0, entry) && allowsClub($0, entry) }
      let meant = agreeing.isEmpty ? left(entry) { _, _ in true } : agreeing
      if !possible.isEmpty, let archer = meant.first, meant.count == 1, wanting[archer.id]?.count == 1 {
        know(archer, as: entry)
      } else if !possible.isEmpty {
        unclear.insert(entry.line)
      } else if let archer = tournament[id(of: entry, 1)], !found.contains(archer.id),
        NameKey(archer.givenName) != NameKey(entry.name)
      {
        // The archer has another name since the list was read.
        know(archer, as: entry)
      }
    }
  }

  /// A name as it is compared; Ianseo's lists have no semicolons.
  private static func key(_ name: String) -> NameKey { NameKey(name.replacing(";", with: ",")) }

  private mutating func change(_ archer: Participant, to line: Line) {
    let entry = line.entry
    let bow = entry.bowType ?? archer.bowType
    // The place of one session says nothing in another.
    let target = entry.target ?? (line.changesSession ? nil : archer.target)
    let entrant = entrant(of: line, archer.entrant)
    show(line, archer.id, bow, target, entrant)
    if (bow, target, entrant) == (archer.bowType, archer.target, archer.entrant) { return unchanged += 1 }
    changed += 1
    func command(_ target: TargetPlace?) -> TournamentCommand {
      .changing(archer, bow: .some(bow), target: .some(target))
    }
    // An archer whose place another will have leaves it first, and so does one who goes to another session.
    let isCleared = line.leavesPlace && (line.changesSession || isWanted(archer))
    if isCleared { clearing.append(command(nil)) }
    let moved = archer.entrant.shooting(in: entrant.session, isLocked: archer.entrant.isLocked)
    if line.changesSession { moves.append(.changeEntrant(archer.id, moved)) }
    let isPlaced = isCleared ? target == nil : (bow, target) == (archer.bowType, archer.target)
    if !isPlaced { commands.append(command(target)) }
    if entrant != moved { entrants.append(.changeEntrant(archer.id, entrant)) }
  }

  /// Whether a line of the list wants an archer's place.
  private func isWanted(_ archer: Participant) -> Bool {
    archer.target.map { wanted.contains(Place(session: tournament.sessionID(of: archer.entrant), target: $0)) } ?? false
  }

  private mutating func add(_ line: Line) {
    let entry = line.entry
    var number = 1
    while taken.contains(id(of: entry, number)) { number += 1 }
    let id = id(of: entry, number)
    taken.insert(id)
    added += 1
    let entrant = entrant(of: line, .unknown)
    let archer = TournamentCommand.NewArcher(
      id,
      displayName: entry.name,
      isGuest: true,
      bowType: entry.bowType,
      target: entry.target,
      isEntered: true,
      entrant: entrant
    )
    commands.append(.add(archer))
    show(line, id, entry.bowType, entry.target, entrant)
  }

  private mutating func show(
    _ line: Line,
    _ archer: PlayerID,
    _ bow: BowType?,
    _ target: TargetPlace?,
    _ entrant: Entrant
  ) {
    let entry = line.entry
    if !entry.wishes.isEmpty { wishes[archer] = entry.wishes }
    var known = entry.facts
    // The code that an export of this shoot has given is no licence.
    if let number = tournament[archer]?.number, known.code == IanseoExport.ownCode(number) { known.code = nil }
    if known != .none { facts[archer] = known }
    let category = tournament.categoryToShoot(with: bow, entrant) ?? .unassigned(in: tournament)
    shown.append(
      EntryPlan.Line(
        line: entry.line,
        name: names[archer] ?? entry.name,
        session: ScreenText(tournament.sessions.first { $0.id == line.session }?.title ?? ""),
        target: target,
        category: tournament.hasCategories ? ScreenText(category.title) : nil,
        bowType: bow,
        club: entrant.club,
        wishes: entry.wishes,
        birthYear: stated[entry.line]?.birthYear,
        gender: entrant.gender,
        licence: entry.licence
      )
    )
  }

  /// The club, age class, gender and session from a line; the year of birth stays in the list.
  private func entrant(of line: Line, _ known: Entrant) -> Entrant {
    let entry = line.entry
    let isThere = line.session == tournament.sessionID(of: known)
    let isSameClub = Self.key(entry.club) == Self.key(known.club ?? "")
    var entrant = known
    if !entry.club.isEmpty, !isSameClub { entrant.club = entry.club }
    entrant.gender = entry.gender ?? known.gender
    if !isThere { entrant.session = line.session }
    if let stated = entry.ageClass { return stated == known.ageClass ?? .adult ? entrant : entrant.aged(stated) }
    guard let birthYear = entry.birthYear else { return entrant }
    return entrant.aged(
      tournament.ageClass(bornIn: birthYear, entering: entrant, with: entry.bowType ?? line.known?.bowType)
    )
  }

  /// Returns an id that is the same for the same name in the same tournament, so that reading a list twice at once adds
  /// no archer twice.
  private func id(of entry: EntryList.Entry, _ number: Int) -> PlayerID {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325  // FNV-1a
    for byte in "\(tournament.id) \(NameKey(entry.name).text)".utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return PlayerID(rawValue: "entry-\(String(hash, radix: 36))-\(number)")
  }
}
