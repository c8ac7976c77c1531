import Domain

extension Action {
  /// A correction of an arrow of the archer who is the event's subject.
  struct Edited: ScorersAction, Codable {
    static let kind = Kind.edited

    let arrow: EventID
    /// The old token.
    let old: String
    /// The new token.
    let new: String
    let reason: String?

    static let isScored = true
    static let isOfCards = true
    static let undoing = Undoing.byActor

    func judge(_ attempt: Attempt, in tournament: Tournament) throws(Refusal) {
      let (status, subject, actor) = (tournament.status, attempt.subject, attempt.actor)
      let isOrganiser = tournament.organises(actor)
      guard status.isStarted else { throw .notInProgress(status) }
      if status == .completed, !isOrganiser { throw .finalized }
      let participant =
        isOrganiser ? try tournament.participant(subject) : try tournament.scoreable(subject, by: actor)
      let isFrozen = status == .completed || tournament.finalised.contains(participant.id)
      if isFrozen, !isOrganiser { throw .finalized }
      let sheet = tournament.sheet(of: participant.id)
      guard let place = sheet.place(of: arrow), let pass = tournament.round(of: participant.id).pass(ofEnd: place.end)
      else {
        throw .unknownArrow
      }
      _ = try pass.scoringSystem.value(of: new)
      if tournament.settings.entry == .double, !isOrganiser, sheet.arrow(arrow)?.recordedBy != actor {
        throw Refusal(.notAllowed, "You can correct only your own sheet. The organiser can correct every sheet.")
      }
      let needsReason = isFrozen || sheet[end: place.end]?.isClosed == true || !participant.isScoreable(by: actor)
      if needsReason, reason?.trimmingSpaces.isEmpty ?? true { throw .reasonRequired }
    }

    func apply(to tournament: inout Tournament, _ event: ScoringEvent, sequence _: Int) {
      guard let archer = event.subject, let sheet = tournament.sheets[archer], let place = sheet.place(of: arrow),
        let value = try? tournament.round(of: archer).pass(ofEnd: place.end)?.scoringSystem.value(of: new),
        let corrected = sheet.arrow(arrow)
      else { return }
      // A placed arrow keeps its placement, and its changed value is flagged.
      let isOverridden = corrected.isOverridden || (corrected.placement != nil && corrected.value != value)
      tournament.sheets[archer]?.replace(arrow, with: value, isOverridden: isOverridden, by: event.actor)
      // The judge's correction decides the end, whatever else was entered. A scorer who corrects an own arrow decides
      // nothing.
      let isJudged = tournament.organises(event.actor) && corrected.recordedBy != event.actor
      if isJudged { tournament.sheets[archer]?.settle(place.end, onEntryWith: arrow) }
      tournament.countCorrection()
    }

    func concerned(_ subject: PlayerID?, in _: Tournament) -> [PlayerID] { [subject].compactMap(\.self) }
    static let makesVersion = true

    func line(_ event: ScoringEvent, in audit: Audit) -> Audit.Details {
      let end = audit.end(of: arrow)
      let text = Message("\(audit.name(event.subject)): \(old) corrected to \(new) in end \(end ?? 0).")
      return Audit.Details(text: text.with(reason: reason), end: end, old: old, new: new, reason: reason)
    }

    static func undone(_ archer: String) -> Message { Message("\(archer): a correction was undone.") }
  }
}
