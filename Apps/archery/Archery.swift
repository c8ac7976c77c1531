import ArcheryScoring
import ArgumentParser
import Composition
import Domain
import Hypertext
import Localization
import Notices
import Pages
import ScorebookKit
import Spaces

@main
struct Archery: ServedApp {
  static let configuration = CommandConfiguration(
    commandName: ArcheryServices.name,
    abstract: "Scores archery shoots, with a live board on every screen.",
    discussion: """
      Example:
        archery serve --sample
        archery new "Club evening" --round wa18 --guest Ben --start
        archery score "Club evening" Ben X 10 9
        archery board "Club evening"
      """,
    version: ScorebookVersion.current,
    groupedSubcommands: [
      CommandGroup(
        name: "Before the shoot",
        subcommands: [
          Rounds.self, New.self, Change.self, Add.self, Import.self, Entries.self, Archer.self, Categories.self,
          CategoryOf.self, Targets.self, RegisterCommand.self, Cards.self, Scorers.self, LineUp.self, Practice.self,
        ]
      ),
      CommandGroup(
        name: "During the shoot",
        subcommands: [
          List.self, Show.self, Start.self, Pause.self, Resume.self, Score.self, Undo.self, Edit.self, MoveEnd.self,
          Shots.self,
          Disputes.self, Settle.self, Withdraw.self, Remove.self, JoinArchers.self, Claim.self, Approve.self,
          Unlink.self, Disqualify.self, Reinstate.self, Board.self,
        ]
      ),
      CommandGroup(
        name: "After the shoot",
        subcommands: [
          Check.self, Finalise.self, ShootOff.self, Complete.self, Reopen.self, Cancel.self, DeleteShoot.self,
          Results.self,
          Combined.self, Bests.self,
          History.self, Audit.self, Export.self, Replay.self,
        ]
      ),
      CommandGroup(
        name: "Server and people",
        subcommands: [
          Serve.self, Invite.self, Organisers.self, Code.self, View.self, Rejoin.self,
        ] + sharedByServer
      ),
      CommandGroup(
        name: "Your account and your store",
        subcommands: [Settings.self] + sharedByUser
      ),
    ],
    defaultSubcommand: Serve.self
  )

  static let rules = TournamentAccess.rules
  static let derivedSpaces: Set<ItemPath.Segment> = [BestScores.kind]
  static let folds: [any SpaceFold.Type] = [TournamentLog.self]

  static let personalTables = [PersonalTable("arrows", of: "arrow", columns: ["end", "number", "token"])]

  static var texts: [PackedWords] { ArcheryWords.all }

  static let words = AppWords(
    program: ArcheryServices.name,
    home: Message("All shoots"),
    joining: Message("Join a shoot"),
    news: Message("News of your shoots and of the best scores"),
    settings: WebAddress("settings"),
    noticeAddress: \.address,
    notice: \.text
  )

  static func notices(in installation: Installation) -> [any NoticeSource] {
    [ArcheryServices(installation).shootNews]
  }

  static func noticeSwitches(in installation: Installation) -> NoticeSwitches? {
    NoticeSwitches.ofBests(in: installation)
  }

  /// An archer's own line follows the account's name until the shoot ends, as long as it has the former name.
  ///
  /// A name of an entry list, also of a line that is linked with the account, is the organiser's, and so is every name in
  /// results.
  static func rename(_ account: Account, from former: String, in installation: Installation) async throws {
    let app = ArcheryServices(installation)
    for id in try await app.tournaments.tournaments(of: account.user) {
      let shoot = try await app.tournaments.tournament(id)
      guard !shoot.status.isFinal, let archer = shoot.archer(of: account.user), archer.id == PlayerID(account.user),
        NameKey(archer.givenName) == NameKey(former)
      else { continue }
      let renaming = TournamentCommand.changing(archer, name: account.displayName)
      do { try await app.perform(renaming, on: id, by: account.user) } catch {
        // A shoot that takes no more changes keeps the name.
        guard error.refusal != nil else { throw error }
      }
    }
  }

  /// As a shoot shows an archer without a name.
  static let pseudonymWord = "Archer"

  static func catchUp(_ installation: Installation) async { await ArcheryServices(installation).catchUp() }

  static func keepUp(_ installation: Installation) async { await ArcheryServices(installation).project { _ in } }

  static func main() async { await runAsProcess() }
}
