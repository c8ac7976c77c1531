import Domain
import Spaces
import WireFormat

extension Problem {
  /// Creates the problem of a space's error; nil for other errors.
  @Sendable
  init?(spaces error: any Error) {
    switch error {
    case SpaceError.notFound: self = .notFound
    case SpaceError.refused(let refusal): self = .refused(refusal)
    // The reader should know about a store of a newer version, which is no fault of the server.
    case SpaceError.store(.newerSchema(let reason)):
      self = Problem(
        409,
        "needsUpdate",
        "A newer version of this app wrote this. Update the app.",
        detail: Message(verbatim: "\(reason).")
      )
    case SpaceError.store(let failure): self.init(portError: failure)
    case let refusal as Refusal: self = .refused(refusal)
    default: return nil
    }
  }

  private static func refused(_ refusal: Refusal) -> Problem {
    let problem = Problem(refusal)
    let status =
      switch refusal.code {
      case Refusal.notAllowed.code: 403
      // A page sends the form again by itself.
      case Refusal.contention.code: 503
      default: problem.status
      }
    return Problem(status, problem.code, problem.title, facts: problem.facts)
  }
}
