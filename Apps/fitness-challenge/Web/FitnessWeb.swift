import AppKit
import Domain
import GroupChallenges
import Hummingbird
import Pages
import Server
import WireFormat

/// The app's HTTP face: which page or command an address stands for.
struct FitnessWeb: Sendable {
  let app: FitnessApp
  let frame: WebFrame
  let pages: FitnessPages

  var router: Router<SignedInContext> {
    let router = frame.router(
      pages.common,
      assets: pages.assets,
      syncWords: app.syncWords,
      problem: Problem.init(groups:),
      guarded: { app.guarded(for: $0) }
    )
    frame.addJoining(to: router) { entry in
      try pages.common.join(entry)
    } landing: { admission, _ in
      guard case .role(_, let space) = admission.grant, let id = space.segments.last else { return WebAddress() }
      return GroupAddress.group(GroupID(id))
    }
    addGroups(to: router)
    addCheckIns(to: router)
    addPeople(to: router)
    addSources(to: router)
    return router
  }

  /// Who asks, and the group as that one sees it; to others it does not exist.
  func visit(_ context: SignedInContext) async throws -> (account: Account, view: GroupView) {
    let account = try context.requireAccount()
    let id = GroupID(rawValue: try context.parameter("group"))
    return (account, try await app.visit(id, by: account))
  }

  func newTicket() -> FormTicket { app.installation.newTicket() }

  /// Whether whoever is signed in wants the own rows set off.
  func marksOwn(_ account: Account) async throws -> Bool {
    try await app.installation.settings.load(account.user).showOwnScores
  }
}
