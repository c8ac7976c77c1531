/// The addresses of the HTTP API, below ``root``.
///
/// The item is named in the query, never in the address. Identifiers may hold any text, and proxies normalise `..`,
/// `//` and `%2F` in addresses.
package enum WireAddress: String, CaseIterable, Sendable {
  /// Lists and saves documents.
  case documents
  /// Loads several documents.
  case documentsLoad = "documents/load"
  /// Loads one document's head.
  case document
  /// Loads one document's body.
  case documentBody = "document/body"
  /// Streams a document's changes.
  case documentStream = "document/stream"
  /// Reads the head of a journal.
  case journal
  /// Reads and appends events.
  case journalEvents = "journal/events"
  case journalClose = "journal/close"
  /// Streams a journal's heads.
  case journalStream = "journal/stream"
  /// Reads and defines a board.
  case board
  /// Reads a page of a board.
  case boardPage = "board/page"
  /// Lists a board's buckets.
  case boardBuckets = "board/buckets"
  /// Lists a board's submissions.
  case boardSubmissions = "board/submissions"
  /// Streams a board's pages.
  case boardStream = "board/stream"
  /// Submits scores, all or none.
  case submissions
  /// Submits scores, each by itself.
  case submissionsBatch = "submissions/batch"
  /// Reads the change feed.
  case changes
  /// Streams cursors of the change feed.
  case changesStream = "changes/stream"
  case signIn = "sign-in"
  /// Reads the account of the session.
  case account
  /// Ends the session.
  case session

  /// The path above all addresses.
  package static let root = "api/v1"

  /// The whole path, from the root of a server.
  package var path: String { "/\(Self.root)/\(rawValue)" }
}
