import AppTestSupport
import Domain
import Foundation
import RemoteHTTP
import TestSupport
import Testing

@Suite("The deletion of an archer's name", .timeLimit(.minutes(3)))
struct NameDeletionTests {
  /// Returns whether a file in a folder holds a text.
  private func holds(_ text: String, _ folder: URL) throws -> Bool {
    try bytes(in: folder).contains { $0.firstRange(of: Array(text.utf8)) != nil }
  }

  @Test("takes the name out of every file of the store", arguments: ["sqlite", "file"])
  func files(kind: String) async throws {
    try await Terminal.with("archery", kind: kind) { club in
      let folder = club.folder
      try await club.say("new", "Club", "--round", "wa18", "--guest", "Gustavo", "--guest", "Inessa", "--start")
      try await club.say("archer", "Club", "Gustavo", "--name", "Augustus")
      try await club.say("score", "Club", "Augustus", "X", "9", "9")
      #expect(try holds("Gustavo", folder) && holds("Augustus", folder))
      try await club.say("complete", "Club", "--force")
      let deleted = try await club.say("archer", "Club", "Augustus", "--delete-name")
      #expect(deleted == "The name was deleted. The archer is now Guest.\n", "\(deleted)")
      #expect(try !holds("Gustavo", folder) && !holds("Augustus", folder))
      let show = try await club.say("show", "Club")
      #expect(show.contains("Guest") && show.contains("Inessa") && show.contains("28"))
      let audit = try await club.say("audit", "Club")
      #expect(audit.contains("The name of Guest was deleted.") && !audit.contains("Gustavo"))
      #expect(try await club.say("export", "Club").contains("Inessa"))
      #expect(try await club.run("archer", "Club", "Inessa", "--delete-name", "--name", "Ines").status != 0)
    }
  }

  @Test(
    "takes the name out of the files of the server and of a laptop, over HTTP, the API and sync",
    arguments: ["sqlite", "file"],
    ["http", "api", "sync"]
  )
  func everywhere(kind: String, way: String) async throws {
    try await withTemporaryFolder { folder in
      let (club, laptop) = (folder.appending(path: "club"), folder.appending(path: "laptop"))
      for folder in [club, laptop] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      }
      try await Served.run(in: club, store: "\(kind):\(club.path)/store") { served in
        let owner = try await served.owner()
        let archery = Program("archery", dataFolder: laptop, token: owner.token)
        let (here, there) = (["--store", "\(kind):\(laptop.path)/store"], ["--store", served.address])
        func run(_ arguments: [String]) async throws -> String {
          let outcome = try await archery.run(arguments)
          #expect(outcome.status == 0, "\(arguments) \(outcome)")
          return outcome.output
        }
        let new = ["new", "Club", "--round", "wa18", "--guest", "Gustavo", "--guest", "Inessa", "--start"]
        _ = try await run(new + there)
        _ = try await run(["sync", served.address] + here)
        #expect(try holds("Gustavo", club) && holds("Gustavo", laptop))
        switch way {
        case "http":
          let deleted = try await run(["archer", "Club", "Gustavo", "--delete-name"] + there)
          #expect(deleted == "The name was deleted. The archer is now Guest.\n")
        case "api": try await deleteByEvent("Gustavo", at: served.address, as: owner)
        default:
          let deleted = try await run(["archer", "Club", "Gustavo", "--delete-name"] + here)
          #expect(
            deleted
              == "The name was deleted here, and leaves the server with the next sync. The archer is now Guest.\n"
          )
          #expect(try holds("Gustavo", club))
        }
        _ = try await run(["sync", served.address] + here)
        #expect(try !holds("Gustavo", laptop) && holds("Inessa", laptop))
        try await eventually("the name leaves the server's files") { try !holds("Gustavo", club) }
        #expect(try holds("Inessa", club))
        for store in [here, there] {
          let shown = try await run(["show", "Club"] + store)
          #expect(shown.contains("Guest") && shown.contains("Inessa") && !shown.contains("Gustavo"), "\(shown)")
        }
      }
    }
  }

  /// Deletes a name by nothing but the event, as any client of the API may.
  private func deleteByEvent(_ name: String, at address: String, as owner: Visitor) async throws {
    let remote = try RemoteStore(url: address, token: owner.token).storage
    let heads = try await remote.documents.all(under: "tournaments").filter { $0.path.segments.contains("names") }
    var found: ItemPath?
    for head in heads {
      let body = try await remote.documents.load(head.path)?.body ?? []
      if body.firstRange(of: Array(name.utf8)) != nil { found = head.path }
    }
    // tournaments/ID/names/ACTOR/ARCHER/EVENT
    let segments = try #require(found).segments
    let event = ScoringEvent(
      id: "delete",
      type: "nameDeleted",
      actor: UserID(rawValue: owner.user),
      subject: PlayerID(rawValue: segments[4].rawValue),
      occurredAt: Timestamp(Date.now),
      body: []
    )
    let journal = try await remote.changes.changes(under: ItemPath(Array(segments.prefix(2))), after: nil, limit: 1000)
      .changes.first { $0.kind == .journal }
    _ = try await remote.sessions.session(at: #require(journal).path).append([event], expecting: .any)
    await remote.close()
  }

  @Test func `is on the archer's page after the end, for the organiser and the account itself`() async throws {
    try await withClub { served, club in
      let id = try await club.newShoot("Club", "--round", "wa18", "--guest", "Gustavo")
      let secret = try await club.invite("Club", "--uses", "2")
      let (ana, ben) = (
        try await served.newcomer("Anastasia", with: secret), try await served.newcomer("Bertram", with: secret)
      )
      for archer in [ana, ben] { try await archer.join(id) }
      try await club.say("start", "Club")
      try await club.say("complete", "Club", "--force")
      let address = "/shoots/\(id)/archers/\(ana.user)"
      #expect(try await ana.get(address).text.contains("\(address)/delete-name"))
      let denied = try await ben.post("\(address)/delete-name", ["id": "no"])
      #expect(denied.status == 403, "\(denied)")
      #expect(try await ana.get("/shoots/\(id)/board").text.contains("Anastasia"))
      let answer = try await ana.post("\(address)/delete-name", ["id": "mine", "sure": "yes"])
      #expect(answer.status == 200, "\(answer)")
      for page in ["", "/board", "/results", "/results.csv", "/results.json", "/score-cards"] {
        let text = try await ben.get("/shoots/\(id)\(page)").text
        #expect(!text.contains("Anastasia") && text.contains("Bertram"), "\(page)")
      }
      let owner = try await served.owner()
      #expect(try await owner.get("/shoots/\(id)/archers/\(ben.user)").text.contains("/delete-name"))
      #expect(try await !owner.get(address).text.contains("/delete-name"))
    }
  }
}
