import AppShell
import ArgumentParser

@main
struct PinballPractice: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "pinball-practice",
    abstract: "Standings, game library and practice journal of a pinball league player.",
    discussion: "Example: pinball-practice --store sqlite:pinball-practice.sqlite",
    subcommands: [Copy.self, Repair.self]
  )

  @OptionGroup var store: StoreOption

  static func main() async { await runAsProcess() }

  func run() async throws {
    try await ComingApp(
      name: "pinball-practice",
      purpose: "standings, game library and practice journal of a pinball league player"
    ).run(store)
  }
}
