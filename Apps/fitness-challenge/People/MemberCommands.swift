import Access
import ArgumentParser
import Domain
import GroupChallenges
import ScorebookKit
import Spaces

struct InviteMembers: GroupCommand {
  static let configuration = CommandConfiguration(
    commandName: "invite",
    abstract: "Prints a link and a code that invite others to a group.",
    discussion: "Example: fitness-challenge group invite \"Morning crew\" --uses 10"
  )

  @OptionGroup var options: GroupOptions

  @OptionGroup var invite: InviteOptions

  func run(_ context: GroupContext) async throws {
    try context.requireLead()
    try await invite.run(context)
  }
}

struct ListMembers: GroupCommand {
  /// A member as `--json` prints one.
  private struct Row: Encodable {
    let id: UserID
    let displayName: String
    /// nil if the command's user may not see it.
    let role: Membership.Role?
  }

  static let configuration = CommandConfiguration(commandName: "members", abstract: "Lists the members of a group.")

  @OptionGroup var options: GroupOptions

  func run(_ context: GroupContext) async throws {
    let roles = try await context.spaces.members(of: context.view.id)
    let rows = context.view.members.map { Row(id: $0.user, displayName: $0.displayName, role: roles[$0.user]) }
    let table = TextTable(rows) { [$0.displayName, $0.role.map { Terminal.text($0.label) } ?? "", $0.id.rawValue] }
    try context.show(rows, table.lines)
  }
}

struct RemoveMember: GroupCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Removes a member from a group. The check-ins stay."
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
    try await context.remove(member.user)
    context.say(Message("\(member.displayName) is no longer in the group."))
  }
}

struct ExcuseMember: GroupCommand {
  static let configuration = CommandConfiguration(
    commandName: "excuse",
    abstract: "Excuses a member for a day, so that it does not end the streak.",
    discussion: "Example: fitness-challenge group excuse Mia 2026-03-30 --reason \"ill\""
  )

  @Argument(help: "The member's name or id.")
  var member: String

  @Argument(help: ArgumentHelp("The day.", valueName: "yyyy-mm-dd"))
  var date: String

  @OptionGroup var options: GroupOptions

  @Option(help: "The reason.")
  var reason: String?

  func run(_ context: GroupContext) async throws {
    try context.requireLead()
    let member = try context.member(member)
    let day = GroupAction.DayOff(date: date, kind: .excuse, reason: reason)
    _ = try await context.spaces
      .takeOff(day, about: member.user, in: context.view.id, as: context.newTicket())
    context.say(Message("\(member.displayName) is excused on \(date)."))
  }
}

struct HandOver: GroupCommand {
  static let configuration = CommandConfiguration(
    commandName: "hand-over",
    abstract: "Makes another member the organiser. You become a helper."
  )

  @Argument(help: "The member's name or id.")
  var member: String

  @OptionGroup var options: GroupOptions

  func run(_ context: GroupContext) async throws {
    let isOrganiser = context.view.role == .owner
    guard isOrganiser || context.account.role == .owner else {
      throw CommandFailure(Message("Only the organiser can hand over the group."))
    }
    let member = try context.member(member)
    if isOrganiser, member.user == context.account.user {
      throw CommandFailure(Message("You are the organiser already."))
    }
    try await context.spaces.handOver(context.view.id, to: member.user, as: Ticket(context.newTicket()))
    context.say(Message("\(member.displayName) is the organiser now."))
  }
}

struct LeaveGroup: GroupCommand {
  static let configuration = CommandConfiguration(
    commandName: "leave",
    abstract: "Removes you from a group. Your check-ins stay."
  )

  @OptionGroup var options: GroupOptions

  func run(_ context: GroupContext) async throws {
    if context.view.role == .owner {
      throw CommandFailure(
        Message("You are the organiser. Hand the group over first: \("fitness-challenge group hand-over NAME")")
      )
    }
    try await context.spaces.leave(context.view.id, as: Ticket(context.newTicket()))
    context.say(Message("You have left the group."))
  }
}
