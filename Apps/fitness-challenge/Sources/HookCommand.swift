import AppKit
import ArgumentParser
import Domain
import GroupChallenges
import Pages
import Spaces

struct HookCommand: AsyncParsableCommand {
  /// A new address as `--json` prints it.
  private struct Made: Encodable {
    let url: String
  }

  static let configuration = CommandConfiguration(
    commandName: "hook",
    abstract: "Prints an address by which a watch or a service checks in for you, shown once; lists and ends them.",
    discussion: """
      Example: fitness-challenge group hook --name "My watch"
               fitness-challenge group hook --list
      """
  )

  @OptionGroup var options: GroupOptions

  @Option(help: "Its purpose, such as the name of your watch.")
  var name = "Watch"

  @Flag(help: "List those that there are.")
  var list = false

  @Option(help: ArgumentHelp("End the one with this id, as --list prints it, or the beginning of it.", valueName: "id"))
  var end: String?

  func validate() throws {
    if list, end != nil { throw ValidationError(Terminal.text(Message("Use --list or --end, not both."))) }
  }

  func run() async throws {
    try await FitnessChallenge.withServed(options.store) { installation, owner, address in
      let context = try await GroupContext(FitnessServices(installation), as: owner, options.group, options)
      let hooks = installation.hooks
      let open = try await hooks.open(of: owner.user, in: context.view.id)
      if list {
        let table = TextTable(open) { [$0.name, MomentView($0.madeAt).date, String($0.id.prefix(12))] }
        let none = Message("Nothing is connected yet. Connect a watch: \("fitness-challenge group hook --name WATCH")")
        return try context.show(open, open.isEmpty ? [Terminal.text(none)] : table.lines)
      }
      if let end {
        let found = open.filter { !end.isEmpty && $0.id.hasPrefix(end) }
        guard let hook = found.first, found.count == 1 else {
          throw CommandFailure(Message("\(found.count) connections have the id \"\(end)\". See their ids with --list."))
        }
        try await hooks.end(hook.id, of: owner.user)
        return options.json ? () : Terminal.say(Terminal.text(Message("Ended: \(hook.name)")))
      }
      let secret = try await hooks.make(for: owner.user, in: context.view.id, named: name)
      let made = Made(url: address + GroupAddress.hook(secret).text)
      try context.show(made, [made.url])
    }
  }
}
