import AppKit
import ArcheryScoring
import ArgumentParser
import Composition
import Domain
import Localization
import Notices
import Pages
import Spaces

@main
struct Archery: ServedApp {
  static let configuration = CommandConfiguration(
    commandName: ArcheryApp.name,
    abstract: "Scores archery shoots, with a live board on every screen.",
    discussion: """
      Example:
        archery serve --sample
        archery new "Club evening" --round wa18 --guest Ben --start
        archery score "Club evening" Ben X 10 9
        archery board "Club evening"
      """,
    subcommands: [
      Serve.self, LinkCommand<Archery>.self, Invite.self, Code.self, View.self, Cards.self, Rejoin.self,
      RotateKeysCommand<Archery>.self, Rounds.self, List.self,
      New.self, Practice.self, Change.self, Show.self, Add.self, Import.self, Entries.self, Archer.self, Scorers.self,
      LineUp.self, Categories.self, CategoryOf.self, Reopen.self,
      Start.self, Pause.self, Resume.self, Score.self, Undo.self, Edit.self, Check.self, Shots.self, Disputes.self,
      Settle.self, Withdraw.self, Remove.self, Claim.self, Approve.self, Unlink.self, Disqualify.self, Reinstate.self,
      ShootOff.self, Finalise.self, Complete.self,
      Cancel.self, Board.self, Results.self, Combined.self, Bests.self, History.self, RegisterCommand.self, Audit.self,
      Export.self,
      Replay.self, Settings.self, InboxCommand<Archery>.self, SyncCommand<Archery>.self,
      LostCommand<Archery>.self, LeaveCommand<Archery>.self, NameCommand<Archery>.self, Copy<Archery>.self,
      Repair<Archery>.self, Login.self,
      Logout.self,
    ],
    defaultSubcommand: Serve.self
  )

  static let rules = TournamentAccess.rules
  static let folds: [any SpaceFold.Type] = [TournamentLog.self]

  static var texts: [PackedWords] { ArcheryWords.all }

  static let words = AppWords(
    program: ArcheryApp.name,
    home: Message("All shoots"),
    joining: Message("Join a shoot"),
    news: Message("Personal bests and changed places among the best scores"),
    settings: WebAddress("settings"),
    notice: \.text
  )

  static func catchUp(_ installation: Installation) async { await ArcheryApp(installation).catchUp() }

  static func main() async { await runAsProcess() }
}
