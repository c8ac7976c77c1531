import GroupChallenges
import HTTPTypes
import Server
import WireFormat

extension Problem {
  /// The problem behind an error of a group; nil for other errors.
  @Sendable
  init?(groups error: any Error) {
    guard let error = error as? GroupError else { return nil }
    let words = error.description
    switch error {
    // Whoever is no member must not learn that there is such a group.
    case .permissionDenied, .notFound: self = .notFound
    case .challengeClosed: self.init(.conflict, "challengeClosed", words)
    case .stale: self.init(.conflict, "stale", words)
    case .dayIsFull: self.init(.conflict, "dayIsFull", words)
    case .noFreezeLeft: self.init(.conflict, "noFreezeLeft", words)
    case .freezeNotNeeded: self.init(.conflict, "freezeNotNeeded", words)
    case .nothingToUndo: self.init(.conflict, "nothingToUndo", words)
    case .idempotencyConflict:
      self.init(
        .conflict,
        "idempotencyConflict",
        "This page was used before for something else.",
        detail: "Load it again."
      )
    case .invalidValue, .invalid: self.init(.unprocessableContent, "invalid", words)
    case .journal(let error): self.init(error as any Error)
    case .documents(let error): self.init(error as any Error)
    case .store(let failure): self.init(failure as any Error)
    }
  }
}
