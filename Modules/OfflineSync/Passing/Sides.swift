import Domain

/// One document as it was read on both sides, and what is noted of it.
struct Sides {
  let path: Path
  let here: Document?
  let there: Document?
  /// What both sides last agreed on.
  let agreed: DocumentContent?
  /// What both sides have last held: what was agreed on, and what was given from here and is there, though no answer came.
  let base: DocumentContent?
  /// Whether what was offered is what is there, if anything was.
  let isAnswered: Bool

  init(_ path: Path, here: Document?, there: Document?, agreed: DocumentContent?, offers: [Notebook.Offer]) {
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
    // Somebody wrote over it, perhaps.
    return MergeRule.base(agreed?.body, offered: offers.compactMap(\.body), in: theirs.body)
      .map { DocumentContent(body: $0, labels: agreed?.labels ?? []) }
  }
}

extension Sides {
  var mine: Notebook.Version { Notebook.Version(path: path, content: here?.content) }
  var theirs: Notebook.Version { Notebook.Version(path: path, content: there?.content) }

  /// The write that makes the local document what the remote one is; the new id is for where theirs has made this one.
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

  /// The write that makes the remote document what the local one is.
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

  /// The same, under the name and the time of the local write.
  func delivering(orAs newID: WriteID) -> DocumentWrite {
    delivering(as: here?.head.write ?? newID, stamp: here?.head.stamp)
  }

  /// A report that what one side holds gave way.
  func lost(_ document: Document?, because cause: LostEdit.Cause, id: WriteID) throws(DocumentError) -> [DocumentWrite]
  {
    let record = document?.content.map { LostEdit.Record.document(labels: $0.labels) } ?? .deletion
    let item = SyncItem(.document, path)
    let edit = LostEdit(id: .init(id), item: item, record: record, cause: cause, stamp: document?.head.stamp)
    return try edit.writes(body: document?.content?.body, as: id)
  }
}

extension Document? {
  /// What a save must expect for nothing to be overwritten unseen.
  var expectation: Expectation { map { .revision($0.head.revision) } ?? .absent }
}
