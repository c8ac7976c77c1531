import Access
public import Domain

/// The small document that a tournament is listed by; everything else is in its journal.
public struct TournamentCard: Codable, Hashable, Sendable, Identifiable {
  public let id: TournamentID
  public let name: String
  public let createdBy: UserID
  public let createdAt: Timestamp

  init(_ tournament: Tournament) {
    id = tournament.id
    name = tournament.name
    createdBy = tournament.createdBy
    createdAt = tournament.createdAt
  }
}

extension DocumentKey where Value == TournamentCard {
  public static func card(of tournament: TournamentID) -> Self { .json(tournament.card) }
}

extension Label {
  /// All cards of tournaments.
  public static let tournament: Label = "tournament"
}

extension Tournament {
  /// Writes the card and the members that the journal tells of and the store does not list yet.
  ///
  /// The journal is written first; where a crash came in between, the next opening does this again.
  func list(in documents: any DocumentRepository) async throws(DocumentError) {
    let listed = Set(try await documents.all(under: id.space).map(\.path))
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
    // A member whom somebody else has just written is left as it is, and one who was removed stays so. An account is no
    // guest of others, whatever id a guest was given.
    for member in members where try await documents.load(member.write.path) == nil {
      if member.isGuest, try await documents.load(.account(of: member.user)) != nil { continue }
      do { _ = try await documents.save([member.write]) } catch {
        guard case .conflict = error else { throw error }
      }
    }
  }

  /// The listed memberships of archers who were taken off the roster.
  private func strays(among listed: Set<Path>) -> [Path] {
    removedNames.keys.filter { self[$0] == nil }
      .map { DocumentKey.membership(of: UserID($0), in: id.space).path }.filter(listed.contains)
  }

  /// Whether the space is owned: by the creator, or by the account that wrote there before the tournament was made.
  private func hasOwner(_ listed: Set<Path>, _ documents: any DocumentRepository) async throws(DocumentError) -> Bool {
    if listed.contains(DocumentKey.membership(of: createdBy, in: id.space).path) { return true }
    for path in listed where path.isUnder(id.space.appending("members")) {
      if try await documents.value(DocumentKey<Membership>.json(path)).value?.role == .owner { return true }
    }
    return false
  }

  /// Another one after each change of what the card shows; short, whatever id another program gave its event.
  fileprivate var cardWrite: WriteID {
    WriteID(rawValue: "card:" + String(decoding: setupEvent.rawValue.utf8.suffix(100), as: UTF8.self))
  }

  fileprivate struct Listing {
    let user: UserID
    let isGuest: Bool
    let write: DocumentWrite
  }

  /// The members that are not listed: the creator first, each guest, and each archer who joined.
  ///
  /// An archer with an account whom somebody else put on the roster becomes a member by an invite.
  fileprivate func members(besides listed: Set<Path>, hasOwner: Bool) -> [Listing] {
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
      let labels = isGuest ? [] : Set([Label.member(user)].compactMap(\.self))
      guard let write = try? key.write(member, id: "member", expected: .absent, labels: labels) else { return nil }
      return Listing(user: user, isGuest: isGuest, write: write)
    }
  }
}
