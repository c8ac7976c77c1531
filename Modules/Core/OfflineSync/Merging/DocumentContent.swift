import Domain

/// The part of a document that two stores must agree on.
///
/// Its revision belongs to each store.
///
/// A deleted document has no content, like one that never existed.
struct DocumentContent: Hashable, Sendable {
  let body: [UInt8]
  let labels: Set<DocumentLabel>
}

extension Document {
  var content: DocumentContent? {
    head.isDeleted ? nil : DocumentContent(body: body, labels: head.labels)
  }
}

/// The next step for a document, decided from both sides and the agreed content.
enum DocumentStep: Hashable {
  /// Both sides have the same content.
  case done
  /// Only the remote side changed.
  case take
  /// Only the local side changed.
  case give
  /// Both sides changed.
  case merge

  init(here: DocumentContent?, there: DocumentContent?, base: DocumentContent?) {
    self = here == there ? .done : here == base ? .take : there == base ? .give : .merge
  }
}
