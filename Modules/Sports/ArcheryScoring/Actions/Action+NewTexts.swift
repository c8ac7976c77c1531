import Domain

// A fold judges events of earlier versions, too, which may hold any text. So the rules for texts are asked of new events alone:
// where a command is decided, and where an event of another device arrives.

extension Action {
  /// Checks a new name, which may be blank.
  static func checkNew(_ name: String) throws(Refusal) {
    try check(name, nil)
    guard name.isPlain else {
      throw Refusal(.invalidName, "A name has no control characters, and something in it can be seen.")
    }
  }
}

extension TournamentAction {
  /// Checks the texts that people gave to a new action.
  ///
  /// - Parameter isRecorded: Whether another store has recorded it, maybe before the rule for names; pages show such names
  ///   without what it forbids.
  /// - Throws: ``Domain/Refusal`` for a text that breaks the rules.
  func checkNewTexts(isRecorded: Bool = false) throws(Refusal) {
    if !isRecorded { for name in names { try Action.checkNew(name) } }
    if let givenReason, !TextLimit.line.allows(givenReason) { throw .reasonTooLong }
  }

  private var names: [String] {
    switch self {
    // Most actions are arrows, which have no name.
    case is Action.Arrow: []
    case let action as Action.Created: action.content.names
    case let action as Action.Changed: action.content.names
    case let action as any NamingAction: [action.displayName]
    case let action as Action.EntrantChanged: [action.content.club ?? ""]
    case let action as Action.CategoriesSet: action.categories.flatMap { [$0.name, $0.round.name] }
    case let action as Action.SessionsSet: action.sessions.map(\.name)
    default: []
    }
  }

  private var givenReason: String? {
    switch self {
    case let action as Action.Arrow: action.moved?.reason
    case let action as Action.ArchersJoined: action.reason
    case let action as Action.Cancelled: action.reason
    case let action as Action.CategoriesSet: action.reason
    case let action as Action.DisputeSettled: action.reason
    case let action as Action.Disqualified: action.reason
    case let action as Action.Edited: action.reason
    case let action as Action.Reopened: action.reason
    case let action as Action.Withdrawn: action.reason
    default: nil
    }
  }
}

extension Action.Setup {
  fileprivate var names: [String] { [name, round.name, settings.place ?? ""] }
}
