import AppServing
import ArgumentParser

struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Serves the pages, and prints a link that signs you in (the default command).",
    discussion: """
      Only this machine reaches the server unless --host says otherwise; who may come in is yours to say in any case.

      Example: fitness-challenge serve --host 0.0.0.0 --port 8080
      """
  )

  @OptionGroup var options: ServeOptions

  func run() async throws {
    try await options.serve(FitnessChallenge.self) { serving in
      try await serving.run(FitnessWeb(frame: serving.frame, pages: try FitnessPages()).router)
    }
  }
}
