package import Domain

/// Why a file cannot be read at all.
package enum LeagueFileError: Error, Hashable, Sendable {
  case empty
  /// The file is neither UTF-8 nor UTF-16.
  case notText
  /// The header lacks a required column, here in its first spelling.
  case missingColumn(String)
  /// The file is not the expected JSON. The message says why.
  case notReadable(Message)
}

extension LeagueFileError: CustomStringConvertible {
  package var message: Message {
    switch self {
    case .empty: Message("The file is empty.")
    case .notText: Message("The file is not text in UTF-8 or UTF-16.")
    case .missingColumn(let name): Message("The column \"\(name)\" is missing.")
    case .notReadable(let message): message
    }
  }

  package var description: String { message.description }
}
