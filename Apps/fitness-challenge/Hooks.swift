import AppKit
import Domain
import GroupChallenges
import Server
import WireFormat

/// Secrets by which a watch or another service tells of one member's workouts in one group.
///
/// The store holds only their SHA-256, under `local/`, which is never served or synced.
struct Hooks: Sendable {
  /// One of them, without what lets anybody use it.
  struct Hook: Encodable, Sendable {
    /// What ``Hooks/end(_:of:)`` knows it by.
    let id: String
    let name: String
    let madeAt: Timestamp
  }

  /// How many a member has at most in one group.
  static let largestCount = 20

  let installation: Installation

  /// Makes a secret, which is shown once.
  ///
  /// - Throws: ``GroupError`` for a name that is no good, or too many hooks.
  func make(for user: UserID, in group: GroupID, named name: String) async throws -> String {
    guard (1...Limits.displayNameCharacters).contains(name.count) else {
      throw GroupError.invalid("A name has 1 to \(Limits.displayNameCharacters) characters.")
    }
    guard try await open(of: user, in: group).count < Self.largestCount else {
      throw GroupError.invalid("There are \(Self.largestCount) already; end one first.")
    }
    let secret = installation.newIdentity() + installation.newIdentity()
    let record = HookRecord(user: user, group: group, name: name, madeAt: installation.now())
    let write = try DocumentKey.hook(Installation.digest(secret))
      .write(record, id: installation.newWrite(), expected: .absent, labels: Set([Self.label(user)]))
    _ = try await installation.documents.save([write])
    return secret
  }

  /// Those of a member that are good, the oldest first.
  func open(of user: UserID, in group: GroupID) async throws -> [Hook] {
    var found: [Hook] = []
    for head in try await installation.documents.all(under: Self.path, labelled: Self.label(user)) {
      guard let id = head.path.segments.last?.rawValue,
        let record = try await installation.documents.value(.hook(id)).value,
        record.user == user, record.group == group
      else { continue }
      found.append(Hook(id: id, name: record.name, madeAt: record.madeAt))
    }
    return found.sorted { ($0.madeAt, $0.id) < ($1.madeAt, $1.id) }
  }

  /// Ends one; it is good no more, and stays so.
  ///
  /// - Throws: ``WireFormat/Problem`` for one that is not this member's.
  func end(_ id: String, of user: UserID) async throws {
    let key = DocumentKey.hook(id)
    guard let record = try await installation.documents.value(key).value, record.user == user else {
      throw Problem.notFound
    }
    let write = DocumentWrite(key.path, id: installation.newWrite(), expected: .any, body: nil)
    _ = try await installation.documents.save([write])
  }

  /// Whose workouts a secret tells of, and in which group; nil for one that is no good (any more).
  func owner(of secret: String) async throws -> (user: UserID, group: GroupID)? {
    let record = try await installation.documents.value(.hook(Installation.digest(secret))).value
    return record.map { ($0.user, $0.group) }
  }

  fileprivate static let path: Path = "local/hooks"

  private static func label(_ user: UserID) -> Label { Label(rawValue: "hook:\(Installation.digest(user.rawValue))") }
}

private struct HookRecord: Hashable, Codable, Sendable {
  let user: UserID
  let group: GroupID
  let name: String
  let madeAt: Timestamp
}

extension DocumentKey where Value == HookRecord {
  fileprivate static func hook(_ id: String) -> Self { .json(Hooks.path.appending(Path.Segment(rawValue: id))) }
}
