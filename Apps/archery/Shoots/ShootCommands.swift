import ArcheryScoring
import ArgumentParser
import CanonicalJSON
import Composition
import Domain
import Hypertext
import Pages
import ScoreServer
import ScorebookKit

struct Rounds: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints the catalogue of rounds.",
    discussion: "Example: archery rounds --json"
  )

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let rounds = RoundCatalogue.all.map(\.screen)
    if json { return try Terminal.sayJSON(rounds) }
    Terminal.say(
      TextTable(rounds) { round in
        [
          round.code ?? "", Terminal.text(.round(round.name)), Terminal.text(Message("\(round.arrows) arrows")),
          Terminal.text(Message("\(round.maxScore) points")),
        ]
      }
      .lines.joined(separator: "\n")
    )
    let others = RoundCatalogue.all.flatMap(\.otherFaceCodes)
    Terminal.say(Message("On another face: \(others.joined(separator: ", "))"))
  }
}

struct List: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints the shoots, newest first.",
    discussion: "Example: archery list"
  )

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var store: StoreOption

  func run() async throws {
    try await withApp(store) { app, me in
      let shoots = try await app.tournaments.summaries(for: me.user)
      if json { return try Terminal.sayJSON(shoots) }
      if shoots.isEmpty {
        return Terminal.say(Message("No shoots yet. Use 'archery new NAME --round wa18' to create one."))
      }
      let table = TextTable(shoots) { shoot in
        [
          shoot.id.rawValue, shoot.name, Terminal.text(shoot.roundName.message), Terminal.text(shoot.status.label),
          Terminal.text(shoot.isPractice ? Message("Practice") : Message("\(shoot.archers) archers")),
        ]
      }
      Terminal.say(table.lines.joined(separator: "\n"))
    }
  }
}
