import Localization

/// What pages that are still templates need: their markup as parts of values.
extension HTML {
  /// The markup in English without tickets: all of it where a template made it.
  package var text: String { text(for: Reader(.source)) }

  /// Adds markup between rows, which is sent each time.
  package mutating func add(_ part: HTML) {
    if case .group(let parts) = node { self = HTML(.group(parts + [part])) } else { self = HTML(.group([self, part])) }
  }

  /// Adds a row, whose `key` identifies it after a change.
  package mutating func add(row: HTML, key: String) { add(HTML(.row(key: key, row))) }
}
