import AppTestSupport
import Domain
import Foundation
import TestSupport
import Testing

/// Practice never leaves a machine unless its player has switched that on there (decision 20): real stores, a real server.
@Suite("pinball-practice on machines that sync", .timeLimit(.minutes(5)))
struct SyncedPracticeTests {
  @Test(arguments: ["sqlite", "file"])
  func `practice stays here, goes and comes once it may, and stays again`(kind: String) async throws {
    try await Club.with(kind) { club in
      let (laptop, phone) = (club.laptop, club.phone)
      try await laptop.log(11_111_111)
      try await laptop.takeFileIn()
      // Nothing leaves.
      #expect(try await laptop.sync().contains("except for what stays here"))
      #expect(
        try await laptop.sync("--verify").contains("Not compared, because it stays on this device: journal users/")
      )
      #expect(try await club.practice == 0)
      #expect(try await club.files == 0)
      // Only where both have it on, it goes from one to the other.
      try await laptop.arcade.say("settings", "--cloud-sync", "on")
      #expect(try await laptop.sync("--verify").contains("Both stores have the same content.\n"))
      #expect(try await club.practice > 0)
      #expect(try await club.files == 1)
      try await phone.sync()
      #expect(try await phone.entries() == 0)
      try await phone.log(22_222_222)
      try await phone.arcade.say("settings", "--cloud-sync", "on")
      for device in [phone, laptop] {
        #expect(try await device.sync("--verify").contains("Both stores have the same content.\n"))
      }
      for device in [phone, laptop] { #expect(try await device.entries() == 3) }
      #expect(try await phone.arcade.say("backups") == laptop.arcade.say("backups"))
      // Off again: what comes later stays, and what was sent is not taken back.
      let sent = try await club.practice
      try await laptop.arcade.say("settings", "--cloud-sync", "off")
      try await laptop.log(33_333_333)
      for device in [laptop, phone] { try await device.sync() }
      #expect(try await club.practice == sent)
      #expect(try await phone.entries() == 3)
      try await phone.log(44_444_444)
      for device in [phone, laptop] { try await device.sync() }
      #expect(try await laptop.entries() == 4)
      // And on once more: nothing of it was lost on the way.
      try await laptop.arcade.say("settings", "--cloud-sync", "on")
      for device in [laptop, phone] { try await device.sync() }
      for device in [laptop, phone] { #expect(try await device.entries() == 5) }
      #expect(try await laptop.sync("--verify").contains("Both stores have the same content.\n"))
    }
  }

  @Test func `a store that was only looked at goes to the account that syncs it, and a used one is adopted`()
    async throws
  {
    try await Club.with("sqlite") { club in
      let laptop = club.laptop.arcade
      func other(_ name: String) -> Terminal {
        Terminal("pinball-practice", in: laptop.folder, store: "sqlite:\(laptop.folder.path)/\(name).sqlite")
      }
      let (looked, used) = (other("looked"), other("used"))
      #expect(try await !looked.say("library", "search", "--content", "sample").isEmpty)
      for _ in 1...2 { try await looked.say("sync", club.address) }
      // A store that was used before is asked about.
      try await used.say("log", "score", "Medieval Madness", "1234567", "--unlisted")
      let asked = try await used.run("sync", club.address)
      #expect(asked.status == 1 && asked.errors.contains("made before you signed in. Use --adopt"), "\(asked)")
      let before = try await used.say("journal", "--json")
      // Given to the account, practice stays here until its player switches sync on.
      let adopted = try await used.say("sync", club.address, "--adopt")
      #expect(adopted.contains("stays on this device"), "\(adopted)")
      #expect(try await club.practice == 0)
      try await used.say("settings", "--cloud-sync", "on")
      try await used.say("sync", club.address, "--verify")
      #expect(try await club.practice > 0)
      #expect(try await used.say("journal", "--json") == before)
      // The account has it on its other machine.
      try await club.phone.arcade.say("settings", "--cloud-sync", "on")
      try await club.phone.sync()
      #expect(try await club.phone.entries() == 1)
    }
  }

  @Test func `a serving program sends kept practice as soon as its page switches sync on`() async throws {
    try await Club.with("sqlite") { club in
      let laptop = club.laptop
      try await laptop.log(11_111_111)
      try await laptop.arcade.browse("--sync", club.address) { olga in
        try await eventually("it is told that practice stays") {
          let page = try await olga.get("/sync").text
          return page.contains("<bdi>Your practice</bdi></span><span class=\"quiet\">stays on this device")
        }
        let strip = try await olga.get("/sync", accept: "application/json").text
        #expect(strip.contains("\"pending\":0") && strip.contains("\"waiting\":[]"))
        // Activity in the library is no practice.
        let game = try await olga.get("/library").text.captured(/href="(\/library\/[^"?]+)"/)
        _ = try await olga.post(game + "/seen", ["page": "game", "id": "one"])
        try await eventually("what was looked at arrives") { try await club.holds("library-activity") }
        #expect(try await club.practice == 0)
        _ = try await olga.post("/settings", ["boxes": "yes", "syncs": "yes", "id": "one"])
        try await eventually("practice arrives") { try await club.practice > 0 }
        try await eventually("it is told that nothing stays") {
          try await olga.get("/sync").text.contains("stays on this device") == false
        }
      }
    }
  }

  @Test func `of two edits of one score, and of an edit and a deletion, the one that loses is listed`() async throws {
    try await Club.with("sqlite") { club in
      let (laptop, phone) = (club.laptop, club.phone)
      try await laptop.log(11_111_111)
      for device in [laptop, phone] { try await device.switchOn() }
      let journal = try await laptop.arcade.say("journal", "--json")
      let entry = try journal.captured(/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/)
      try await laptop.arcade.say("journal", "change", entry, "--score", "22222222")
      try await phone.arcade.say("journal", "change", entry, "--score", "33333333")
      for device in [laptop, phone, laptop] { try await device.sync() }
      #expect(try await laptop.arcade.say("journal").contains("33,333,333"))
      #expect(try await laptop.arcade.say("lost").contains("No overwritten edits."))
      let lost = try await phone.arcade.say("lost")
      #expect(
        lost.contains("A later edit overwrote the other device’s version.") && lost.contains("22222222"),
        "\(lost)"
      )
      try await phone.arcade.say("lost", "--restore", "1")
      for device in [phone, laptop] { try await device.sync() }
      #expect(try await laptop.arcade.say("journal").contains("22,222,222"))
      for device in [laptop, phone] { #expect(try await device.arcade.say("lost").contains("No overwritten edits.")) }

      try await phone.arcade.say("journal", "delete", entry)
      try await laptop.arcade.say("journal", "change", entry, "--score", "44444444")
      for device in [phone, laptop, phone] { try await device.sync() }
      #expect(try await phone.arcade.say("journal").contains("44,444,444"))
      #expect(try await laptop.arcade.say("lost").contains(#""step": "remove""#))
    }
  }

  @Test func `a reset switches it off here, and empties nothing there until it is on again`() async throws {
    try await Club.with("sqlite") { club in
      let (laptop, phone) = (club.laptop, club.phone)
      try await laptop.log(11_111_111)
      for device in [laptop, phone] { try await device.switchOn() }
      try await laptop.arcade.say("reset", "--confirm", "reset")
      #expect(try await laptop.arcade.json("settings")["cloudSync"] as? Bool == false)
      for device in [laptop, phone] { try await device.sync() }
      #expect(try await phone.entries() == 1)
      try await laptop.arcade.say("settings", "--cloud-sync", "on")
      for device in [laptop, phone] { try await device.sync() }
      for device in [laptop, phone] { #expect(try await device.entries() == 0) }
    }
  }
}

/// A server, and two machines of its owner that are kept in step with it.
private struct Club: Sendable {
  let laptop: Machine
  let phone: Machine
  let owner: Visitor

  var address: String { owner.server }

  static func with(_ kind: String, _ body: (Club) async throws -> Void) async throws {
    try await withArcade { arcade in
      try await arcade.serve { served in
        var machines: [Machine] = []
        for name in ["laptop", "phone"] {
          let machine = try arcade.machine(name, kind: kind)
          machines.append(try await Machine(machine, link: try await arcade.link(), server: served.address))
        }
        try await body(Club(laptop: machines[0], phone: machines[1], owner: try await served.owner()))
      }
    }
  }

  /// How many steps of the owner's practice are there.
  var practice: Int {
    get async throws {
      try await asked { try await $0.sessions.session(at: place("practice")).events().count }
    }
  }

  /// How many kept files are there.
  var files: Int {
    get async throws { try await asked { try await $0.documents.all(under: place("practice-backups")).count } }
  }

  func holds(_ name: ItemPath.Segment) async throws -> Bool {
    try await asked { try await $0.documents.load(place(name)) != nil }
  }

  private func place(_ name: ItemPath.Segment) -> ItemPath {
    ItemPath(["users", ItemPath.Segment(rawValue: owner.user), name])
  }

  private func asked<Answer>(_ question: (Storage) async throws -> Answer) async throws -> Answer {
    var answer: Answer?
    try await owner.withStore { answer = try await question($0) }
    return try #require(answer)
  }
}

private struct Machine: Sendable {
  let arcade: Terminal
  private let server: String

  init(_ arcade: Terminal, link: String, server: String) async throws {
    (self.arcade, self.server) = (arcade, server)
    try await arcade.login(link)
    // So that the store is the account's from the beginning.
    try await sync()
    try await arcade.say("settings", "--content", "sample")
  }

  @discardableResult
  func sync(_ options: String...) async throws -> String {
    try await arcade.say(["sync", server] + options)
  }

  func switchOn() async throws {
    try await arcade.say("settings", "--cloud-sync", "on")
    try await sync()
  }

  func log(_ score: Int) async throws { try await arcade.say("log", "score", "Medieval Madness", "\(score)") }

  /// A file of practice with one note, which is kept as it is, too.
  func takeFileIn() async throws {
    let text = """
      {"schemaVersion": 4, "practiceSettings": {}, "syncSettings": {"cloudSyncEnabled": true}, "journalEntries": [
        {"id": "5e0c1a52-1b1c-3a52-9f7a-0c9a4f1d2b10", "gameID": "Gmdvl", "action": "noteAdded",
         "noteCategory": "shots", "note": "left ramp", "timestamp": 1747090800000}]}
      """
    let file = arcade.folder.appending(path: "practice.json")
    try Data(text.utf8).write(to: file)
    try await arcade.say("import", file.path)
    #expect(try await arcade.json("settings")["cloudSync"] as? Bool == false, "a file does not switch it on")
  }

  func entries() async throws -> Int { try #require(try await arcade.json("journal")["count"] as? Int) }
}
