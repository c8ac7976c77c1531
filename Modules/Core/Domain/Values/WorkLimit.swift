/// The end of the time that a piece of work may take, for every loop over foreign input.
///
/// A server sets the limit for a request. A parser calls ``check()`` for each record or every few hundred elements, so
/// that no input holds a thread for longer. Commands have no limit.
public struct WorkLimit: Sendable {
  @TaskLocal private static var current: WorkLimit?

  /// Whether the time of the current work is over, and stays over.
  ///
  /// A loop that cannot throw stops then, and its caller calls ``check()``.
  public static var isOver: Bool { current?.hasPassed() ?? false }

  private let hasPassed: @Sendable () -> Bool

  /// Creates a limit.
  ///
  /// - Parameter hasPassed: Returns whether the time is over.
  package init(hasPassed: @escaping @Sendable () -> Bool) { self.hasPassed = hasPassed }

  /// Runs work under the limit, with the tasks that it starts and waits for.
  package func run<Result>(
    isolation: isolated (any Actor)? = #isolation,
    _ work: () async throws -> Result
  ) async rethrows -> Result {
    try await Self.$current.withValue(self, operation: work, isolation: isolation)
  }

  /// Checks that the current work has time left.
  ///
  /// - Throws: ``Refusal/tooMuchWork``.
  public static func check() throws(Refusal) {
    if isOver { throw .tooMuchWork }
  }
}

extension Refusal {
  /// The refusal of input that takes too long to read.
  public static let tooMuchWork = Refusal(
    "tooMuchWork",
    Message("This takes the server too long. Send less at once, or only what belongs to the list.")
  )
}
