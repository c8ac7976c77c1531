import Hummingbird
package import Hypertext
import Synchronization

/// A request of a page for the sake of a form that was sent from it, while the request lasts.
///
/// A page whose body holds the form stays a value, which the answer corrects before it is written. Only pages that are
/// still templates are written first and read again (``FormPage``).
package final class Revisit: Sendable {
  /// What a page is, and how it is written.
  struct Shown: Sendable {
    let page: Page
    let write: @Sendable (Page) throws -> HTML
  }

  @TaskLocal static var current: Revisit?

  private let form: SentForm
  private let found = Mutex<Shown?>(nil)

  package init(for form: SentForm) { self.form = form }

  /// The page as a value; nil where the request met none with the form.
  var shown: Shown? { found.withLock(\.self) }

  /// Does the request.
  package func run<Answer: Sendable>(_ request: () async throws -> Answer) async throws -> Answer {
    try await Self.$current.withValue(self, operation: request)
  }

  /// Takes a page that holds the form.
  ///
  /// - Returns: Whether the page holds the form, so that nobody needs its text.
  func take(_ page: Page, _ write: @escaping @Sendable (Page) throws -> HTML) throws -> Bool {
    guard try page.content.holds(form) else { return false }
    found.withLock { $0 = Shown(page: page, write: write) }
    return true
  }
}
