import AppKit
import ArgumentParser
import Domain
import Pages
import Pinball

struct ImportLeague: PracticeCommand {
  static let configuration = CommandConfiguration(
    commandName: "import-league",
    abstract: "Takes your league scores into your journal, each once.",
    discussion: """
      Say once with 'pinball-practice player NAME --me' which player you are. Earlier imports that went to a wrong game are
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
    let id = context.app.installation.newIdentity()
    if purge {
      let count = try await context.app.purgeScores(of: context.account, zone: context.zone, isTrial: dryRun, as: id)
      let words = Words.count(count, "score", "scores")
      if dryRun { return try context.show(["removed": count], ["\(words) would be taken away."]) }
      return try context.show(
        Purged(removed: count, undo: id),
        ["\(words) taken away. 'pinball-practice journal delete --undo \(id)' brings them back."]
      )
    }
    let league = await context.wholeLeague()
    let (account, zone) = (context.account, context.zone)
    let report = try await context.app.importScores(of: league, for: account, zone: zone, isTrial: dryRun, as: id)
    try context.show(report, (dryRun ? ["Nothing is taken in yet."] : ["Taken in."]) + report.lines)
  }

  /// The output of `--purge --json`.
  private struct Purged: Encodable {
    let removed: Int
    let undo: String
  }
}
