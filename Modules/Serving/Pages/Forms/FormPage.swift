import Domain
package import Hypertext
package import ScoreServer
package import WireFormat

/// The page of a sent form, for an answer that shows the form or its question again.
package struct FormPage: Sendable {
  /// The most bytes of a page that is sent whole; of a longer one only the form stays.
  ///
  /// A form of a few bytes would otherwise be answered with megabytes, such as the page of a shoot with a thousand archers.
  private static let mostBytes = 256 << 10

  private let shown: Revisit.Shown
  private let sent: SentForm
  private let address: WebAddress

  /// Creates the page as a request has met it; nil if the sender has none there.
  ///
  /// - Parameters:
  ///   - revisit: The request.
  ///   - address: The address of the page.
  ///   - form: The fields that were sent.
  ///   - action: The path that they were sent to.
  package init?(_ revisit: Revisit, at address: WebAddress, form: Form, to action: String) {
    guard let shown = revisit.shown else { return nil }
    self.shown = shown
    (self.address, sent) = (address, SentForm(form.texts, to: action))
  }

  /// Returns the address of the page that a form was sent from.
  ///
  /// - Parameters:
  ///   - form: The form. One that was rejected before names its page itself.
  ///   - referrer: The page that the browser names.
  ///   - host: The server's host in the browser.
  /// - Returns: The address; nil if the browser does not name it.
  package static func address(of form: Form, referrer: String?, host: String) -> WebAddress? {
    let named = form[Rejection.pageField].map { "http://\(host)\($0)" }
    return WebAddress(referrer: named ?? referrer, host: host)
  }

  /// Returns the page with the form as sent, and the fault at its field or at the top of the form.
  package func corrected(_ problem: Problem) -> HTML {
    let rejection = Rejection(
      sent,
      because: [problem.title, problem.detail].compactMap(\.self).joined(separator: " "),
      field: problem.facts.field,
      isBare: problem.code == Problem.invalidField,
      on: address
    )
    let content = shown.page.content
    let whole = shown.write(shown.page.showing(content.corrected(rejection)))
    if whole.text.utf8.count <= Self.mostBytes { return whole }
    return shown.write(shown.page.showing(content.only(sent).corrected(rejection)))
  }

  /// The question that the form asks before it is sent, and the words of its button; nil where it has none.
  var question: (sentence: Message, button: HTML)? { shown.page.content.question(of: sent) }
}
