import ArcheryScoring
import ArgumentParser
import Domain
import ScorebookKit

struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Serves the pages, and prints a link that signs you in (the default command).",
    discussion: """
      Without --host, only this machine reaches the server. People need an invite in any case.

      Example: archery serve --sample
               archery serve --host 0.0.0.0 --port 8080
      """
  )

  @Flag(help: "Add a half-shot sample shoot, once.")
  var sample = false

  @OptionGroup var options: ServeOptions

  func run() async throws {
    try await options.serve(Archery.self) { serving in
      let app = ArcheryServices(serving.installation)
      if sample { try await makeSample(in: app, serving.owner) }
      let web = ArcheryWeb(app: app, frame: serving.frame, pages: ArcheryPages())
      let projecting = Task { await serving.lead("projections") { await app.project() } }
      defer { projecting.cancel() }
      try await serving.run(web.router())
    }
  }

  private func makeSample(in app: ArcheryServices, _ owner: Account) async throws {
    let shoot = try await SampleShoot.create(
      in: app.tournaments,
      owner: owner.user,
      ownerName: owner.displayName,
      startingAt: app.now().advanced(byMilliseconds: -Self.sampleAge)
    )
    Terminal.say(Message("Sample shoot: \(shoot.name), \(shoot.round.title)"))
  }

  /// The sample's first arrow was shot this long ago.
  private static let sampleAge: Int64 = 40 * 60_000
}
