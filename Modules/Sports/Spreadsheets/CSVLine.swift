/// Lines of a table's file that a spreadsheet takes for nothing but data.
///
/// ``DelimitedText`` reads the fields as they were.
public struct CSVLine: Sendable {
  /// A line of fields between commas, its end included.
  public static func text(_ fields: [String]) -> String {
    fields.map(field).joined(separator: ",") + "\r\n"
  }

  /// A line of fields between tabs, without quotation marks, its end included.
  ///
  /// Tabs and line breaks in fields become spaces.
  public static func tabbed(_ fields: [String]) -> String {
    fields.map { text in
      let scalars = text.unicodeScalars.map { ["\t", "\r", "\n"].contains($0) ? " " : $0 }
      return SpreadsheetText.marked(String(String.UnicodeScalarView(scalars)))
    }
    .joined(separator: "\t") + "\r\n"
  }

  private static func field(_ text: String) -> String {
    let safe = SpreadsheetText.marked(text)
    guard safe.unicodeScalars.contains(where: { ",;|\t\"\r\n".unicodeScalars.contains($0) }) else { return safe }
    return "\"" + safe.replacing("\"", with: "\"\"") + "\""
  }
}
