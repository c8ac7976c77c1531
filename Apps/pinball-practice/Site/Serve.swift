import ArgumentParser
import ContentCache
import Domain
import Pinball
import ScorebookKit

struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Serves the pages, and prints a link that signs you in (the default command).",
    discussion: """
      Without --host, only this machine reaches the server. Other players need an invite in any case.

      Example: pinball-practice serve --sample
               pinball-practice serve --content https://league.example
               pinball-practice serve --content https://league.example --starter copies/league
      """
  )

  @Flag(help: "Show the small made-up league that comes with the program.")
  var sample = false

  @OptionGroup var content: ContentOption

  @Option(
    help: ArgumentHelp(
      "The site with the pictures of YouTube's videos, in place of YouTube's own, or 'none' to fetch none.",
      valueName: "url"
    )
  )
  var videoPictures: String?

  @OptionGroup var options: ServeOptions

  func validate() throws {
    guard !sample || content.content == nil else {
      throw ValidationError(Message("Name --sample or --content, not both."))
    }
    guard !sample || content.starter == nil else {
      throw ValidationError(Message("Name --sample or --starter, not both."))
    }
  }

  func run() async throws {
    try await options.serve(PinballPractice.self) { serving in
      let app = try await PinballServices(
        serving.installation,
        content: sample ? .sample : content.choice,
        starter: content.pack(),
        pictures: VideoPictures.cache(videoPictures, serving.installation.clock)
      )
      try await app.own.serve(app.content?.choice)
      if sample { try await app.chooseSamplePlayer(for: serving.owner) }
      let web = PinballWeb(app: app, frame: serving.frame, pages: PinballPages())
      try await withThrowingDiscardingTaskGroup { group in
        group.addTask { await app.chosen.run { await app.noteNewFiles($0) } }
        group.addTask { await app.pictures?.run() }
        try await serving.run(web.router)
        group.cancelAll()
      }
    }
  }
}
