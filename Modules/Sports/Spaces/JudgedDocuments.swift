import Access
import Domain

/// The documents of a store behind the rules of the sports.
///
/// Documents that are part of a game are judged like events, whichever program sends them. ``SpaceAbout`` judges the
/// document about a space. A part of an event is written once.
struct JudgedDocuments: DocumentLayer {
  let gatekeeper: Gatekeeper
  let principal: Principal

  var base: any DocumentRepository { gatekeeper.base.documents }

  func loadFirst(of paths: [ItemPath]) async throws(DocumentError) -> [Document?] {
    try await base.loadFirst(of: paths)
  }

  func save(_ writes: [DocumentWrite], given premises: [Premise]) async throws(DocumentError) -> [DocumentHead] {
    // The owner of the installation copies documents that another store has accepted.
    if principal.isOwner { return try await base.save(writes, given: premises) }
    var (premises, written) = (premises, Set<ItemPath>())
    for write in writes {
      guard let (kind, id) = gatekeeper.kind(judging: write.path) else { continue }
      // The second of two writes to one path would be judged by a state that the first has changed.
      guard written.insert(write.path).inserted else { throw .store(.denied) }
      premises.append(try await kind.check(write, in: id, by: principal))
    }
    return try await base.save(writes, given: premises)
  }
}

extension Kind {
  func check(
    _ write: DocumentWrite,
    in id: SpaceID,
    by principal: Principal
  ) async throws(DocumentError) -> Premise {
    let present = try await documents.load(write.path)
    let isRepeat = present?.head.write == write.id
    if !isRepeat {
      if write.path == space.about(of: id) {
        try await checkAbout(write, replacing: present, in: id, by: principal)
      } else {
        try await checkPart(write, replacing: present, in: id)
      }
    }
    return .document(write.path, at: present?.head.revision ?? .zero)
  }

  /// Judges the document about a space by the rules of its forms: leaders change what a form changes, and only the owner
  /// deletes it.
  private func checkAbout(
    _ write: DocumentWrite,
    replacing present: Document?,
    in id: SpaceID,
    by principal: Principal
  ) async throws(DocumentError) {
    guard let body = write.body else {
      do throws(StoreFailure) {
        guard let user = principal.user, try await membership(of: user, in: id)?.role == .owner else {
          throw .denied
        }
      } catch {
        throw .store(error)
      }
      return
    }
    let known = present.flatMap { $0.head.isDeleted ? nil : Fold.About(stored: $0.body) }
    // A newer version of the app may create a space that this version cannot read.
    guard let new = Fold.About(stored: body) else {
      if known == nil { return }
      throw .invalid("\(write.path) cannot be read; update this server first")
    }
    if let refusal = new.refusal ?? known?.refusal(ofChangeTo: new) { throw .invalid(refusal.description) }
  }

  /// Judges a part of an event: it is written once, and deleted when the journal says so.
  private func checkPart(
    _ write: DocumentWrite,
    replacing present: Document?,
    in id: SpaceID
  ) async throws(DocumentError) {
    if write.body == nil {
      // Sync sends a deletion again after the journal, which may come later.
      guard let head = present?.head, try await isDeletable(head, in: id) else {
        throw .conflict(write.path, current: present?.head)
      }
    } else if let present, present.body != write.body || present.head.isDeleted {
      throw .store(.denied)
    }
  }

  private func isDeletable(_ head: DocumentHead, in id: SpaceID) async throws(DocumentError) -> Bool {
    if head.isDeleted { return true }
    do {
      guard let about = try await about(id) else { return false }
      return try await folds.fold(of: space.journal(of: id), about).keeper?.mayDelete(head) ?? false
    } catch let failure as StoreFailure {
      throw .store(failure)
    } catch let error as JournalError {
      throw .store(error.storeFailure)
    } catch {
      throw .store(.unavailable("\(error)"))
    }
  }
}
