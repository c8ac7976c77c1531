package import Domain
package import Leaderboards

/// The places on the line: proposals, places for late entries, and moves by hand.
extension Tournament {
  /// The sessions in the organiser's order; one where there is no list.
  package var sessions: [LineSession] { listedSessions.isEmpty ? [.only] : listedSessions }

  /// An archer's session: the one that was chosen, else the first.
  package func session(shotBy archer: Participant) -> LineSession {
    sessions.first { $0.id == archer.entrant.session } ?? sessions[0]
  }

  /// The session with this name, or with this number from 1, or with this id.
  ///
  /// A number comes before an id, because people see the order of the sessions and never their ids.
  ///
  /// - Throws: ``ScoringCode/unreadable`` naming the sessions that there are.
  package func session(named text: String) throws(Refusal) -> LineSession {
    let wanted = NameKey(text)
    if let found = sessions.first(where: { NameKey($0.name) == wanted }) { return found }
    if let number = Int(wanted.text), sessions.indices.contains(number - 1) { return sessions[number - 1] }
    if let found = sessions.first(where: { NameKey($0.id.rawValue) == wanted }) { return found }
    let names = sessions.map(\.name).joined(separator: ", ")
    throw Refusal(
      .unreadable,
      "There is no session \"\(text.prefix(40))\". The sessions are: \(names). Add others on the page Targets."
    )
  }

  /// The id of the session of an archer with these facts: the chosen one, else the first.
  func sessionID(of entrant: Entrant) -> LineSessionID {
    sessions.first { $0.id == entrant.session }?.id ?? sessions[0].id
  }

  /// An id for a session to add: no session has it, and no archer of a session that was removed.
  package var newSessionID: LineSessionID {
    let used = Set(sessions.map(\.id) + roster.compactMap(\.entrant.session))
    let free = (1...used.count + 1).map { LineSessionID(rawValue: String($0)) }.first { !used.contains($0) }
    return free ?? LineSessionID(rawValue: "\(used.count + 1)")
  }

  /// The sessions with one in the place of the session with its id, or added.
  package func sessions(with session: LineSession) -> [LineSession] {
    let isKnown = sessions.contains { $0.id == session.id }
    return isKnown ? sessions.map { $0.id == session.id ? session : $0 } : sessions + [session]
  }

  /// The archer who is in and stands at a place of a session.
  func holder(of target: TargetPlace, in session: LineSessionID) -> Participant? {
    active.first { $0.target == target && sessionID(of: $0.entrant) == session }
  }

  /// The archers who are in and shoot in a session, in roster order.
  package func archers(in session: LineSession) -> [Participant] {
    active.filter { self.session(shotBy: $0).id == session.id }
  }

  package func archers(atTargetOf archer: Participant) -> [Participant] {
    guard let number = archer.target?.number else { return [] }
    let session = session(shotBy: archer)
    return archers(in: session).filter { $0.target?.number == number && $0.id != archer.id }
  }

  /// The session's targets with their places, as far as they are used and one more, to move an archer there, and all others
  /// with archers.
  package func bales(in session: LineSession) -> [(number: Int, places: [TargetPlace])] {
    let used = Dictionary(grouping: archers(in: session).compactMap(\.target), by: \.number)
    let own = session.firstTarget..<session.firstTarget + session.targets
    let last = used.keys.filter(own.contains).max() ?? own.lowerBound - 1
    return Set(used.keys).union(own.prefix { $0 <= last + 1 }).sorted().map { number in
      let places = session.letters.compactMap { try? TargetPlace("\(number)\($0)") }.filter(session.has)
      return (number, Set(places).union(used[number] ?? []).sorted())
    }
  }

  /// The same along the line of targets, archers without a place last.
  package func alongTheLine(in session: LineSession) -> [Participant] {
    archers(in: session).sorted(by: Participant.standsBefore)
  }

  /// Returns archers by session and target, those without a target last in their session and in the given order.
  func alongTheLine(_ archers: [Participant]) -> [Participant] {
    if archers.count < 2 { return archers }
    return sessions.flatMap { session in
      let own = sessions.count > 1 ? archers.filter { self.session(shotBy: $0).id == session.id } : archers
      return own.filter { $0.target != nil }.sorted(by: Participant.standsBefore) + own.filter { $0.target == nil }
    }
  }

  /// A place for every archer of a session who is not locked, by category and club.
  ///
  /// Each category has a block of neighbouring targets. Locked places stay.
  ///
  /// - Throws: ``ScoringCode/invalidTarget`` where the session has too few targets.
  package func proposal(for session: LineSession) throws(Refusal) -> [PlayerID: TargetPlace] {
    let archers = archers(in: session)
    let locked = archers.filter { $0.entrant.isLocked && $0.target != nil }
    var places: [PlayerID: TargetPlace] = [:]
    var next = session.firstTarget
    for block in blocks(of: archers, in: session) {
      let own = Set(block.map(\.id))
      let foreign = Set(locked.filter { !own.contains($0.id) }.compactMap(\.target?.number))
      let held = Set(locked.filter { own.contains($0.id) }.compactMap(\.target))
      let moving = block.filter { archer in !locked.contains { $0.id == archer.id } }
      guard !moving.isEmpty else { continue }
      var needed = (moving.count + session.perTarget - 1) / session.perTarget
      var numbers: [Int] = []
      repeat {
        numbers = Self.numbers(from: next, count: needed, without: foreign)
        let free = numbers.count * session.perTarget - held.count { numbers.contains($0.number) }
        if free >= moving.count { break }
        needed += 1
      } while needed <= TargetPlace.allowedNumbers.upperBound
      try Self.deal(moving, on: numbers, perTarget: session.perTarget, without: held, to: &places)
      next = (numbers.last ?? next) + 1
    }
    guard next <= session.firstTarget + session.targets else {
      throw .tooFewTargets(session, needs: next - session.firstTarget)
    }
    return places
  }

  /// A place for every archer of a session who has none: the first free one of the category's block, then new targets.
  ///
  /// - Throws: ``ScoringCode/invalidTarget`` where the session has too few targets.
  package func placesForTheRest(of session: LineSession) throws(Refusal) -> [PlayerID: TargetPlace] {
    let archers = archers(in: session)
    var taken = Set(archers.compactMap(\.target))
    var places: [PlayerID: TargetPlace] = [:]
    for block in blocks(of: archers, in: session) {
      var numbers = Set(block.compactMap(\.target?.number)).sorted()
      for archer in block where archer.target == nil {
        var place = try Self.free(on: numbers, perTarget: session.perTarget, taken)
        if place == nil {
          let next = (taken.map(\.number).max() ?? session.firstTarget - 1) + 1
          guard next < session.firstTarget + session.targets else {
            throw .tooFewTargets(session, needs: next - session.firstTarget + 1)
          }
          numbers.append(next)
          place = try Self.free(on: [next], perTarget: session.perTarget, taken)
        }
        guard let place else { continue }
        taken.insert(place)
        places[archer.id] = place
      }
    }
    return places
  }

  /// The steps that bring archers to places; an archer at a place that another one gets leaves it first.
  package func steps(placing places: [PlayerID: TargetPlace?], as key: String) -> [TournamentStep] {
    let moves = places.filter { archer, place in self[archer].map { $0.target != place } ?? false }
    let wanted = Set(moves.values.compactMap(\.self))
    let moving = roster.filter { moves[$0.id] != nil }
    let leaving = moving.filter { $0.target.map(wanted.contains) == true }.map {
      TournamentCommand.placing($0, at: nil)
    }
    let arriving = moving.compactMap { archer -> TournamentCommand? in
      guard let place = moves[archer.id] else { return nil }
      return place == nil && archer.target.map(wanted.contains) == true ? nil : .placing(archer, at: place)
    }
    return (leaving + arriving).steps(as: key)
  }

  /// The places after one archer goes to another: the archer there takes the place that becomes free.
  package func swap(_ archer: Participant, to place: TargetPlace?) -> [PlayerID: TargetPlace?] {
    let session = session(shotBy: archer)
    guard let place, let other = archers(in: session).first(where: { $0.target == place && $0.id != archer.id }) else {
      return [archer.id: place]
    }
    return [archer.id: place, other.id: archer.target]
  }

  /// The steps that bring an archer to a place of a session, locked there or not.
  ///
  /// An archer who stands there goes to the place that becomes free. Where none does, that archer stays in the session
  /// without a place.
  package func steps(
    moving archer: Participant,
    to place: TargetPlace?,
    in session: LineSession,
    isLocked: Bool,
    as key: String
  ) -> [TournamentStep] {
    let (before, isLocked) = (self.session(shotBy: archer), isLocked && place != nil)
    if before.id == session.id {
      let entrant = archer.entrant.shooting(in: archer.entrant.session, isLocked: isLocked)
      let locking = TournamentStep(.changeEntrant(archer.id, entrant), as: EventID(rawValue: "\(key)-lock"))
      return steps(placing: swap(archer, to: place), as: key) + [locking]
    }
    let other = place.flatMap { holder(of: $0, in: session.id) }
    // The place of one session says nothing in another, so both leave theirs first.
    var commands = [archer, other].compactMap(\.self).filter { $0.target != nil }.map { archer in
      TournamentCommand.placing(archer, at: nil)
    }
    commands.append(.changeEntrant(archer.id, archer.entrant.shooting(in: session.id, isLocked: isLocked)))
    if let place { commands.append(.placing(archer, at: place)) }
    if let other, let target = archer.target {
      let entrant = other.entrant.shooting(in: before.id, isLocked: other.entrant.isLocked)
      commands += [.changeEntrant(other.id, entrant), .placing(other, at: target)]
    }
    return commands.steps(as: key)
  }
}

extension Tournament {
  /// Archers who may stand at one target: those of a category, or of all with the same distance and face where the session
  /// shares targets.
  private func blocks(of archers: [Participant], in session: LineSession) -> [[Participant]] {
    var keys: [String] = []
    var blocks: [String: [Participant]] = [:]
    let order = categories.map(\.id) + [TournamentCategory.unassignedID]
    let sorted = archers.map { ($0, category(of: $0.id)?.id ?? TournamentCategory.unassignedID) }
      .sorted { (order.firstIndex(of: $0.1) ?? 0) < (order.firstIndex(of: $1.1) ?? 0) }
    for (archer, category) in sorted {
      let key = session.sharesTargets ? round(of: archer.id).targets.joined(separator: "/") : category.rawValue
      if blocks[key] == nil { keys.append(key) }
      blocks[key, default: []].append(archer)
    }
    return keys.compactMap { blocks[$0] }
  }

  private static func numbers(from first: Int, count: Int, without foreign: Set<Int>) -> [Int] {
    var numbers: [Int] = []
    var number = first
    while numbers.count < count, number <= TargetPlace.allowedNumbers.upperBound {
      if !foreign.contains(number) { numbers.append(number) }
      number += 1
    }
    return numbers
  }

  /// Deals archers as ``TargetPlan`` does, onto the free places.
  private static func deal(
    _ archers: [Participant],
    on numbers: [Int],
    perTarget: Int,
    without held: Set<TargetPlace>,
    to places: inout [PlayerID: TargetPlace]
  ) throws(Refusal) {
    let entries = archers.map { TargetPlan.Archer(id: $0.id.rawValue, club: $0.entrant.club ?? "") }
    let dealt = try TargetPlan(entries, perTarget: perTarget, firstTarget: 1).places
    let ordered = dealt.sorted { left, right in
      (left.value.letter ?? "A", left.value.number) < (right.value.letter ?? "A", right.value.number)
    }
    var free: [TargetPlace] = []
    for index in 0..<perTarget {
      for number in numbers {
        let place = try TargetPlace(number: number, letterIndex: index)
        if !held.contains(place) { free.append(place) }
      }
    }
    guard free.count >= ordered.count else { throw .tooFewTargets(nil, needs: numbers.count) }
    for (entry, place) in zip(ordered, free) { places[PlayerID(rawValue: entry.key)] = place }
  }

  private static func free(
    on numbers: [Int],
    perTarget: Int,
    _ taken: Set<TargetPlace>
  ) throws(Refusal) -> TargetPlace? {
    for number in numbers {
      for index in 0..<perTarget {
        let place = try TargetPlace(number: number, letterIndex: index)
        if !taken.contains(place) { return place }
      }
    }
    return nil
  }
}

extension TournamentCommand {
  package static func placing(_ archer: Participant, at place: TargetPlace?) -> TournamentCommand {
    .changing(archer, target: .some(place))
  }

  /// The same archer with another name, bow or place; outside nil for the one that the archer has.
  package static func changing(
    _ archer: Participant,
    name: String? = nil,
    bow: BowType?? = nil,
    target: TargetPlace?? = nil
  ) -> TournamentCommand {
    .changeArcher(
      archer.id,
      displayName: name ?? archer.givenName,
      bowType: bow ?? archer.bowType,
      shaftDiameterUm: archer.shaftDiameterUm,
      target: target ?? archer.target
    )
  }
}

extension Refusal {
  fileprivate static func tooFewTargets(_ session: LineSession?, needs count: Int) -> Refusal {
    let name = session?.title ?? Message("The session")
    return Refusal(
      .invalidTarget,
      "\(name) needs \(count) targets and has \(session?.targets ?? 0). Add targets or put more archers on each."
    )
  }
}
