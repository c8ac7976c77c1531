public import Domain

/// Why something was not recorded.
///
/// Nothing was changed. The code is for programs and never changes its spelling; the message is for people and says what to do.
public struct ScoringRefusal: Error, Hashable, Sendable {
  /// The raw values are what programs and conformance cases see.
  public enum Code: String, Codable, Hashable, Sendable, CaseIterable {
    // Arrows (ARC-12, ARC-13, ARC-46, ARC-47).
    case notScoreable, withdrawn, invalidValue, roundComplete, endAlreadyComplete, finalized
    case nothingToUndo, unknownArrow, reasonRequired, paperDiffers
    // Two scorers or devices (ARC-76).
    case changedMeanwhile, disputed, notConfirmed, unknownEntry
    // The tournament (ARC-1, ARC-80).
    case notInProgress, notOpen, paused, notComplete, notCreator, notAllowed, notCreated, alreadyCreated
    // The roster (ARC-2).
    case unknownParticipant, alreadyTakingPart, guestLimitOfParticipant, guestLimitOfTournament, rosterFull, targetTaken
    // What was given.
    case invalidRound, invalidSettings, invalidName, invalidShaft, invalidTarget, invalidPlacement, unreadable
  }

  public let code: Code
  public let message: String

  public init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}

extension Refusal {
  /// The refusal as every port, page and device carries it.
  public init(_ refusal: ScoringRefusal) {
    self.init(refusal.code.rawValue, Message(key: "%@", arguments: [.text(refusal.message)]))
  }
}

extension ScoringRefusal: CustomStringConvertible {
  public var description: String { "\(message) (\(code.rawValue))" }
}

extension ScoringRefusal {
  static func invalidValue(_ text: String, in system: ScoringSystem) -> ScoringRefusal {
    let known = system.values.map(\.token.rawValue).joined(separator: " ")
    return ScoringRefusal(.invalidValue, "\"\(text.prefix(20))\" is not a value here. Use one of: \(known).")
  }
}

extension ScoringRefusal {
  static let notScoreable = ScoringRefusal(
    .notScoreable,
    "You may score for yourself and for guests that you added. Ask the organiser, or choose one of your archers."
  )
  static let withdrawn = ScoringRefusal(.withdrawn, "This archer is out of the tournament.")
  static let finalized = ScoringRefusal(.finalized, "The sheet is final. Only the organiser can correct it now.")
  static let roundComplete = ScoringRefusal(.roundComplete, "All ends are shot. Look the sheets over and finalise.")
  static let endAlreadyComplete = ScoringRefusal(
    .endAlreadyComplete,
    "This archer has shot this end to its last arrow. Choose the archer whose turn it is."
  )

  /// The same, naming who shoots before this archer does again, in roster order.
  static func endAlreadyComplete(before waiting: [String]) -> ScoringRefusal {
    guard !waiting.isEmpty else { return endAlreadyComplete }
    let named = waiting.prefix(3).joined(separator: ", ")
    let rest = waiting.count > 3 ? " and \(waiting.count - 3) more" : ""
    return ScoringRefusal(
      .endAlreadyComplete,
      "This archer has shot this end to its last arrow. First it is the turn of \(named)\(rest)."
    )
  }

  /// How more guests come in.
  static let pastGuestLimits =
    "The organiser enters more by an entry list, and may raise the limit before the shoot starts."
  static let joinFirst = ScoringRefusal(.notAllowed, "Join yourself first; then you may add guests of your own.")
  static let organiserOnly = ScoringRefusal(.notCreator, "Only the organiser may do this.")
  static let retractedByOther = ScoringRefusal(
    .notAllowed,
    "Only who recorded it, or the organiser, can take it back."
  )
  static let unknownArrow = ScoringRefusal(.unknownArrow, "There is no such arrow on the sheet.")
  static let reasonRequired = ScoringRefusal(.reasonRequired, "Give a reason: it stays with the correction.")
  static let nothingToUndo = ScoringRefusal(.nothingToUndo, "There is no arrow of yours to take back.")

  static func changedMeanwhile(end: Int) -> ScoringRefusal {
    ScoringRefusal(
      .changedMeanwhile,
      "End \(end) was changed on another device. The page now shows what is recorded; enter the arrow again if it is missing."
    )
  }

  static func disputed(_ archer: String, end: Int) -> ScoringRefusal {
    ScoringRefusal(
      .disputed,
      "End \(end) of \(archer) was entered differently. First the organiser decides what counts, or its scorer corrects it."
    )
  }

  static func notConfirmed(_ archer: String, end: Int) -> ScoringRefusal {
    ScoringRefusal(.notConfirmed, "End \(end) of \(archer) waits for the second scorer's sheet.")
  }

  static func unknownParticipant(_ id: PlayerID?) -> ScoringRefusal {
    ScoringRefusal(.unknownParticipant, "No archer \"\(id?.rawValue.prefix(40) ?? "")\" takes part.")
  }

  static func notInProgress(_ status: TournamentStatus) -> ScoringRefusal {
    let message =
      switch status {
      case .open: "The tournament has not started."
      case .inProgress: "The tournament is already in progress."
      case .paused: "The tournament is paused."
      case .completed: "The tournament is over."
      case .cancelled: "The tournament was cancelled."
      }
    return ScoringRefusal(.notInProgress, message)
  }
}
