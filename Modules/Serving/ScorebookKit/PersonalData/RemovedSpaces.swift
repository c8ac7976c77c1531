import Access
import Domain
import ScoreServer
import Spaces

/// Deletes what a removed space leaves behind, however it was removed: on a page, by a command, the API or sync.
///
/// A space is removed when the document about it is deleted and it has no owner any more (`SpaceService.delete`). From then
/// on nobody sees it. This projection deletes its other documents, its invites, codes and links, and its
/// connections, in steps of the store, redacts its journal to nothing, and tells the former members' devices by their
/// memberships, which are all that they may still read. A crash between them loses none, because the
/// cursor moves last, and what a late device brings goes when it comes. The boards stay, because the ports delete no
/// submissions.
struct RemovedSpaces: Projection {
  let space: Space
  let installation: Installation

  // Not the name of earlier versions, so devices learn of spaces that were removed before, too.
  var name: String { "removed-3-\(space.kind)" }
  var prefix: ItemPath { space.root }
  private var documents: any DocumentRepository { installation.storage.documents }

  func project(_ change: Change) async throws -> Bool {
    guard let id = space.id(of: change.path), isNews(change, of: id),
      try await documents.load(space.about(of: id))?.head.isDeleted == true
    else { return false }
    let path = space.path(of: id)
    var (remains, ended): ([ItemPath], [ItemPath]) = ([], [])
    for head in try await documents.all(under: path) {
      if head.path.isMembership {
        let membership = try await documents.value(DocumentKey<Membership>.json(head.path)).value
        // With an owner it is not removed: a leader has deleted the document alone.
        if membership?.role == .owner { return false }
        // An account's membership ends and stays, because it begins again with an invite only.
        if let membership, membership.role != .guest {
          if !membership.isOfRemovedSpace { ended.append(head.path) }
          continue
        }
      }
      remains.append(head.path)
    }
    try await installation.invites.endAll(into: path)
    try await installation.hooks.endAll(in: id)
    try await documents.saveAll(
      try remains.map { DocumentWrite($0, id: installation.clock.newWrite(), expected: .any, body: nil) }
        + ended.map { path throws(DocumentError) in
          try DocumentKey<Membership>.json(path)
            .write(.ofRemovedSpace, id: installation.clock.newWrite(), expected: .any)
        }
    )
    let owner = try await installation.signIn.knownOwner()?.user ?? "installation"
    try await installation.storage.sessions.session(at: space.journal(of: id)).redact(by: owner) { _ in
      Redaction.nothing
    }
    return true
  }

  /// Whether a change may be the removal of a space, or come after it.
  private func isNews(_ change: Change, of id: SpaceID) -> Bool {
    change.kind == .document || (change.kind == .deletedDocument && change.path == space.about(of: id))
  }
}

extension Installation {
  /// The work that deletes what removed spaces leave behind, one for each kind.
  ///
  /// A device that syncs has none, because its server deletes.
  private func removals() async throws(DocumentError) -> [Projector] {
    if try await isSynced { return [] }
    return spaces.map { space in
      Projector(
        RemovedSpaces(space: space, installation: self),
        over: storage,
        newIdentity: clock.newIdentity
      )
    }
  }

  /// Deletes what removed spaces leave behind, as they are removed, until the task is cancelled.
  func finishRemovals(
    wait: @escaping @Sendable () async throws -> Void = { try await Task.sleep(for: .seconds(10)) },
    onFailure: @escaping @Sendable (any Error) -> Void
  ) async {
    guard let removals = try? await removals() else { return }
    await withTaskGroup { group in
      for projector in removals { group.addTask { await projector.run(wait: wait, onFailure: onFailure) } }
    }
  }

  /// Deletes what spaces leave behind that were removed up to now, for a command.
  ///
  /// On another server's store, that server does.
  package func finishRemovals() async throws {
    guard try await account() == nil else { return }
    for projector in try await removals() { try await projector.catchUp() }
  }
}
