import AppKit
import ArcheryScoring
import ArgumentParser
import CanonicalJSON
import Domain
import LeaderboardKit
import Pages

struct Bests: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints the best scores by round and kind of bow.",
    discussion: """
      Bow and season are as 'archery settings' says unless you say otherwise.

      Example: archery bests --round wa18 --season 2025-INDOOR
      """
  )

  @Option(help: "Only this round, by its code.")
  var round: String?

  @Option(help: "Only this bow: \(BowType.words); all for every bow.")
  var bow: BowChoice?

  @Option(help: "Only this season, such as 2025-INDOOR or 2026-OUTDOOR; all for all time.")
  var season: String?

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var store: StoreOption

  func run() async throws {
    let (round, season) = (try chosenRound(), try chosenSeason())
    try await store.withContainer(of: Archery.self) { container in
      let app = ArcheryServices(container)
      let me = try await app.me().user
      let wishes = try await app.settings.load(me)
      var choice = BestsChoice(wishes, at: app.now())
      choice.round = round
      if let bow { choice.choose(bow: bow.bow) }
      if let season { choice.choose(season: season) }
      let boards = try await app.bestBoards(choice)
      if json { return try Terminal.sayJSON(boards) }
      let own = wishes.showOwnScores ? PlayerID(me) : nil
      let nothing = Terminal.text(Message("No scores yet. A shoot publishes them when it is finished."))
      Terminal.say(boards.isEmpty ? nothing : boards.map { $0.text(own) }.joined(separator: "\n\n"))
      if let usual = choice.usualWords {
        Terminal.say("")
        Terminal.say(Message("Only \(usual), as in your settings. Use --bow all --season all to see every score."))
      }
    }
  }

  private func chosenRound() throws -> Round? {
    guard let round else { return nil }
    if let found = RoundCatalogue.round(round) { return found }
    throw RoundOptions.unknown(round)
  }

  /// Outside nil where nothing was said, inside for all time.
  private func chosenSeason() throws -> Bucket?? {
    guard let season else { return nil }
    if season == "all" { return .some(nil) }
    if let bucket = Period.seasonal.bucket(id: season, in: .utc) { return bucket }
    throw ValidationError(Message("There is no season \"\(season)\". Use one such as 2025-INDOOR, or all."))
  }
}

extension BestsScreen {
  fileprivate func text(_ own: PlayerID?) -> String {
    let bow = Terminal.text(bowType?.label ?? Message("bow not known"))
    let heading = "\(roundName), \(bow)\(bucket == Bucket.allTime.id ? "" : ", \(bucket)")"
    let table = TextTable(rows) { row in
      [
        "\(row.rank)", row.displayName, "\(row.score)", MomentView(row.achievedAt).date,
        row.id == own ? Terminal.text(Message("you")) : "",
      ]
    }
    return ([heading] + table.lines).joined(separator: "\n")
  }
}
