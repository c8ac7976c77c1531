internal import Domain

/// Bringing back an archer who was withdrawn or disqualified by mistake.
extension Tournament {
  /// Takes back the event by which an archer went out; an archer who is in stays so.
  ///
  /// Refused where it would cost somebody else: the retraction folds everything again, and whoever was put at the free
  /// target meanwhile would lose it.
  func reinstatement(of archer: PlayerID, by actor: UserID) throws(ScoringRefusal) -> [TournamentDraft] {
    if status == .cancelled || status == .completed && actor != createdBy { throw .notInProgress(status) }
    let participant = try participant(archer)
    guard let leaving = participant.leaving else {
      guard actor == createdBy || participant.isScoreable(by: actor) else { throw .notScoreable }
      return []
    }
    guard actor == createdBy || leaving.actor == actor else {
      throw .retractedByOther
    }
    if actor != createdBy, finalised.contains(archer) { throw .finalized }
    if let target = participant.target, let other = active.first(where: { $0.target == target }) {
      throw ScoringRefusal(
        .targetTaken,
        "\(displayName(of: other.id)) stands at \(target) now; move that archer first."
      )
    }
    return [TournamentDraft(.undone, on: archer, retracting: leaving.event)]
  }
}
