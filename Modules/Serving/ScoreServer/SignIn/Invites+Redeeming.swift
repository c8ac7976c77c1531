import Access
import Domain
import HTTPTypes
import WireFormat

extension Invites {
  /// Redeems an invite: creates the account, its membership and its session, and counts the use, all in one step.
  ///
  /// Returns nil for an expired or invalid invite.
  func redeem(_ key: DocumentKey<InviteRecord>, for invitee: Invitee) async throws -> Admission? {
    guard await comers.enter(key.path) else { throw Self.contention }
    defer { comers.leave(key.path) }
    for _ in 1...5 {
      guard let (invite, expected) = try await valid(key) else { return nil }
      if case .newcomer(let name) = invitee, case .role(_, let space) = invite.grant,
        let member = try await member(named: name, of: space)
      {
        throw Self.known(member)
      }
      let user = try user(invitee)
      var writes = try await admission(of: invitee, user, invite)
      switch invitee {
      case .newcomer(let name), .namesake(let name): writes.append(try newAccount(user, name, invite.grant))
      case .account: break
      }
      let premises = try await standing(of: invitee)
      // A redemption that gives nothing new uses nothing up.
      if !writes.isEmpty { writes.append(try use(of: invite, key, expected: expected)) }
      do {
        let token = try await signIn.openSession(of: user, with: writes, given: premises)
        return Admission(token: token, user: user, grant: invite.grant)
      } catch .conflict {
        continue
      } catch .store(.outdated) {
        continue
      }
    }
    throw Self.contention
  }

  /// Returns an invite, with the expectation of its next write; nil for one that has ended or is used up.
  func valid(_ key: DocumentKey<InviteRecord>) async throws -> (invite: InviteRecord, expected: Expectation)? {
    let found = try await storage.documents.value(key)
    guard let invite = found.value, invite.expiresAt > signIn.clock.now(), invite.usesLeft > 0,
      try await isStillGiven(invite.grant, by: invite.madeBy)
    else { return nil }
    return (invite, found.expected)
  }

  /// Returns what an invite link gives; nil for a code, and for an invite that has ended or is used up.
  ///
  /// - Throws: ``Domain/DocumentError``.
  func grant(ofLink secret: String) async throws -> InviteGrant? {
    try await valid(.invite(.digest(of: secret)))?.invite.grant
  }

  private static let contention = Problem(
    .serviceUnavailable,
    "contention",
    "Too many came with this invite at once.",
    detail: "Try again."
  )

  /// Returns whether the maker of an invite may still give its role.
  func isStillGiven(_ grant: InviteGrant, by maker: UserID) async throws -> Bool {
    guard let maker = try await signIn.account(of: maker) else { return false }
    do {
      try await checkMayGive(grant, maker)
      return true
    } catch is Problem {
      return false
    }
  }

  /// Requires that an account was not deleted, and returns that as a premise, so that no deletion comes in between.
  private func standing(of invitee: Invitee) async throws -> [Premise] {
    guard case .account(let account) = invitee else { return [] }
    let key = DocumentKey.account(account.user)
    let known = try await storage.documents.load(key.path)
    if known.flatMap({ key.decode($0.body) })?.deletedAt != nil { throw Problem.accountDeleted }
    return [.document(key.path, at: known?.head.revision ?? .zero)]
  }

  private func user(_ invitee: Invitee) throws -> UserID {
    switch invitee {
    case .account(let account): return account.user
    case .newcomer(let name), .namesake(let name):
      try AccountName.check(name)
      return UserID(rawValue: signIn.clock.newIdentity())
    }
  }

  private func use(
    of invite: InviteRecord,
    _ key: DocumentKey<InviteRecord>,
    expected: Expectation
  ) throws -> DocumentWrite {
    let used = InviteRecord(
      grant: invite.grant,
      madeBy: invite.madeBy,
      madeAt: invite.madeAt,
      expiresAt: invite.expiresAt,
      usesLeft: invite.usesLeft - 1
    )
    return try key.write(used, id: signIn.clock.newWrite(), expected: expected)
  }

  private func newAccount(_ user: UserID, _ name: String, _ grant: InviteGrant) throws -> DocumentWrite {
    let record =
      switch grant {
      case .organiser: AccountRecord(displayName: name.plainName, role: .organiser)
      case .role(_, let space): AccountRecord(displayName: name.plainName, role: .member, home: space)
      }
    return try DocumentKey.account(user).write(record, id: signIn.clock.newWrite(), expected: .absent)
  }

  /// Returns the writes that give the user the invite's role.
  ///
  /// No invite lowers a role.
  ///
  /// A user who left or was removed returns only by an invite made afterwards, so that a leader of the space decides
  /// again.
  private func admission(of invitee: Invitee, _ user: UserID, _ invite: InviteRecord) async throws -> [DocumentWrite] {
    switch invite.grant {
    case .organiser:
      guard case .account(let account) = invitee, account.role == .member else { return [] }
      let home = try await signIn.home(of: user)
      let record = AccountRecord(displayName: account.displayName, role: .organiser, home: home)
      return [try DocumentKey.account(user).write(record, id: signIn.clock.newWrite(), expected: .any)]
    case .role(let role, let space):
      let key = DocumentKey.membership(of: user, in: space)
      let present = try await storage.documents.value(key)
      // A deleted membership ended like a former one.
      if present.value.map({ $0.role == .former }) ?? (present.expected != .absent),
        let gone = try await storage.documents.load(key.path)?.head.stamp.time,
        invite.madeAt.map({ $0 <= gone }) ?? true
      {
        throw Self.tooOldToReturn
      }
      if let membership = present.value, Self.stays(membership.role, role) { return [] }
      let labels = Set([DocumentLabel.member(user)].compactMap(\.self))
      let membership = Membership(role: role)
      return [try key.write(membership, id: signIn.clock.newWrite(), expected: present.expected, labels: labels)]
    }
  }

  private static func stays(_ present: Membership.Role, _ offered: Membership.Role) -> Bool {
    switch present {
    case .owner, .admin: true
    case .member, .publisher: offered != .admin
    case .viewer, .guest, .former: false
    }
  }
}
