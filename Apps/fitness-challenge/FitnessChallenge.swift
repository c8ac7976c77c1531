import Access
import AppKit
import ArgumentParser
import Domain
import GroupChallenges
import Notices
import Pages
import Spaces

@main
struct FitnessChallenge: ServedApp {
  static let configuration = CommandConfiguration(
    commandName: "fitness-challenge",
    abstract: "Keeps the challenges of a gym group: weekly check-ins, streaks and boards.",
    discussion: """
      Example:
        fitness-challenge group new "Morning crew"
        fitness-challenge check-in --note "5 km"
        fitness-challenge serve
      """,
    subcommands: [
      CheckInCommand.self, WeekCommand.self, StreakCommand.self, HistoryCommand.self, ImportCommand.self,
      GroupCommands.self,
      Serve.self, LinkCommand<FitnessChallenge>.self, RotateKeysCommand<FitnessChallenge>.self,
      InboxCommand<FitnessChallenge>.self, SyncCommand<FitnessChallenge>.self, LostCommand<FitnessChallenge>.self,
      LeaveCommand<FitnessChallenge>.self, Copy<FitnessChallenge>.self, Repair<FitnessChallenge>.self, Login.self,
      Logout.self,
    ],
    defaultSubcommand: Serve.self
  )

  static let folds: [any SpaceFold.Type] = [GroupState.self]
  static let rules = AccessRules(folds.map { $0.space })

  static let words = AppWords(
    program: "fitness-challenge",
    home: "Home",
    joining: "Join a group",
    news: "Personal bests and changed places",
    notice: \.text
  )

  static func main() async { await runAsProcess() }
}

extension Notice {
  /// The notice in a sentence.
  fileprivate var text: Message {
    switch content {
    case .signInLink, .signIn: return signInText ?? ""
    case .personalBest(let best):
      return "Personal best: \(best.score) in \(best.what) at \(best.event), \(best.previous) before."
    case .rankChange(let change):
      let who = change.overtakenBy.map { ", behind \($0)" } ?? ""
      let place = "from \(change.from) to \(change.to)"
      return change.isRise ? "You have risen \(place)." : "You have fallen \(place)\(who)."
    }
  }
}
