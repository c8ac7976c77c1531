/// Where the HTTP API answers, below ``root``.
///
/// What an address is about stands in the query, never in the address: identifiers may hold any text, and proxies tidy up
/// `..`, `//` and `%2F` in addresses.
public enum WireAddress: String, CaseIterable, Sendable {
  case documents
  case documentsLoad = "documents/load"
  case document
  case documentBody = "document/body"
  case documentStream = "document/stream"
  case journal
  case journalEvents = "journal/events"
  case journalClose = "journal/close"
  case journalStream = "journal/stream"
  case board
  case boardPage = "board/page"
  case boardBuckets = "board/buckets"
  case boardSubmissions = "board/submissions"
  case boardStream = "board/stream"
  case submissions
  case changes
  case changesStream = "changes/stream"
  case signIn = "sign-in"
  case account
  case session

  public static let root = "api/v1"

  /// The whole address, from the top of a server that has nothing before it.
  public var path: String { "/\(Self.root)/\(rawValue)" }
}
