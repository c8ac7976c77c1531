import AppTestSupport
import Composition
import Domain
import Foundation
import Leaderboards
import StoreEngine
import Testing

@Suite("The doctor", .timeLimit(.minutes(3)))
struct DoctorTests {
  @Test func `finds nothing wrong with a store in use, and changes nothing`() async throws {
    try await withGym { gym in
      let early = try await gym.run("doctor")
      #expect(early.status == 0 && early.output.contains("✓ Store: There is no store yet."))
      // The store of the data folder, which a server of a store elsewhere has its keys in.
      let data = gym.folder.appending(component: "scorebook")
      #expect(try await gym.program.run("doctor").output.contains("✓ Store: There is no store yet."))
      #expect(!FileManager.default.fileExists(atPath: data.path))
      #expect(!FileManager.default.fileExists(atPath: gym.folder.appending(component: "store.sqlite").path))
      try await gym.say("group", "new", "Crew")
      let outcome = try await gym.run("doctor")
      let lines = outcome.output.split(separator: "\n")
      #expect(outcome.status == 0 && lines.allSatisfy { $0.hasPrefix("✓ ") }, "\(outcome)")
      #expect(outcome.output.contains("and its file is whole."))
      for subject in ["Disk", "File rights", "Store", "Clock"] {
        #expect(lines.filter { $0.hasPrefix("✓ \(subject): ") }.count == 1, "\(outcome.output)")
      }
      let kept = ["", "-wal"].map { "\(gym.folder.path)/store.sqlite.damaged-1\($0)" }
      for path in kept { #expect(FileManager.default.createFile(atPath: path, contents: nil)) }
      let damaged = try await gym.run("doctor")
      #expect(
        damaged.status == 0 && damaged.output.contains("when the store was damaged: \(kept.joined(separator: ", ")).")
      )
      for path in kept { try FileManager.default.removeItem(atPath: path) }
      let json = try await gym.run("doctor", "--json")
      let findings = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]]
      #expect(json.status == 0 && findings?.count == lines.count)
      #expect(findings?.allSatisfy { $0["isGood"] as? Bool == true && $0["text"] is String } == true)
    }
  }

  @Test func `names files that others may read, with the command that closes them`() async throws {
    try await withGym { gym in
      let data = gym.folder.appending(component: "scorebook")
      let file = data.appending(component: "servers.json")
      try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
      try Data("{}".utf8).write(to: file)
      for (rights, isGood) in [(0o644, false), (0o600, true)] {
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: data.path)
        try FileManager.default.setAttributes([.posixPermissions: rights], ofItemAtPath: file.path)
        let outcome = try await gym.run("doctor")
        #expect(outcome.status == (isGood ? 0 : 1) && outcome.output.contains("✗ Data folder: ") == !isGood)
        #expect(outcome.output.contains("chmod go= '\(data.path)'") == !isGood, "\(outcome)")
      }
      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
      try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: data.path)
      #expect(try await gym.run("doctor").status == 0)
    }
  }

  @Test func `finds a store that does not open, and an authority that is none`() async throws {
    try await withGym { gym in
      try Data("no database".utf8).write(to: gym.folder.appending(component: "store.sqlite"))
      let authority = gym.folder.appending(components: "scorebook", "certificate-authority.pem")
      try FileManager.default.createDirectory(
        at: authority.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data().write(to: authority)
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: authority.path)
      let outcome = try await gym.run("doctor")
      #expect(outcome.status == 1 && outcome.output.contains("✗ Store: "), "\(outcome)")
      #expect(outcome.output.contains("✗ Certificate: ") && outcome.output.contains("holds no certificate authority"))
      #expect(!outcome.output.contains("Clock"))
    }
  }

  @Test func `finds a page of a database that is broken, although the store opens`() async throws {
    try await withGym { gym in
      try await Container.with(StoreChoice(url: gym.store)) { container in
        let body = Array(String(repeating: "text", count: 500).utf8)
        let paths = (1...400).map { ItemPath("d/\($0)") }
        _ = try await container.storage.documents.save(
          paths.map { DocumentWrite($0, id: WriteID(rawValue: $0.text), expected: .any, body: body) }
        )
      }
      let file = gym.folder.appending(component: "store.sqlite")
      var bytes = try Data(contentsOf: file)
      // The leaves of the table that hold the texts.
      let leaves = stride(from: 4096, to: bytes.count, by: 4096).filter {
        bytes[$0] == 0x0D && bytes[$0..<min($0 + 4096, bytes.count)].contains(Data("texttext".utf8))
      }
      let page = leaves[leaves.count / 2]
      bytes.replaceSubrange(page..<(page + 8), with: Data(repeating: 0xFF, count: 8))
      try bytes.write(to: file)
      let outcome = try await gym.run("doctor")
      #expect(outcome.status == 1 && outcome.output.contains("✗ Store: "), "\(outcome)")
      #expect(outcome.output.contains("'repair --from'") && outcome.output.contains("✓ Clock: "), "\(outcome)")
    }
  }

  @Test func `tells a store that is lost from one that never was`() async throws {
    try await withGym { gym in
      let away = "sqlite:\(gym.folder.path)/none/store.sqlite"
      let elsewhere = try await gym.program.run("doctor", "--store", away)
      #expect(elsewhere.status == 1 && elsewhere.output.contains("does not exist, so there is no store"))
      try await gym.say("group", "new", "Crew")
      let backups = "\(gym.folder.path)/backups"
      let backup = try #require(try await gym.json("backup", backups)["path"] as? String)
      try FileManager.default.removeItem(at: gym.folder.appending(component: "store.sqlite"))
      let known = try await gym.run("doctor", "--backup", backups)
      #expect(known.status == 1 && known.output.contains("restore \(backup) --store \(gym.store)"), "\(known)")
      let trace = gym.folder.appending(component: "store.sqlite.sync.lock")
      try Data().write(to: trace)
      let left = try await gym.run("doctor")
      #expect(left.status == 1 && left.output.contains("but \(trace.path) is left of one"), "\(left)")
      try FileManager.default.removeItem(at: trace)
      // A server of another store has its keys in the data folder.
      let data = gym.folder.appending(component: "scorebook")
      try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
      let keys = data.appending(component: "fitness-challenge-session-keys.json")
      try Data().write(to: keys)
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: keys.path)
      #expect(try await gym.run("doctor").status == 0)
      #expect(try await gym.program.run("doctor").output.contains("but \(keys.path) is left of one"))
      // An emptied file is no new store, and stays empty.
      let emptied = gym.folder.appending(component: "store.sqlite")
      try Data().write(to: emptied)
      let empty = try await gym.run("doctor")
      #expect(empty.status == 1 && empty.output.contains("\(emptied.path) is empty"), "\(empty)")
      #expect(try Data(contentsOf: emptied).isEmpty)
    }
  }

  @Test func `finds a store and keys outside the data folder that others may read`() async throws {
    try await withGym { gym in
      try await gym.say("group", "new", "Crew")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: gym.folder.path)
      let (store, key) = ("\(gym.folder.path)/store.sqlite", "\(gym.folder.path)/backup.key")
      try Data(repeating: 7, count: 32).write(to: URL(filePath: key))
      let backups = ["--backup", "\(gym.folder.path)/backups", "--backup-key", key]
      #expect(try await gym.run(["backup", backups[1]] + backups.suffix(2)).status == 0)
      for (file, rights, options) in [
        (store, 0o644, []), (key, 0o640, backups), (key, 0o600, backups),
      ] as [(String, Int, [String])] {
        for path in [store, key] {
          try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
        }
        try FileManager.default.setAttributes([.posixPermissions: rights], ofItemAtPath: file)
        let outcome = try await gym.run(["doctor"] + options)
        let isGood = rights == 0o600
        #expect(outcome.status == (isGood ? 0 : 1), "\(file): \(outcome)")
        #expect(outcome.output.contains("✗ File rights: ") == !isGood)
        #expect(outcome.output.contains("chmod go= '\(file)'") == !isGood, "\(outcome)")
      }
      // The key of other backups, and a backup that was cut off.
      try Data(repeating: 8, count: 32).write(to: URL(filePath: key))
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: key)
      let stranger = try await gym.run(["doctor"] + backups)
      #expect(stranger.status == 1 && stranger.output.contains("was encrypted with another key"), "\(stranger)")
      let name = try #require(try FileManager.default.contentsOfDirectory(atPath: backups[1]).first)
      let file = URL(filePath: "\(backups[1])/\(name)")
      try Data(contentsOf: file).dropLast().write(to: file)
      let cut = try await gym.run(["doctor"] + backups)
      #expect(cut.status == 1 && cut.output.contains("cut off or damaged: \(file.path)"), "\(cut)")
      #expect(cut.output.contains("There is no good backup"))
    }
  }

  @Test(arguments: [
    (["--backup", ""], "Name the folder of the backups"), (["--every", "1h"], "Name the folder of the backups"),
    (["--backup-key", ""], "Name the key file"), (["--session-keys", ""], "Name the file of session keys"),
    (["--tls-certificate", "", "--tls-key", ""], "Name a file each"), (["--tls-key", "x"], "together"),
  ])
  func `refuses options that name nothing`(options: [String], sentence: String) async throws {
    try await withGym { gym in
      let outcome = try await gym.run(["doctor"] + options)
      #expect(outcome.status == 2 && outcome.errors.contains(sentence), "\(outcome)")
    }
  }

  @Test func `finds a clock that is behind a file`() async throws {
    try await withGym { gym in
      try await gym.say("group", "new", "Crew")
      let late = Date(timeIntervalSince1970: 4_000_000_000)
      let file = gym.folder.appending(component: "store.sqlite").path
      try FileManager.default.setAttributes([.modificationDate: late], ofItemAtPath: file)
      let outcome = try await gym.run("doctor")
      #expect(outcome.status == 1 && outcome.output.contains("✗ Clock: \(file) was written at"), "\(outcome)")
    }
  }

  @Test func `finds a clock that is behind the newest entry`() async throws {
    try await withGym { gym in
      let ahead = ClockAndIdentities(
        now: { ClockAndIdentities.system.now().advanced(byMilliseconds: 86_400_000) },
        newIdentity: ClockAndIdentities.system.newIdentity
      )
      let storage = try await StoreRegistry.standard.open(gym.store, ahead)
      _ = try await storage.documents.save([DocumentWrite("mine/note", id: "w", expected: .any, body: [])])
      await storage.close()
      let outcome = try await gym.run("doctor")
      #expect(outcome.status == 1 && outcome.output.contains("✗ Clock: "), "\(outcome)")
      #expect(outcome.output.contains("✓ Store: "))
    }
  }

  @Test func `asks the servers that the user is signed in to`() async throws {
    try await withGym { gym in
      let (laptop, address) = try await gym.serve { served in
        try await gym.say("group", "new", "Crew")
        let own = try await gym.run("doctor")
        #expect(own.status == 0 && own.output.contains("✓ Address: The server answers at \(served.address)."), "\(own)")
        let invite = try await gym.invite()
        let laptop = try gym.machine("laptop")
        try await laptop.login("\(served.address)/join/\(invite)", as: "Mia")
        let outcome = try await laptop.run("doctor")
        #expect(outcome.status == 0, "\(outcome)")
        #expect(outcome.output.contains("✓ Server: \(served.address) answers. You are Mia there."))
        return (laptop, served.address)
      }
      let outcome = try await laptop.run("doctor")
      #expect(outcome.status == 1 && outcome.output.contains("✗ Server: \(address) cannot be reached."), "\(outcome)")
    }
  }
}
