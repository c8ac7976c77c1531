import Domain

/// One document as read on both sides, with the notes about it.
struct Sides {
  let path: ItemPath
  let here: Document?
  let there: Document?
  /// The content that both sides last agreed on.
  let agreed: DocumentContent?
  /// The content that both sides last held: the agreed content, or an offer that arrived without an answer.
  let base: DocumentContent?
  /// Whether the offered content is the remote content, if any was offered.
  let isAnswered: Bool

  init(_ path: ItemPath, here: Document?, there: Document?, agreed: DocumentContent?, offers: [Notebook.Offer]) {
    (self.path, self.here, self.there, self.agreed) = (path, here, there, agreed)
    base = Self.base(agreed, offers, in: there)
    isAnswered = offers.allSatisfy { $0.write == there?.head.write }
  }

  var step: DocumentStep { DocumentStep(here: here?.content, there: there?.content, base: base) }

  private static func base(
    _ agreed: DocumentContent?,
    _ offers: [Notebook.Offer],
    in there: Document?
  ) -> DocumentContent? {
    guard let there, !offers.isEmpty, there.content != agreed else { return agreed }
    if offers.contains(where: { $0.write == there.head.write }) { return there.content }
    guard let theirs = there.content else { return agreed }
    // Another client may have overwritten it.
    return MergeRule.base(agreed?.body, offered: offers.compactMap(\.body), in: theirs.body)
      .map { DocumentContent(body: $0, labels: agreed?.labels ?? []) }
  }
}

extension Sides {
  var mine: Notebook.Version { Notebook.Version(path: path, content: here?.content) }
  var theirs: Notebook.Version { Notebook.Version(path: path, content: there?.content) }

  /// Returns the write that makes the local document equal to the remote one.
  ///
  /// The new id is for the case that theirs was used locally.
  func adopting(orAs newID: WriteID) -> DocumentWrite {
    DocumentWrite(
      path,
      id: there.flatMap { $0.head.write == here?.head.write ? nil : $0.head.write } ?? newID,
      expected: here.expectation,
      labels: there?.content?.labels ?? [],
      body: there?.content?.body,
      stamp: there?.head.stamp
    )
  }

  /// Returns the write that makes the remote document equal to the local one.
  func delivering(as id: WriteID, stamp: Stamp?) -> DocumentWrite {
    DocumentWrite(
      path,
      id: id,
      expected: there.expectation,
      labels: here?.content?.labels ?? [],
      body: here?.content?.body,
      stamp: stamp
    )
  }

  /// Returns the same write with the id and stamp of the local one.
  func delivering(orAs newID: WriteID) -> DocumentWrite {
    delivering(as: here?.head.write ?? newID, stamp: here?.head.stamp)
  }

  /// Returns the writes that report a losing edit.
  func lost(_ document: Document?, because cause: LostEdit.Cause, id: WriteID) throws(DocumentError) -> [DocumentWrite]
  {
    let record = document?.content.map { LostEdit.Record.document(labels: $0.labels) } ?? .deletion
    let item = SyncItem(.document, path)
    let edit = LostEdit(id: .init(id), item: item, record: record, cause: cause, stamp: document?.head.stamp)
    return try edit.writes(body: document?.content?.body, as: id)
  }
}

extension Document? {
  /// The expectation with which a save overwrites only what was read.
  var expectation: Expectation { map { .revision($0.head.revision) } ?? .absent }
}
