import ArcheryScoring
import ArgumentParser
import CanonicalJSON
import Domain
import Hypertext
import Leaderboards
import Pages
import ScorebookKit

struct Bests: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints the best scores by round and kind of bow.",
    discussion: """
      Bow and period come from 'archery settings' unless you name them.

      Example: archery bests --round wa18 --season 2025-INDOOR
      """
  )

  @Option(help: "Only this round, by its code, or an organiser's own round by its name.")
  var round: String?

  @Option(help: "Only this bow: \(BowType.words); all for every bow.")
  var bow: BowChoice?

  @Option(
    help:
      "Only this season, month, week or day, such as 2025-INDOOR, 2026-02, 2026-W07 or 2026-02-14; all for all time."
  )
  var season: String?

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var store: StoreOption

  func run() async throws {
    let bucket = try chosenBucket()
    try await withApp(store) { app, account in
      let me = account.user
      let wishes = try await app.settings.load(me)
      var choice = BestsChoice(wishes, at: app.now())
      let own = try await app.ownRounds()
      choice.round = try round.map { try chosen($0, own) }
      if let bow { choice.choose(bow: bow.bow) }
      if let bucket { choice.choose(bucket: bucket) }
      let boards = try await app.bestBoards(choice, own: own, shoots: try await app.shootNames(for: me))
      if json { return try Terminal.sayJSON(boards) }
      let mine = wishes.showOwnScores ? PlayerID(me) : nil
      let nothing = Terminal.text(Message("No scores yet. A shoot publishes them when it is finished."))
      Terminal.say(boards.isEmpty ? nothing : boards.map { $0.text(mine) }.joined(separator: "\n\n"))
      if let usual = choice.usualWords(at: app.now()) {
        Terminal.say("")
        Terminal.say(Message("Only \(usual), as in your settings. Use --bow all --season all to see every score."))
      }
    }
  }

  private func chosen(_ round: String, _ own: [Round]) throws -> Round {
    if let found = RoundCatalogue.round(round) { return found }
    if let found = own.first(where: { NameKey($0.name) == NameKey(round) }) { return found }
    throw RoundOptions.unknown(round)
  }

  /// Outside nil where nothing was said, inside for all time.
  private func chosenBucket() throws -> Bucket?? {
    guard let season else { return nil }
    if season == "all" { return .some(nil) }
    if let bucket = Bucket.ofBests(season) { return bucket }
    throw ValidationError(
      Message("There is no season, month, week or day \"\(season)\". Use one such as 2025-INDOOR or 2026-02, or all.")
    )
  }
}

extension BestsScreen {
  fileprivate func text(_ own: PlayerID?) -> String {
    let time = Bucket.ofBests(bucket).map { ", \(Terminal.text($0.words))" } ?? ""
    let heading = Terminal.text(title) + time
    let table = TextTable(rows) { row in
      [
        "\(row.rank)", row.displayName, "\(row.score)", Terminal.date(row.achievedAt), row.shoot ?? "",
        row.id == own ? Terminal.text(Message("you")) : "",
      ]
    }
    return ([heading] + table.lines).joined(separator: "\n")
  }
}
