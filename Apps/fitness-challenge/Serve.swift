import Access
import AppKit
import ArgumentParser
import Domain
import GroupChallenges
import Spaces

struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Serves the pages, and prints a link that signs you in (the default command).",
    discussion: """
      Without --host, only this machine reaches the server. People need an invite in any case.

      Example: fitness-challenge serve --sample
               fitness-challenge serve --host 0.0.0.0 --port 8080
      """
  )

  @Flag(help: "Add a sample group with some weeks behind it, once.")
  var sample = false

  @OptionGroup var options: ServeOptions

  func run() async throws {
    try await options.serve(FitnessChallenge.self) { serving in
      if sample {
        let installation = serving.installation
        let storage = installation.guarded(for: serving.owner.principal).storage
        try await SampleGroup.write(to: storage, owner: serving.owner, at: installation.now())
        Terminal.say(Terminal.text(Message("Sample group: \("Morning crew")")))
      }
      let site = FitnessSite(serving.frame)
      let projecting = Task { await serving.lead("projections") { await site.app.project() } }
      defer { projecting.cancel() }
      try await serving.run(site.router())
    }
  }
}
