import CanonicalJSON
import Domain

extension Timestamp {
  /// - Throws: ``Mismatch`` for a text that is no instant in ISO 8601.
  init(iso8601 text: String) throws(Mismatch) {
    guard let moment = LocalMoment(iso8601: text) else {
      throw Mismatch("at", expected: "an instant in ISO 8601", got: .text(text))
    }
    self = moment.time
  }
}
