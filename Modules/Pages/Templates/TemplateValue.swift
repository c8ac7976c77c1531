import Domain
import Hypertext
import Localization
import Mustache

/// The values of a template as dictionaries and arrays.
///
/// Mustache can look into values itself, but does so anew for every name, and takes a nil for a name that isn't there and
/// goes on to the values around. Here each value is looked into once, and a nil is an answer. A ``Domain/Message`` becomes
/// its text in the language of the template, with marks for the days and moments in it (``SentenceTimes``).
enum TemplateValue {
  /// The rendering of nil, which shows nothing and hides a section.
  struct Nothing: MustacheCustomRenderable {
    let renderText = ""
    let isNull = true
  }

  static func of(_ value: Any, in text: Localizer) -> Any {
    // Comparing types costs much less than casts that fail.
    let type = type(of: value)
    if type == String.self || type == Bool.self { return value }
    if type == HTML.self, let html = value as? HTML { return TemplateMarkup(description: html.text(for: Reader(text))) }
    if type == Int.self, let number = value as? Int { return TemplateNumber(value: number, rule: text.rule) }
    if type == Message.self, let message = value as? Message { return text(message, times: SentenceTimes.mark) }
    switch value {
    case let picture as QRPicture: return TemplateMarkup(description: picture.html.text(for: Reader(text)))
    case let day as DayView where text.language != .source: return takenApart(day.in(text), in: text)
    case let moment as MomentView where text.language != .source: return takenApart(moment.in(text), in: text)
    default: return takenApart(value, in: text)
    }
  }

  private static func takenApart(_ value: Any, in text: Localizer) -> Any {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    // A value with a text of its own, such as an address, is shown as that text.
    case .struct where !(value is any CustomStringConvertible), .class:
      return Dictionary(mirror.children.map { ($0.label ?? "", of($0.value, in: text)) }) { first, _ in first }
    case .optional: return mirror.children.first.map { of($0.value, in: text) } ?? Nothing()
    case .collection, .set: return mirror.children.map { of($0.value, in: text) }
    case .dictionary: return (value as? [String: Any])?.mapValues { of($0, in: text) } ?? value
    default: return value
    }
  }
}

/// Markup that a template inserts with three braces.
struct TemplateMarkup: CustomStringConvertible {
  let description: String
}

/// A whole number that a template can choose a plural form by: `{{#few(count)}}…{{/few(count)}}`.
struct TemplateNumber: MustacheTransformable, MustacheCustomRenderable {
  let value: Int
  let rule: PluralRule

  var renderText: String { String(value) }
  var isNull: Bool { false }

  func transform(_ name: String) -> Any? {
    guard let category = PluralCategory(rawValue: name) else { return value.transform(name) }
    return rule.category(of: value) == category
  }
}
