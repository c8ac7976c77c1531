import Access
import AppKit
import ArgumentParser
import Domain
import GroupChallenges
import Server
import Spaces

struct InviteMembers: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "invite",
    abstract: "Prints a link and a code that let others into a group.",
    discussion: "Example: fitness-challenge group invite \"Morning crew\" --uses 10"
  )

  @OptionGroup var options: GroupOptions

  @Option(help: "How many may come with it.")
  var uses = 30

  @Option(help: "For how many days it is good.")
  var days = 7

  func validate() throws {
    guard (1...Invites.largestUses).contains(uses), (1...365).contains(days) else {
      throw ValidationError(
        Terminal.text(Message("An invite is for 1 to \(Invites.largestUses) people, and for 1 to 365 days."))
      )
    }
  }

  func run() async throws {
    try await FitnessChallenge.withServed(options.store) { installation, owner, address in
      let context = try await GroupContext(FitnessApp(installation), as: owner, options.group, options)
      try context.requireLead()
      let invite = try await installation.invites.make(
        .role(.member, in: context.view.id.space),
        by: owner,
        withCode: true,
        uses: uses,
        for: Int64(days) * 24 * 3_600_000
      )
      let made = MadeInvite(id: invite.id, url: address + JoinRoutes.path(of: invite.secret), code: invite.code)
      try context.show(
        made,
        [made.url] + (made.code.map { [Terminal.text(Message("Or the code \($0) at \("\(address)/join")"))] } ?? [])
      )
    }
  }
}

/// An invite as `--json` prints it.
private struct MadeInvite: Encodable {
  let id: String
  let url: String
  let code: String?
}

struct ListMembers: GroupCommand {
  /// A member as `--json` prints one.
  private struct Row: Encodable {
    let id: UserID
    let displayName: String
    /// nil where that is not shown to whoever asks.
    let role: Membership.Role?
  }

  static let configuration = CommandConfiguration(commandName: "members", abstract: "Lists the members of a group.")

  @OptionGroup var options: GroupOptions

  func run(_ context: GroupContext) async throws {
    let roles = try await context.groups.members(of: context.view.id)
    let rows = context.view.members.map { Row(id: $0.user, displayName: $0.displayName, role: roles[$0.user]) }
    let table = TextTable(rows) { [$0.displayName, $0.role.map { "\($0)" } ?? "", $0.id.rawValue] }
    try context.show(rows, table.lines)
  }
}

struct RemoveMember: GroupCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Takes a member out of a group; the check-ins stay."
  )

  @Argument(help: "The member's name or id.")
  var member: String

  @OptionGroup var options: GroupOptions

  func run(_ context: GroupContext) async throws {
    try context.requireLead()
    let member = try context.member(member)
    if member.user == context.account.user {
      throw CommandFailure(Message("To leave the group yourself: \("fitness-challenge group leave")"))
    }
    let (id, ticket) = (context.view.id, Ticket(context.newTicket()))
    try await context.app.installation.invites.remove(member.user, from: id.space, by: context.account)
    try await context.groups.recordDeparture(of: member.user, from: id, as: ticket)
    if !options.json { Terminal.say(Terminal.text(Message("\(member.displayName) is no longer in the group."))) }
  }
}

struct ExcuseMember: GroupCommand {
  static let configuration = CommandConfiguration(
    commandName: "excuse",
    abstract: "Excuses a member for a day, which then does not end the streak.",
    discussion: "Example: fitness-challenge group excuse Mia 2026-03-30 --reason \"ill\""
  )

  @Argument(help: "The member's name or id.")
  var member: String

  @Argument(help: ArgumentHelp("The day.", valueName: "yyyy-mm-dd"))
  var date: String

  @OptionGroup var options: GroupOptions

  @Option(help: "Why.")
  var reason: String?

  func run(_ context: GroupContext) async throws {
    try context.requireLead()
    let member = try context.member(member)
    let day = GroupAction.DayOff(date: date, kind: .excuse, reason: reason)
    _ = try await context.groups
      .takeOff(day, about: member.user, in: context.view.id, as: context.newTicket())
    if !options.json { Terminal.say(Terminal.text(Message("\(member.displayName) is excused on \(date)."))) }
  }
}

struct HandOver: GroupCommand {
  static let configuration = CommandConfiguration(
    commandName: "hand-over",
    abstract: "Makes another member run the group; you help from then on."
  )

  @Argument(help: "The member's name or id.")
  var member: String

  @OptionGroup var options: GroupOptions

  func run(_ context: GroupContext) async throws {
    guard context.view.role == .owner else {
      throw CommandFailure(Message("Only the organiser can hand over the group."))
    }
    let member = try context.member(member)
    if member.user == context.account.user { throw CommandFailure(Message("You are the organiser already.")) }
    try await context.groups.handOver(context.view.id, to: member.user, as: Ticket(context.newTicket()))
    if !options.json { Terminal.say(Terminal.text(Message("\(member.displayName) is the organiser now."))) }
  }
}

struct LeaveGroup: GroupCommand {
  static let configuration = CommandConfiguration(
    commandName: "leave",
    abstract: "Takes you out of a group; your check-ins stay."
  )

  @OptionGroup var options: GroupOptions

  func run(_ context: GroupContext) async throws {
    if context.view.role == .owner {
      let command = "fitness-challenge group hand-over NAME"
      throw CommandFailure(Message("You are the organiser. Hand the group over first: \(command)"))
    }
    try await context.groups.leave(context.view.id, as: Ticket(context.newTicket()))
    if !options.json { Terminal.say(Terminal.text(Message("You have left the group."))) }
  }
}
