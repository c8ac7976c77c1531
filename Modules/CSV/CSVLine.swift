/// Lines of a CSV file that a spreadsheet takes for nothing but data.
public struct CSVLine: Sendable {
  /// The line, its end included.
  public static func text(_ fields: [String]) -> String {
    fields.map(field).joined(separator: ",") + "\r\n"
  }

  /// A text that a spreadsheet would compute gets an apostrophe before it, which it shows as text.
  private static func field(_ text: String) -> String {
    let isFormula = text.unicodeScalars.first.map { "=+-@\t\r\n".unicodeScalars.contains($0) } ?? false
    let safe = isFormula ? "'" + text : text
    guard safe.unicodeScalars.contains(where: { ",\"\r\n".unicodeScalars.contains($0) }) else { return safe }
    return "\"" + safe.replacing("\"", with: "\"\"") + "\""
  }
}
