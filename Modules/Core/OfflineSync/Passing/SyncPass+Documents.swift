import Domain

extension SyncPass {
  /// Syncs one document.
  ///
  /// Every save expects the revision that was read, on both sides. After a conflict, both sides are read again.
  func settleDocument(_ path: ItemPath, changedThere: Bool) async throws {
    for _ in 1...5 {
      let here = try await local.documents.load(path)
      let agreed = try await notebook.agreed(path)
      if !changedThere, here?.content == agreed { return }
      let there = try await remote.documents.load(path)
      let offers = try await notebook.offers(at: path)
      let sides = Sides(path, here: here, there: there, agreed: agreed, offers: offers)
      switch sides.step {
      case .done:
        if agreed == here?.content { return }
        if sides.isAnswered { return try await notebook.agree(on: [sides.mine]) }
        // An earlier write still in flight could overwrite this version and look like another's edit. Writing the same
        // content again makes it too late.
        if try await give(sides) { return }
      case .take: if try await take([sides]) { return }
      case .give: if try await give(sides) { return }
      case .merge: try await merge(sides)
      }
    }
    throw Waiting(Message("This item is being edited on this device and on the server. Sync tries again."))
  }

  /// Adopts remote versions, all or none.
  func take(_ all: [Sides], reporting lost: [DocumentWrite] = []) async throws -> Bool {
    try await adopt(all.map(\.theirs), writing: all.map { $0.adopting(orAs: notebook.newID()) } + lost)
  }

  private func give(_ sides: Sides) async throws -> Bool {
    do {
      do {
        try await offer([sides.delivering(orAs: notebook.newID())])
      } catch DocumentError.idempotencyConflict, DocumentError.store(.invalidTime) {
        // The store then gives the stamp, which matters only for later merges, and knows the write by another id.
        try await offer([sides.delivering(as: notebook.newID(), stamp: nil)])
      }
    } catch DocumentError.conflict {
      return false
    } catch {
      switch try await verdict(on: error) {
      case .later(let reason): throw Waiting(reason)
      case .refused(let reason):
        let lost = try sides.lost(sides.here, because: .refused(reason), id: notebook.newID())
        return try await take([sides], reporting: lost)
      }
    }
    try await notebook.agree(on: [sides.mine])
    return true
  }

  /// Sends writes to the remote store, all or none, and records each before.
  func offer(_ writes: [DocumentWrite]) async throws {
    try await notebook.offer(writes)
    for write in writes { offering(write.id) }
    _ = try await insist { try await remote.documents.save(writes) }
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
      _ = try await take([sides], reporting: writes)
    } else {
      let write = DocumentWrite(
        sides.path,
        id: notebook.newID(),
        expected: sides.here.expectation,
        labels: labels,
        body: merged.body
      )
      _ = try await adopt([sides.theirs], writing: [write] + writes)
    }
  }

  /// Merges an edit with a deletion.
  ///
  /// The edit wins, so that no written content is lost.
  private func mergeDeletion(_ sides: Sides) async throws {
    guard sides.here?.content == nil else {
      // The document deleted remotely is written there again.
      return try await notebook.agree(on: [Notebook.Version(path: sides.path, content: nil)])
    }
    let cause = LostEdit.Cause.overwritten(.whole, isForeign: false)
    _ = try await take([sides], reporting: sides.lost(sides.here, because: cause, id: notebook.newID()))
  }
}

// MARK: Remote versions

extension SyncPass {
  private static let marker: ItemPath = "local/sync/adopted"

  /// Writes to the local store, and records that both sides have held these versions.
  ///
  /// Two stores cannot be written in one step. So the versions are recorded first, and the local batch carries a token
  /// that shows after a crash whether it was written. Otherwise a remote change could look like a local edit, and undo
  /// a later one.
  ///
  /// - Returns: Whether it was written; false after a conflict.
  func adopt(_ versions: [Notebook.Version], writing writes: [DocumentWrite]) async throws -> Bool {
    if versions.isEmpty { return true }
    let token = notebook.newID()
    try await notebook.begin(.init(versions: versions, token: token.rawValue))
    let marker = DocumentWrite(Self.marker, id: token, expected: .any, body: Array(token.rawValue.utf8))
    do {
      _ = try await local.documents.save(writes + [marker])
    } catch DocumentError.conflict {
      return false
    }
    try await notebook.finishAdoption(of: versions)
    return true
  }

  /// Completes an adoption that a crash interrupted.
  func settleAdoption() async throws {
    guard let adoption = try await notebook.adoption() else { return }
    if try await local.documents.load(Self.marker)?.body == Array(adoption.token.utf8) {
      try await notebook.finishAdoption(of: adoption.versions)
    } else {
      try await notebook.dropAdoption(of: adoption.versions)
    }
  }
}
