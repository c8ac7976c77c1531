import ArcheryScoring
import ArgumentParser
import CanonicalJSON
import Domain
import Leaderboards
import ScoreServer
import ScorebookKit

struct Practice: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Starts a practice: a shoot for yourself, which no one else sees.",
    discussion: """
      Example: archery practice --round wa18 --bow recurve
               archery practice --open --arrows 6 --face 40    until you say 'archery complete --force'
      """
  )

  @OptionGroup var round: RoundOptions

  @Flag(help: "Without a number of ends, until you stop; --arrows, --system, --distance and --face describe them.")
  var open = false

  @Option(help: "Your bow: \(BowType.words); the one of last time unless you say so.")
  var bow: BowType?

  @Option(help: ArgumentHelp("A guest to add, scored by you; may be repeated.", valueName: "name"))
  var guest: [String] = []

  @Option(help: ArgumentHelp("An id of your own; the same command with the same id is done once.", valueName: "id"))
  var id: String?

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var store: StoreOption

  func run() async throws {
    let chosen = try open ? round.openEnded() : round.chosen()
    guard let chosen else { throw RoundOptions.unclear }
    try await withApp(store) { app, me in
      let known = try await app.preferences(of: me.user)
      let made = try await app.practise(
        Terminal.text(app.practiceName),
        chosen,
        open ? .open : .round,
        bow: bow ?? known.bow,
        guests: guest,
        by: me,
        as: id
      )
      try await app.remember(bow, for: me.user)
      if json { return try Terminal.sayJSON(made.screen(for: me.user)) }
      Terminal.say(Message("Started \"\(made.name)\", \(made.round.title): \(made.id.rawValue)"))
    }
  }
}
