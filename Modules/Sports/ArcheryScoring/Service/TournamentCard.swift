import Access
package import Domain

/// The small document that lists a tournament.
///
/// Everything else is in its journal.
package struct TournamentCard: Codable, Hashable, Sendable, Identifiable {
  package let id: TournamentID
  package let name: String
  package let createdBy: UserID
  package let createdAt: Timestamp

  init(_ tournament: Tournament) {
    id = tournament.id
    name = tournament.name
    createdBy = tournament.createdBy
    createdAt = tournament.createdAt
  }
}

extension DocumentKey where Value == TournamentCard {
  package static func card(of tournament: TournamentID) -> Self { .json(tournament.card) }
}

extension DocumentLabel {
  /// The label of all cards of tournaments.
  package static let tournament: DocumentLabel = "tournament"
}

extension Tournament {
  /// Writes the card and the members that the journal names and the store does not list yet.
  ///
  /// The journal is written first. After a crash in between, the next opening does this again.
  func list(in documents: any DocumentRepository) async throws(DocumentError) {
    let listed = Set(try await documents.all(under: id.space.appending("members")).map(\.path))
    if try await isRemoved(listed, documents) { return }
    let card = TournamentCard(self)
    try await documents.update(.card(of: id), labels: [.tournament], as: cardWrite) { _ in card }
    let members = members(besides: listed, hasOwner: try await hasOwner(listed, documents))
    for path in strays(among: listed) {
      guard let known = try await documents.load(path), !known.head.isDeleted,
        DocumentKey<Membership>.json(path).decode(known.body)?.role == .guest
      else { continue }
      let write = DocumentWrite(path, id: "removed", expected: .revision(known.head.revision), body: nil)
      do { _ = try await documents.save([write]) } catch {
        guard case .conflict = error else { throw error }
      }
    }
    if !nameDeletions.isEmpty {
      let names = try await documents.all(under: id.names)
      let deleted = names.filter(isDeletedName).map {
        DocumentWrite($0.path, id: "deleted", expected: .any, body: nil)
      }
      try await documents.saveAll(deleted)
    }
    // A member just written by another process is left alone, and a removed one stays removed. An account is no guest
    // of others, whatever id a guest was given.
    for member in members where try await documents.load(member.write.path) == nil {
      if member.isGuest, try await documents.load(.account(of: member.user)) != nil { continue }
      do { _ = try await documents.save([member.write]) } catch {
        guard case .conflict = error else { throw error }
      }
    }
  }

  /// The listed memberships of archers who were taken off the roster.
  private func strays(among listed: Set<ItemPath>) -> [ItemPath] {
    removedNames.keys.filter { places[$0] == nil }
      .map { DocumentKey.membership(of: UserID($0), in: id.space).path }.filter(listed.contains)
  }

  /// Returns whether the owner removed the tournament: its card is deleted and its owner is one no more.
  ///
  /// An event that comes late from a device does not bring it back.
  private func isRemoved(_ listed: Set<ItemPath>, _ documents: any DocumentRepository) async throws(DocumentError)
    -> Bool
  {
    guard try await documents.load(DocumentKey<TournamentCard>.card(of: id).path)?.head.isDeleted == true else {
      return false
    }
    for path in listed
    where try await documents.value(DocumentKey<Membership>.json(path)).value?.role == .owner { return false }
    return listed.contains(DocumentKey.membership(of: createdBy, in: id.space).path)
  }

  /// Returns whether the space has an owner: the creator, or the account that wrote there before the tournament was
  /// made.
  private func hasOwner(_ listed: Set<ItemPath>, _ documents: any DocumentRepository) async throws(DocumentError)
    -> Bool
  {
    if listed.contains(DocumentKey.membership(of: createdBy, in: id.space).path) { return true }
    for path in listed
    where try await documents.value(DocumentKey<Membership>.json(path)).value?.role == .owner { return true }
    return false
  }

  /// An id that changes with the card's content, and is short whatever id another program gave its event.
  fileprivate var cardWrite: WriteID {
    WriteID(rawValue: "card:" + String(decoding: setupEvent.rawValue.utf8.suffix(100), as: UTF8.self))
  }

  fileprivate struct Listing {
    let user: UserID
    let isGuest: Bool
    let write: DocumentWrite
  }

  /// Returns the members that are not listed: the creator first, each guest, and each archer who joined.
  ///
  /// An archer with an account whom another user added becomes a member by an invite.
  fileprivate func members(besides listed: Set<ItemPath>, hasOwner: Bool) -> [Listing] {
    var members = hasOwner ? [] : [(createdBy, Membership(role: .owner))]
    for archer in roster where UserID(archer.id) != createdBy {
      if archer.isGuest {
        members.append((UserID(archer.id), Membership(role: .guest, addedBy: archer.addedBy)))
      } else if UserID(archer.id) == archer.addedBy {
        members.append((archer.addedBy, Membership(role: .member)))
      }
    }
    return members.compactMap { user, member in
      let key = DocumentKey.membership(of: user, in: id.space)
      if listed.contains(key.path) { return nil }
      let isGuest = member.role == .guest
      let labels = isGuest ? [] : Set([DocumentLabel.member(user)].compactMap(\.self))
      guard let write = try? key.write(member, id: "member", expected: .absent, labels: labels) else { return nil }
      return Listing(user: user, isGuest: isGuest, write: write)
    }
  }
}
