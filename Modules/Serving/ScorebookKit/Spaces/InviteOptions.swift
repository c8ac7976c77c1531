import Access
public import ArgumentParser
public import Domain
public import ScoreServer
import Spaces

/// The options of a command that invites to a space, and its work.
public struct InviteOptions: ParsableArguments, Sendable {
  @Option(help: "The number of people who can use it.")
  public var uses = 30

  @Option(help: "The number of days until it expires.")
  public var days = 7

  public init() {}

  public func validate() throws {
    guard (1...Invites.largestUses).contains(uses), (1...365).contains(days) else {
      throw ValidationError(Message("An invite has 1 to \(Invites.largestUses) uses and lasts 1 to 365 days."))
    }
  }

  /// Invites to the space of a command.
  public func run<App: SpaceApp>(_ context: CommandContext<App>) async throws {
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
  /// - Parameters:
  ///   - grant: The membership or role that the invite gives.
  ///   - owner: The account that invites.
  ///   - uses: The number of people who can use it.
  ///   - days: The number of days until it expires.
  ///   - address: The address that the store is served at.
  ///   - json: Whether JSON is printed.
  /// - Throws: ``WireFormat/Problem`` for an account that may not invite.
  public func printInvite(
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
