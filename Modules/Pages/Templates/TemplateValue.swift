import Mustache

/// What a template is filled in with: a value taken apart into dictionaries and arrays.
///
/// Mustache can look into values itself, but does so anew for every name, and takes a nil for a name that isn't there and
/// goes on to the values around. Here each value is looked into once, and a nil is an answer.
enum TemplateValue {
  /// What stands for nil: shows as nothing and hides a section.
  struct Nothing: MustacheCustomRenderable {
    let renderText = ""
    let isNull = true
  }

  static func of(_ value: Any) -> Any {
    switch value {
    case is String, is Int, is Bool, is HTML: return value
    default: return takenApart(value)
    }
  }

  private static func takenApart(_ value: Any) -> Any {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    // What has a text of its own, such as an address, is shown by it.
    case .struct where !(value is any CustomStringConvertible), .class:
      return Dictionary(mirror.children.map { ($0.label ?? "", of($0.value)) }) { first, _ in first }
    case .optional: return mirror.children.first.map { of($0.value) } ?? Nothing()
    case .collection, .set: return mirror.children.map { of($0.value) }
    case .dictionary: return (value as? [String: Any])?.mapValues(of) ?? value
    default: return value
    }
  }
}
