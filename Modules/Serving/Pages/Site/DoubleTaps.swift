import Domain
import ScoreServer
import Synchronization

/// Recognises the second tap of a double tap: the form that an account sent last, again within two seconds.
///
/// The page has another ticket by then, so the ticket alone does not tell. Any other form of the account in between,
/// such as an undo, ends this.
final class DoubleTaps: Sendable {
  private struct Tap {
    let path: String
    let form: Form
    let time: Timestamp
  }

  /// The time within which the same form is a double tap.
  private static let milliseconds: Int64 = 2000
  /// The number of accounts above which old taps are removed.
  private static let capacity = 256

  private let last = Mutex<[UserID: Tap]>([:])

  /// Records a form, and returns it with the ticket that it counts by.
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - path: The address that the form was sent to.
  ///   - user: The account.
  ///   - time: The time at which the form was entered.
  ///   - isJoined: Whether a double tap counts as one form.
  /// - Returns: The form, with the ticket of the form that it repeats.
  func note(_ form: Form, to path: String, by user: UserID, at time: Timestamp, isJoined: Bool) -> Form {
    last.withLock { last in
      if last.count > Self.capacity { last = last.filter { Self.isClose($0.value.time, time) } }
      guard isJoined, let before = last[user], before.path == path, Self.isClose(before.time, time),
        form.saysTheSame(as: before.form)
      else {
        last[user] = Tap(path: path, form: form, time: time)
        return form
      }
      // Measured from the first tap, so that steady tapping counts once in two seconds.
      return form.repeating(before.form)
    }
  }

  private static func isClose(_ one: Timestamp, _ other: Timestamp) -> Bool {
    abs(one.rawValue.subtractingReportingOverflow(other.rawValue).partialValue) <= milliseconds
  }
}
