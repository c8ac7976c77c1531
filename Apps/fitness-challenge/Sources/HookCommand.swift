import ArgumentParser
import ScorebookKit

struct HookCommand: GroupCommand {
  static let configuration = CommandConfiguration(
    commandName: "hook",
    abstract: "Prints an address by which a watch or a service checks in for you, shown once; lists and ends them.",
    discussion: """
      Example: fitness-challenge group hook --name "My watch"
               fitness-challenge group hook --list
      """
  )

  @OptionGroup var options: GroupOptions
  @OptionGroup var hook: HookOptions

  func run(_ context: GroupContext) async throws { try await hook.run(context) }
}
