internal import Domain

/// Solo practice: a tournament of one's own, which is scored, kept and shown like any other (decision 16).
extension Tournament {
  public var isPractice: Bool { settings.practice != nil }

  /// Whether its round says only how long it may last at most.
  public var isOpenEnded: Bool { settings.practice == .open }

  /// Finalising a practice ends it, for there is no organiser to wait for.
  func endingPractice(by actor: UserID?) -> [TournamentDraft] {
    guard isPractice, actor == createdBy, status == .inProgress, isComplete else { return [] }
    return [TournamentDraft(.completed(.init(force: false)))]
  }
}
