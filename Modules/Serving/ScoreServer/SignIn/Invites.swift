public import Access
public import Domain
import HTTPTypes
import Notices
import WireFormat

/// The role that an invite gives.
public enum InviteGrant: Hashable, Codable, Sendable {
  /// A role in a space.
  case role(Membership.Role, in: ItemPath)
  /// An organiser of this installation, who may create spaces.
  case organiser
}

/// A new invite for its maker.
///
/// The texts are shown once. The store holds only their SHA-256.
public struct Invite: Hashable, Sendable {
  /// The id for ``Invites/revoke(_:by:)``, which lets no one in.
  public let id: String
  /// The link's secret.
  public let secret: String
  /// A short code to type, such as `7KQ2-M9XF-3DPA`; nil for none.
  public let code: String?
}

/// The result of redeeming an invite.
public struct Admission: Hashable, Sendable {
  /// The token of a session.
  public let token: String
  /// The user.
  public let user: UserID
  /// The role that the invite gave.
  public let grant: InviteGrant
}

/// A person who redeems an invite.
package enum Invitee: Hashable, Sendable {
  /// A new person, with the name to show; a member with that name is asked first (``Invites/known(_:)``).
  case newcomer(String)
  /// A new person with the name of a member.
  case namesake(String)
  /// A signed-in account.
  case account(Account)
}

/// Invites others by a link or a short code, for limited time and uses.
public struct Invites: Sendable {
  /// The most uses of one invite.
  package static let largestUses = 1000
  /// The default lifetime of an invite.
  public static let inviteMilliseconds: Int64 = 7 * 24 * 3_600_000

  let signIn: SignIn
  let storage: Storage
  let rules: AccessRules
  let inbox: Inbox
  private let tries: CodeTries
  /// Redemptions of one invite run one after another, so that their writes do not conflict.
  let comers = WaitingLines<ItemPath>(inWork: 1, waiting: Self.largestUses)

  /// Creates the invites of a store.
  ///
  /// - Parameters:
  ///   - signIn: The accounts and sessions.
  ///   - storage: The whole store, which holds the invites under `local/sign-in`.
  ///   - rules: The access rules, which decide who may invite.
  package init(_ signIn: SignIn, storage: Storage, rules: AccessRules) {
    self.init(signIn, storage: storage, rules: rules, tries: signIn.tries)
  }

  init(_ signIn: SignIn, storage: Storage, rules: AccessRules, tries: CodeTries) {
    (self.signIn, self.storage, self.rules, self.tries) = (signIn, storage, rules, tries)
    inbox = Inbox(documents: storage.documents) { ItemPath.Segment.digest(of: $0).rawValue }
  }

  /// Creates an invite.
  ///
  /// - Throws: ``Problem``; ``Problem/notFound`` for an account that may not invite.
  public func make(
    _ grant: InviteGrant,
    by account: Account,
    withCode: Bool = false,
    uses: Int = 1,
    for milliseconds: Int64 = Self.inviteMilliseconds
  ) async throws -> Invite {
    let premises = try await checkMayGive(grant, account)
    guard (1...Self.largestUses).contains(uses), milliseconds > 0 else {
      throw Problem(.badRequest, "invalid", "Enter 1 to \(Self.largestUses) uses and an end date.")
    }
    let secret = signIn.newSecret()
    let code = withCode ? JoinCode(random: signIn.clock.newIdentity()) : nil
    let id = ItemPath.Segment.digest(of: secret)
    let record = InviteRecord(
      grant: grant,
      madeBy: account.user,
      madeAt: signIn.clock.now(),
      expiresAt: signIn.clock.now().advanced(byMilliseconds: milliseconds),
      usesLeft: uses
    )
    var writes = [try DocumentKey.invite(id).write(record, id: signIn.clock.newWrite(), expected: .absent)]
    if let code {
      let pointer = CodeRecord(invite: id, expiresAt: record.expiresAt)
      writes.append(try DocumentKey.code(code.text).write(pointer, id: signIn.clock.newWrite(), expected: .absent))
    }
    _ = try await storage.documents.save(writes, given: premises)
    return Invite(id: id.rawValue, secret: secret, code: code?.shown)
  }

  /// Redeems an invite, and returns the session of the account that joins.
  ///
  /// - Parameters:
  ///   - text: The link's secret, or the code, however it was typed.
  ///   - invitee: The person.
  ///   - address: The person's network, by which attempts at codes take turns.
  /// - Returns: The session's token, and the role that the invite gave.
  /// - Throws: ``Problem``: 429 while too many codes are tried, otherwise the same for every invalid text.
  package func redeem(_ text: String, for invitee: Invitee, from address: String) async throws -> Admission {
    try await opening(text, from: address) { try await redeem($0, for: invitee) }
  }

  /// Uses the invite of a text.
  ///
  /// - Parameters:
  ///   - text: The link's secret, or the code.
  ///   - address: The network, by which attempts at codes take turns.
  ///   - use: Uses the invite; nil for an expired or invalid one.
  /// - Returns: The result of `use`.
  /// - Throws: ``WireFormat/Problem``, the same for every invalid text.
  func opening<Value>(
    _ text: String,
    from address: String,
    _ use: (DocumentKey<InviteRecord>) async throws -> Value?
  ) async throws -> Value {
    // A link's secret cannot be guessed, so only codes wait for their turn.
    if let value = try await use(.invite(.digest(of: text))) { return value }
    guard let code = JoinCode(typed: text) else { throw Self.noGood }
    try await tries.begin(code, from: address)
    guard let found = try await storage.documents.value(.code(code.text)).value,
      let value = try await use(.invite(found.invite))
    else {
      await signIn.watch.noteWrongCode(from: address)
      throw Self.noGood
    }
    await tries.succeed(code)
    return value
  }

  /// Ends an invite.
  ///
  /// Ending it again does nothing.
  package func revoke(_ id: String, by account: Account) async throws {
    let key = DocumentKey.invite(ItemPath.Segment(rawValue: id))
    guard let record = try await storage.documents.value(key).value else { throw Problem.notFound }
    try await checkMayGive(record.grant, account)
    _ = try await storage.documents.save([
      DocumentWrite(key.path, id: signIn.clock.newWrite(), expected: .any, body: nil)
    ])
  }

  /// The bearer of the invite may know the reason.
  static let tooOldToReturn = Problem(
    .notFound,
    "inviteNoGood",
    "Since this invite was made, you left or were removed.",
    detail: "Ask for a new one: an invite made from now on lets you in again."
  )

  static let noGood = Problem(
    .notFound,
    "inviteNoGood",
    "This invite is invalid or has expired.",
    detail: "Ask the person who invited you for a new invite."
  )

  /// Returns whether an account may invite into a space.
  package func mayInvite(into space: ItemPath, _ account: Account) async throws -> Bool {
    do {
      try await checkMayGive(.role(.member, in: space), account)
      return true
    } catch is Problem {
      return false
    }
  }

  /// Requires that the account may give the role: the right to write the membership is the right to invite.
  ///
  /// Invites never give ownership, and guests need none.
  ///
  /// - Returns: The membership that gives the right, for the write that follows.
  @discardableResult
  func checkMayGive(_ grant: InviteGrant, _ account: Account) async throws -> [Premise] {
    switch grant {
    case .organiser:
      if account.role != .owner { throw Problem.notFound }
      return []
    case .role(let role, let space):
      guard space.segments.count == 2, [.admin, .member, .publisher, .viewer].contains(role) else {
        throw Problem.notFound
      }
      let key = DocumentKey.membership(of: account.user, in: space)
      let own = try await storage.documents.load(key.path)
      let membership = own.flatMap { $0.head.isDeleted ? nil : key.decode($0.body) }
      let request = AccessRequest(account.principal, .invite(role), space)
      guard rules.allows(request, membership: membership) else { throw Problem.notFound }
      return [.document(key.path, at: own?.head.revision ?? .zero)]
    }
  }
}

struct InviteRecord: Hashable, Codable, Sendable {
  let grant: InviteGrant
  let madeBy: UserID
  /// The time of creation; nil for an invite of an earlier version.
  let madeAt: Timestamp?
  let expiresAt: Timestamp
  let usesLeft: Int
}

struct CodeRecord: Hashable, Codable, Sendable {
  let invite: ItemPath.Segment
  let expiresAt: Timestamp
}

extension DocumentKey where Value == InviteRecord {
  static func invite(_ id: ItemPath.Segment) -> Self { .json(ItemPath("local/sign-in/invites").appending(id)) }
}

extension DocumentKey where Value == CodeRecord {
  static func code(_ code: String) -> Self { .json(ItemPath("local/sign-in/codes").appending(.digest(of: code))) }
}
