import AppShell
import ArcheryScoring
import ArgumentParser
import Domain

struct Audit: ShootCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints who recorded and changed what, when and why.",
    discussion: "Example: archery audit \"Club evening\" --archer Ben"
  )

  @OptionGroup var options: ShootOptions

  @Option(help: "Only what is about this archer, by name or id, or me.")
  var archer: String?

  func run(_ desk: ShootDesk) async throws {
    let tournament = try await desk.tournament()
    let trail = try await desk.app.trail(of: desk.id, archer: try archer.map { try desk.archer($0, in: tournament) })
    if options.json { return try Terminal.sayJSON(trail) }
    let names = try await desk.app.names(in: trail, of: tournament)
    let table = TextTable(trail) { line in
      ["\(line.sequence)", line.at.iso8601, names[line.actor] ?? line.actor.rawValue, line.text]
    }
    for line in table.lines { Terminal.say(line) }
  }
}
