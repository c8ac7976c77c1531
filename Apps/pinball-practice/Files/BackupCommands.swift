import ArgumentParser
import Domain
import Hypertext
import Pages
import Pinball
import ScorebookKit

struct BackupCommands: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "backups",
    abstract: "Lists the backups of practice, prints one, or restores missing entries from one.",
    subcommands: [BackupList.self, BackupShow.self, BackupRestore.self],
    defaultSubcommand: BackupList.self
  )
}

struct BackupList: PracticeCommand {
  static let configuration = CommandConfiguration(commandName: "list", abstract: "Lists them, newest first.")

  @OptionGroup var options: LeagueOptions

  func run(_ context: PracticeContext) async throws {
    let backups = try await context.app.backups(of: context.account)
    let table = TextTable(backups) {
      [$0.name, Terminal.text(.moment($0.keptAt)), Terminal.text(Message("\(Message.number(Double($0.bytes))) bytes"))]
    }
    try context.show(
      backups,
      backups.isEmpty ? [Terminal.text(Message("No backups yet. An import and a reset make one."))] : table.lines
    )
  }
}

struct BackupShow: PracticeCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Prints a backup unchanged.",
    discussion: "Example: pinball-practice backups show 5e0c1a52 > practice.json"
  )

  @Argument(help: "Which, as 'backups' prints it.")
  var name: String

  @OptionGroup var options: LeagueOptions

  func run(_ context: PracticeContext) async throws {
    Terminal.say(String(decoding: try await context.app.backup(name, of: context.account), as: UTF8.self))
  }
}

struct BackupRestore: PracticeCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore",
    abstract: "Adds missing entries from a backup; present entries stay.",
    discussion: "Example: pinball-practice backups restore 5e0c1a52 --dry-run"
  )

  @Argument(help: "Which, as 'backups' prints it.")
  var name: String

  @Flag(help: "Only report the outcome.")
  var dryRun = false

  @OptionGroup var options: LeagueOptions

  func run(_ context: PracticeContext) async throws {
    let bytes = try await context.app.backup(name, of: context.account)
    let report = try await context.app.importPractice(bytes, of: context.account, isTrial: dryRun)
    try context.show(report, context.outcome(of: report.lines, isTrial: dryRun))
  }
}
