import Hummingbird
import Hypertext
import Synchronization

/// A request of a page for the sake of a form that was sent from it, while the request lasts.
///
/// The page stays a value, which the answer corrects before it is written (``FormPage``).
package final class Revisit: Sendable {
  /// What a page is, and how it is written.
  struct Shown: Sendable {
    let page: Page
    let write: @Sendable (Page) -> HTML
  }

  @TaskLocal static var current: Revisit?

  private let found = Mutex<Shown?>(nil)

  package init() {}

  /// The page; nil where the sender has none there.
  var shown: Shown? { found.withLock(\.self) }

  /// Does the request.
  package func run<Answer: Sendable>(_ request: () async throws -> Answer) async throws -> Answer {
    try await Self.$current.withValue(self, operation: request)
  }

  /// Takes the page, and the way to write it.
  func take(_ page: Page, _ write: @escaping @Sendable (Page) -> HTML) {
    found.withLock { $0 = Shown(page: page, write: write) }
  }
}
