import AppTestSupport
import Domain
import Foundation
import RemoteHTTP
import TestSupport
import Testing

/// The files of an export, as Python's zipfile reads them after it has compared the checksums.
private func files(of zip: URL) async throws -> [String: String] {
  let script = """
    import json, sys, zipfile
    archive = zipfile.ZipFile(sys.argv[1])
    assert archive.testzip() is None
    print(json.dumps({name: archive.read(name).decode("utf-8-sig") for name in archive.namelist()}))
    """
  return try await withoutBlockingOthers {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script, zip.path]
    process.standardOutput = output
    try process.run()
    let json = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return try JSONDecoder().decode([String: String].self, from: json)
  }
}

@Suite("The export of a person's data", .timeLimit(.minutes(3)))
struct PersonalDataTests {
  @Test("has the events of a shoot, as JSON and as a table", arguments: ["sqlite", "file"])
  func shoot(kind: String) async throws {
    try await Terminal.with("archery", kind: kind) { club in
      try await club.say("new", "Club", "--round", "wa18", "--guest", "Gus", "--start")
      try await club.say("score", "Club", "Gus", "X", "10", "9")
      let file = club.folder.appending(component: "olga.zip")
      #expect(try await club.say("my-data", "--to", file.path).hasSuffix("is in \"\(file.path)\".\n"))
      let files = try await files(of: file)
      let lines = try #require(files["arrows.csv"]).components(separatedBy: "\r\n")
      #expect(lines.first == "where,time,event,end,number,token")
      #expect(lines.count == 5 && lines[1].hasPrefix("Club,") && lines[1].hasSuffix(",X"), "\(lines)")
      let events = try JSONSerialization.jsonObject(with: Data(try #require(files["events.json"]).utf8))
      let arrows = (events as? [[String: Any]])?.filter { $0["type"] as? String == "arrow" }
      #expect(arrows?.count == 3 && (arrows?[0]["content"] as? [String: Any])?["token"] as? String == "X")
      #expect(try #require(files["README.txt"]).contains("events.json: "))
      #expect(try #require(files["account.json"]).contains("\"role\": \"owner\""))
      // The file of another run stays, and one that was left half is replaced.
      let again = try await club.run("my-data", "--to", file.path)
      #expect(again.status == 1 && again.errors.contains("Name a new file"), "\(again)")
      for blank in ["", " "] {
        let unnamed = try await club.run("my-data", "--to", blank)
        #expect(unnamed.status == 2 && unnamed.errors.contains("--to"), "\(unnamed)")
      }
      let taken = club.folder.appending(component: "taken")
      try FileManager.default.createDirectory(at: taken, withIntermediateDirectories: false)
      let nowhere = try await club.run("my-data", "--to", "\(taken.path)/there/")
      #expect(nowhere.status == 1 && nowhere.errors.contains("cannot be written"), "\(nowhere)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: taken.path) == [])
      let other = club.folder.appending(component: "other.zip")
      try Data("PK".utf8).write(to: URL(filePath: other.path + ".part"))
      try await club.say("my-data", "--to", other.path)
      #expect(!FileManager.default.fileExists(atPath: other.path + ".part"))
      #expect(try FileManager.default.attributesOfItem(atPath: other.path)[.posixPermissions] as? Int == 0o600)
    }
  }

  @Test func `is for the account and for the owner, and has nothing of others`() async throws {
    try await Terminal.with("fitness-challenge") { gym in
      try await gym.serve { served in
        let olga = try await served.owner()
        let made = try await olga.post("/groups", ["id": "crew", "name": "Crew", "several": "yes"])
        let page = "/groups/\(try #require(made.id(under: "groups")))"
        let invite = try await olga.invite(at: "\(page)/people", uses: 2)
        let (mia, noa) = (
          try await served.newcomer("Mia", with: invite), try await served.newcomer("Noa", with: invite)
        )
        for (member, note) in [(olga, "Olga ran"), (mia, "Mia swam"), (noa, "Noa rowed")] {
          _ = try await member.post("/join", ["invite": invite])
          #expect(try await member.post("\(page)/check-in", ["id": note, "note": note]).status == 200)
        }
        try await eventually("the board has her check-in") {
          try await olga.get(page).text.contains("<bdi>Mia</bdi>")
        }
        let path = "/account/data/\(mia.user)"
        #expect(try await mia.get("/account").text.contains("/account/data\""))
        #expect(try await mia.get("/account/data").text.contains("\(path)/export.zip"))
        for address in [path, "\(path)/export.zip"] {
          #expect(try await noa.get(address).status == 404)
          #expect(try await served.stranger.ask("GET", address, type: "text/html").status == 401)
        }
        #expect(try await olga.get("/account/data").text.contains("\"\(path)\""))
        #expect(!(try await mia.get("/account/data").text.contains("Noa")))
        for reader in [mia, olga] {
          let file = gym.folder.appending(component: "\(reader.user).zip")
          let answer = try await reader.bytes("\(path)/export.zip")
          #expect(answer.status == 200)
          try Data(answer.bytes).write(to: file)
          let files = try await files(of: file)
          let all = files.values.joined()
          #expect(try #require(files["check-ins.csv"]).contains("Crew,") && all.contains("Mia swam"))
          #expect(try #require(files["documents.json"]).contains("/members/\(mia.user)"))
          for secret in ["Olga ran", "Noa rowed", mia.token, invite, olga.user] {
            #expect(!all.contains(secret), "\(secret)")
          }
          // Only what she was told names others.
          let lines = all.split(separator: "\n").filter { $0.contains("Noa") }
          #expect(lines.allSatisfy { $0.contains("/inbox/") }, "\(lines)")
        }
        // The owner's own export is that of a member.
        let own = gym.folder.appending(component: "own.zip")
        try await gym.say("my-data", "--to", own.path)
        let named = gym.folder.appending(component: "named.zip")
        try await gym.say("my-data", "--to", named.path, "--account", "Noa")
        let (mine, noas) = (try await files(of: own).values.joined(), try await files(of: named).values.joined())
        #expect(mine.contains("Olga ran") && !mine.contains("Mia swam"))
        #expect(noas.contains("Noa rowed") && !noas.contains("Olga ran"))
        // The same from a member's own machine, who may not name another.
        let machine = Terminal("fitness-challenge", in: gym.folder, store: served.address)
        let program = Program("fitness-challenge", dataFolder: gym.folder, token: mia.token)
        let theirs = gym.folder.appending(component: "theirs.zip")
        let outcome = try await program.run(["my-data", "--to", theirs.path, "--store", machine.store])
        #expect(outcome.status == 0, "\(outcome)")
        #expect(try await files(of: theirs)["check-ins.csv"]?.contains("Mia swam") == true)
        // With what only the server knows.
        let facts = try #require(try await files(of: theirs)["account.json"])
        #expect(facts.contains(mia.user) && !facts.contains("\"signedInUntil\": []"), "\(facts)")
        let refused = try await program.run(
          ["my-data", "--to", "\(theirs.path)2", "--account", noa.user, "--store", machine.store]
        )
        #expect(refused.status == 1 && refused.errors.contains("Only the owner"), "\(refused)")
      }
    }
  }

  @Test func `has what a member who left recorded about herself`() async throws {
    try await Terminal.with("fitness-challenge") { gym in
      try await gym.serve { served in
        let olga = try await served.owner()
        let made = try await olga.post("/groups", ["id": "crew", "name": "Crew"])
        let page = "/groups/\(try #require(made.id(under: "groups")))"
        let invite = try await olga.invite(at: "\(page)/people")
        let mia = try await served.newcomer("Mia", with: invite)
        _ = try await mia.post("/join", ["invite": invite])
        _ = try await mia.post("\(page)/check-in", ["id": "one", "note": "Mia swam"])
        _ = try await mia.post("\(page)/people/leave", ["id": "two"])
        let file = gym.folder.appending(component: "mia.zip")
        try Data(try await mia.bytes("/account/data/\(mia.user)/export.zip").bytes).write(to: file)
        let all = try await files(of: file).values.joined()
        #expect(all.contains("Mia swam"))
        // She does not see the group's name any more.
        #expect(!all.contains("Crew"))
      }
    }
  }

  @Test func `has the practice of a pinball player, in parts if it is long`() async throws {
    try await Terminal.with("pinball-practice") { arcade in
      try await arcade.say("log", "score", "My own machine", "7", "--unlisted")
      let file = arcade.folder.appending(component: "olga.zip")
      try await arcade.say("my-data", "--to", file.path)
      let files = try await files(of: file)
      #expect(try #require(files["practice.csv"]).contains("My own machine"))
      #expect(try #require(files["events.json"]).contains("\"practice\""))
      // What a reset keeps is a file of JSON, which the store has in base64.
      try await arcade.say("reset", "--confirm", "reset")
      let later = arcade.folder.appending(component: "later.zip")
      try await arcade.say("my-data", "--to", later.path)
      let text = try #require(try await ArcheryAppTests.files(of: later)["documents.json"])
      let documents = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
      let backup = documents.first { ($0["path"] as? String)?.contains("/practice-backups/") == true }
      let content = try #require(backup?["content"] as? [String: Any])
      #expect((content["body"] as? [String: Any])?["schemaVersion"] is Int && content["base64"] == nil)
    }
  }
}
