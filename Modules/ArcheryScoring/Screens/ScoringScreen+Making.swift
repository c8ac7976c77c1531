internal import Domain

extension Tournament {
  /// The scoring page of one desk.
  public func scoringScreen(_ desk: ScoringDesk) -> ScoringScreen {
    let session = session(of: desk.scorer)
    let kept = desk.selected.map(session.sheet)
    let shown = kept.map { $0.openEnd ?? round.ends }
    let pass = shown.flatMap { round.pass(ofEnd: $0) }
    let cards = kept.map { self.cards(of: $0) } ?? []
    let obstacle = obstacle(for: desk, session)
    let isDone = status == .inProgress && session.isRoundComplete && !session.isFinalised
    let disagreement = disagreement(about: session.turns)?.message
    return ScoringScreen(
      tournament: id,
      scorer: desk.scorer,
      name: name,
      scoringMode: isPractice ? .practice : .tournament,
      isOpenEnded: isOpenEnded,
      status: status,
      participants: tabs(desk, session),
      selected: desk.selected,
      progress: progress(desk, session),
      passText: pass?.text,
      lastEndShotAlike: shown.flatMap { round.lastEnd(shotAs: $0) },
      openEnd: shown.map { cards[$0 - 1] },
      runningTotal: kept?.running.score ?? 0,
      maxScore: round.maxScore,
      sheet: cards.filter { $0.emptySlots == 0 },
      advance: settings.advance,
      tokens: pass?.scoringSystem.buttons ?? [],
      inputModes: pass?.targetFace == nil ? [.buttons] : InputMode.allCases,
      face: pass?.targetFace?.drawing,
      shaftDiameterUm: desk.selected.map(shaftUm) ?? round.defaultShaftUm,
      turn: obstacle ?? desk.selected.map { "\(displayName(of: $0)) to shoot." } ?? "",
      canRecord: obstacle == nil,
      canUndo: (try? undoing(by: desk.scorer)) != nil,
      canFinalise: isDone && disagreement == nil,
      disagreement: isDone ? disagreement : nil,
      disputes: disputes.filter { dispute in session.scoreable.contains { $0.id == dispute.archer } },
      roundComplete: session.isRoundComplete,
      finalised: session.isFinalised
    )
  }

  private func tabs(_ desk: ScoringDesk, _ session: ScorerSession) -> [ScoringScreen.ParticipantTab] {
    let (names, currentEnd) = (displayNames, session.currentEnd)
    return session.scoreable.map { archer in
      let sheet = session.sheet(of: archer.id)
      return ScoringScreen.ParticipantTab(
        id: archer.id,
        displayName: names[archer.id] ?? "",
        isCurrentUser: desk.scorer.map { archer.id == PlayerID($0) } ?? false,
        isGuest: archer.isGuest,
        target: archer.target,
        isSelected: archer.id == desk.selected,
        runningTotal: sheet.running.score,
        status: archer.status,
        endsCompleted: sheet.endsCompleted,
        arrowsInEnd: sheet.openEnd.flatMap { sheet[end: $0]?.arrows.count } ?? 0,
        openEnd: sheet.openEnd,
        openArrows: sheet.openEnd.map { cards(of: sheet)[$0 - 1].arrows } ?? [],
        shaftDiameterUm: shaftUm(of: archer.id),
        isOpen: session.isOpen(archer, in: currentEnd),
        isLeftToOthers: session.leftToOthers.contains(archer.id)
      )
    }
  }

  private func progress(_ desk: ScoringDesk, _ session: ScorerSession) -> ScoringScreen.Progress? {
    // An end before the current one may be open again.
    let open = desk.selected.flatMap { session.sheet(of: $0).openEnd } ?? .max
    guard let end = session.currentEnd.map({ min($0, open) }), let pass = round.pass(ofEnd: end) else { return nil }
    return ScoringScreen.Progress(
      end: end,
      ends: round.ends,
      arrow: desk.arrowNumber(in: self),
      arrowsPerEnd: pass.arrowsPerEnd
    )
  }

  /// Why the selected archer's next arrow would be refused, in words; nil when it would not be.
  private func obstacle(for desk: ScoringDesk, _ session: ScorerSession) -> String? {
    if session.scoreable.isEmpty { return ScoringRefusal.notScoreable.message }
    guard let selected = desk.selected else { return "None of your archers is in the tournament any more." }
    do {
      _ = try shot(.token(ArrowToken.miss.rawValue), of: selected, by: desk.scorer)
      return nil
    } catch {
      return error.message
    }
  }
}
