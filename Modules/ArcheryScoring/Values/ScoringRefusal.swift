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
