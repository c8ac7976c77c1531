import AppShell
import ArcheryScoring
import ArgumentParser
import Domain

struct Bests: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints the best scores by round and kind of bow.",
    discussion: "Example: archery bests --round wa18 --season 2025-INDOOR"
  )

  @Option(help: "Only this round, by its code.")
  var round: String?

  @Option(help: "Only this season, such as 2025-INDOOR or 2026-OUTDOOR; otherwise all time.")
  var season: String?

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var store: StoreOption

  func run() async throws {
    let (rounds, season) = (try chosenRounds(), try chosenSeason())
    try await store.withContainer(of: ArcheryApp.name) { container in
      let app = ArcheryApp(container)
      let boards = try await app.bestBoards(of: rounds, season: season)
      if json { return try Terminal.sayJSON(boards) }
      if boards.isEmpty { return Terminal.say("No scores yet; a shoot publishes them when it is completed.") }
      Terminal.say(boards.map { $0.lines.joined(separator: "\n") }.joined(separator: "\n\n"))
    }
  }

  private func chosenRounds() throws -> [Round] {
    guard let round else { return RoundCatalogue.all }
    if let found = RoundCatalogue.round(round) { return [found] }
    throw ValidationError("There is no round \"\(round)\"; 'archery rounds' prints the codes.")
  }

  private func chosenSeason() throws -> Bucket? {
    guard let season else { return nil }
    if let bucket = Period.seasonal.bucket(id: season, in: .utc) { return bucket }
    throw ValidationError("There is no season \"\(season)\"; say one such as 2025-INDOOR.")
  }
}

extension BestsScreen {
  fileprivate var lines: [String] {
    let heading =
      "\(roundName), \(bowType?.label ?? "bow not known")\(bucket == Bucket.allTime.id ? "" : ", \(bucket)")"
    let table = TextTable(rows) { ["\($0.rank)", $0.displayName, "\($0.score)", MomentView($0.achievedAt).date] }
    return [heading] + table.lines
  }
}
