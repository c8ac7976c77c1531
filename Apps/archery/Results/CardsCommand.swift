import ArcheryScoring
import ArgumentParser
import Domain
import ScorebookKit

struct Cards: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Prints the links by which scorers open the sheets of printed score cards; makes them where there are none.",
    discussion: """
      A link lets its bearer score the archers at its target in its session, without an account, until the
      shoot is finished.

      Example: archery cards "Club evening"
               archery cards "Open day" --session Morning --end    ends the links of the morning's cards
               archery cards "Club evening" --end                  ends all links
      """
  )

  @Argument(help: "The shoot's id, the beginning of it, or its name.")
  var shoot: String

  @Option(help: "Only the cards of this session, by name or number; all sessions otherwise.")
  var session: String?

  @Flag(help: "Make new links. The earlier links end.")
  var new = false

  @Flag(help: "End all links.")
  var end = false

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var store: StoreOption

  func run() async throws {
    try await withServedApp(store) { app, owner, address in
      let id = try await app.shoot(named: shoot)
      let before = try await app.tournaments.tournament(id)
      let chosen = try session.map { try before.session(named: $0) }
      if end {
        try await app.perform(.revokeCards(session: chosen?.id), on: id, by: owner.user)
        return Terminal.say(
          chosen.map { Message("The links on score cards ended: \($0.title).") }
            ?? Message("The links on all score cards have ended.")
        )
      }
      if new {
        try await app.cards.issue(for: chosen.map { [$0] } ?? before.sessions, of: before, by: owner.user)
      } else {
        try await app.cards.issueMissing(for: chosen, of: before, by: owner.user)
      }
      let tournament = try await app.tournaments.tournament(id)
      let open = try await app.cards.open(in: tournament)
      let links = CardLinks(tournament, chosen, open, at: address, isLocal: false)
      let cards = (chosen.map { [$0] } ?? tournament.sessions).flatMap { Self.cards(of: $0, in: tournament, links) }
      if json { return try Terminal.sayJSON(cards) }
      if cards.isEmpty {
        return Terminal.say(Message("No archer has a target. Use 'archery archer' to give out targets."))
      }
      let isOfSeveral = tournament.sessions.count > 1 && chosen == nil
      for card in cards {
        Terminal.say("\(isOfSeveral ? "\(card.session), " : "")\(card.target) \(card.archer): \(card.url)")
      }
    }
  }

  /// The cards of a session, along the line of targets.
  private static func cards(of session: LineSession, in tournament: Tournament, _ links: CardLinks) -> [Card] {
    tournament.alongTheLine(in: session).compactMap { archer in
      links.address(of: archer.id, at: archer.target).map { address in
        Card(
          session: session.name,
          target: archer.target?.text ?? "",
          archer: tournament.displayName(of: archer.id),
          url: address
        )
      }
    }
  }

  private struct Card: Encodable {
    let session: String
    let target: String
    let archer: String
    let url: String
  }
}
