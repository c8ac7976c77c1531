import BenchSupport
import Domain
import Pinball

/// How long a practice of 50,000 entries takes to open, to look through, to change and to save.
@main
struct PracticeBenchmark {
  private static let entries = 50_000
  private static let turns = 7
  private static let now: Timestamp = 1_750_000_000_000

  static func main() throws {
    let bytes = try sample().bytes
    let state = try PracticeFile(bytes, now: now).state
    let rows = state.journalEntries.map(\.id)
    let row = rows[rows.count / 2]
    try time("open") { _ = try PracticeFile(bytes, now: now) }
    time("save") { _ = state.bytes }
    time("timeline of a filter, by days") { _ = state.timeline(.notes).days(zone: .utc) }
    time("one game's log") { _ = state.timeline(game: "G7") }
    try time("edit") { _ = state.applying(try state.edit(row, [.note("another")], zone: .utc)) }
    try time("delete") { _ = state.applying(try state.deletion(of: row, zone: .utc)) }
    time("score summary") { _ = state.scoreSummary(of: "G7") }
    time("mechanics log") { _ = state.mechanics(keys: GameKeys([]), limit: 50) }
  }

  /// Scores and notes on sixty games, one an hour.
  private static func sample() throws -> PracticeState {
    var steps: [PracticeStep] = []
    for number in 0..<entries {
      let time = now.advanced(byMilliseconds: -Int64(entries - number) * 3_600_000)
      let entry = QuickEntry(id: .named("journal", "\(number)"), at: time)
      let game = "G\(number % 60)"
      steps +=
        number % 2 == 0
        ? try entry.score(GameScore("\(1_000_000 + number * 37)"), game: game)
        : try entry.note(
          game: game,
          category: .shots,
          detail: "Ramp",
          "late on ball \(number % 3 + 1), then a live catch"
        )
    }
    return PracticeState().applying(steps)
  }

  private static func time(_ name: String, _ work: () throws -> Void) rethrows {
    let clock = ContinuousClock()
    let median = try (0..<turns).map { _ in try clock.measure { try work() } }.medianMicroseconds
    print(#"{"name":"a practice of 50,000 entries: \#(name)","ms":\#(median / 1000)}"#)
  }
}
