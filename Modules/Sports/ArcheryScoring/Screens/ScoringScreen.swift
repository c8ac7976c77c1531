package import Domain

/// The content of the scoring page, for a tournament or for practice (decision 16).
package struct ScoringScreen: Codable, Hashable, Sendable {
  package enum Mode: String, Codable, Hashable, Sendable { case tournament, practice }

  package let tournament: TournamentID
  /// The scorer; nil if signed out.
  package let scorer: UserID?
  package let name: String
  package let scoringMode: Mode
  /// Whether a practice lasts until the archer stops, so that the number of ends is irrelevant.
  package let isOpenEnded: Bool
  package let status: TournamentStatus
  /// The archers of this scorer, along the line of targets; tabs are shown for two or more.
  package let participants: [ParticipantTab]
  /// The archer whose arrow is next; nil if there is no archer to score.
  package let selected: PlayerID?
  /// The common progress of this scorer's archers; nil without any.
  package let progress: Progress?
  /// The pass of the end shown, such as `70 m, 122 cm face`.
  package let passText: ScreenText?
  /// Which detail begins an odd end, and which an even one; nil where all archers of the session shoot at once.
  package let detailOrders: [ScreenText]?
  /// The pad of the end shown, by its place in ``pads``; nil without one.
  package let pad: Int?
  /// The pads of all ends that are left for these archers, from which scoring goes on without the server.
  package let pads: [ScoringPad]
  /// The selected archer's end to shoot, or the last end if nothing is left.
  package let openEnd: EndCard?
  /// The end that this scorer closed last, until the next one begins; nil at other times.
  package let closedEnd: ClosedEnd?
  package let runningTotal: Int
  package let maxScore: Int
  /// The selected archer's closed ends.
  package let sheet: [EndCard]
  package let advance: TournamentSettings.Advance
  /// The buttons for one arrow, best first, `M` last; none while no arrow can be recorded.
  package let tokens: [TokenButton]
  package let inputModes: [InputMode]
  /// The face to place arrows on; nil if only buttons are possible.
  package let face: FaceDrawing?
  package let shaftDiameterUm: Int
  /// One sentence: whose turn it is, or why nothing can be recorded.
  package let turn: ScreenText
  package let canRecord: Bool
  package let canUndo: Bool
  package let canFinalise: Bool
  /// Why complete sheets cannot be finalised yet: they are disputed, or a second one is missing.
  package let disagreement: ScreenText?
  /// Ends of this user's archers that were entered differently.
  package let disputes: [DisputeCard]
  /// Whether all archers of this scorer have shot everything, so that the sheets can be checked.
  package let roundComplete: Bool
  package let finalised: Bool

  /// One archer's tab.
  package struct ParticipantTab: Codable, Hashable, Sendable, Identifiable {
    package let id: PlayerID
    package let displayName: String
    package let isCurrentUser: Bool
    package let isGuest: Bool
    package let target: TargetPlace?
    package let isSelected: Bool
    package let runningTotal: Int
    package let status: ParticipantStatus
    package let endsCompleted: Int
    /// The number of arrows in the archer's open end.
    package let arrowsInEnd: Int
    /// The end to shoot next, from 1; nil if all are closed.
    package let openEnd: Int?
    package let openArrows: [ArrowMark]
    package let shaftDiameterUm: Int
    /// The pads of the archer's next ends, in order; empty for an archer who has nothing left to shoot.
    package let passes: [OpenPass]
    /// Whether the archer has arrows left in the current end.
    package let isOpen: Bool
    /// Whether the guest has other appointed scorers, so that the turn does not wait.
    package let isLeftToOthers: Bool
  }

  /// The ends of an archer that are entered on one pad.
  package struct OpenPass: Codable, Hashable, Sendable {
    /// The last of these ends.
    package let lastEnd: Int
    /// The pad, by its place in ``ScoringScreen/pads``.
    package let pad: Int
  }

  /// A closed end and its archer.
  package struct ClosedEnd: Codable, Hashable, Sendable {
    package let archer: PlayerID
    package let displayName: String
    package let card: EndCard
  }

  /// The progress of the scorer: end n of N, arrow n of M.
  package struct Progress: Codable, Hashable, Sendable {
    /// The current end, from 1.
    package let end: Int
    package let ends: Int
    /// The selected archer's next arrow, from 1; nil without a selection.
    package let arrow: Int?
    package let arrowsPerEnd: Int
  }
}

/// The way in which an arrow is entered.
///
/// The raw values are the labels.
package enum InputMode: String, Codable, Hashable, Sendable, CaseIterable {
  case buttons = "Buttons"
  /// By touch on the face.
  case target = "Target"
}

/// One end of one archer, with empty places for arrows that are not shot yet.
package struct EndCard: Codable, Hashable, Sendable {
  /// The end, from 1.
  package let number: Int
  /// The arrows, in order of entry.
  package let arrows: [ArrowMark]
  /// The number of places without an arrow.
  package let emptySlots: Int
  package let total: Int
  /// The total of this end and all before it.
  package let runningTotal: Int
  /// The arrows' tokens, best first, as on a paper sheet.
  package let sortedTokens: [String]
}

/// One arrow for display.
package struct ArrowMark: Codable, Hashable, Sendable, Identifiable {
  /// The event that recorded it, which an edit names.
  package let id: EventID
  package let token: String
  package let points: Int
  package let colour: FaceColour
  /// The place on the scale of the face; nil for an arrow entered by button.
  package let placement: Placement?
  package let isOverridden: Bool
  package let isEdited: Bool
  /// Whether another arrow of this end is in the same spot, so that the judges decide.
  package let sharesSpot: Bool
}

/// One button for an arrow's value.
package struct TokenButton: Codable, Hashable, Sendable, Identifiable {
  package var id: String { token }
  package let token: String
  package let points: Int
  package let colour: FaceColour
}

extension Tournament {
  package func scoringScreen(_ selection: ScorerSelection) -> ScoringScreen {
    let view = view(of: selection.scorer, also: Set([selection.archer].compactMap(\.self)))
    let kept = selection.archer.map(view.sheet)
    let round = selection.archer.map { self.round(of: $0) } ?? round
    let shown = kept.map { $0.openEnd ?? round.ends }
    let pass = shown.flatMap { round.pass(ofEnd: $0) }
    let hasX = selection.archer.flatMap { archer in pass.map { writesX(archer, in: $0.scoringSystem) } } ?? true
    var pads = ScoringPads()
    let tabs = tabs(selection, view, &pads)
    let cards = kept.map { self.cards(of: $0, round) } ?? []
    let obstacle = obstacle(for: selection, view)
    let isDone = status == .inProgress && view.isRoundComplete && !view.isFinalised
    let disagreement = disagreement(about: view.turns).map { ScreenText($0.message) }
    return ScoringScreen(
      tournament: id,
      scorer: selection.scorer,
      name: name,
      scoringMode: isPractice ? .practice : .tournament,
      isOpenEnded: isOpenEnded,
      status: status,
      participants: tabs,
      selected: selection.archer,
      progress: progress(selection, view, round),
      passText: pass.map { padText($0, of: selection.archer) },
      detailOrders: selection.archer.flatMap { self[$0] }.flatMap { session(shotBy: $0).orders },
      pad: selection.archer.flatMap { archer in tabs.first { $0.id == archer }?.passes.first?.pad },
      pads: pads.all,
      openEnd: shown.map { cards[$0 - 1] },
      closedEnd: closedEnd(view, isBegun: shown.map { cards[$0 - 1].arrows.isEmpty } == false),
      runningTotal: kept?.running.score ?? 0,
      maxScore: round.maxScore,
      sheet: cards.filter { $0.emptySlots == 0 },
      advance: settings.advance,
      tokens: pass?.scoringSystem.buttons(withX: hasX) ?? [],
      inputModes: pass?.targetFace == nil ? [.buttons] : InputMode.allCases,
      face: pass?.targetFace?.drawing(withX: hasX),
      shaftDiameterUm: selection.archer.map(shaftUm) ?? round.defaultShaftUm,
      turn: ScreenText(obstacle ?? selection.archer.map { Message("\(displayName(of: $0)) to shoot.") } ?? ""),
      canRecord: obstacle == nil,
      canUndo: (try? undoing(by: selection.scorer)) != nil,
      canFinalise: isDone && disagreement == nil,
      disagreement: isDone ? disagreement : nil,
      disputes: disputes.filter { dispute in view.scoreable.contains { $0.id == dispute.archer } },
      roundComplete: view.isRoundComplete,
      finalised: view.isFinalised
    )
  }

  /// The words above the pad of a pass: the archer's category, the distance and the face.
  private func padText(_ pass: Pass, of archer: PlayerID?) -> ScreenText {
    let category = hasCategories ? archer.flatMap { self.category(of: $0) }?.title : nil
    return ScreenText([category, pass.text].compactMap(\.self).joined(separator: " · "))
  }

  private func tabs(
    _ selection: ScorerSelection,
    _ view: ScorerView,
    _ pads: inout ScoringPads
  ) -> [ScoringScreen.ParticipantTab] {
    let (names, currentEnd) = (displayNames, view.currentEnd)
    return view.scoreable.map { archer in
      let sheet = view.sheet(of: archer.id)
      let round = round(of: archer.id)
      let left = archer.status == .active ? sheet.openEnd.map(round.passes(from:)) ?? [] : []
      return ScoringScreen.ParticipantTab(
        id: archer.id,
        displayName: names[archer.id] ?? "",
        isCurrentUser: selection.scorer != nil && archer.user == selection.scorer,
        isGuest: archer.user == nil && !archer.isEntered,
        target: archer.target,
        isSelected: archer.id == selection.archer,
        runningTotal: sheet.running.score,
        status: archer.status,
        endsCompleted: sheet.endsCompleted,
        arrowsInEnd: sheet.openEnd.flatMap { sheet[end: $0]?.arrows.count } ?? 0,
        openEnd: sheet.openEnd,
        openArrows: sheet.openEnd.map { cards(of: sheet, round)[$0 - 1].arrows } ?? [],
        shaftDiameterUm: shaftUm(of: archer.id),
        passes: left.map { pass, lastEnd in
          let hasX = writesX(archer.id, in: pass.scoringSystem)
          return .init(
            lastEnd: lastEnd,
            pad: pads.place(of: pass, in: round, padText(pass, of: archer.id), hasX: hasX)
          )
        },
        isOpen: view.isOpen(archer, in: currentEnd),
        isLeftToOthers: view.leftToOthers.contains(archer.id)
      )
    }
  }

  private func closedEnd(_ view: ScorerView, isBegun: Bool) -> ScoringScreen.ClosedEnd? {
    guard !isBegun, let (archer, end) = view.closedEnd else { return nil }
    let cards = cards(of: view.sheet(of: archer), round(of: archer), upTo: end)
    return cards.last.map { .init(archer: archer, displayName: displayName(of: archer), card: $0) }
  }

  private func progress(_ selection: ScorerSelection, _ view: ScorerView, _ round: Round) -> ScoringScreen
    .Progress?
  {
    // An end before the current one may be open again.
    let open = selection.archer.flatMap { view.sheet(of: $0).openEnd } ?? .max
    guard let end = view.currentEnd.map({ min($0, open) }), let pass = round.pass(ofEnd: end) else { return nil }
    return ScoringScreen.Progress(
      end: end,
      ends: round.ends,
      arrow: selection.arrowNumber(in: self),
      arrowsPerEnd: pass.arrowsPerEnd
    )
  }

  /// Why the selected archer's next arrow would be refused, in words; nil when it would not be.
  private func obstacle(for selection: ScorerSelection, _ view: ScorerView) -> Message? {
    if view.scoreable.isEmpty { return Refusal.notScoreable.message }
    guard let selected = selection.archer else {
      return Message("None of your archers takes part in the shoot any more.")
    }
    do {
      _ = try shot(.token(ArrowToken.miss.rawValue), of: selected, by: selection.scorer)
      return nil
    } catch {
      return error.message
    }
  }
}
