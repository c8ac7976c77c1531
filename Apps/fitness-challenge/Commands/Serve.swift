import AppKit
import ArgumentParser
import Domain
import GroupChallenges

struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Serves the pages, and prints a link that signs you in (the default command).",
    discussion: """
      Only this machine reaches the server unless --host says otherwise; who may come in is yours to say in any case.

      Example: fitness-challenge serve --sample
               fitness-challenge serve --host 0.0.0.0 --port 8080
      """
  )

  @Flag(help: "Add a sample group with some weeks behind it, once.")
  var sample = false

  @OptionGroup var options: ServeOptions

  func run() async throws {
    try await options.serve(FitnessChallenge.self) { serving in
      let app = FitnessApp(serving.installation)
      if sample {
        try await SampleGroup.write(
          to: serving.installation.storage,
          owner: serving.owner.user,
          ownerName: serving.owner.shownName,
          at: serving.installation.now()
        )
        Terminal.say("Sample group: Morning crew")
      }
      try await serving.run(FitnessWeb(app: app, frame: serving.frame, pages: try FitnessPages()).router)
    }
  }
}
