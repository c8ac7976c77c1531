package import Domain

/// Joining two entries of one person, such as those of a member who came in again with a second account.
extension Tournament {
  /// The entry that an archer's events belong to, now that entries were joined.
  func line(of archer: PlayerID) -> PlayerID { joints.isEmpty ? archer : joints[archer] ?? archer }

  /// The event as one of the entry that stays; a deletion of a name is of the entry that had it.
  func onLine(_ event: ScoringEvent) -> ScoringEvent {
    guard !joints.isEmpty, let subject = event.subject, event.kind != .nameDeleted, let line = joints[subject] else {
      return event
    }
    var moved = event
    moved.subject = line
    return moved
  }

  /// Whether two entries may be of one person, as far as the organiser is concerned.
  package func mayJoin(_ other: PlayerID, into archer: PlayerID) -> Bool {
    (try? judge(Action.ArchersJoined(other: other, reason: "why"), by: owner, on: archer)) != nil
  }

  func joining(_ joint: Action.ArchersJoined, into archer: PlayerID) throws(Refusal) -> TournamentDraft {
    let (own, theirs) = (sheet(of: archer).ends, sheet(of: joint.other).ends)
    let unclear = zip(own, theirs).enumerated().filter { !$0.element.0.canTake($0.element.1) }.map { $0.offset + 1 }
    guard unclear.isEmpty else {
      let ends = unclear.map(String.init).joined(separator: ", ")
      throw Refusal(
        .notAllowed,
        "These ends differ and are not complete: \(ends). Finish them in one entry, or undo their arrows."
      )
    }
    return TournamentDraft(joint, on: archer)
  }
}

extension Sheet {
  /// Adds the entries of another sheet of the same archer and round.
  mutating func join(_ other: Sheet) {
    for number in ends.indices.map({ $0 + 1 }) {
      if let end = other[end: number], end.isEntered { change(number) { $0.join(end) } }
    }
  }
}

extension End {
  /// Whether a scorer has entered an arrow; misses for the ends before a late start do not count.
  fileprivate var isEntered: Bool { entries.joined().contains { $0.recordedBy != nil } }

  /// Whether the entries of another end lie beside the own ones without a doubt: complete, or with the same arrows.
  fileprivate func canTake(_ other: End) -> Bool {
    if !isEntered || !other.isEntered || isClosed && other.isClosed { return true }
    let (own, theirs) = (arrows.map(\.value.token), other.arrows.map(\.value.token))
    return own.starts(with: theirs) || theirs.starts(with: own)
  }

  fileprivate mutating func join(_ other: End) {
    guard isEntered else {
      self = other
      return
    }
    others.append(EndEntry(arrows: other.arrows))
    others += other.others
    countCompleteEntry()
    // A difference that nobody has decided about yet.
    isSettled = isSettled && !isDisputed
  }
}
