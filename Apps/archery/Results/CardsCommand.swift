import AppKit
import ArcheryScoring
import ArgumentParser
import Domain

struct Cards: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Prints the links by which scorers open the sheets of printed score cards; makes them where there are none.",
    discussion: """
      Whoever has a link scores the archers at its target, without an account, until the shoot is finished.

      Example: archery cards "Club evening"
               archery cards "Club evening" --end    no card lets a scorer in any more
      """
  )

  @Argument(help: "The shoot's id, the beginning of it, or its name.")
  var shoot: String

  @Flag(help: "Make other links; those before end.")
  var new = false

  @Flag(help: "End all links.")
  var end = false

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var store: StoreOption

  func run() async throws {
    try await withServedApp(store) { app, owner, address in
      let id = try await app.shoot(named: shoot)
      if end {
        try await app.revokeCards(of: id, by: owner.user)
        return Terminal.say("The links of all score cards have ended.")
      }
      let before = try await app.tournaments.tournament(id)
      if new {
        try await app.issueCards(of: id, by: owner.user)
      } else if try await app.cardSecret(of: before) == nil {
        try await app.issueCards(of: id, by: owner.user)
      }
      let tournament = try await app.tournaments.tournament(id)
      let secret = try await app.cardSecret(of: tournament)
      let links = CardLinksView(tournament, secret, at: address, isLocal: false)
      let cards = tournament.screen(for: owner.user).lineUp.compactMap { row in
        links.address(of: row.id, at: row.target).map {
          Card(target: row.target?.text ?? "", archer: row.displayName, url: $0)
        }
      }
      if json { return try Terminal.sayJSON(cards) }
      if cards.isEmpty { return Terminal.say("No archer has a target. Give out targets first, with 'archery archer'.") }
      for card in cards { Terminal.say("\(card.target) \(card.archer): \(card.url)") }
    }
  }

  private struct Card: Encodable {
    let target: String
    let archer: String
    let url: String
  }
}
