/// What a browser may do with an app's entries that wait for the server.
///
/// Entries of one space keep their order, because each may depend on the one before it, such as the visits of a match.
/// Where the fold says that entries commute, a rejected one holds up no other.
public struct QueueRules: Hashable, Sendable {
  struct View {
    let commuting: String
    let recorded: String
  }

  private let commuting: [String]
  private let recorded: [String]

  var view: View? {
    self == QueueRules()
      ? nil : View(commuting: commuting.joined(separator: " "), recorded: recorded.joined(separator: " "))
  }

  /// Creates the rules.
  ///
  /// - Parameters:
  ///   - commuting: The first parts of the addresses whose entries do not depend on each other, such as `groups`.
  ///   - recorded: The codes of refusals which say that the thing is recorded already. Such an entry leaves the queue.
  public init(commuting: [String] = [], recorded: [String] = []) {
    (self.commuting, self.recorded) = (commuting, recorded)
  }
}
