import ArgumentParser
import Domain
import Hypertext
import Pages
import Pinball
import ScorebookKit

struct ImportLeague: PracticeCommand {
  static let configuration = CommandConfiguration(
    commandName: "import-league",
    abstract: "Copies your league scores into your journal, each once.",
    discussion: """
      Choose your player once with 'pinball-practice player NAME --me'. Earlier imports to a wrong game are
      moved to the right one.

      Example: pinball-practice import-league --dry-run
               pinball-practice import-league --purge
      """
  )

  @Flag(help: "Only report the changes.")
  var dryRun = false

  @Flag(help: "Remove all imported scores; your own entries stay.")
  var purge = false

  @OptionGroup var options: LeagueOptions

  func run(_ context: PracticeContext) async throws {
    let id = context.app.clock.newIdentity()
    if purge {
      let count = try await context.app.purgeScores(of: context.account, zone: context.zone, isTrial: dryRun, as: id)
      if dryRun {
        return try context.show(
          ["removed": count],
          [Terminal.text(Message("\(count) league scores would be removed."))]
        )
      }
      return try context.show(
        Purged(removed: count, undo: id),
        [
          Terminal.text(
            Message("\(count) league scores removed. To undo: pinball-practice journal delete --undo \(id)")
          )
        ]
      )
    }
    let league = await context.wholeLeague()
    let (account, zone) = (context.account, context.zone)
    let report = try await context.app.importScores(of: league, for: account, zone: zone, isTrial: dryRun, as: id)
    try context.show(report, context.outcome(of: report.lines, isTrial: dryRun))
  }

  /// The output of `--purge --json`.
  private struct Purged: Encodable {
    let removed: Int
    let undo: String
  }
}
