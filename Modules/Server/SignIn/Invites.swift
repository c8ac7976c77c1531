public import Access
public import Domain
import HTTPTypes
import Notices
import WireFormat

/// What an invite lets somebody be.
public enum InviteGrant: Hashable, Codable, Sendable {
  /// A role in a space.
  case role(Membership.Role, in: Path)
  /// An organiser of this installation, who may found spaces.
  case organiser
}

/// An invite as whoever made it hands it on.
///
/// The texts are shown once; the store holds only their SHA-256.
public struct Invite: Hashable, Sendable {
  /// What ``Invites/revoke(_:by:)`` knows it by; lets nobody in.
  public let id: String
  /// The link's secret.
  public let secret: String
  /// A short code to type, such as `7KQ2-M9XF-3DPA`.
  public let code: String?
}

/// What somebody gets for an invite.
public struct Admission: Hashable, Sendable {
  /// The token of a session.
  public let token: String
  public let user: UserID
  public let grant: InviteGrant
}

/// Who comes with an invite.
public enum Invitee: Hashable, Sendable {
  /// Somebody new, by the name to be shown.
  case newcomer(String)
  case account(Account)
}

/// Lets others in, by a link or a short code, for a time and a number of uses.
public struct Invites: Sendable {
  /// How often one invite can be used at most.
  public static let largestUses = 1000
  /// An invite is good for this long unless told otherwise.
  public static let inviteMilliseconds: Int64 = 7 * 24 * 3_600_000

  let signIn: SignIn
  let storage: Storage
  let rules: AccessRules
  let inbox: Inbox
  private let tries: CodeTries
  /// Those who come with one invite at once are let in one after another, so none of them meets the other's write.
  let comers = WaitingLines<Path>(inWork: 1, waiting: Self.largestUses)

  /// - Parameters:
  ///   - signIn: Makes accounts and sessions.
  ///   - storage: The whole store, where invites are kept under `local/sign-in`.
  ///   - rules: Who may invite.
  public init(_ signIn: SignIn, storage: Storage, rules: AccessRules) {
    self.init(signIn, storage: storage, rules: rules, tries: signIn.tries)
  }

  init(_ signIn: SignIn, storage: Storage, rules: AccessRules, tries: CodeTries) {
    (self.signIn, self.storage, self.rules, self.tries) = (signIn, storage, rules, tries)
    inbox = Inbox(documents: storage.documents) { Path.Segment.digest(of: $0).rawValue }
  }

  /// A new invite, made by somebody who may let others in.
  ///
  /// - Throws: ``Problem``; ``Problem/notFound`` for somebody who may not.
  public func make(
    _ grant: InviteGrant,
    by account: Account,
    withCode: Bool = false,
    uses: Int = 1,
    for milliseconds: Int64 = Self.inviteMilliseconds
  ) async throws -> Invite {
    try await checkMayGive(grant, account)
    guard (1...Self.largestUses).contains(uses), milliseconds > 0 else {
      throw Problem(.badRequest, "invalid", "An invite is for 1 to \(Self.largestUses) uses and some time.")
    }
    let secret = signIn.newSecret()
    let code = withCode ? JoinCode(random: signIn.newIdentity()) : nil
    let id = Path.Segment.digest(of: secret)
    let record = InviteRecord(
      grant: grant,
      madeBy: account.user,
      madeAt: signIn.now(),
      expiresAt: signIn.now().advanced(byMilliseconds: milliseconds),
      usesLeft: uses
    )
    var writes = [try DocumentKey.invite(id).write(record, id: signIn.newWrite(), expected: .absent)]
    if let code {
      let pointer = CodeRecord(invite: id, expiresAt: record.expiresAt)
      writes.append(try DocumentKey.code(code.text).write(pointer, id: signIn.newWrite(), expected: .absent))
    }
    _ = try await storage.documents.save(writes)
    return Invite(id: id.rawValue, secret: secret, code: code?.shown)
  }

  /// Uses an invite, and returns the token of a session for the account that it lets in.
  ///
  /// - Parameters:
  ///   - text: The link's secret, or the code, however it was typed.
  ///   - invitee: Who comes.
  ///   - address: Where from; tries of codes take turns by it.
  /// - Returns: The session's token, and what the invite was for.
  /// - Throws: ``Problem``: 429 while too many codes are being tried, else the same for whatever is no good.
  public func redeem(_ text: String, for invitee: Invitee, from address: String) async throws -> Admission {
    // A link's secret cannot be guessed, so only codes wait for their turn.
    if let admission = try await redeem(.invite(.digest(of: text)), for: invitee) { return admission }
    guard let code = JoinCode(typed: text) else { throw Self.noGood }
    try await tries.begin(code, from: address)
    guard let found = try await storage.documents.value(.code(code.text)).value,
      let admission = try await redeem(.invite(found.invite), for: invitee)
    else {
      await signIn.watch.noteWrongCode(from: address)
      throw Self.noGood
    }
    await tries.succeed(code)
    return admission
  }

  /// Ends an invite; one that has ended stays so.
  public func revoke(_ id: String, by account: Account) async throws {
    let key = DocumentKey.invite(Path.Segment(rawValue: id))
    guard let record = try await storage.documents.value(key).value else { throw Problem.notFound }
    try await checkMayGive(record.grant, account)
    _ = try await storage.documents.save([
      DocumentWrite(key.path, id: signIn.newWrite(), expected: .any, body: nil)
    ])
  }

  /// Whoever has the invite may know why.
  static let tooOldToReturn = Problem(
    .notFound,
    "inviteNoGood",
    "Since this invite was made, you left or were removed.",
    detail: "Ask for a new one: an invite made from now on lets you in again."
  )

  static let noGood = Problem(
    .notFound,
    "inviteNoGood",
    "This invite is not good, or not any more.",
    detail: "Ask whoever invited you for another."
  )

  /// Whether an account may let others into a space.
  public func mayInvite(into space: Path, _ account: Account) async throws -> Bool {
    do {
      try await checkMayGive(.role(.member, in: space), account)
      return true
    } catch is Problem {
      return false
    }
  }

  /// Whoever may write somebody's membership may hand it out; ownership and guests are no matter of invites.
  func checkMayGive(_ grant: InviteGrant, _ account: Account) async throws {
    switch grant {
    case .organiser: if account.role != .owner { throw Problem.notFound }
    case .role(let role, let space):
      guard space.segments.count == 2, [.admin, .member, .publisher, .viewer].contains(role) else {
        throw Problem.notFound
      }
      let own = try await storage.documents.value(.membership(of: account.user, in: space)).value
      let request = AccessRequest(account.principal, .invite(role), space)
      guard rules.allows(request, membership: own) else { throw Problem.notFound }
    }
  }
}

struct InviteRecord: Hashable, Codable, Sendable {
  let grant: InviteGrant
  let madeBy: UserID
  /// nil for one of an earlier version.
  let madeAt: Timestamp?
  let expiresAt: Timestamp
  let usesLeft: Int
}

struct CodeRecord: Hashable, Codable, Sendable {
  let invite: Path.Segment
  let expiresAt: Timestamp
}

extension DocumentKey where Value == InviteRecord {
  static func invite(_ id: Path.Segment) -> Self { .json(Path("local/sign-in/invites").appending(id)) }
}

extension DocumentKey where Value == CodeRecord {
  static func code(_ code: String) -> Self { .json(Path("local/sign-in/codes").appending(.digest(of: code))) }
}
