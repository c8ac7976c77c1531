package import Domain

/// A mistake in the places on the line, for the organiser to mend.
///
/// New places are judged before they are recorded. Shoots of earlier versions, changes of categories and sessions, and
/// devices that were offline can leave such places.
package struct TargetFault: Hashable, Sendable {
  package let number: Int
  /// The mistake, and the way to mend it.
  package let text: Message
}

extension Tournament {
  /// The mistakes at the targets of a session, along the line.
  ///
  /// Archers of different distances or faces share a target, a place is given out twice, or the session has no such
  /// place.
  package func targetFaults(in session: LineSession) -> [TargetFault] {
    let placed = Dictionary(grouping: archers(in: session).filter { $0.target != nil }) { $0.target?.number ?? 0 }
    return placed.sorted { $0.key < $1.key }.flatMap { number, archers in
      let places = Dictionary(grouping: archers.compactMap(\.target), by: \.self).sorted { $0.key < $1.key }
      let isUnlike = Set(archers.compactMap { faces(shotBy: $0.id) }).count > 1
      let unlike = Message("Different distances or faces share this target. Move archers to other targets.")
      let texts =
        (isUnlike ? [unlike] : [])
        + places.filter { $0.value.count > 1 }.map { place, _ in
          Message("Several archers have the place \(place.text). Move them apart.")
        }
        + places.filter { !session.has($0.key) }.map { place, _ in
          Message("The session has no place \(place.text). Move the archer, or change the session.")
        }
      return texts.map { TargetFault(number: number, text: $0) }
    }
  }

  /// The refusal of places that archers got, where one shares a target with an archer of another distance or face.
  ///
  /// `before` is the tournament before the change. An archer who had the place before is not judged.
  func refusal(ofPlaces archers: Set<PlayerID>, since before: Tournament) -> Refusal? {
    if archers.isEmpty || !hasCategories { return nil }
    for archer in active where archers.contains(archer.id) {
      let session = session(shotBy: archer)
      guard let target = archer.target, let faces = faces(shotBy: archer.id) else { continue }
      let known = before[archer.id]
      if known?.target == target, known.map(before.session(shotBy:))?.id == session.id { continue }
      let other = self.archers(in: session).first { other in
        other.target?.number == target.number && (self.faces(shotBy: other.id) ?? faces) != faces
      }
      if let other { return .unlike(displayName(of: archer.id), displayName(of: other.id), at: target.number) }
    }
    return nil
  }

  /// The distances and faces that an archer shoots, in order; nil for one in no category, whose round is not settled.
  func faces(shotBy archer: PlayerID) -> [String]? { category(of: archer)?.round.targets }

  /// The changes by which archers leave places that another list of sessions would give out twice.
  ///
  /// Archers who stay in their session keep their places. Archers of a removed session go to the first one, and keep
  /// theirs where it is free.
  func leavingTakenPlaces(in sessions: [LineSession]) -> [TournamentDraft] {
    var after = self
    after.listedSessions = sessions
    let placed = active.filter { $0.target != nil }
    let stays = { (archer: Participant) in after.sessionID(of: archer.entrant) == sessionID(of: archer.entrant) }
    var taken: [LineSessionID: Set<TargetPlace>] = [:]
    return (placed.filter(stays) + placed.filter { !stays($0) }).compactMap { archer in
      guard let target = archer.target,
        !taken[after.sessionID(of: archer.entrant), default: []].insert(target).inserted
      else { return nil }
      let details = Action.ParticipantChanged(
        displayName: archer.givenName,
        bowType: archer.bowType,
        shaftDiameterUm: archer.shaftDiameterUm,
        target: nil
      )
      return TournamentDraft(details, on: archer.id)
    }
  }
}

extension Tournament {
  /// Which detail begins the end that most archers shoot next, such as "End 2: CD first, then AB".
  ///
  /// nil where the archers who are shooting are in several sessions, or in one without details.
  var detailOrder: Message? {
    guard status == .inProgress, sessions.contains(where: { $0.details == 2 }) else { return nil }
    let unfinished = active.map { (archer: $0, sheet: sheet(of: $0.id)) }.filter { $0.sheet.openEnd != nil }
    let begun = unfinished.filter(\.sheet.isBegun)
    let shooting = begun.isEmpty ? unfinished : begun
    let ends = shooting.compactMap(\.sheet.openEnd).sorted()
    let places = Set(shooting.map { sessionID(of: $0.archer.entrant) })
    guard let first = shooting.first, places.count == 1 else { return nil }
    let end = ends[ends.count / 2]
    return session(shotBy: first.archer).order(inEnd: end).map { Message("End \(end): \($0)") }
  }
}

extension LineSession {
  /// Whether a place is one of the session's; a target without a letter is where archers stand alone.
  package func has(_ place: TargetPlace) -> Bool {
    guard (firstTarget..<firstTarget + targets).contains(place.number) else { return false }
    return place.letter.map(letters.contains) ?? true
  }
}

extension Round {
  /// The distances and faces in the order in which they are shot, such as `70 m, 122 cm face`.
  var targets: [String] {
    passes.map(\.text.description).reduce(into: []) { targets, text in
      if targets.last != text { targets.append(text) }
    }
  }
}

extension Refusal {
  static func unlike(_ archer: String, _ other: String, at number: Int) -> Refusal {
    Refusal(
      .invalidTarget,
      "\(archer) and \(other) shoot at different distances or faces and cannot share target \(String(number)). Choose another target."
    )
  }
}
