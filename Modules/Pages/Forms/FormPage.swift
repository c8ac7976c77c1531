public import Hypertext
public import Localization
public import Server
public import WireFormat

/// The page of a sent form, for an answer that shows the form or its question again.
public struct FormPage: Sendable {
  private let html: String
  private let form: Form
  private let action: String
  private let address: WebAddress

  /// Creates the page; nil for one that is too long to be sent again.
  ///
  /// Of a long page only the form stays.
  ///
  /// - Parameters:
  ///   - html: The whole page, as the server shows it now.
  ///   - address: The address of that page.
  ///   - form: The fields that were sent.
  ///   - action: The path that they were sent to.
  public init?(_ html: HTML, at address: WebAddress, form: Form, to action: String) {
    let text = html.text
    guard let short = text.utf8.count > LongPage.mostBytes ? LongPage(text).cut(to: action) : text else { return nil }
    self.html = short
    (self.address, self.form, self.action) = (address, form, action)
  }

  /// Returns the address of the page that a form was sent from.
  ///
  /// - Parameters:
  ///   - form: The form. One that was rejected before names its page itself.
  ///   - referrer: The page that the browser names.
  ///   - host: The server's host in the browser.
  /// - Returns: The address; nil if the browser does not name it.
  public static func address(of form: Form, referrer: String?, host: String) -> WebAddress? {
    let named = form[FormCorrection.pageField].map { "http://\(host)\($0)" }
    return WebAddress(referrer: named ?? referrer, host: host)
  }

  /// Returns the page with the form as sent, and the fault at its field or at the top of the form.
  public func corrected(_ problem: Problem, in text: Localizer = .source) -> HTML {
    let sentence = [problem.title, problem.detail].compactMap { $0.map(text.forScripts) }.joined(separator: " ")
    let markup = Markup(html)
    guard let found = FormOnPage(in: markup, to: action, with: form.texts) else {
      return HTML(trusted: SentenceTimes.shown(in: topped(sentence, markup), text))
    }
    let correction = FormCorrection(
      found,
      sent: form.texts,
      field: problem.facts.field,
      isBare: problem.code == Problem.invalidField,
      address: address.text
    )
    return HTML(trusted: SentenceTimes.shown(in: correction.page(sentence), text))
  }

  /// The page with the fault above its content, where the form is no longer there.
  private func topped(_ sentence: String, _ markup: Markup) -> String {
    guard let main = markup.tags.first(where: { $0.name == "main" }) else { return html }
    let message = "<p class=\"fault\" role=\"alert\" tabindex=\"-1\" autofocus>\(EscapedText.escape(sentence))</p>"
    var (tag, bytes) = (main, markup.bytes)
    if tag.attributes["data-live"] != nil { tag.attributes["data-held"] = "" }
    bytes.replaceSubrange(main.range, with: Array((tag.text + message).utf8))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The question that the form asks before it is sent, and the text of its button; nil where the page has none.
  var question: (sentence: String, button: String)? {
    FormOnPage(in: Markup(html), to: action, with: form.texts)?.question(form.texts)
  }
}
