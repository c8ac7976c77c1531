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
    abstract: "Copies all files of the league into a folder, as first data for another machine (--starter).",
    discussion: """
      Example: pinball-practice pack league-pack --content https://league.example
               pinball-practice serve --content https://league.example --starter league-pack
      """
  )

  @Argument(help: "The folder, which is made if it is missing.")
  var folder: String

  @OptionGroup var options: LeagueOptions

  func run(_ context: LeagueContext) async throws {
    guard let content = context.app.content else { return }
    let meter = ProgressMeter()
    let report = await content.cache.refreshAll { meter.show($0.done, of: $0.known, "files") }
    meter.end()
    let count: Int
    do { count = try await content.pack(into: URL(filePath: folder)) } catch let failure as CocoaError {
      throw CommandFailure(Message("The folder \(folder) cannot be written: \(failure.localizedDescription)"))
    }
    let status = await content.cache.status()
    if count == 0 { throw CommandFailure(status.failure?.message ?? Message("The league has no files.")) }
    try context.show(
      status,
      (report.lines + [Message("\(count) files are in \(folder). Name it with --starter.")]).map(Terminal.text)
    )
  }
}

extension LeagueContent {
  /// Writes the files into a folder as the site has them, with the site's lists, and returns their number.
  func pack(into folder: URL) async throws -> Int {
    func write(_ bytes: [UInt8], to path: ContentPath) throws {
      let file = folder.appending(path: path.text)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file, options: .atomic)
    }
    var count = 0
    for file in await cache.status().files {
      guard let path = ContentPath(file.path), let content = try? await cache.loadAtOnce(path) else { continue }
      try write(content.bytes, to: path)
      count += 1
    }
    let source = try choice.source()
    for list in [Self.metadata.manifest, Self.metadata.updateLog] {
      guard case .bytes(let bytes, _) = try? await source.fetch(list, unless: nil) else { continue }
      try write(bytes, to: list)
    }
    return count
  }
}
