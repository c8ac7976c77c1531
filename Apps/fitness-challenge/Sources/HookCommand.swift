import AppKit
import ArgumentParser
import Domain
import GroupChallenges
import Spaces

struct HookCommand: AsyncParsableCommand {
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

  func run() async throws {
    try await FitnessChallenge.withServed(options.store) { installation, owner, address in
      let context = try await GroupContext(FitnessServices(installation), as: owner, options.group, options)
      try await hook.run(as: owner, in: context.view.id, of: installation, at: address, json: options.json)
    }
  }
}
