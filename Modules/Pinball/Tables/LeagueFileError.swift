/// The reason why a file cannot be read at all.
public enum LeagueFileError: Error, Hashable, Sendable {
  /// The file is empty.
  case empty
  /// The file is neither UTF-8 nor UTF-16.
  case notText
  /// The header lacks a required column, here in its first spelling.
  case missingColumn(String)
  /// The file is not the expected JSON, for the reason in the text.
  case notReadable(String)
}

extension LeagueFileError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .empty: "The file is empty."
    case .notText: "The file is not text in UTF-8 or UTF-16."
    case .missingColumn(let name): "The column \"\(name)\" is missing."
    case .notReadable(let what): what
    }
  }
}
