import Access
import ArgumentParser
import CanonicalJSON
import Domain
import Hypertext
import Localization
import Notices
import OfflineSync
import Pages
import Pinball
import ScorebookKit
import Spaces

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
    version: ScorebookVersion.current,
    subcommands: [
      StandingsCommand.self, StatsCommand.self, TargetsCommand.self, AroundCommand.self, CompareCommand.self,
      LibraryCommands.self, RefreshCommand.self, PackCommand.self, PlayerCommand.self,
      LogCommands.self, JournalCommands.self, GroupCommands.self, InsightsCommand.self, MechanicsCommand.self,
      ImportLeague.self, SettingsCommand.self, ResetCommand.self, BackupCommands.self,
      ImportPractice.self, ExportPractice.self, NightCommands.self,
      Serve.self,
    ] + shared,
    defaultSubcommand: Serve.self
  )

  static var texts: [PackedWords] { PinballWords.all }

  static let folds: [any SpaceFold.Type] = [NightState.self]

  /// All stored data belongs to one account, except the nights, the high scores and the address of the league.
  static let rules = AccessRules(folds.map { $0.space }, derived: [HighScores.kind], published: [ServedLeague.path])

  static var overwriting: Overwriting { { _, event in PracticeStep.edits(of: event) } }

  static let personalTables = [
    PersonalTable("practice", of: PracticeLog.eventType, columns: ["step", "list", "content"]) { event in
      PracticeStep.steps(of: event).map { step in
        [step.json["step"]?.text ?? "", step.json["list"]?.text ?? "", step.json.description]
      }
    }
  ]

  static let words = AppWords(
    program: "pinball-practice",
    home: Message("Home"),
    joining: Message("Join"),
    news: Message("Your games in a night, league nights, your place in the league and the ends of practice groups"),
    settings: PinballAddress.settings,
    noticeAddress: \.address
  ) { notice in
    guard case .news(let news) = notice.content, let text = PinballNews.text(of: news) else {
      return Message("There is news of your league.")
    }
    return text
  }

  static func notices(in installation: Installation) -> [any NoticeSource] {
    PinballServices.news(in: installation)
  }

  static let pseudonymWord = "Player"

  static func forget(_ user: UserID, in installation: Installation) async throws {
    try await PinballServices.forget(user, in: installation)
  }

  static func main() async { await runAsProcess() }
}

extension Notice {
  /// The page that the notice is about; nil for one about the account.
  fileprivate var address: WebAddress? {
    guard case .news(let news) = content else { return nil }
    let id = news.facts["id"]
    return switch news.kind {
    case PinballNews.night.id, PinballNews.turn.id: id.map { Nights.address(SpaceID(rawValue: $0)) }
    case PinballNews.groupEnds.id: id.map { PinballAddress.group($0) }
    case PinballNews.leagueNight.id, PinballNews.leagueRank.id: PinballAddress.standings
    default: nil
    }
  }
}
