import ArcheryScoring
import ArgumentParser
import CanonicalJSON
import Domain
import Hypertext
import Pages
import ScorebookKit

struct History: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints an archer's scores in completed shoots, with the trend.",
    discussion: "Example: archery history --json"
  )

  @Option(help: ArgumentHelp("The id of another archer, as 'archery bests --json' prints it.", valueName: "id"))
  var archer: String?

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var store: StoreOption

  func run() async throws {
    try await withApp(store) { app, account in
      let me = account.user
      let history =
        if let archer, archer != me.rawValue {
          try await app.history(of: PlayerID(rawValue: archer), shoots: try await app.shootNames(for: me))
        } else {
          try await app.history(of: me)
        }
      if json { return try Terminal.sayJSON(history) }
      if history.rounds.isEmpty, history.practices.isEmpty {
        return Terminal.say(Message("No scores yet. A shoot publishes them when it is finished."))
      }
      let parts = history.rounds.map(\.lines) + (history.practices.isEmpty ? [] : [history.practiceLines])
      Terminal.say(parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n"))
    }
  }
}

extension RoundHistory {
  fileprivate var lines: [String] {
    let table = TextTable(scores) { score in
      [
        Terminal.date(score.shotAt), score.shoot ?? "", "\(score.score)",
        score.isPersonalBest ? Terminal.text(Message("personal best")) : "",
      ]
    }
    return ["\(Terminal.text(title)): \(Terminal.text(facts))"] + table.lines
  }
}

extension HistoryScreen {
  fileprivate var practiceLines: [String] {
    let table = TextTable(practices) { practice in
      [
        Terminal.date(practice.shotAt), "\(practice.score)", Terminal.text(practice.facts),
        practice.isBest ? Terminal.text(Message("Best in practice")) : "",
      ]
    }
    return [Terminal.text(Message("Practice"))] + table.lines
  }
}
