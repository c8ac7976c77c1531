public import Domain

/// What the scoring page shows; the same for a tournament and for practice alone (decision 16).
public struct ScoringScreen: Codable, Hashable, Sendable {
  /// Which of the two it is.
  public enum Mode: String, Codable, Hashable, Sendable { case tournament, practice }

  public let tournament: TournamentID
  /// Who keeps score here; nil for somebody who is signed out.
  public let scorer: UserID?
  public let name: String
  public let scoringMode: Mode
  /// A practice that lasts until the archer stops: how many ends there are says nothing.
  public let isOpenEnded: Bool
  public let status: TournamentStatus
  /// Whom this user may score for, in roster order; tabs are shown for two or more.
  public let participants: [ParticipantTab]
  /// Whose arrow is next; nil when there is nobody to score for.
  public let selected: PlayerID?
  /// Where this user's archers stand together; nil when there is nobody to score for.
  public let progress: Progress?
  /// The pass of the end shown, such as `70 m, 122 cm face`.
  public let passText: String?
  /// The last end that is shot as the one shown: with as many arrows, at the same face, and scored alike.
  public let lastEndShotAlike: Int?
  /// The selected archer's end to shoot, or the last one shot when nothing is left.
  public let openEnd: EndCard?
  /// All of the selected archer's arrows.
  public let runningTotal: Int
  public let maxScore: Int
  /// The selected archer's closed ends.
  public let sheet: [EndCard]
  /// Who is selected when an end is closed.
  public let advance: TournamentSettings.Advance
  /// The buttons for one arrow, best first, `M` last; none while nothing can be recorded.
  public let tokens: [TokenButton]
  public let inputModes: [InputMode]
  /// The face to shoot at by touch; nil where only buttons will do.
  public let face: FaceDrawing?
  /// The selected archer's, in micrometres.
  public let shaftDiameterUm: Int
  /// One sentence: whose turn it is, or why nothing can be recorded.
  public let turn: String
  public let canRecord: Bool
  public let canUndo: Bool
  public let canFinalise: Bool
  /// Why complete sheets cannot be finalised yet: they are disputed, or a second one is missing.
  public let disagreement: String?
  /// Ends of this user's archers that were entered differently.
  public let disputes: [DisputeCard]
  /// Every archer of this user has shot everything; the sheets wait to be looked over.
  public let roundComplete: Bool
  public let finalised: Bool

  /// One archer's tab.
  public struct ParticipantTab: Codable, Hashable, Sendable, Identifiable {
    public let id: PlayerID
    public let displayName: String
    public let isCurrentUser: Bool
    public let isGuest: Bool
    /// Where the archer stands; nil where nobody said.
    public let target: TargetPlace?
    public let isSelected: Bool
    public let runningTotal: Int
    public let status: ParticipantStatus
    public let endsCompleted: Int
    /// Arrows in the end that this archer is shooting.
    public let arrowsInEnd: Int
    /// The end to shoot next, from 1; nil when all are closed.
    public let openEnd: Int?
    public let openArrows: [ArrowMark]
    /// In micrometres.
    public let shaftDiameterUm: Int
    /// Has not shot the current end to its last arrow.
    public let isOpen: Bool
    /// Others are appointed to score this guest, whose turn is not waited for.
    public let isLeftToOthers: Bool
  }

  /// Where the session stands: end n of N, arrow n of M.
  public struct Progress: Codable, Hashable, Sendable {
    public let end: Int
    public let ends: Int
    /// The selected archer's next arrow, from 1; nil when nobody is selected.
    public let arrow: Int?
    public let arrowsPerEnd: Int
  }
}

/// How an arrow is entered; the raw values are the labels.
public enum InputMode: String, Codable, Hashable, Sendable, CaseIterable {
  case buttons = "Buttons"
  case target = "Target"
}

/// One end of one archer, with empty places for what was not shot yet.
public struct EndCard: Codable, Hashable, Sendable {
  /// From 1.
  public let number: Int
  /// In order of entry.
  public let arrows: [ArrowMark]
  /// Places without an arrow yet.
  public let emptySlots: Int
  public let total: Int
  /// Of this end and all before it.
  public let runningTotal: Int
  /// The arrows' tokens, best first, as a paper sheet lists them.
  public let sortedTokens: [String]
}

/// One arrow, to be shown.
public struct ArrowMark: Codable, Hashable, Sendable, Identifiable {
  /// The event that recorded it; an edit names it.
  public let id: EventID
  public let token: String
  public let points: Int
  public let colour: FaceColour
  /// Where it hit, on the same scale as the face; nil when entered by button.
  public let placement: Placement?
  /// The token is not what the placement would give.
  public let isOverridden: Bool
  public let isEdited: Bool
  /// Another arrow of this end is in the same spot; the judges decide.
  public let sharesSpot: Bool
}

/// One button for an arrow's value.
public struct TokenButton: Codable, Hashable, Sendable, Identifiable {
  public var id: String { token }
  public let token: String
  public let points: Int
  public let colour: FaceColour
}

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
    let disagreement = disagreement(about: session.turns)?.description
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
    if session.scoreable.isEmpty { return Refusal.notScoreable.description }
    guard let selected = desk.selected else { return "None of your archers is in the tournament any more." }
    do {
      _ = try shot(.token(ArrowToken.miss.rawValue), of: selected, by: desk.scorer)
      return nil
    } catch {
      return error.description
    }
  }
}
