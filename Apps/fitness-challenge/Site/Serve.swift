import Access
import ArgumentParser
import Domain
import GroupChallenges
import ScorebookKit
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
      let app = FitnessServices(serving.installation)
      if sample {
        let storage = app.gatekeeper.storage(for: serving.owner.principal).storage
        try await SampleGroup.write(to: storage, owner: serving.owner, at: app.now)
        Terminal.say(Message("Sample group: \("Morning crew")"))
      }
      let projecting = Task { await serving.lead("projections") { await app.project() } }
      defer { projecting.cancel() }
      try await serving.run(FitnessChallenge.self)
    }
  }
}
