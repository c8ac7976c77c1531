import Access
import ArgumentParser
package import Domain
package import ScoreServer
import Spaces

/// The options of a command that invites to a space, and its work.
package struct InviteOptions: ParsableArguments, Sendable {
  @Option(help: "The number of people who can use it.")
  package var uses = 30

  @Option(help: "The number of days until it expires.")
  package var days = 7

  package init() {}

  package func validate() throws {
    guard (1...Invites.largestUses).contains(uses), (1...365).contains(days) else {
      throw ValidationError(Message("An invite has 1 to \(Invites.largestUses) uses and lasts 1 to 365 days."))
    }
  }

  /// Invites to the space of a command.
  package func run<App: SpaceKind>(_ context: CommandContext<App>) async throws {
    try await context.installation.invites.printInvite(
      to: .role(.member, in: App.Fold.space.path(of: context.view.id)),
      by: context.account,
      uses: uses,
      days: days,
      at: try await context.installation.servedAddress(),
      json: context.options.json
    )
  }
}

extension Invites {
  /// A link as `--json` prints it.
  private struct Printed: Encodable {
    let id: String
    let url: String
    let code: String?
  }

  /// Makes an invite and prints its link and its code.
  ///
  /// - Throws: ``WireFormat/Problem`` for an account that may not invite.
  package func printInvite(
    to grant: InviteGrant,
    by owner: Account,
    uses: Int,
    days: Int,
    at address: String,
    json: Bool
  ) async throws {
    let time = Int64(days) * 24 * 3_600_000
    let invite = try await make(grant, by: owner, withCode: true, uses: uses, for: time)
    let made = Printed(id: invite.id, url: address + JoinRoutes.path(of: invite.secret), code: invite.code)
    try Terminal.say(made, asJSON: json) {
      [made.url] + (made.code.map { [Terminal.text(Message("Or enter the code \($0) at \(address)/join"))] } ?? [])
    }
  }
}
