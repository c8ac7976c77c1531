package import Domain
import Localization

/// Numbers as people write them.
package enum Words: Sendable {
  /// Returns a number with one decimal and a true minus sign.
  package static func decimal(_ value: Double) -> Message {
    guard value.isFinite, abs(value) < 1e12 else { return Message(verbatim: "–") }
    let tenths = Int((value * 10).rounded())
    return number("\(tenths < 0 ? "\u{2212}" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)")
  }

  /// Returns a number with English marks, such as `1,234.5`, with those of the reader's language.
  package static func number(_ english: String) -> Message { Message("\(english)", context: "number") }
}

extension Message {
  /// The hint beside a name whose letters are from several alphabets, for organisers.
  package static var mixedAlphabets: Message { Message("This name mixes alphabets.") }
}
