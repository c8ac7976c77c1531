import Access
import Domain

extension SyncPass {
  /// The documents that go in one step.
  private static let together = 100

  /// Takes the local copies of the spaces away in which the account's membership has ended.
  ///
  /// Their documents go, and come again with a new membership. The journals of a space that was removed keep nothing but
  /// the kinds, times and accounts of their events, as on the server; a store deletes no events, so those of a space that
  /// only this account has left stay, for its return. What this device could not deliver stays with its report.
  ///
  /// The membership itself stays. It is what the server tells last of a space.
  func clearSpacesLost(in changes: [Change]) async throws {
    guard let user = notebook.state.account?.user else { return }
    for space in spacesOfOwnMemberships(in: changes) {
      guard let membership = try await endedMembership(of: space) else { continue }
      while try await !clearDocuments(of: space, but: DocumentKey.membership(of: user, in: space).path) {}
      if membership.isOfRemovedSpace { try await clearJournals(of: space, but: user) }
    }
  }

  /// Returns the account's membership of a space that it has lost; nil for any other, and for the owner of the remote
  /// store, who sees every space.
  func endedMembership(of space: ItemPath) async throws -> Membership? {
    guard let account = notebook.state.account, account.role != .owner else { return nil }
    let membership = try await local.documents.value(.membership(of: account.user, in: space)).value
    return membership?.role == .former ? membership : nil
  }

  /// - Returns: Whether nothing is left; false where something was written meanwhile.
  private func clearDocuments(of space: ItemPath, but membership: ItemPath) async throws -> Bool {
    let pending = Set(notebook.state.waiting.map(\.item.path))
    let heads = try await local.documents.all(under: space).filter { head in
      head.path != membership && !pending.contains(head.path)
    }
    for start in stride(from: 0, to: heads.count, by: Self.together) {
      let heads = heads[start...].prefix(Self.together)
      let writes = heads.map { head in
        DocumentWrite(head.path, id: notebook.newID(), expected: .revision(head.revision), body: nil)
      }
      // As if the server had deleted them, so that no pass takes this for a deletion by the user.
      let versions = heads.map { Notebook.Version(path: $0.path, content: nil) }
      guard try await adopt(versions, writing: writes) else { return false }
    }
    return true
  }

  private func clearJournals(of space: ItemPath, but user: UserID) async throws {
    for item in try await itemsHere(under: space) where item.kind == .journal {
      let reports = item.place(under: LostEdit.prefix)
      let lost = Set(try await local.documents.all(under: reports).compactMap { $0.path.segments.last?.rawValue })
      // Of the server itself, so that no device delivers it.
      try await local.sessions.session(at: item.path).redact(by: "server") { event in
        lost.contains(event.id.rawValue) && event.actor == user ? nil : Redaction.nothing
      }
    }
  }
}
