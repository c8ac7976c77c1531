import AppShell
import ArgumentParser

@main
struct FitnessChallenge: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "fitness-challenge",
    abstract: "Weekly check-ins and streaks of a gym group.",
    discussion: "Example: fitness-challenge --store sqlite:fitness-challenge.sqlite",
    subcommands: [Copy.self, Repair.self]
  )

  @OptionGroup var store: StoreOption

  static func main() async { await runAsProcess() }

  func run() async throws {
    try await ComingApp(name: "fitness-challenge", purpose: "weekly check-ins and streaks of a gym group").run(store)
  }
}
