import ArgumentParser
import CanonicalJSON
import ContentCache
import Domain
import Hypertext
import Pages
import Pinball
import ScorebookKit

struct LeagueOptions: ParsableArguments {
  @OptionGroup var content: ContentOption

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var store: StoreOption
}

/// The option `--content`, the same for every command.
struct ContentOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Where the league keeps its files: a website, a folder, a pack, or 'sample' for the one that comes with the program.",
      discussion: "Also SCOREBOOK_CONTENT. Default: where it was last time.",
      valueName: "url"
    )
  )
  var content: String?

  @Option(
    help: ArgumentHelp(
      "A copy of the league's files, for as long as the site was never reached: a folder with 'pinball' in it.",
      discussion: "Also SCOREBOOK_STARTER. The site's files replace it.",
      valueName: "folder"
    )
  )
  var starter: String?

  /// The chosen source of the league's files; nil for the last one.
  var choice: ContentChoice? { content.map { ContentChoice($0) } ?? ContentChoice.ofEnvironment }

  /// Returns the files before the first download.
  func pack() throws -> StarterPack? {
    guard let folder = starter ?? ContentChoice.starterOfEnvironment else { return nil }
    let pack = StarterPack(folder: folder, metadata: LeagueContent.metadata)
    guard !pack.paths.isEmpty else {
      throw CommandFailure(Message("The starter folder \(folder) has no files of a league."))
    }
    return pack
  }
}

/// What a command works with, read before it runs.
protocol PinballContext {
  var options: LeagueOptions { get }

  init(_ app: PinballServices, of installation: Installation, _ options: LeagueOptions) async throws
}

extension PinballContext {
  /// Prints a screen in lines, or as JSON with `--json`.
  func show(_ screen: some Encodable, _ lines: @autoclosure () -> [String]) throws {
    if options.json { return try Terminal.sayJSON(screen) }
    Terminal.say(lines().joined(separator: "\n"))
  }
}

/// A command that has the store and the league's files open while it runs.
protocol PinballCommand: AsyncParsableCommand {
  associatedtype Context: PinballContext
  var options: LeagueOptions { get }

  func run(_ context: Context) async throws
}

extension PinballCommand {
  func run() async throws {
    try await options.store.withContainer(of: PinballPractice.self) { container in
      let installation = Installation(container, of: PinballPractice.self)
      let (content, starter) = (options.content.choice, try options.content.pack())
      let app = try await PinballServices(installation, content: content, starter: starter)
      try await run(try await Context(app, of: installation, options))
    }
  }
}

/// A command about the league, which reads all its files first.
protocol LeagueCommand: PinballCommand where Context == LeagueContext {}

struct LeagueContext: PinballContext {
  let app: PinballServices
  let account: Account
  let league: League
  let options: LeagueOptions

  init(_ app: PinballServices, of installation: Installation, _ options: LeagueOptions) async throws {
    guard let content = app.content else {
      throw CommandFailure(
        try await installation.account() == nil
          ? Message("No league is chosen yet. Add --content https://… or --content sample.")
          : Message("The server names no league to fetch. Add --content https://… or --content sample.")
      )
    }
    (self.app, self.options) = (app, options)
    account = try await installation.me()
    let meter = ProgressMeter()
    league = await content.whole { done, count in meter.show(done, of: count, "files") }
    meter.end()
  }

  /// Prints a screen of the league now and after each change of its files, until Ctrl-C.
  func follow<Screen: Encodable & Equatable & Sendable>(
    _ screen: @escaping @Sendable (League) -> Screen?,
    _ lines: @escaping @Sendable (Screen) -> [String]
  ) async throws {
    guard let content = app.content else { return }
    let isJSON = options.json
    try await Interrupt.ends {
      try await withThrowingTaskGroup { group in
        group.addTask { await content.run { _ in } }
        group.addTask {
          // Reading makes the cache check its files.
          while !Task.isCancelled {
            _ = await content.atOnce()
            try await Task.sleep(for: .seconds(60))
          }
        }
        var shown = FollowedScreen(isJSON: isJSON)
        for await next in content.store.follow(screen) {
          if let next { try shown.show(next, lines(next)) }
        }
        group.cancelAll()
      }
    }
  }

  func player(_ text: String) throws -> String { try league.names.known(text) }

  /// Returns the content of a file, or fails with the file's problem.
  func need<Part>(_ part: Part?, _ file: League.File) throws -> Part {
    if let part { return part }
    throw CommandFailure(
      "\(file.title): \(league.problems[file] ?? Message("The site does not have this file."))" as Message
    )
  }
}

extension LeagueNames {
  /// Returns a player's name as the league's files spell it.
  func known(_ text: String) throws -> String {
    if let player = player(text) { return player }
    let close = all.filter { NameKey(loosely: $0).contains(NameKey(loosely: text)) }.prefix(5)
    throw CommandFailure(
      close.isEmpty
        ? Message("There is no player \"\(text)\" in the league. 'pinball-practice standings' lists the players.")
        : Message("There is no player \"\(text)\" in the league. Did you mean \(close.joined(separator: ", "))?")
    )
  }
}
