import ArcheryScoring
import ArgumentParser
import CanonicalJSON
import Domain
import ScoreServer
import ScorebookKit

struct Code: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints the code to join a shoot, for reading out. Creates one if there is none.",
    discussion: """
      Example: archery code "Club evening"
               archery code "Club evening" --end    it is good no more
      """
  )

  @Argument(help: "The shoot's id, the beginning of it, or its name.")
  var shoot: String

  @Flag(help: "Create a new code. The earlier one ends.")
  var new = false

  @Flag(help: "End the code.")
  var end = false

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var store: StoreOption

  func validate() throws {
    if new && end { throw ValidationError(Message("Use --new or --end, not both.")) }
  }

  func run() async throws {
    try await withServedApp(store) { app, owner, address in
      let space = try await app.shoot(named: shoot).space
      if end {
        try await app.invites.endSpaceCode(of: space, by: owner)
        return json ? try Terminal.sayJSON([SpaceCode]()) : Terminal.say(Message("The code has ended."))
      }
      if new { try await app.invites.makeSpaceCode(of: space, by: owner) }
      if try await app.invites.spaceCode(of: space, for: owner) == nil {
        try await app.invites.makeSpaceCode(of: space, by: owner)
      }
      guard let code = try await app.invites.spaceCode(of: space, for: owner) else { return }
      if json { return try Terminal.sayJSON(code) }
      Terminal.say(code.code)
      let link = "\(address)\(JoinRoutes.path(of: code.code))"
      Terminal.say(Message("Enter the code at \(address)/join, or open \(link)"))
    }
  }
}
