internal import Domain

/// A rulesheet for reading, without the parts that only its publisher needs.
package struct RulesheetText: Hashable, Sendable {
  package let markdown: String

  /// Creates a rulesheet; nil for bytes that are no text, and if nothing is left.
  package init?(_ bytes: [UInt8]) {
    guard let text = try? FileText(bytes) else { return nil }
    let lines = String(decoding: text.bytes, as: UTF8.self).replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    markdown = Self.withoutFrontMatter(lines).trimmingSpaces
    if markdown.isEmpty { return nil }
  }

  /// Returns a text without a first block between lines of `---`, unless that is not closed.
  private static func withoutFrontMatter(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.first?.trimmingSuffix == "---",
      let end = lines.dropFirst().firstIndex(where: { $0.trimmingSuffix == "---" })
    else { return text }
    return lines[(end + 1)...].joined(separator: "\n")
  }
}

extension Substring {
  fileprivate var trimmingSuffix: Substring {
    var rest = self
    while rest.last == " " || rest.last == "\t" { rest.removeLast() }
    return rest
  }
}
