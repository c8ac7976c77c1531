import AppTestSupport
import Composition
import Domain
import Foundation
import SeededRandom
import TestSupport
import Testing

@Suite("Backups of an app", .timeLimit(.minutes(5)))
struct BackupTests {
  @Test func `are written, read, restored and refused by commands`() async throws {
    try await withGym { gym in
      try await gym.say("group", "new", "Crew")
      let (backups, key) = ("\(gym.folder.path)/backups", "\(gym.folder.path)/backup.key")
      try Data(repeating: 7, count: 32).write(to: URL(filePath: key))
      let plain = try #require(try await gym.json("backup", backups)["path"] as? String)
      let sealed = try await gym.json("backup", backups, "--backup-key", key, "--keep", "9d")
      #expect(sealed["isEncrypted"] as? Bool == true)
      let path = try #require(sealed["path"] as? String)
      #expect(!FileManager.default.fileExists(atPath: plain) && FileManager.default.fileExists(atPath: path))
      for kind in ["sqlite", "file"] {
        let machine = try gym.machine(kind, kind: kind)
        let failure = try await machine.fail("restore", path)
        #expect(failure.status == 1 && failure.line.contains("is encrypted; name its key file"))
        #expect(
          try await machine.say("restore", path, "--backup-key", key).contains("Both stores have the same content")
        )
        #expect(try await machine.fail("restore", path, "--backup-key", key).line.contains("nothing was changed"))
      }
      #expect(try await gym.fail("backup", backups, "--keep", "often").status == 2)
      #expect(try await gym.fail("backup").status == 2)
      let again = gym.store.replacing("/store.", with: "/./store.")
      #expect(try await gym.fail("repair", "--from", again).line.contains("the same store"))
      // A variable that is not set makes no backup that everybody reads.
      #expect(try await gym.fail("backup", backups, "--backup-key", "").line.contains("Name the key file"))
      let folder = try FileManager.default.contentsOfDirectory(atPath: backups)
      #expect(folder == [URL(filePath: path).lastPathComponent])
      #expect(try await gym.program.run("backup", backups, "--store", "memory:").status == 2)
      #expect(try await gym.program.run("restore", path, "--backup-key", key, "--store", "memory:").status == 2)
      for options in [["--keep", "24h"], ["--every", "1h"], ["--backup-key", key], ["--backup", ""]] {
        let server = try await gym.program.run(["serve", "--store", gym.store, "--port", "0"] + options)
        #expect(server.status == 2 && server.errors.contains("Name the folder of the backups"), "\(options)")
      }
    }
  }

  @Test func `bring a member back by the recovery code, and no session`() async throws {
    try await withGym { gym in
      try await gym.say("group", "new", "Crew")
      let (ben, code) = try await gym.serve { served in
        let ben = try await served.newcomer("Ben", with: try await gym.invite())
        let page = try await ben.post("/account/recovery-code").text
        return (ben, page.matches(of: /<span>([0-9A-Z]{4})<\/span>/).map(\.output.1).joined(separator: "-"))
      }
      let path = try #require(try await gym.json("backup", "\(gym.folder.path)/backups")["path"] as? String)
      let machine = try gym.machine("new", kind: "file")
      try await machine.say("restore", path)
      // With the keys of the old machine too, whose sessions are signed by them.
      let keys = "fitness-challenge-session-keys.json"
      let found = FileManager.default.subpaths(atPath: gym.folder.path)?.first { $0.hasSuffix(keys) }
      let old = gym.folder.appending(path: try #require(found))
      try await machine.serve("--session-keys", old.path) { served in
        let stale = Visitor(server: served.address, token: ben.token, user: ben.user)
        #expect(try await stale.get("/account").status == 401)
        let signedIn = try await machine.program.run("login", served.address, "--recovery", code)
        #expect(signedIn.status == 0, "\(signedIn)")
        let crew = try await machine.program.run("group", "members", "--store", served.address)
        #expect(crew.status == 0 && crew.output.contains("Ben"), "\(crew)")
      }
    }
  }

  @Test func `are written by a server, which tells its owner and the doctor`() async throws {
    try await withGym("file") { gym in
      try await gym.say("group", "new", "Crew")
      let backups = "\(gym.folder.path)/backups"
      try await gym.browse("--backup", backups, "--every", "1d") { owner in
        try await eventually("the first backup") {
          try await owner.get("/account").text.contains("The last good backup is from")
        }
        #expect(try await owner.get("/account/delete").text.contains("go after 373 days"))
        let metrics = try await owner.get("/metrics").text
        #expect(metrics.contains(/scorebook_backup_last_success_timestamp_seconds [1-9][0-9]{9}\n/))
        #expect(metrics.contains(/scorebook_disk_free_bytes [1-9][0-9]+\n/))
        let failure = try await gym.fail("backup", backups)
        #expect(failure.status == 1 && failure.line.contains("start it with --backup"))
      }
      #expect(try await gym.say("doctor", "--backup", backups).contains("✓ Backup: The last good backup is from"))
      let name = try #require(try FileManager.default.contentsOfDirectory(atPath: backups).first)
      let old = "\(backups)/fitness-challenge-2020-01-01T000000Z.backup"
      try FileManager.default.moveItem(atPath: "\(backups)/\(name)", toPath: old)
      let doctor = try await gym.run("doctor", "--backup", backups)
      #expect(doctor.status == 1 && doctor.output.contains("✗ Backup: ") && doctor.output.contains("overdue"))
      try await gym.browse("--backup", old) { owner in
        try await eventually("the failure") { try await owner.get("/account").text.contains("A backup is overdue") }
      }
    }
  }

  @Test("leave nothing half done when a process is killed", arguments: ["sqlite", "file"])
  func killed(kind: String) async throws {
    let seed = runSeed("Kills of backups")
    var random = SplitMix64(seed: seed)
    let kills = ProcessInfo.processInfo.environment["SCOREBOOK_BACKUP_KILLS"].flatMap { Int($0) } ?? 6
    try await withGym(kind) { gym in
      try await fill(gym)
      let backups = gym.folder.appending(component: "backups")
      let whole = try await gym.json("backup", backups.path)
      let path = try #require(whole["path"] as? String)
      let digest = try await restored(path, in: try gym.machine("whole", kind: kind))
      for kill in 1...kills {
        let wait = Int(random.next() % 60)
        try await start(gym, ["backup", backups.path], killedOnceThereIs: backups, endingIn: ".part", after: wait)
        let good = try FileManager.default.contentsOfDirectory(atPath: backups.path).filter { $0.hasSuffix(".backup") }
        for name in good {
          let file = "backup:\(backups.path)/\(name)"
          let read = try await gym.program.run("copy", "--from", file, "--to", "memory:", "--json")
          #expect(read.status == 0 && read.output.contains(digest), "seed \(seed), kill \(kill): \(read.errors)")
        }
        let next = try #require(try await gym.json("backup", backups.path)["path"] as? String)
        let machine = try gym.machine("new\(kill)", kind: kind)
        try await start(
          machine,
          ["restore", next],
          killedOnceThereIs: machine.folder,
          endingIn: ".\(kind)",
          after: wait
        )
        // It was not begun, or is in part and refused, or is whole.
        let outcome = try await machine.run("restore", next, "--json")
        if outcome.status == 0 {
          #expect(outcome.output.contains(digest), "seed \(seed), kill \(kill)")
        } else {
          #expect(outcome.errors.contains("holds data already"), "seed \(seed), kill \(kill): \(outcome.errors)")
        }
        let copy = try await machine.program.run("copy", "--from", machine.store, "--to", "memory:", "--json")
        #expect(copy.status == 0 && copy.output.contains(digest), "seed \(seed), kill \(kill): \(copy.errors)")
      }
    }
  }

  /// Restores a backup and returns the digest of its content.
  private func restored(_ path: String, in machine: Terminal) async throws -> String {
    try #require(try await machine.json("restore", path)["digest"] as? String)
  }

  private func fill(_ gym: Terminal) async throws {
    try await Container.with(StoreChoice(url: gym.store)) { container in
      let body = Array(String(repeating: "text", count: 500).utf8)
      for batch in 1...5 {
        _ = try await container.storage.documents.save(
          (1...500).map {
            DocumentWrite(
              ItemPath("d\(batch)/\($0)"),
              id: WriteID(rawValue: "\(batch)-\($0)"),
              expected: .any,
              body: body
            )
          }
        )
      }
    }
  }

  /// Starts a command and kills it some looks after a file has appeared, or lets it end.
  private func start(
    _ terminal: Terminal,
    _ arguments: [String],
    killedOnceThereIs folder: URL,
    endingIn end: String,
    after looks: Int
  ) async throws {
    try await withoutBlockingOthers {
      let process = terminal.program.process(arguments + ["--store", terminal.store])
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      var seen = 0
      while seen <= looks * 10, process.isRunning {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        seen += names.contains { $0.hasSuffix(end) } ? 1 : 0
      }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
  }
}
