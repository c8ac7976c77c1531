import Domain
public import Hypertext
public import Localization
public import Server
public import WireFormat

/// The page of a sent form, for an answer that shows the form or its question again.
public struct FormPage: Sendable {
  private enum Content {
    case value(Revisit.Shown)
    case text(String)
  }

  private let content: Content
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
    content = .text(short)
    (self.address, self.form, self.action) = (address, form, action)
  }

  /// Creates the page of a request that met it as a value; nil if the request did not.
  package init?(_ revisit: Revisit, at address: WebAddress, form: Form, to action: String) {
    guard let shown = revisit.shown else { return nil }
    content = .value(shown)
    (self.address, self.form, self.action) = (address, form, action)
  }

  /// Returns the fields of a form, by which a page finds it again.
  package static func sent(_ form: Form, to action: String) -> SentForm { SentForm(form.texts, to: action) }

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
  ///
  /// - Throws: ``TemplateFailure``.
  public func corrected(_ problem: Problem, in text: Localizer = .source) throws -> HTML {
    switch content {
    case .value(let shown): try corrected(problem, on: shown)
    case .text(let html): corrected(problem, in: text, on: html)
    }
  }

  private func corrected(_ problem: Problem, on shown: Revisit.Shown) throws -> HTML {
    let rejection = Rejection(
      Self.sent(form, to: action),
      because: [problem.title, problem.detail].compactMap(\.self).joined(separator: " "),
      field: problem.facts.field,
      isBare: problem.code == Problem.invalidField,
      on: address
    )
    let content = try shown.page.content
    let whole = try shown.write(shown.page.showing(content.corrected(rejection)))
    if whole.text.utf8.count <= LongPage.mostBytes { return whole }
    return try shown.write(shown.page.showing(content.only(Self.sent(form, to: action)).corrected(rejection)))
  }

  private func corrected(_ problem: Problem, in text: Localizer, on html: String) -> HTML {
    let sentence = [problem.title, problem.detail].compactMap { $0.map(text.forScripts) }.joined(separator: " ")
    let markup = Markup(html)
    guard let found = FormOnPage(in: markup, to: action, with: form.texts) else {
      return HTML(trusted: SentenceTimes.shown(in: topped(sentence, markup, html), text))
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
  private func topped(_ sentence: String, _ markup: Markup, _ html: String) -> String {
    guard let main = markup.tags.first(where: { $0.name == "main" }) else { return html }
    let message = "<p class=\"fault\" role=\"alert\" tabindex=\"-1\" autofocus>\(EscapedText.escape(sentence))</p>"
    var (tag, bytes) = (main, markup.bytes)
    if tag.attributes["data-live"] != nil { tag.attributes["data-held"] = "" }
    bytes.replaceSubrange(main.range, with: Array((tag.text + message).utf8))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The question that the form asks before it is sent, and the text of its button; nil where the page has none.
  var question: (sentence: Message, button: HTML)? {
    get throws {
      switch content {
      case .value(let shown):
        try shown.page.content.question(of: Self.sent(form, to: action))
      case .text(let html):
        FormOnPage(in: Markup(html), to: action, with: form.texts)?.question(form.texts)
          .map { ("\($0.sentence)", Hypertext.text($0.button)) }
      }
    }
  }
}
