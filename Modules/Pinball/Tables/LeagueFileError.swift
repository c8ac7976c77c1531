/// Why a file cannot be read at all.
public enum LeagueFileError: Error, Hashable, Sendable {
  /// Nothing stands in it.
  case empty
  /// It is neither UTF-8 nor UTF-16.
  case notText
  /// The header does not name a column that is needed; its first spelling.
  case missingColumn(String)
  /// It is not the JSON that it should be; what is wrong, for people.
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
