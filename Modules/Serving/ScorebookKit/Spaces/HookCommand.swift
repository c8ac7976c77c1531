package import ArgumentParser
import Domain
import Hypertext
import Pages
import Spaces

/// The options of a command about the addresses by which other programs make entries, and its work.
package struct HookOptions: ParsableArguments, Sendable {
  /// A new address as `--json` prints it.
  private struct Made: Encodable {
    let url: String
  }

  @Option(help: "A name for the connection, such as the name of your watch.")
  package var name = "Device"

  @Flag(help: "List the connections.")
  package var list = false

  @Option(
    help: ArgumentHelp("End the connection with this id, as --list prints it, or the beginning of it.", valueName: "id")
  )
  package var end: String?

  package init() {}

  package func validate() throws {
    if list, end != nil { throw ValidationError(Message("Use --list or --end, not both.")) }
  }

  /// Creates an address and prints it, or lists or ends those that there are.
  ///
  /// - Throws: ``Domain/Refusal`` for a name that is too long, or too many connections; ``CommandFailure`` for an unknown id.
  package func run(_ context: CommandContext<some SpaceApp>) async throws {
    let (owner, space, json) = (context.account, context.view.id, context.options.json)
    let address = try await context.installation.servedAddress()
    let hooks = context.installation.hooks
    guard list || end != nil else {
      let made = Made(url: address + Hooks.address(try await hooks.make(for: owner.user, in: space, named: name)).text)
      return try Terminal.say(made, asJSON: json) { [made.url] }
    }
    let open = try await hooks.open(of: owner.user, in: space)
    guard let end else {
      let table = TextTable(open) { [$0.name, Terminal.date($0.madeAt), String($0.id.prefix(12))] }
      let none = Message("Nothing is connected yet. Leave out --list to create an address.")
      return try Terminal.say(open, asJSON: json) { open.isEmpty ? [Terminal.text(none)] : table.lines }
    }
    let found = open.filter { !end.isEmpty && $0.id.hasPrefix(end) }
    guard let hook = found.first, found.count == 1 else {
      throw CommandFailure(Message("\(found.count) connections have the id \"\(end)\". See their ids with --list."))
    }
    try await hooks.end(hook.id, of: owner.user)
    context.say(Message("Ended: \(hook.name)"))
  }
}

package struct HookCommand<App: SpaceApp>: SpaceCommand, Sendable {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "hook",
      abstract: "Prints an address by which a program makes entries for you, shown once; lists and ends them."
    )
  }

  @OptionGroup package var options: App.Options
  @OptionGroup package var hook: HookOptions

  package init() {}

  package func run(_ context: CommandContext<App>) async throws { try await hook.run(context) }
}
