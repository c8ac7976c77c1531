import Domain
import Spaces
import WireFormat

extension Problem {
  /// The problem behind an error of a space; nil for other errors.
  @Sendable
  init?(spaces error: any Error) {
    switch error {
    case SpaceError.notFound: self = .notFound
    case SpaceError.refused(let refusal): self.init(refusal)
    case SpaceError.store(let failure): self.init(portError: failure)
    case let refusal as Refusal: self.init(refusal)
    default: return nil
    }
  }
}
