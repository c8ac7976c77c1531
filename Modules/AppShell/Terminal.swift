import Foundation

/// What a command prints.
public enum Terminal: Sendable {
  /// Prints a line that a program waiting at the other end of a pipe gets at once.
  public static func say(_ line: String) {
    print(line + "\n")
  }

  /// Prints text that ends its own lines.
  public static func print(_ text: String) {
    Swift.print(text, terminator: "")
    fflush(nil)
  }

  /// Prints a value as JSON for scripts: keys sorted, one value.
  public static func sayJSON(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    say(String(decoding: try encoder.encode(value), as: UTF8.self))
  }
}
