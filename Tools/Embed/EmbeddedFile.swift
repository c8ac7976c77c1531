import Foundation

/// A file that a binary holds.
///
/// A string literal compiles at once whatever its length, while an array of 190,000 numbers takes the compiler 19 seconds.
struct EmbeddedFile {
  private let name: String
  private let data: Data

  init(_ file: URL) throws {
    name = file.lastPathComponent.replacing(/[^A-Za-z0-9]/, with: "_")
    data = try Data(contentsOf: file)
  }

  /// Returns the members of `PackageResources`.
  static func swift(_ files: [EmbeddedFile]) -> String {
    """
    import Foundation

    enum PackageResources {
    \(files.map { "  static let \($0.name): [UInt8] = \($0.expression)\n" }.joined())
      private static func bytes(_ text: StaticString) -> [UInt8] { text.withUTF8Buffer { Array($0) } }
    }

    """
  }

  private var expression: String {
    guard let text = String(validating: data, as: UTF8.self), Self.isLiteral(text) else {
      return "Array(Data(base64Encoded: \"\(data.base64EncodedString())\") ?? Data())"
    }
    return "bytes(\(Self.mark)\"\"\"\n\(text)\n\"\"\"\(Self.mark))"
  }

  /// Whether a raw literal holds the text as it is; Swift reads a carriage return as the end of a line.
  private static func isLiteral(_ text: String) -> Bool {
    !text.contains(mark) && text.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" || $0 == "\t" }
  }

  private static let mark = "#####"
}
