import ArgumentParser
import Domain
import Hypertext
import Pages
import Pinball
import ScorebookKit

struct EditGroup: PracticeCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract: "Changes the named details of a group.",
    discussion: """
      Example: pinball-practice groups edit "Bank 3 Focus" --to 2026-04-15 --no-priority
               pinball-practice groups edit "Bank 3 Focus" --game Jaws --drop-game Deadpool
      """
  )

  @Argument(help: "The group, by its name or its id.")
  var group: String

  @Option(help: "A new name.")
  var name: String?

  @Option(help: "Remove this game; may be repeated.")
  var dropGame: [String] = []

  @OptionGroup var details: GroupDetails

  @OptionGroup var options: LeagueOptions

  func run(_ context: PracticeContext) async throws {
    // The group as recorded, not as of today: with a later end, a group that is over becomes active again.
    let group = try context.group(group, in: try await context.app.practice(of: context.account))
    var draft = GroupDraft(group)
    if let name { draft.name = name }
    let dropped = try dropGame.map { try context.game($0, of: group) }
    draft.gameIDs.removeAll(where: dropped.contains)
    try details.apply(to: &draft, context)
    try await context.changeGroups { state throws(PracticeError) in try state.change(of: group.id, to: draft) }
    try await context.showGroup(group.id)
  }
}

struct ArchiveGroup: PracticeCommand {
  static let configuration = CommandConfiguration(
    commandName: "archive",
    abstract: "Archives or restores a group. A group is archived automatically after its last day.",
    discussion: """
      Example: pinball-practice groups archive "Bank 3 Focus"
               pinball-practice groups archive "Bank 3 Focus" --undo
      """
  )

  @Argument(help: "The group, by its name or its id.")
  var group: String

  @Flag(help: "Restore it. It stays paused until 'groups edit --active'.")
  var undo = false

  @OptionGroup var options: LeagueOptions

  func run(_ context: PracticeContext) async throws {
    let group = try context.group(group, in: try await context.groups())
    try await context.changeGroups { state throws(PracticeError) in
      undo ? try state.unarchiving(group.id, now: context.now, zone: context.zone) : try state.archiving(group.id)
    }
    try await context.showGroup(group.id)
  }
}

struct DeleteGroup: PracticeCommand {
  static let configuration = CommandConfiguration(
    commandName: "delete",
    abstract: "Deletes a group, but not your work with its games; or restores it.",
    discussion: """
      Example: pinball-practice groups delete "Bank 3 Focus"
               pinball-practice groups delete --undo 7f3a
      """
  )

  @Argument(help: "The group, by its name or its id.")
  var group: String?

  @Option(help: "Restore the deleted group, with the id that 'groups delete' printed.")
  var undo: String?

  @OptionGroup var options: LeagueOptions

  func validate() throws {
    guard (group == nil) != (undo == nil) else { throw ValidationError(Message("Name the group, or --undo.")) }
  }

  func run(_ context: PracticeContext) async throws {
    if let undo {
      try await context.app.takeBack(undo, of: context.account)
      return try context.show(["restored": undo], [Terminal.text(Message("The group is back."))])
    }
    let meant = try context.group(group ?? "", in: try await context.groups())
    let back = try await context.changeGroups { state throws(PracticeError) in state.removal(ofGroup: meant.id) }
    try context.show(
      ["deleted": back],
      [Terminal.text(Message("\(meant.name) is deleted. To undo: pinball-practice groups delete --undo \(back)"))]
    )
  }
}
