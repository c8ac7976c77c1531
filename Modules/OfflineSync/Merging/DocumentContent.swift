import Domain

/// What two stores have to agree on about a document: not its revision, which is each store's own.
///
/// A document that was deleted, and one that never was, have none.
struct DocumentContent: Hashable, Sendable {
  let body: [UInt8]
  let labels: Set<Label>
}

extension Document {
  var content: DocumentContent? {
    head.isDeleted ? nil : DocumentContent(body: body, labels: head.labels)
  }
}

/// What brings two sides of a document closer, decided from what each holds and what they last agreed on.
enum DocumentStep: Hashable {
  /// Both hold the same.
  case done
  /// Only the other side changed.
  case take
  /// Only this side changed.
  case give
  /// Both changed.
  case merge

  init(here: DocumentContent?, there: DocumentContent?, base: DocumentContent?) {
    self = here == there ? .done : here == base ? .take : there == base ? .give : .merge
  }
}
