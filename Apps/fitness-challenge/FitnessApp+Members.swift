import AppKit
import Domain
import GroupChallenges
import HTTPTypes
import Server
import WireFormat

extension FitnessApp {
  /// What each member of a group is in it, as far as whoever runs the program may know.
  func roles(in view: GroupView) async throws -> [UserID: Membership.Role] {
    var roles: [UserID: Membership.Role] = [:]
    for member in view.members {
      let key = DocumentKey.membership(of: member.user, in: view.id.space)
      roles[member.user] = try await installation.documents.value(key).value?.role
    }
    return roles
  }

  /// Takes a member out of a group; what that member did stays.
  func remove(_ user: UserID, from view: GroupView, by account: Account) async throws {
    try await installation.invites.remove(user, from: view.id.space, by: account)
    try await groups.leave(user, in: view.id, context(account))
  }

  /// Takes oneself out of a group, which its owner hands over first.
  func leave(_ view: GroupView, _ account: Account) async throws {
    if view.role == .owner {
      throw Problem(.conflict, "owner", "You run this group.", detail: "Hand it over to somebody first.")
    }
    // While one still may.
    try await groups.leave(account.user, in: view.id, context(account))
    try await set([(account.user, Membership(role: .former))], in: view.id, by: account)
  }

  /// Makes another member the owner; whoever was it helps from then on.
  func handOver(_ view: GroupView, to user: UserID, by account: Account) async throws {
    let key = DocumentKey.membership(of: user, in: view.id.space)
    // The journal names members who never came, or who left; only a present member can run the group.
    guard view.role == .owner, user != account.user, view.members.contains(where: { $0.user == user }),
      let present = try await installation.documents.value(key).value, [.admin, .member].contains(present.role)
    else { throw Problem.notFound }
    let both = [(user, Membership(role: .owner)), (account.user, Membership(role: .admin))]
    try await set(both, in: view.id, by: account)
  }

  /// Sets all of them, or none, as the account may do it over the API.
  private func set(
    _ members: [(user: UserID, membership: Membership)],
    in id: GroupID,
    by account: Account
  ) async throws {
    let writes = try members.map { user, membership in
      let labels = membership.role == .former ? [] : Set([Label.member(user)].compactMap(\.self))
      return try DocumentKey.membership(of: user, in: id.space)
        .write(membership, id: installation.newWrite(), expected: .any, labels: labels)
    }
    _ = try await guarded(for: account.principal).save(writes)
  }
}
