import ArgumentParser
import ContentCache
import Domain
import Foundation
import Pinball
import ScorebookKit

struct RefreshCommand: LeagueCommand {
  static let configuration = CommandConfiguration(
    commandName: "refresh",
    abstract: "Checks for newer files of the league, and prints the state of the cache.",
    discussion: """
      Unchanged files are not downloaded again. A broken or truncated file never replaces a good copy.

      Example: pinball-practice refresh
               pinball-practice refresh --status --verify
               pinball-practice refresh --all
      """
  )

  @Flag(help: "Also fetch the files that nobody has asked for yet, such as all rulesheets.")
  var all = false

  @Flag(help: "Only list the local files, without asking the site.")
  var status = false

  @Flag(help: "Read and check all files that are here.")
  var verify = false

  @OptionGroup var options: LeagueOptions

  func run(_ context: LeagueContext) async throws {
    guard let cache = context.app.content?.cache else { return }
    if status {
      let state = await cache.status(verifying: verify)
      return try context.show(state, state.lines.map(Terminal.text))
    }
    let meter = ProgressMeter()
    let report = await cache.refreshAll(all ? .listed : .kept) { progress in
      meter.show(progress.done, of: progress.known, "files")
    }
    meter.end()
    let state = await cache.status(verifying: verify)
    try context.show(state, (report.lines + [""] + state.lines).map(Terminal.text))
  }
}

struct PackCommand: LeagueCommand {
  static let configuration = CommandConfiguration(
    commandName: "pack",
    abstract: "Copies the league's files that are here into one file (.zip) or a folder, for another machine.",
    discussion: """
      Choose the file there with --content or on the page Files, or name the folder with --starter. A .zip has 32 MB at
      most, so that a browser can send it; pictures that do not fit are left out. Run 'refresh --all' first to have all
      rulesheets in it.

      Example: pinball-practice pack league.zip
               pinball-practice serve --content league.zip
               pinball-practice pack league-copy --content https://league.example
               pinball-practice serve --content https://league.example --starter league-copy
      """
  )

  @Argument(help: "The file, whose name ends in .zip, or the folder, which is made if it is missing.")
  var to: OutputPath

  @OptionGroup var options: LeagueOptions

  func run(_ context: LeagueContext) async throws {
    guard let content = context.app.content else { return }
    let to = to.path
    let meter = ProgressMeter()
    let report = await content.cache.refreshAll { meter.show($0.done, of: $0.known, "files") }
    meter.end()
    let status = await content.cache.status()
    let failure = CommandFailure(status.failure?.message ?? Message("The league has no files."))
    var lines = report.lines
    do {
      if to.lowercased().hasSuffix(".zip") {
        let pack = try await content.pack(at: context.app.clock.now())
        if pack.count == 0 { throw failure }
        try Data(pack.bytes).write(to: URL(filePath: to), options: .atomic)
        lines.append(Message("\(pack.count) files are in \(to). Name it with --content."))
        if pack.left > 0 { lines.append(Message("\(pack.left) larger files have no room in it.")) }
      } else {
        let count = try await content.copy(into: URL(filePath: to))
        if count == 0 { throw failure }
        lines.append(Message("\(count) files are in \(to). Name it with --starter."))
      }
    } catch let error as CocoaError {
      throw CommandFailure(Message("\(to) cannot be written: \(error.localizedDescription)"))
    }
    try context.show(status, lines.map(Terminal.text))
  }
}
