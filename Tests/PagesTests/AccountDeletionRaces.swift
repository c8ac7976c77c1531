import Access
import ArcheryScoring
import Domain
import GroupChallenges
import ScoreServer
import ScorebookKit
import Spaces
import Testing

@testable import archery
@testable import fitness_challenge

extension AccountDeletionTests {
  /// More than the writes of a deletion.
  private static let moments = 0..<25

  @Test(arguments: ["fitness", "archery"], moments)
  func `wins over what the account still has on the way, at any of its writes`(app: String, moment: Int) async throws {
    func open(_ storage: Storage? = nil) -> Installation {
      app == "fitness" ? installation(FitnessChallenge.self, over: storage) : installation(Archery.self, over: storage)
    }
    let other = open()
    let owner = try await other.signIn.owner(named: "Olga")
    let mia = try await makeMiranda(other, for: owner)
    try await play(app, mia, owner, other)
    let space: ItemPath = app == "fitness" ? "groups/crew" : "tournaments/thursday"
    let invite = try await other.invites.make(.role(.member, in: space), by: owner, uses: 5)
    let organising = try await other.invites.make(.organiser, by: owner)
    // Requests whose sessions were checked before the deletion began.
    let writes = Writes(moment) {
      _ = try? await other.rename(mia, to: "\(Self.name) Ray")
      _ = try? await other.invites.redeem(invite.secret, for: .account(mia), from: "test")
      _ = try? await other.invites.redeem(organising.secret, for: .account(mia), from: "test")
      if app == "fitness" {
        let organiser = Account(user: mia.user, displayName: mia.displayName, role: .organiser)
        let groups = SpaceService<GroupState>(other.gatekeeper, for: organiser)
        _ = try? await groups.arrive(in: "crew")
        _ = try? await groups.create(Group(name: "Own", createdAt: 1000), as: "own")
      } else {
        let line = TournamentCommand.add(.init(PlayerID(mia.user), displayName: Self.name))
        _ = try? await ArcheryServices(other).perform(line, on: "thursday", by: mia.user)
      }
    }
    try await open(writes.over(store)).delete(mia)
    #expect(writes.haveFailed || moment > 5)
    #expect(moment != Self.moments.last || !writes.haveFailed)
    #expect(try await documentsWithName() == [])
    #expect(try await journalsWithName(store) == [])
    #expect(try await other.signIn.account(of: mia.user) == nil)
    #expect(try await other.signIn.name(of: mia.user) == other.pseudonym(of: mia.user))
    #expect(try await store.documents.memberships(of: mia.user).isEmpty)
    #expect(try await store.documents.all(under: ItemPath(["users", ItemPath.Segment(mia.user)])).isEmpty)
    await #expect(throws: (any Error).self) { try await other.rename(mia, to: Self.name) }
  }

  @Test func `leaves a group to its members that lost its owner in a hand-over by two devices`() async throws {
    let app = installation(FitnessChallenge.self)
    let owner = try await app.signIn.owner(named: "Olga")
    let mia = try await makeMiranda(app, for: owner)
    try await play("fitness", mia, owner, app)
    let key = DocumentKey.membership(of: owner.user, in: "groups/crew")
    _ = try await store.documents.save([try key.write(Membership(role: .admin), id: "lost", expected: .any)])
    try await app.delete(mia)
    #expect(try await store.documents.load("groups/crew/about")?.head.isDeleted == false)
    #expect(try await store.documents.value(key).value?.role == .admin)
    // The owner of the server gives it to a member, or takes it over.
    let groups = SpaceService<GroupState>(app.gatekeeper, for: owner)
    try await groups.handOver("crew", to: owner.user, as: Ticket("take-over"))
    #expect(try await store.documents.value(key).value?.role == .owner)
  }
}
