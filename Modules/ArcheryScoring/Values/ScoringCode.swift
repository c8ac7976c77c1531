public import Domain

/// The codes of archery's refusals, as programs and conformance cases see them.
///
/// Their spelling never changes.
public enum ScoringCode: String, Codable, Hashable, Sendable, CaseIterable {
  // Arrows.
  /// Refusals of arrows.
  case notScoreable, withdrawn, invalidValue, roundComplete, endAlreadyComplete, finalized
  /// Refusals of undoing, editing and checking.
  case nothingToUndo, unknownArrow, reasonRequired, paperDiffers
  // Two scorers or devices.
  /// Conflicts between two scorers or devices.
  case changedMeanwhile, disputed, notConfirmed, unknownEntry
  // The tournament.
  /// Refusals by the state of the tournament, or by rights.
  case notInProgress, notOpen, paused, notComplete, notCreator, notAllowed, notCreated, alreadyCreated
  // The roster.
  /// Refusals about the roster.
  case unknownParticipant, alreadyTakingPart, guestLimitOfParticipant, guestLimitOfTournament, rosterFull, targetTaken
  // Categories.
  /// Refusals about categories.
  case invalidCategory, roundFixed
  // Accounts and entries.
  /// Refusals of links between entries and accounts.
  case notLinkable, alreadyLinked, hasArrows
  // Invalid input.
  /// Refusals of invalid input.
  case invalidRound, invalidSettings, invalidName, invalidShaft, invalidTarget, invalidPlacement, unreadable
}

extension Refusal {
  /// Creates a refusal of archery.
  public init(_ code: ScoringCode, _ message: Message) { self.init(code.rawValue, message) }

  /// The archery code; nil for another refusal.
  public var scoringCode: ScoringCode? { ScoringCode(rawValue: code) }
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
    "You may score for yourself and for guests that you added. Ask the organiser, or choose one of your archers."
  )
  static let withdrawn = Refusal(.withdrawn, "This archer is out of the tournament.")
  static let finalized = Refusal(.finalized, "The sheet is final. Only the organiser can correct it now.")
  static let roundComplete = Refusal(.roundComplete, "All ends are shot. Look the sheets over and finalise.")
  static let endAlreadyComplete = Refusal(
    .endAlreadyComplete,
    "This archer has shot this end to its last arrow. Choose the archer whose turn it is."
  )

  /// Returns the refusal naming the archers who shoot before this one again, in roster order.
  static func endAlreadyComplete(before waiting: [String]) -> Refusal {
    guard !waiting.isEmpty else { return endAlreadyComplete }
    let named = waiting.prefix(3).joined(separator: ", ")
    let rest = waiting.count > 3 ? " and \(waiting.count - 3) more" : ""
    return Refusal(
      .endAlreadyComplete,
      "This archer has shot this end to its last arrow. First it is the turn of \(named)\(rest)."
    )
  }

  /// The advice on how more guests can join.
  static let pastGuestLimits: Message =
    "The organiser enters more by an entry list, and may raise the limit before the shoot starts."
  static let joinFirst = Refusal(.notAllowed, "Join yourself first; then you may add guests of your own.")
  static let organiserOnly = Refusal(.notCreator, "Only the organiser may do this.")
  static let retractedByOther = Refusal(
    .notAllowed,
    "Only who recorded it, or the organiser, can take it back."
  )
  static let unknownArrow = Refusal(.unknownArrow, "There is no such arrow on the sheet.")
  static let reasonRequired = Refusal(.reasonRequired, "Give a reason: it stays with the correction.")
  static let nothingToUndo = Refusal(.nothingToUndo, "There is no arrow of yours to take back.")

  static func changedMeanwhile(end: Int) -> Refusal {
    Refusal(
      .changedMeanwhile,
      "End \(end) was changed on another device. The page now shows what is recorded; enter the arrow again if it is missing."
    )
  }

  static func disputed(_ archer: String, end: Int) -> Refusal {
    Refusal(
      .disputed,
      "End \(end) of \(archer) was entered differently. First the organiser decides what counts, or its scorer corrects it."
    )
  }

  static func notConfirmed(_ archer: String, end: Int) -> Refusal {
    Refusal(.notConfirmed, "End \(end) of \(archer) waits for the second scorer's sheet.")
  }

  static func unknownParticipant(_ id: PlayerID?) -> Refusal {
    Refusal(.unknownParticipant, "No archer \"\(String(id?.rawValue.prefix(40) ?? ""))\" takes part.")
  }

  static func notInProgress(_ status: TournamentStatus) -> Refusal {
    let message: Message =
      switch status {
      case .open: "The tournament has not started."
      case .inProgress: "The tournament is already in progress."
      case .paused: "The tournament is paused."
      case .completed: "The tournament is over."
      case .cancelled: "The tournament was cancelled."
      }
    return Refusal(.notInProgress, message)
  }
}
