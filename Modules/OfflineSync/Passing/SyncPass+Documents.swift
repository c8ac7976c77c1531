import Domain

extension SyncPass {
  /// Brings both sides of a document to the same content.
  ///
  /// Every save is bound to the revision that was read, on both sides; who finds a conflict looks again (SET-48).
  func settleDocument(_ path: Path, changedThere: Bool) async throws {
    for _ in 1...5 {
      let here = try await local.documents.load(path)
      let agreed = try await notebook.agreed(path)
      if !changedThere, here?.content == agreed { return }
      let there = try await remote.documents.load(path)
      let offers = try await notebook.offers(at: path)
      let base = Self.base(agreed, offers, in: there)
      let sides = Sides(path: path, here: here, there: there, base: base)
      switch DocumentStep(here: here?.content, there: there?.content, base: sides.base) {
      case .done:
        if agreed == here?.content { return }
        if offers.allSatisfy({ $0.write == there?.head.write }) {
          return try await notebook.agree(on: here?.content, at: path)
        }
        // What was given before and is still on its way would take this version's place, and look like somebody else's
        // edit; once the same content is written anew, it comes too late.
        if try await give(sides) { return }
      case .take: if try await take(sides) { return }
      case .give: if try await give(sides) { return }
      case .merge: try await merge(sides)
      }
    }
    throw Waiting(reason: "it is being changed on both sides")
  }

  /// What both sides have last held: what was agreed on, and what was given from here and is there, though no answer came.
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

  /// One document as it was read on both sides.
  private struct Sides {
    let path: Path
    let here: Document?
    let there: Document?
    let base: DocumentContent?

    /// The write that makes the local document what the remote one is.
    func adopting(as id: WriteID) -> DocumentWrite {
      DocumentWrite(
        path,
        id: id,
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

    /// A report that what one side holds gave way.
    func lost(_ document: Document?, because cause: LostEdit.Cause, id: WriteID) throws(DocumentError)
      -> [DocumentWrite]
    {
      let record = document?.content.map { LostEdit.Record.document(labels: $0.labels) } ?? .deletion
      let item = SyncItem(.document, path)
      let edit = LostEdit(id: .init(id), item: item, record: record, cause: cause, stamp: document?.head.stamp)
      return try edit.writes(body: document?.content?.body, as: id)
    }
  }

  private func take(_ sides: Sides, reporting lost: [DocumentWrite] = []) async throws -> Bool {
    let (mine, theirs) = (sides.here?.head.write, sides.there?.head.write)
    let id = theirs == mine ? nil : theirs
    return try await adopt(
      sides.there?.content,
      at: sides.path,
      writing: [sides.adopting(as: id ?? notebook.newID())] + lost
    )
  }

  private func give(_ sides: Sides) async throws -> Bool {
    let head = sides.here?.head
    do {
      do {
        try await offer(sides.delivering(as: head?.write ?? notebook.newID(), stamp: head?.stamp))
      } catch DocumentError.idempotencyConflict, DocumentError.store(.invalidTime) {
        // The store gives the stamp then, which decides only merges to come, and knows the write by a name of its own.
        try await offer(sides.delivering(as: notebook.newID(), stamp: nil))
      }
    } catch DocumentError.conflict {
      return false
    } catch {
      switch try await verdict(on: error) {
      case .later(let reason): throw Waiting(reason: reason)
      case .refused(let reason):
        return try await take(sides, reporting: sides.lost(sides.here, because: .refused(reason), id: notebook.newID()))
      }
    }
    try await notebook.agree(on: sides.here?.content, at: sides.path)
    return true
  }

  private func offer(_ write: DocumentWrite) async throws {
    try await notebook.offer(write)
    offering(write.id)
    _ = try await insist { try await remote.documents.save([write]) }
  }

  private func merge(_ sides: Sides) async throws {
    guard let here = sides.here, let mine = here.content, let there = sides.there, let theirs = there.content else {
      return try await mergeDeletion(sides)
    }
    let outcome = rule(sides.path).merge(
      sides.base?.body,
      .init(body: mine.body, stamp: here.head.stamp),
      .init(body: theirs.body, stamp: there.head.stamp)
    )
    var writes: [DocumentWrite] = []
    if let parts = outcome.lostHere {
      writes += try sides.lost(here, because: .overwritten(parts, isForeign: false), id: notebook.newID())
    }
    if let parts = outcome.lostThere {
      writes += try sides.lost(there, because: .overwritten(parts, isForeign: true), id: notebook.newID())
    }
    let labels = MergeRule.labels(sides.base?.labels ?? [], mine.labels, theirs.labels)
    let merged = DocumentContent(body: outcome.body, labels: labels)
    if merged == theirs {
      _ = try await take(sides, reporting: writes)
    } else {
      let write = DocumentWrite(
        sides.path,
        id: notebook.newID(),
        expected: sides.here.expectation,
        labels: labels,
        body: merged.body
      )
      _ = try await adopt(theirs, at: sides.path, writing: [write] + writes)
    }
  }

  /// An edit outlives a deletion: nothing that somebody wrote is lost.
  private func mergeDeletion(_ sides: Sides) async throws {
    guard sides.here?.content == nil else {
      // What was deleted there is written there again.
      return try await notebook.agree(on: nil, at: sides.path)
    }
    let cause = LostEdit.Cause.overwritten(.whole, isForeign: false)
    _ = try await take(sides, reporting: sides.lost(sides.here, because: cause, id: notebook.newID()))
  }
}

// MARK: Foreign versions

extension SyncPass {
  private static let marker: Path = "local/sync/adopted"

  /// Writes to the local store, and notes that both sides have held `content`.
  ///
  /// Two stores cannot be written in one step, so what is on its way is noted first, and the local batch carries a token:
  /// after a crash in between it is known whether the batch was written. Otherwise a foreign change could look like an
  /// edit made here, and undo a later one.
  ///
  /// - Returns: Whether it was written; not so where somebody else wrote meanwhile.
  func adopt(_ content: DocumentContent?, at path: Path, writing writes: [DocumentWrite]) async throws -> Bool {
    let token = notebook.newID()
    try await notebook.begin(.init(path: path, token: token.rawValue, labels: content?.labels), of: content)
    let marker = DocumentWrite(Self.marker, id: token, expected: .any, body: Array(token.rawValue.utf8))
    do {
      _ = try await local.documents.save(writes + [marker])
    } catch DocumentError.conflict {
      return false
    }
    try await notebook.finishAdoption(of: content, at: path)
    return true
  }

  /// Finishes what a crash cut off.
  func settleAdoption() async throws {
    guard let (adoption, content) = try await notebook.adoption() else { return }
    if try await local.documents.load(Self.marker)?.body == Array(adoption.token.utf8) {
      try await notebook.finishAdoption(of: content, at: adoption.path)
    } else {
      try await notebook.dropAdoption()
    }
  }
}

extension Document? {
  /// What a save must expect for nothing to be overwritten unseen.
  fileprivate var expectation: Expectation { map { .revision($0.head.revision) } ?? .absent }
}
