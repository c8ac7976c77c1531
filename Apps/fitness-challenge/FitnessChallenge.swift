import Access
import ArgumentParser
import Domain
import GroupChallenges
import Hypertext
import Localization
import Notices
import Pages
import ScorebookKit
import Spaces

@main
struct FitnessChallenge: SpaceApp {
  typealias Options = GroupOptions

  static let noun = Noun("group", "groups")
  static let abstract = "Keeps the challenges of a gym group: weekly check-ins, streaks and boards."
  static let configuration = CommandConfiguration(
    commandName: "fitness-challenge",
    abstract: abstract,
    discussion: """
      Example:
        fitness-challenge group new "Morning crew"
        fitness-challenge check-in --note "5 km"
        fitness-challenge serve
      """,
    version: ScorebookVersion.current,
    subcommands: [
      CheckInCommand.self, WeekCommand.self, BoardCommand.self, StreakCommand.self, HistoryCommand.self,
      ImportCommand.self,
      GroupCommands.self, Serve.self,
    ] + shared,
    defaultSubcommand: Serve.self
  )

  static var texts: [PackedWords] { FitnessWords.all }

  static let rules = AccessRules(folds.map { $0.space }, derived: [GroupBoards.kind])

  static let words = AppWords(
    program: "fitness-challenge",
    home: Message("Your groups"),
    joining: Message("Join a group"),
    noticeAddress: \.address,
    notice: \.text
  )

  static func notices(in installation: Installation) -> [any NoticeSource] {
    FitnessServices.news(in: installation)
  }

  static let personalTables = [PersonalTable("check-ins", of: "checkIn", columns: ["date", "note", "source"])]

  static func catchUp(_ installation: Installation) async { await FitnessServices(installation).catchUp() }

  static func main() async { await runAsProcess() }
}

extension Notice {
  /// The page of the group that the notice is about; nil for one about the account.
  fileprivate var address: WebAddress? {
    guard case .news(let news) = content else { return nil }
    return news.facts["id"].map { GroupAddress.group(GroupID(rawValue: $0)) }
  }

  /// The notice in a sentence.
  fileprivate var text: Message {
    switch content {
    case .signInLink, .signIn: return signInText ?? ""
    case .news(let news): return GroupNews.text(of: news) ?? Message("There is news.")
    case .personalBest(let best):
      return Message("Personal best: \(best.score) in \(best.what) at \(best.event), \(best.previous) before.")
    case .rankChange(let change):
      if change.isRise { return Message("You have risen from \(change.from) to \(change.to).") }
      guard let other = change.overtakenBy else {
        return Message("You have fallen from \(change.from) to \(change.to).")
      }
      return Message("You have fallen from \(change.from) to \(change.to), behind \(other).")
    }
  }
}
