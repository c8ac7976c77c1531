public import Domain
import HTTPTypes
import WireFormat

/// An account as stored, including in a copy of the store.
struct AccountRecord: Hashable, Codable, Sendable {
  let displayName: String
  let role: AccountRole
  /// The space whose invite made the account; nil for an account without, or one of an earlier version.
  ///
  /// Set once, when the account is created.
  let home: ItemPath?
  /// The time at which the account was deleted, whose name is a pseudonym from then on; nil for any other.
  let deletedAt: Timestamp?

  init(displayName: String, role: AccountRole, home: ItemPath? = nil, deletedAt: Timestamp? = nil) {
    (self.displayName, self.role, self.home, self.deletedAt) = (displayName, role, home, deletedAt)
  }
}

private struct EarlierOwner: Codable {
  let user: UserID
}

extension DocumentKey where Value == AccountRecord {
  static func account(_ user: UserID) -> Self { .json(.account(of: user)) }
}

extension DocumentKey where Value == UserID {
  /// The key of the owner of this installation.
  static var owner: Self { .json("server/owner") }
}

extension SignIn {
  /// Returns the account of this server's owner; creates it on first use, with this name.
  public func owner(named name: String) async throws(DocumentError) -> Account {
    let made = try await earlierOwner() ?? UserID(rawValue: clock.newIdentity())
    let user = try await documents.update(.owner, as: clock.newWrite()) { $0 ?? made }
    if let account = try await account(of: user) { return account }
    return try await makeAccount(user, named: name, role: .owner)
  }

  /// Returns the owner's account; nil for an unused store.
  package func knownOwner() async throws(DocumentError) -> Account? {
    guard let user = try await documents.value(.owner).value else { return nil }
    return try await account(of: user)
  }

  /// Returns the owner as the first version stored it.
  private func earlierOwner() async throws(DocumentError) -> UserID? {
    try await documents.value(DocumentKey<EarlierOwner>.json("local/sign-in/owner")).value?.user
  }

  /// Makes an account of the synced server the owner of this store, with its name and role.
  ///
  /// - Returns: The account; nil if another user owns the store already.
  package func owner(as account: Account) async throws(DocumentError) -> Account? {
    let made = try await earlierOwner() ?? account.user
    let user = try await documents.update(.owner, as: clock.newWrite()) { $0 ?? made }
    guard user == account.user else { return nil }
    try await documents.update(.account(user), as: clock.newWrite()) { known in
      AccountRecord(displayName: account.displayName, role: account.role, home: known?.home)
    }
    return account
  }

  /// Replaces an owner who has stored nothing by an account of the synced server, in one step.
  package func replaceOwner(by account: Account) async throws(DocumentError) -> Account {
    let present = try await documents.value(.owner)
    let known = try await documents.value(.account(account.user))
    let record = AccountRecord(displayName: account.displayName, role: account.role)
    var writes = [
      try DocumentKey.owner.write(account.user, id: clock.newWrite(), expected: present.expected),
      try DocumentKey.account(account.user).write(record, id: clock.newWrite(), expected: known.expected),
    ]
    if let earlier = present.value, earlier != account.user {
      writes.append(DocumentWrite(DocumentKey.account(earlier).path, id: clock.newWrite(), expected: .any, body: nil))
    }
    _ = try await documents.save(writes)
    return account
  }

  /// Creates an account.
  package func makeAccount(named name: String, role: AccountRole) async throws(DocumentError) -> Account {
    try await makeAccount(UserID(rawValue: clock.newIdentity()), named: name, role: role)
  }

  /// Returns a user's present account; nil for none, and for a deleted one.
  public func account(of user: UserID) async throws(DocumentError) -> Account? {
    guard let record = try await documents.value(.account(user)).value, record.deletedAt == nil else { return nil }
    return Account(user: user, displayName: record.displayName.shownName, role: record.role)
  }

  /// Returns all accounts, by name.
  package func accounts() async throws(DocumentError) -> [Account] {
    var accounts: [Account] = []
    for head in try await documents.all(under: .accounts) {
      guard let user = head.path.segments.last.map({ UserID($0) }), let account = try await account(of: user) else {
        continue
      }
      accounts.append(account)
    }
    return accounts.sorted { ($0.displayName, $0.user) < ($1.displayName, $1.user) }
  }

  /// Gives an account another name, which its pages, members and new entries show from then on.
  ///
  /// - Throws: ``WireFormat/Problem`` for an invisible or too long name, and for an account that was deleted meanwhile.
  package func rename(_ account: Account, to name: String) async throws -> Account {
    try AccountName.check(name)
    let name = name.plainName
    let record = try await documents.update(.account(account.user), as: clock.newWrite()) { known in
      if let known, known.deletedAt != nil { return known }
      return AccountRecord(displayName: name, role: known?.role ?? account.role, home: known?.home)
    }
    if record.deletedAt != nil { throw Problem.accountDeleted }
    return Account(user: account.user, displayName: name, role: account.role)
  }

  /// Returns the space whose invite made a user's account; nil for none.
  func home(of user: UserID) async throws(DocumentError) -> ItemPath? {
    try await documents.value(.account(user)).value?.home
  }

  /// Returns the name to show for a user; the pseudonym of a deleted account, and nil for a user without one.
  package func name(of user: UserID) async throws(DocumentError) -> String? {
    try await documents.value(.account(user)).value?.displayName.shownName
  }

  /// Returns whether a session's token is that of an account that was deleted since.
  func isOfDeletedAccount(_ token: String) async throws(DocumentError) -> Bool {
    guard let user = try await claims(of: token)?.sub else { return false }
    return try await isDeleted(UserID(rawValue: user))
  }

  /// Returns whether a user's account was deleted.
  package func isDeleted(_ user: UserID) async throws(DocumentError) -> Bool {
    try await documents.value(.account(user)).value?.deletedAt != nil
  }

  /// Takes the name and the rights from an account for good, and ends every way into it.
  ///
  /// Doing it again does nothing new. The record stays, with a pseudonym, so that nothing that arrives later makes the account again.
  ///
  /// - Parameters:
  ///   - user: The user.
  ///   - pseudonym: The name from now on.
  /// - Throws: ``Domain/DocumentError``.
  package func close(_ user: UserID, as pseudonym: String) async throws(DocumentError) {
    let now = clock.now()
    try await documents.update(.account(user), as: clock.newWrite()) { known in
      AccountRecord(displayName: pseudonym, role: .member, deletedAt: known?.deletedAt ?? now)
    }
    try await endAll(of: user)
    for head in try await documents.all(under: "local/sign-in/invites") {
      let invite = try await documents.value(DocumentKey<InviteRecord>.json(head.path)).value
      if invite?.madeBy == user { try await remove([head.path]) }
    }
  }

  private func makeAccount(
    _ user: UserID,
    named name: String,
    role: AccountRole
  ) async throws(DocumentError) -> Account {
    let made = AccountRecord(displayName: name, role: role)
    let record = try await documents.update(.account(user), as: clock.newWrite()) { $0 ?? made }
    return Account(user: user, displayName: record.displayName.shownName, role: record.role)
  }
}

/// The rule for the names of accounts.
enum AccountName {
  /// - Throws: ``WireFormat/Problem`` for an invisible or too long name.
  static func check(_ name: String) throws {
    guard !name.plainName.isEmpty, TextLimit.name.allows(name.plainName) else {
      throw Problem(
        .badRequest,
        "invalidName",
        "A name has 1 to \(Limits.displayNameCharacters) characters that can be seen.",
        detail: "Enter another name."
      )
    }
  }
}
