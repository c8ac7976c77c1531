/// The version of the product, as `CHANGELOG.md` lists it.
///
/// `--version` and `/healthz` name it, and so does each durable store: the version that wrote to it last.
public enum ScorebookVersion: Sendable {
  /// The present one, such as `0.2.0`.
  public static let current = "0.1.0"

  /// Returns the reason why this version does not open a store, and what to install.
  ///
  /// - Parameters:
  ///   - format: The number of the store's format.
  ///   - known: The newest format that this version knows.
  ///   - writer: The version that wrote to the store last; nil for a store that names none.
  /// - Returns: Words for the operator.
  package static func refusal(ofFormat format: some BinaryInteger, known: Int, writer: String?) -> String {
    let remedy = writer.flatMap { isNewer($0) ? "Scorebook \($0)" : nil } ?? "the newer version"
    return "it has format \(format), and this program knows formats up to \(known); install \(remedy)"
  }

  /// Returns a warning about a store that a newer version wrote to last; nil for any other store.
  package static func warning(about store: String, writer: String?) -> String? {
    guard let writer, isNewer(writer) else { return nil }
    return "\(store) was last written by Scorebook \(writer), and this is \(current); it may not show what is new there"
  }

  /// Whether a text is a version after this one; false for any other text, which a store may have by mistake.
  private static func isNewer(_ text: String) -> Bool {
    let (numbers, own) = (numbers(in: text), numbers(in: current))
    return numbers.count == 3 && own.lexicographicallyPrecedes(numbers)
  }

  private static func numbers(in version: String) -> [UInt32] {
    let parts = version.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { UInt32($0) }
    return numbers.count == parts.count ? numbers : []
  }
}
