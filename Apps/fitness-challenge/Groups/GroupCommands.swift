import Access
import ArgumentParser
import Domain
import GroupChallenges
import Pages
import ScorebookKit
import Spaces

/// The commands `group …`: creating, changing and listing groups, and their members.
struct GroupCommands: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "group",
    abstract: "Creates and changes groups, and manages their members.",
    subcommands: [
      NewGroup.self, ListGroups.self, ShowGroup.self, ChangeGroup.self, DeleteCommand<FitnessChallenge>.self,
      InviteMembers.self,
      ListMembers.self,
      CorrectCheckIn.self, ListCorrections.self,
      RemoveMember.self, ExcuseMember.self, HandOver.self, LeaveGroup.self,
      HookCommand.self,
    ]
  )
}

/// The check-ins of a day that count in a new group.
enum CheckInCounting: String, EnumerableFlag {
  case onceADay, everyCheckIn
}

struct NewGroup: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Creates a group with you as organiser. Its counting rules cannot change later.",
    discussion: "Example: fitness-challenge group new \"Morning crew\" --zone Europe/Berlin"
  )

  @Argument(help: "The group's name.")
  var name: String

  @Option(help: "The time zone in which its weeks begin, such as Europe/Berlin. Default: UTC.")
  var zone: ZoneChoice?

  @Flag(
    help: ArgumentHelp("Whether one check-in a day counts, or every check-in.")
  )
  var counting = CheckInCounting.onceADay

  @Option(help: "The number of check-ins a day that count, from 1 to 100.")
  var perDay: Int?

  @Flag(help: "Members see the others' standings only when the week is over.")
  var hidden = false

  @Flag(help: "Another program reports the streaks; otherwise they are counted from check-ins.")
  var externalStreaks = false

  @Option(help: "The number of missed days that a member may freeze in any 30 days.")
  var freezes = 2

  @Option(help: "Places after a tie: competition (1 1 3), dense (1 1 2) or ordinal (1 2 3).")
  var ties = TiePolicy.competition

  @Option(help: ArgumentHelp("An id of your own; the same command with the same id is done once.", valueName: "id"))
  var id: String?

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var store: StoreOption

  func run() async throws {
    try await FitnessChallenge.withSpaces(store) { installation, _, groups in
      let rules = GroupRules(
        zone: zone?.table ?? .utc,
        ties: ties,
        checkInsPerDay: perDay ?? (counting == .onceADay ? 1 : nil),
        freezes: freezes,
        streaks: externalStreaks ? .external : .derived
      )
      let group = Group(name: name, hidesStandings: hidden, rules: rules, createdAt: installation.clock.now())
      let ticket = GroupID(rawValue: id ?? installation.clock.newIdentity())
      let card = GroupCard(try await groups.create(group, as: ticket))
      if json { return try Terminal.sayJSON(card) }
      Terminal.say(card.lines.joined(separator: "\n"))
    }
  }
}

struct ListGroups: AsyncParsableCommand {
  /// A group as `--json` prints one.
  private struct Row: Encodable {
    let id: GroupID
    let name: String
  }

  static let configuration = CommandConfiguration(commandName: "list", abstract: "Lists your groups with their ids.")

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var store: StoreOption

  func run() async throws {
    try await FitnessChallenge.withSpaces(store) { _, _, groups in
      let groups = try await groups.list().map { Row(id: $0.id, name: $0.name) }
        .sorted { ($0.name, $0.id) < ($1.name, $1.id) }
      if json { return try Terminal.sayJSON(groups) }
      if groups.isEmpty {
        return Terminal.say(
          Terminal.text(Message("No groups yet. Create one: \("fitness-challenge group new NAME")"))
        )
      }
      Terminal.say(TextTable(groups) { [$0.name, $0.id.rawValue] }.lines.joined(separator: "\n"))
    }
  }
}

struct ShowGroup: GroupCommand {
  static let configuration = CommandConfiguration(commandName: "show", abstract: "Prints the rules of a group.")

  @OptionGroup var options: GroupOptions

  func run(_ context: GroupContext) async throws {
    let card = GroupCard(context.view)
    try context.show(card, card.lines)
  }
}

struct ChangeGroup: GroupCommand {
  static let configuration = CommandConfiguration(
    commandName: "change",
    abstract: "Changes a group's name, and the visibility of its standings.",
    discussion: "Example: fitness-challenge group change --name \"Early birds\" --hidden"
  )

  @OptionGroup var options: GroupOptions

  @Option(help: "A new name.")
  var name: String?

  @Option(help: "Your own name in this group; every member can change theirs.")
  var me: String?

  @Flag(inversion: .prefixedNo, help: "Whether the others' standings are hidden until the week is over.")
  var hidden: Bool?

  func run(_ context: GroupContext) async throws {
    var changed = context.view
    if let me { changed = try await context.spaces.rename(to: me, in: changed.id, as: context.newTicket()) }
    if me == nil || name != nil || hidden != nil {
      try context.requireLead()
      changed = try await context.spaces.change(changed.id, as: context.newTicket()) {
        ($0.name, $0.hidesStandings) = (name ?? $0.name, hidden ?? $0.hidesStandings)
      }
    }
    let card = GroupCard(changed)
    try context.show(card, card.lines)
  }
}

/// The output of `group show --json`.
private struct GroupCard: Encodable {
  let id: GroupID
  let name: String
  let zone: String
  let ties: TiePolicy
  let checkInsPerDay: Int?
  let freezes: Int
  let streaks: GroupRules.StreakSource
  let hidesStandings: Bool
  let role: Membership.Role
  let members: Int
  let lines: [String]

  private enum CodingKeys: String, CodingKey {
    case id, name, zone, ties, checkInsPerDay, freezes, streaks, hidesStandings, role, members
  }

  init(_ view: GroupView) {
    let rules = view.about.rules
    (id, name, role, members) = (view.id, view.about.name, view.role, view.members.count)
    (zone, ties, checkInsPerDay) = (rules.zone.name, rules.ties, rules.checkInsPerDay)
    (freezes, streaks, hidesStandings) = (rules.freezes, rules.streaks, view.about.hidesStandings)
    let hidden = hidesStandings ? [Message("The standings of the others are hidden until the week is over.")] : []
    let people = view.leads ? Message("\(members) members, organised by you") : Message("\(members) members")
    lines = ["\(name): \(id)", Terminal.text(people), ""] + (rules.sentences + hidden).map(Terminal.text)
  }
}
