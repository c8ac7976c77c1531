import ArgumentParser
import Domain
import Hypertext
import Pages
import Pinball
import ScorebookKit

struct SettingsCommand: PracticeCommand {
  static let configuration = CommandConfiguration(
    commandName: "settings",
    abstract: "Prints your settings, and changes them.",
    discussion: """
      Example: pinball-practice settings --name Ann --against "Bo Berg" --gaps brokenAxis --fill
               pinball-practice settings --cloud-sync on
      """
  )

  @Option(help: "Your nickname.")
  var name: String?

  @Option(help: "Your name in the league, or 'nobody'.")
  var player: String?

  @Option(help: "The player that 'insights' compares you with, or 'nobody'.")
  var against: String?

  @Option(help: "How pauses are drawn: realTimeline, compressInactive, activeSessionsOnly or brokenAxis.")
  var gaps: String?

  @Flag(inversion: .prefixedNo, help: "Whether the centre is the median; otherwise the mean.")
  var median: Bool?

  @Flag(inversion: .prefixedNo, help: "Whether new league scores are imported automatically.")
  var fill: Bool?

  @Option(
    help: ArgumentHelp(
      "Whether your practice is synced: on or off.",
      discussion: """
        If off, your practice never leaves this machine. If on, 'serve --sync' and 'sync' exchange it with your
        other machines. Switch it on for each machine, also for a new one. Switching it off deletes nothing on the
        server.
        """,
      valueName: "on|off"
    )
  )
  var cloudSync: Switch?

  @OptionGroup var options: LeagueOptions

  func validate() throws {
    guard gaps.map({ GapMode(rawValue: $0).isKnown }) ?? true else {
      let known = GapMode.known.map(\.rawValue).joined(separator: ", ")
      throw ValidationError(Message("This is not a way to show breaks. Choose from: \(known)."))
    }
  }

  func run(_ context: PracticeContext) async throws {
    let names =
      player == nil && against == nil ? LeagueNames(HiddenPlayers(), players: []) : await context.wholeLeague().names
    func known(_ text: String) throws -> String { text == "nobody" ? "" : try names.known(text) }
    let (player, opponent) = (try player.map(known), try against.map(known))
    try await context.app.changeSettings(of: context.account) {
      if let name { $0.practiceSettings.playerName = name }
      if let player { $0.leagueSettings.playerName = player }
      if let opponent { $0.practiceSettings.comparisonPlayerName = opponent }
      if let gaps { $0.analyticsSettings.gapMode = GapMode(rawValue: gaps) }
      if let median { $0.analyticsSettings.useMedian = median }
      if let fill { $0.leagueSettings.csvAutoFillEnabled = fill }
      if let cloudSync { $0.syncSettings.cloudSyncEnabled = cloudSync == .on }
    }
    let screen = try await context.app.practice(of: context.account).settings(await context.app.league().names)
    try context.show(screen, screen.text)
  }
}

enum Switch: String, ExpressibleByArgument, CaseIterable {
  case on, off
}

extension SettingsScreen {
  fileprivate var text: [String] {
    func text(_ name: String?) -> Message { name.map(Message.init(verbatim:)) ?? "–" }
    let rows: [(Message, Message)] = [
      (Message("My nickname"), text(name)), (Message("My name in the league"), text(player)),
      (Message("Compare me with"), text(opponent)), (Message("Show breaks"), GapMode(rawValue: gapMode).title),
      (Message("Dashed line"), usesMedian ? Message("Median") : Message("Mean")),
      (
        Message("Copy new league scores"),
        fillsFromLeague ? Message("automatically") : Message("with 'pinball-practice import-league'")
      ),
      (Message("My practice"), cloudSync ? Message("syncs, with --sync") : Message("stays on this machine")),
    ]
    return TextTable(rows) { [Terminal.text($0.0), Terminal.text($0.1)] }.lines
  }
}

struct ResetCommand: PracticeCommand {
  static let configuration = CommandConfiguration(
    commandName: "reset",
    abstract: "Removes your whole practice. A backup is kept.",
    discussion: """
      Example: pinball-practice reset --confirm reset
               pinball-practice reset --undo 7f3a
      """
  )

  @Option(help: ArgumentHelp("Type reset to confirm.", valueName: "word"))
  var confirm: String?

  @Option(help: "Restore your practice, with the id that 'reset' printed.")
  var undo: String?

  @OptionGroup var options: LeagueOptions

  func validate() throws {
    guard (confirm == nil) != (undo == nil) else { throw ValidationError(Message("Enter --confirm reset, or --undo.")) }
  }

  func run(_ context: PracticeContext) async throws {
    if let undo {
      try await context.app.takeBack(undo, of: context.account)
      return try context.show(["restored": undo], [Terminal.text(Message("Everything is back."))])
    }
    let back = try await context.app.reset(typed: confirm ?? "", of: context.account)
    try context.show(
      ["undo": back],
      [Terminal.text(Message("Your practice is empty now. To undo: pinball-practice reset --undo \(back)"))]
    )
  }
}
