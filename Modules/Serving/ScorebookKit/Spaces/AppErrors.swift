import Domain
public import Spaces
import WireFormat

/// The errors of an app's own rules, and the HTTP statuses of its refusals.
///
/// An app names its errors, and the kit makes the problem of each for pages, forms and scripts.
public struct AppErrors: Sendable {
  private let error: @Sendable (any Error) -> SpaceError?
  private let status: @Sendable (_ code: String) -> Int?

  /// Creates the errors.
  ///
  /// - Parameters:
  ///   - error: Returns the space's error that an error of the app's own stands for; nil for other errors.
  ///   - status: Returns the HTTP status of a refusal with a code, which becomes the problem's code. A refusal without a
  ///     status of its own has 422 and the code `refused`.
  public init(
    _ error: @escaping @Sendable (any Error) -> SpaceError? = { _ in nil },
    status: @escaping @Sendable (_ code: String) -> Int? = { _ in nil }
  ) {
    (self.error, self.status) = (error, status)
  }

  /// Returns the problem of an error of the app or of a space; nil for other errors.
  func problem(of error: any Error) -> Problem? {
    switch self.error(error) ?? error as? SpaceError {
    case .notFound: .notFound
    case .refused(let refusal): refused(refusal)
    // The reader should know about a store of a newer version, which is no fault of the server.
    case .store(.newerSchema(let reason)):
      Problem(
        409,
        "needsUpdate",
        "A newer version of this app wrote this. Update the app.",
        detail: Message(verbatim: "\(reason).")
      )
    case .store(let failure): Problem(portError: failure)
    case nil: (error as? Refusal).map(refused)
    }
  }

  private func refused(_ refusal: Refusal) -> Problem {
    if let status = self.status(refusal.code) { return Problem(status, refusal.code, refusal.message) }
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
