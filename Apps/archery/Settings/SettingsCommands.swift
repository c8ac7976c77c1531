import ArcheryScoring
import ArgumentParser
import CanonicalJSON
import Domain
import Leaderboards
import ScorebookKit

/// The settings as `archery settings --json` and the page print them.
struct SettingsScreen: Encodable {
  let defaultBowType: BowType?
  let defaultTimePeriod: TimePeriod
  let showOwnScores: Bool
  let notifyRankChanges: Bool
  let notifyPersonalBests: Bool

  init(_ settings: LeaderboardSettings) {
    (defaultBowType, defaultTimePeriod) = (settings.defaultBowType, settings.defaultTimePeriod)
    showOwnScores = settings.showOwnScores
    (notifyRankChanges, notifyPersonalBests) = (settings.notifyRankChanges, settings.notifyPersonalBests)
  }

  var lines: [String] {
    [
      Message("Bow and period: \(defaultBowType?.label ?? Message("Every bow")), \(defaultTimePeriod.label)"),
      showOwnScores ? Message("Highlight my rows: yes") : Message("Highlight my rows: no"),
      notifyRankChanges ? Message("Notify me about my rank: yes") : Message("Notify me about my rank: no"),
      notifyPersonalBests
        ? Message("Notify me about personal bests: yes") : Message("Notify me about personal bests: no"),
    ]
    .map { Terminal.text($0) }
  }
}

struct Settings: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints or changes the default boards, the best scores that you follow, and your notices.",
    discussion: "Example: archery settings --bow recurve --period season --no-tell-ranks"
  )

  @Option(help: "The bow that boards open with and whose best scores you follow: \(BowType.words); all for every bow.")
  var bow: BowChoice?

  @Option(help: "The period of best scores: all_time, season, month, week or day.")
  var period: String?

  @Flag(inversion: .prefixedNo, help: "Whether your own rows are highlighted on boards, results and best scores.")
  var markOwn: Bool?

  @Flag(inversion: .prefixedNo, help: "Whether to notify you of changed ranks in best scores.")
  var tellRanks: Bool?

  @Flag(inversion: .prefixedNo, help: "Whether to notify you of personal bests.")
  var tellBests: Bool?

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var store: StoreOption

  func run() async throws {
    let period = try period.map { text in
      guard let period = TimePeriod(rawValue: text.uppercased()) else {
        throw ValidationError(Message("\"\(text)\" is no period. Use all_time, season, month, week or day."))
      }
      return period
    }
    try await withApp(store) { app, account in
      let me = account.user
      let settings = try await app.settings.update(me, as: app.newWrite(), at: app.now()) {
        if let bow { $0.defaultBowType = bow.bow }
        $0.defaultTimePeriod = period ?? $0.defaultTimePeriod
        $0.showOwnScores = markOwn ?? $0.showOwnScores
        $0.notifyRankChanges = tellRanks ?? $0.notifyRankChanges
        $0.notifyPersonalBests = tellBests ?? $0.notifyPersonalBests
      }
      let screen = SettingsScreen(settings)
      if json { return try Terminal.sayJSON(screen) }
      let warning = settings.warning(try await app.settings.rejection(me), at: app.now())
      Terminal.say((screen.lines + (warning.map { ["", Terminal.text($0)] } ?? [])).joined(separator: "\n"))
    }
  }
}
