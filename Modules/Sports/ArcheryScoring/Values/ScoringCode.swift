package import Domain

/// The codes of archery's refusals, as programs and conformance cases see them.
///
/// Their spelling never changes.
package enum ScoringCode: String, Codable, Hashable, Sendable, CaseIterable {
  // Arrows.
  case notScoreable, withdrawn, invalidValue, roundComplete, endAlreadyComplete, finalized
  case nothingToUndo, unknownArrow, reasonRequired, paperDiffers
  // Two scorers or devices.
  case changedMeanwhile, disputed, notConfirmed, unknownEntry
  // The tournament.
  case notInProgress, notOpen, paused, notComplete, notCreator, notAllowed, notCreated, alreadyCreated
  // The roster.
  case unknownParticipant, alreadyTakingPart, guestLimitOfParticipant, guestLimitOfTournament, rosterFull, targetTaken
  // Categories.
  case invalidCategory, roundFixed
  // Accounts and entries.
  case notLinkable, alreadyLinked, hasArrows
  // Invalid input.
  case invalidRound, invalidSettings, invalidName, invalidShaft, invalidTarget, invalidPlacement, unreadable
}

extension Refusal {
  /// Whether the arrow could have counted earlier.
  package var isTooLate: Bool { [.notInProgress, .finalized, .withdrawn].contains(scoringCode) }
}

extension Refusal {
  package init(_ code: ScoringCode, _ message: Message) { self.init(code.rawValue, message) }

  package var scoringCode: ScoringCode? { ScoringCode(rawValue: code) }
}

extension Refusal {
  static func invalidValue(_ text: String, in system: ScoringSystem) -> Refusal {
    let known = system.values.map(\.token.rawValue).joined(separator: " ")
    return Refusal(.invalidValue, "\"\(text.prefix(20))\" is not a value here. Use one of: \(known).")
  }
}

extension Refusal {
  static let notScoreable = Refusal(
    .notScoreable,
    "You can score for yourself and for guests that you added. Choose one of your archers, or ask the organiser."
  )
  static let withdrawn = Refusal(.withdrawn, "This archer no longer takes part in the shoot.")
  static let finalized = Refusal(.finalized, "The sheet is final. Only the organiser can correct it now.")
  static let roundComplete = Refusal(.roundComplete, "All ends are shot. Check the score sheets, then finalise them.")
  static let endAlreadyComplete = Refusal(
    .endAlreadyComplete,
    "This archer has shot all arrows of this end. Choose the archer whose turn it is."
  )

  /// Returns the refusal naming the archers who shoot before this one again, in roster order.
  static func endAlreadyComplete(before waiting: [String]) -> Refusal {
    guard !waiting.isEmpty else { return endAlreadyComplete }
    let named = waiting.prefix(3).joined(separator: ", ")
    if waiting.count > 3 {
      return Refusal(
        .endAlreadyComplete,
        "This archer has shot all arrows of this end. These archers are next: \(named) and \(waiting.count - 3) more."
      )
    }
    return Refusal(
      .endAlreadyComplete,
      "This archer has shot all arrows of this end. These archers are next: \(named)."
    )
  }

  static let pastGuestLimits = Message(
    "The organiser can add more by entry list, and raise the limit before the shoot starts."
  )
  static let joinFirst = Refusal(.notAllowed, "Join the shoot yourself first. Then you can add guests.")
  static let organiserOnly = Refusal(.notCreator, "Only the organiser can do this.")
  static let retractedByOther = Refusal(
    .notAllowed,
    "Only the scorer who recorded it or the organiser can undo it."
  )
  static let unknownArrow = Refusal(.unknownArrow, "There is no such arrow on the sheet.")
  static let reasonTooLong =
    Refusal(.invalidValue, "A reason has at most \(TextLimit.line.characters) characters.")
  static let reasonRequired = Refusal(.reasonRequired, "Enter a reason for the correction.")
  static let nothingToUndo = Refusal(.nothingToUndo, "There is no arrow of yours to undo.")

  static func changedMeanwhile(end: Int) -> Refusal {
    Refusal(
      .changedMeanwhile,
      "End \(end) was changed on another device. Check what the page shows now, and enter the arrow again if it is missing."
    )
  }

  static func disputed(_ archer: String, end: Int) -> Refusal {
    Refusal(
      .disputed,
      "Two scorers entered end \(end) of \(archer) differently. Correct your entry, or ask the organiser to decide."
    )
  }

  static func notComplete(_ archers: [String]) -> Refusal {
    guard !archers.isEmpty else { return Refusal(.notComplete, "The shoot has no archers. Cancel it instead.") }
    let named = archers.prefix(5).joined(separator: ", ")
    if archers.count > 5 {
      return Refusal(
        .notComplete,
        "Not finished yet: \(named) and \(archers.count - 5) more. Wait for them, or list them as DNF."
      )
    }
    return Refusal(.notComplete, "Not finished yet: \(named). Wait for them, or list them as DNF.")
  }

  static func notConfirmed(_ archer: String, end: Int) -> Refusal {
    Refusal(.notConfirmed, "End \(end) of \(archer) is still missing from the second scorer.")
  }

  static func unknownParticipant(_ id: PlayerID?) -> Refusal {
    Refusal(.unknownParticipant, "No archer \"\(String(id?.rawValue.prefix(40) ?? ""))\" takes part in this shoot.")
  }

  static func notInProgress(_ status: TournamentStatus) -> Refusal {
    let message: Message =
      switch status {
      case .open: Message("The shoot has not started yet.")
      case .inProgress: Message("The shoot has started already.")
      case .paused: Message("The shoot is paused. The organiser can resume it.")
      case .completed: Message("The shoot is over.")
      case .cancelled: Message("The shoot was cancelled.")
      }
    return Refusal(.notInProgress, message)
  }
}
