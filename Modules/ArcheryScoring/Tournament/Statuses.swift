/// How far a tournament is (ARC-1, decision 15); the raw values are stored and exchanged.
public enum TournamentStatus: String, Codable, Hashable, Sendable, CaseIterable {
  /// Archers join; everything can be changed.
  case open = "OPEN"
  case inProgress = "IN_PROGRESS"
  /// Arrows are refused until it goes on.
  case paused = "PAUSED"
  case completed = "COMPLETED"
  case cancelled = "CANCELLED"

  /// Nothing more is shot.
  public var isFinal: Bool { self == .completed || self == .cancelled }

  /// Arrows have been or may be shot.
  public var isStarted: Bool { self == .inProgress || self == .paused || self == .completed }
}

/// Whether an archer is still in (ARC-2).
public enum ParticipantStatus: String, Codable, Hashable, Sendable, CaseIterable {
  case active = "ACTIVE"
  case withdrawn = "WITHDRAWN"
  case disqualified = "DISQUALIFIED"
}
