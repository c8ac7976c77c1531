import Domain

/// Moving an end that was entered for the wrong archer.
extension Tournament {
  /// Returns the events that move an end to the archer who shot it.
  ///
  /// They retract its arrows and enter them on the other sheet. An end that the other archer has comes back in exchange.
  func movingEnd(
    _ end: Int,
    from archer: PlayerID,
    to other: PlayerID,
    _ reason: String,
    by actor: UserID
  ) throws(Refusal) -> [TournamentDraft] {
    try requireOrganiser(actor)
    guard archer != other else { throw Refusal(.notAllowed, "Choose the archer who shot this end.") }
    if reason.isEmpty { throw .reasonRequired }
    let (moved, returned) = (try movableEnd(end, of: archer), try movableEnd(end, of: other))
    if moved.isEmpty { throw Refusal(.unknownEntry, "\(displayName(of: archer)) has no arrows in end \(end).") }
    let retractions = [(archer, moved), (other, returned)].flatMap { owner, arrows in
      arrows.map { TournamentDraft(Action.Undone(), on: owner, retracting: $0.id) }
    }
    var after = self
    for draft in retractions {
      if let arrow = draft.retracts, let owner = draft.subject { after.takeBack(arrow, of: owner) }
    }
    var drafts = retractions
    for (owner, arrows, origin) in [(other, moved, archer), (archer, returned, other)] {
      let isSameFace =
        round(of: owner).pass(ofEnd: end)?.targetFace == round(of: origin).pass(ofEnd: end)?.targetFace
      for (index, arrow) in arrows.enumerated() {
        let move = index == 0 ? Action.Arrow.Move(from: origin, reason: reason) : nil
        let action = arrow.shot(index + 1, ofEnd: end, isPlaced: isSameFace, move)
        try after.judge(action, by: actor, on: owner)
        drafts.append(TournamentDraft(action, on: owner))
      }
      guard arrows.count <= round(of: owner).pass(ofEnd: end)?.arrowsPerEnd ?? 0 else { throw .endAlreadyComplete }
    }
    return drafts
  }

  /// The arrows of an end that has one entry, and that no person has decided.
  private func movableEnd(_ number: Int, of archer: PlayerID) throws(Refusal) -> [Arrow] {
    _ = try participant(archer)
    guard let end = sheet(of: archer)[end: number] else {
      throw Refusal(.unknownEntry, "\(displayName(of: archer)) shoots no end \(number).")
    }
    guard end.others.isEmpty, !end.isSettled, end.arrows.allSatisfy({ $0.recordedBy != nil }) else {
      throw Refusal(
        .notAllowed,
        "End \(number) of \(displayName(of: archer)) has several entries or was missed. Correct its arrows one by one."
      )
    }
    return end.arrows
  }
}

extension Arrow {
  fileprivate func shot(
    _ number: Int,
    ofEnd end: Int,
    isPlaced: Bool,
    _ move: Action.Arrow.Move?
  ) -> Action.Arrow {
    Action.Arrow(
      end: end,
      number: number,
      token: value.token.rawValue,
      placement: isPlaced ? placement : nil,
      inputMode: isPlaced ? inputMode : .buttons,
      isOverridden: isPlaced && isOverridden,
      device: device,
      moved: move
    )
  }
}
