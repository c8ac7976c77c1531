import Access
import AppKit
import ArgumentParser
import Domain
import Notices
import Pages

@main
struct PinballPractice: ServedApp {
  static let configuration = CommandConfiguration(
    commandName: "pinball-practice",
    abstract: "A pinball league's stats, standings and targets, its game library, and your practice.",
    discussion: """
      Example:
        pinball-practice serve --content https://league.example
        pinball-practice standings
        pinball-practice around "Ann Lee"
      """,
    subcommands: [
      StandingsCommand.self, StatsCommand.self, TargetsCommand.self, AroundCommand.self, CompareCommand.self,
      LibraryCommands.self, RefreshCommand.self, PlayerCommand.self,
      LogCommands.self, JournalCommands.self, GroupCommands.self, InsightsCommand.self, MechanicsCommand.self,
      ImportLeague.self, SettingsCommand.self, ResetCommand.self, BackupCommands.self,
      ImportPractice.self, ExportPractice.self,
      Serve.self, LinkCommand<PinballPractice>.self, RotateKeysCommand<PinballPractice>.self,
      InboxCommand<PinballPractice>.self, SyncCommand<PinballPractice>.self, LostCommand<PinballPractice>.self,
      LeaveCommand<PinballPractice>.self, NameCommand<PinballPractice>.self, Copy<PinballPractice>.self,
      Repair<PinballPractice>.self, Login.self,
      Logout.self,
    ],
    defaultSubcommand: Serve.self
  )

  /// Everything that is stored is somebody's own.
  static let rules = AccessRules()

  static let words = AppWords(
    program: "pinball-practice",
    home: "Home",
    joining: "Come in",
    news: "News of your league"
  ) { _ in
    "There is news of your league."
  }

  static func main() async { await runAsProcess() }
}
