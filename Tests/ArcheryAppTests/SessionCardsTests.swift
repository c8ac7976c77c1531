import AppTestSupport
import ArcheryScoring
import CanonicalJSON
import Composition
import Crypto
import Domain
import Foundation
import TestSupport
import Testing

@Suite("Links on the printed cards of sessions", .timeLimit(.minutes(2)))
struct SessionCardsTests {
  /// A shoot whose two sessions use target 1: Anneliese in the morning, Clothilde in the afternoon.
  private struct Club {
    let terminal: Terminal
    let served: Served
    let shoot: String

    /// The links by archer, as the command prints them.
    func links(_ options: String...) async throws -> [String: String] {
      let lines = try await terminal.run(["cards", "Club"] + options).output.split(separator: "\n")
      let pairs = lines.compactMap { line in line.firstMatch(of: /([A-Z][a-z]+): http:\/\/[^\/]*(\/card\S+)/) }
      return Dictionary(pairs.map { (String($0.1), String($0.2)) }) { first, _ in first }
    }

    func open(_ link: String) async throws -> (status: UInt, text: String) {
      let answer = try await served.stranger.ask("GET", link, type: "")
      return (answer.status, answer.text)
    }
  }

  private func withCards(
    _ round: [String] = ["--round", "wa18"],
    sessions: Bool = true,
    _ body: (Club) async throws -> Void
  ) async throws {
    try await withClub { served, terminal in
      let shoot = try await terminal.newShoot(["Club", "--no-shoot"] + round)
      let file = terminal.folder.appending(component: "entries.csv")
      let clothilde = sessions ? "Clothilde,2,1A" : "Clothilde,1,2A"
      try Data("name,session,target\nAnneliese,1,1A\n\(clothilde)\n".utf8).write(to: file)
      if sessions { try await terminal.say("targets", "Club", "--session", "Afternoon", "--start", "14:00") }
      try await terminal.say("import", "Club", file.path)
      try await terminal.say("start", "Club")
      try await body(Club(terminal: terminal, served: served, shoot: shoot))
    }
  }

  @Test func `open the archers of the target in the session of the card, until that session's links end`() async throws
  {
    try await withCards { club in
      let links = try await club.links()
      let (morning, afternoon) = (try #require(links["Anneliese"]), try #require(links["Clothilde"]))
      #expect(morning.prefix { $0 != "?" } != afternoon.prefix { $0 != "?" })
      let first = try await club.open(morning)
      #expect(first.status == 200 && first.text.contains("Anneliese") && !first.text.contains("Clothilde"))
      let second = try await club.open(afternoon)
      #expect(second.status == 200 && second.text.contains("Clothilde") && !second.text.contains("Anneliese"))
      // Printing again changes no link.
      #expect(try await club.links() == links)
      #expect(try await club.links("--session", "afternoon") == ["Clothilde": afternoon])

      let owner = try await club.served.owner()
      let all = try await owner.get("/shoots/\(club.shoot)/score-cards").text
      #expect(all.contains("Anneliese") && all.contains("Clothilde") && all.contains("All sessions"))
      let one = try await owner.get("/shoots/\(club.shoot)/score-cards?session=2").text
      #expect(!one.contains("Anneliese") && one.contains("Clothilde") && one.contains("End the links of this session"))
      #expect(try await owner.get("/shoots/\(club.shoot)/score-cards?session=9").status == 404)

      #expect(try await owner.post("/shoots/\(club.shoot)/cards/end", ["session": "1"]).status == 200)
      #expect(try await club.open(morning).status == 404)
      #expect(try await club.open(afternoon).status == 200)
      #expect(try await owner.post("/shoots/\(club.shoot)/cards", ["session": "1"]).status == 200)
      let renewed = try await club.links()
      let again = try #require(renewed["Anneliese"])
      #expect(again != morning && renewed["Clothilde"] == afternoon)
      #expect(try await club.open(again).status == 200)
      #expect(try await club.links("--session", "Afternoon", "--new")["Clothilde"] != afternoon)
      #expect(try await club.open(again).status == 200)
      #expect(try await club.open(afternoon).status == 404)
      try await club.terminal.say("cards", "Club", "--end")
      #expect(try await club.open(again).status == 404)
    }
  }

  @Test func `open nothing while the session is closed, and the same archers again afterwards`() async throws {
    try await withCards { club in
      let links = try await club.links()
      let (morning, afternoon) = (try #require(links["Anneliese"]), try #require(links["Clothilde"]))
      let owner = try await club.served.owner()
      let closing = ["session": "1", "id": "close"]
      #expect(try await owner.post("/shoots/\(club.shoot)/targets/close", closing).status == 200)
      #expect(try await club.open(morning).status == 404)
      #expect(try await club.open(afternoon).status == 200)
      let cards = try await owner.get("/shoots/\(club.shoot)/score-cards").text
      #expect(cards.contains("The links of a closed session do not work.") && !cards.contains("Add QR codes"))
      // Neither printing nor a change of the session makes other links.
      #expect(try await club.links() == ["Clothilde": afternoon])
      #expect(try await club.links("--session", "Afternoon", "--new")["Clothilde"] != afternoon)
      let targets = try await owner.get("/shoots/\(club.shoot)/targets").text
      #expect(targets.contains("Reopen the session"))
      let reopening = ["session": "1", "open": "yes", "id": "reopen"]
      #expect(try await owner.post("/shoots/\(club.shoot)/targets/close", reopening).status == 200)
      #expect(try await club.open(morning).status == 200)
      try await club.terminal.say("targets", "Club", "--closed")
      #expect(try await club.open(morning).status == 404)
    }
  }

  @Test func `stand on cards with the version of the list, and tied archers have a card for their shoot-off`()
    async throws
  {
    try await withCards(["--ends", "1", "--arrows", "3"]) { club in
      let owner = try await club.served.owner()
      let path = "/shoots/\(club.shoot)/score-cards"
      let cards = try await owner.get(path).text
      #expect(cards.contains(" of the list") && cards.contains("data-page-head=\"Club · "))
      #expect(!cards.contains("Shoot-off cards"))
      for archer in ["Anneliese", "Clothilde"] { try await club.terminal.say("score", "Club", archer, "9", "9", "8") }
      #expect(try await owner.get(path).text.contains("Shoot-off cards"))
      let shootOff = try await owner.get("\(path)?shoot-off=yes").text
      for text in ["Shoot-off for place 1", "Anneliese", "Clothilde", "mm from the centre", "Judge’s signature"] {
        #expect(shootOff.contains(text), "\(text)")
      }
      #expect(!shootOff.contains("Running total"))
    }
  }

  @Test func `of an earlier version still open, where the shoot has one session`() async throws {
    try await withCards(sessions: false) { club in
      try await Container.with(StoreChoice(url: club.terminal.store)) { container in
        let id = TournamentID(rawValue: club.shoot)
        let journal = container.storage.sessions.session(at: id.journal)
        let owner = try #require(try await journal.events(after: .zero).first?.event.actor)
        let body = Array(#"{"cards":"old"}"#.utf8)
        let issued = ScoringEvent(id: "i", type: "cardsIssued", actor: owner, subject: nil, occurredAt: 1, body: body)
        _ = try await journal.append([issued], expecting: .any)
        let secret = DocumentKey<[String: String]>.json(ItemPath(["local", "cards", ItemPath.Segment(id)]))
        try await container.storage.documents.update(secret, as: "w") { _ in ["cards": "old", "secret": "s"] }
      }
      let text = "card\n\(club.shoot)\nold\n1\ns"
      let proof = SHA256.hash(data: Data(text.utf8)).map { String(format: "%02x", $0) }.joined().prefix(32)
      let link = "/card/\(club.shoot)/1/\(proof)"
      let opened = try await club.open(link)
      #expect(opened.status == 200 && opened.text.contains("Anneliese") && !opened.text.contains("Clothilde"))
      #expect(try await club.open("/card/\(club.shoot)/2/\(proof)").status == 404)
      #expect(try await club.links()["Anneliese"]?.hasPrefix(link) == true, "the cards that there are stay")
      // With a second session, target 1 says no longer who is meant.
      try await club.terminal.say("targets", "Club", "--session", "Afternoon", "--start", "14:00")
      #expect(try await club.open(link).status == 404)
    }
  }
}
