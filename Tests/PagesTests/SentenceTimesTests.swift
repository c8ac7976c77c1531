import Domain
import Localization
import Testing

@testable import Pages

@Suite("A day or a moment within a sentence")
struct SentenceTimesTests {
  private struct View {
    let sentence: Message
    var day = DayView("2026-05-03")
  }

  private let sentence: Message = "\(Message.day("2026-05-03")) is full."

  private func html(_ template: String, _ sentence: Message, in language: Language = .source) throws -> String {
    try TemplateLibrary(["t": Array(template.utf8)]).in(language).render("t", View(sentence: sentence)).text
  }

  @Test func `is an element that the reader's browser writes in its own format`() throws {
    let element = #"<time datetime="2026-05-03" data-local="day">3 May 2026</time>"#
    #expect(try html("<p>{{sentence}}</p>", sentence) == "<p>\(element) is full.</p>")
    #expect(try html("{{sentence}}", sentence) == "\(element) is full.")
    let moment: Message = "Since \(Message.moment(Timestamp(rawValue: 1_767_323_045_000)))."
    let time = #"<time datetime="2026-01-02T03:04:05.000Z" data-local="moment">2 Jan 2026 03:04 UTC</time>"#
    #expect(try html("<p>{{sentence}}</p>", moment) == "<p>Since \(time).</p>")
  }

  @Test(arguments: [
    (
      template: #"<p class="a" title="On {{sentence}}" id="b">x</p>"#,
      shown: #"<p class="a" title="On 3 May 2026 is full." data-dated-title="On (2026-05-03) is full." id="b">x</p>"#
    ),
    (
      template: #"<p data-ask="{{sentence}}" aria-label="{{sentence}}">x</p>"#,
      shown: """
      <p data-ask="3 May 2026 is full." data-dated-data-ask="(2026-05-03) is full." \
      aria-label="3 May 2026 is full." data-dated-aria-label="(2026-05-03) is full.">x</p>
      """
    ),
    (
      template: "<title>{{sentence}} · A</title><b>{{sentence}}</b>",
      shown: """
      <title data-dated="(2026-05-03) is full. · A">3 May 2026 is full. · A</title>\
      <b><time datetime="2026-05-03" data-local="day">3 May 2026</time> is full.</b>
      """
    ),
    (
      template: #"<option value="1">{{sentence}}</option>"#,
      shown: #"<option value="1" data-dated="(2026-05-03) is full.">3 May 2026 is full.</option>"#
    ),
  ])
  func `is words where only text may stand, with the sentence for the script beside them`(
    template: String,
    shown: String
  ) throws {
    let html = try html(template, sentence)
    #expect(html.replacing("\u{E000}", with: "(").replacing("\u{E001}", with: ")") == shown)
    // A part of a page passes through the page's own template, too.
    #expect(SentenceTimes.shown(in: html, .source) == html)
  }

  @Test(arguments: [
    (template: #"<input value="{{sentence}}">"#, shown: #"<input value="3 May 2026 is full.">"#),
    (template: "<option>{{sentence}}</option>", shown: "<option>3 May 2026 is full.</option>"),
    (template: "<textarea>{{sentence}}</textarea>", shown: "<textarea>3 May 2026 is full.</textarea>"),
  ])
  func `is only words in a value`(template: String, shown: String) throws {
    #expect(try html(template, sentence) == shown)
  }

  @Test func `stands in an attribute by a name of its own`() throws {
    let label = #"<b aria-label="{{#day}}{{inSentence}}{{/day}}">{{#day}}{{words}}{{/day}}</b>"#
    #expect(
      try html(label, "").contains(#"aria-label="3 May 2026" data-dated-aria-label="\#u{E000}2026-05-03\#u{E001}""#)
    )
  }

  @Test func `is written in the language of the page, as days of their own are`() throws {
    let shown = try html("<p>{{sentence}}</p><b>{{day.words}}</b>", sentence, in: Language("de"))
    #expect(shown.contains(">3. Mai 2026</time>"))
    #expect(shown.contains("<b>3. Mai 2026</b>"))
  }

  @Test func `is nothing but a day, whatever a person types`() throws {
    for typed in ["\u{E000}2026-13-40\u{E001}", "\u{E000}<b>\u{E001}", "\u{E000}", "a\u{E001}b"] {
      let shown = try html("<p>{{sentence}}</p>", "\(typed)")
      #expect(!shown.contains("<time"))
      #expect(!shown.contains("<b>"))
    }
  }

  @Test func `is a mark in a sentence for scripts, and an element in a form that comes back`() {
    #expect(Localizer(Language("de")).forScripts(sentence) == "\u{E000}2026-05-03\u{E001} is full.")
    let page = "<p class=\"fault\">\(EscapedText.escape(Localizer.source.forScripts(sentence)))</p>"
    let shown = #"<p class="fault"><time datetime="2026-05-03" data-local="day">3 May 2026</time> is full.</p>"#
    #expect(SentenceTimes.shown(in: page, .source) == shown)
  }

  @Test func `is a text in a program that does not know it, and crosses the wire`() throws {
    #expect(sentence.description == "2026-05-03 is full.")
    #expect(Message.day("soon").time == nil)
    #expect("\(Message.day("soon"))" == "soon")
    #expect(Localizer.source(sentence) == "3 May 2026 is full.")
    #expect(Localizer(Language("fr"))(sentence) == "3 mai 2026 is full.")
  }
}
