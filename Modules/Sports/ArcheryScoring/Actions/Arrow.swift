import Domain

extension Action {
  /// An arrow of the archer who is the event's subject.
  struct Arrow: ScorersAction, Codable {
    static let kind = Kind.arrow

    /// The end, from 1.
    ///
    /// The event names it, so that retracting an arrow moves no other.
    let end: Int
    /// The arrow's number in the end, from 1, as the device saw it; nil in events of earlier versions.
    let number: Int?
    let token: String
    /// The place on the face; nil for an arrow entered by button.
    let placement: Placement?
    /// The way in which it was entered.
    let inputMode: InputMode
    /// Whether the value differs from the placement's.
    let isOverridden: Bool
    /// The device that it was entered on.
    let device: String?
    /// The archer for whom the end was entered by mistake; only in the first arrow of an end that was moved.
    var moved: Move? = nil

    /// An end that was entered for another archer.
    struct Move: Codable, Hashable, Sendable {
      /// The other archer.
      let from: PlayerID
      let reason: String
    }

    static let isScored = true
    static let isOfCards = true
    static let undoing = Undoing.byActor

    /// Returns the device of the arrow; if unnamed, the one whose store accepted it first.
    private func device(stampedBy stamp: Stamp?) -> String? { device ?? stamp?.device.rawValue }

    // MARK: Rules

    func judge(_ attempt: Attempt, in tournament: Tournament) throws(Refusal) {
      try tournament.requireShooting()
      let participant = try tournament.scoreable(attempt.subject, by: attempt.actor)
      if participant.status != .active { throw .withdrawn }
      if tournament.finalised.contains(participant.id) { throw .finalized }
      guard let pass = tournament.round(of: participant.id).pass(ofEnd: end) else { throw .roundComplete }
      _ = try pass.scoringSystem.value(of: token)
      try placement?.check()
      let source = tournament.source(attempt.actor, device(stampedBy: attempt.stamp))
      let place = tournament.sheet(of: participant.id)[end: end]?.place(ofArrow: number, from: source)
      if place == nil { throw .endAlreadyComplete }
    }

    // MARK: Effect

    func apply(to tournament: inout Tournament, _ event: ScoringEvent, sequence: Int) {
      let device = device(stampedBy: event.stamp)
      guard let archer = event.subject, let pass = tournament.round(of: archer).pass(ofEnd: end),
        let value = try? pass.scoringSystem.value(of: token), let sheetEnd = tournament.sheet(of: archer)[end: end],
        let place = sheetEnd.place(ofArrow: number, from: tournament.source(event.actor, device))
      else { return }
      tournament.add(
        ArcheryScoring.Arrow(
          id: event.id,
          value: value,
          placement: placement,
          inputMode: inputMode,
          isOverridden: isOverridden,
          correctedBy: nil,
          recordedBy: event.actor,
          device: device,
          at: event.occurredAt,
          sequence: sequence
        ),
        to: archer,
        end: end,
        at: place
      )
    }

    func concerned(_ subject: PlayerID?, in _: Tournament) -> [PlayerID] { [subject].compactMap(\.self) }

    // MARK: Words

    func line(_ event: ScoringEvent, in audit: Audit) -> Audit.Details {
      let archer = audit.name(event.subject)
      let text =
        isBeside(event, in: audit)
        ? Message("\(archer): \(token) in end \(end), in an entry that does not count.")
        : Message("\(archer): \(token) in end \(end).")
      let moved = moved.map { Message("\(text) Moved from \(audit.name($0.from)).").with(reason: $0.reason) }
      return Audit.Details(text: moved ?? text, end: end, new: token, reason: self.moved?.reason, device: device)
    }

    /// Returns whether the arrow is in an entry that does not count.
    func isBeside(_ event: ScoringEvent, in audit: Audit) -> Bool {
      let end = event.subject.flatMap { audit.log.tournament?.sheet(of: $0)[end: self.end] }
      return end?.others.contains { $0.arrows.contains { $0.id == event.id } } == true
        && end?.arrows.contains { $0.id == event.id } == false
    }
  }
}

extension Placement {
  fileprivate func check() throws(Refusal) {
    guard TargetPoint.allowedUm.contains(point.xUm), TargetPoint.allowedUm.contains(point.yUm), (0...99).contains(spot),
      face.utf8.count <= 100
    else { throw Refusal(.invalidPlacement, "The arrow is too far from the face.") }
  }
}
