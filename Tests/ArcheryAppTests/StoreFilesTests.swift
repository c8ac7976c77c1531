import AppTestSupport
import Composition
import Domain
import Foundation
import TestSupport
import Testing

@Suite("The files of a store that is served")
struct StoreFilesTests {
  @Test("a stopped server leaves everything in the one SQLite file", arguments: [SIGTERM, SIGINT])
  func stopsCleanly(signal: Int32) async throws {
    try await withTemporaryFolder { folder in
      let server = try await ServerProcess.start(in: folder, ["--store", "sqlite:\(folder.path)/club.sqlite"])
      let owner = try await server.owner()
      try await owner.withStore { try await $0.write("tournaments/a/name", "Club evening") }
      // A reader that stays to the end keeps nothing open.
      let stream = Task {
        try await owner.withStore { for try await _ in $0.changes.follow(under: .root) {} }
      }
      try await server.end(signal)
      stream.cancel()
      let copy = folder.appending(component: "copy.sqlite")
      try FileManager.default.copyItem(at: folder.appending(component: "club.sqlite"), to: copy)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(names.filter { $0.hasPrefix("club") } == ["club.sqlite"])
      #expect(try await read("tournaments/a/name", in: "sqlite:\(copy.path)") == "Club evening")
    }
  }

  @Test func `a command leaves everything in the one SQLite file`() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(component: "club.sqlite")
      let new = ["new", "Club", "--round", "wa18", "--guest", "Ben", "--start", "--store", "sqlite:\(file.path)"]
      let made = try await Program("archery").run(new)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(made.status == 0 && names == ["club.sqlite"])
    }
  }

  @Test("a server whose store is removed, moved or replaced acknowledges nothing", arguments: Kind.all, Change.allCases)
  func replaced(kind: Kind, change: Change) async throws {
    try await withServer(kind) { server, owner, folder in
      try await owner.withStore { try await $0.write("tournaments/a/name", "before") }
      try change.make(kind, in: folder)
      let refused = await #expect(throws: DocumentError.self) {
        try await owner.withStore { try await $0.write("tournaments/b/name", "after") }
      }
      guard case .store(.unavailable(let text))? = refused else { return #expect(Bool(false), "\(refused as Any)") }
      #expect(text.contains("replaced or removed") && !text.contains(folder.path))
      #expect(try await owner.get("/healthz").status == 503)
      #expect(server.errors.contains("was replaced or removed while this program had it open"))
      // Even a kill takes nothing from the file that was moved.
      try await server.end(SIGKILL)
      if change == .removed { return }
      let moved = "\(kind.scheme):\(folder.path)/moved"
      #expect(try await read("tournaments/a/name", in: moved) == "before")
    }
  }

  @Test("healthz notices a replaced store while nobody writes", arguments: Kind.all)
  func noticedByReaders(kind: Kind) async throws {
    try await withServer(kind) { server, owner, folder in
      #expect(try await owner.get("/healthz").status == 200)
      try Change.moved.make(kind, in: folder)
      try await eventually("healthz fails") { try await owner.get("/healthz").status != 200 }
      #expect(try await owner.get("/healthz").status == 503)
      try await server.end()
    }
  }

  @Test func `no second process opens a new file store where a served one was moved away`() async throws {
    try await withTemporaryFolder { folder in
      let server = try await ServerProcess.start(in: folder, ["--store", "file:\(folder.path)/club"])
      try Change.moved.make(.file, in: folder)
      for name in ["club", "moved"] {
        let second = try await Program("archery").run("list", "--store", "file:\(folder.path)/\(name)")
        #expect(second.status == 1 && second.errors.contains("in use by process \(server.id)"), "\(second)")
      }
      #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/club"))
      try await server.end()
    }
  }

  @Test("makes stores that only their owner can read", arguments: Kind.all)
  func rights(kind: Kind) async throws {
    try await withServer(kind) { server, owner, folder in
      try await owner.withStore { try await $0.write("tournaments/a/name", "x") }
      let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { !$0.hasPrefix("errors-") }
      #expect(files.contains("club") && files.count >= 4, "\(files)")
      for file in files { #expect(try rights(of: "\(folder.path)/\(file)") & 0o077 == 0, "\(file)") }
      #expect(!server.errors.contains("warning"))
      try await server.end()
    }
  }

  @Test("warns in one line about a store that others can read", arguments: Kind.all)
  func warns(kind: Kind) async throws {
    try await withTemporaryFolder { folder in
      let path = "\(folder.path)/club"
      let store = "\(kind.scheme):\(path)"
      #expect(try await Program("archery").run("list", "--store", store).errors.isEmpty)
      try FileManager.default.setAttributes([.posixPermissions: kind == .file ? 0o755 : 0o644], ofItemAtPath: path)
      let warned = try await Program("archery").run("list", "--store", store)
      let mending = "chmod \(kind == .file ? "700" : "600") '\(path)'"
      #expect(warned.status == 0 && warned.errors.hasSuffix("run: \(mending)\n"), "\(warned.errors)")
      #expect(warned.errors.split(separator: "\n").count == 1)
      let shell = Process()
      shell.executableURL = URL(filePath: "/bin/sh")
      shell.arguments = ["-c", mending]
      try shell.run()
      shell.waitUntilExit()
      #expect(try await Program("archery").run("list", "--store", store).errors.isEmpty)
    }
  }

  @Test(
    "a full disk lets a store be opened and read, refuses writes, and takes them once there is room",
    .enabled(if: FullDisk.canBeMade, "needs unshare and tmpfs"),
    arguments: Kind.all
  )
  func fullDisk(kind: Kind) async throws {
    try await withTemporaryFolder { folder in
      let archery = "'\(Program("archery").url.path)'"
      let store = "--store \(kind.scheme):club"
      let lines = try await FullDisk.run(
        """
        \(archery) new Club --round wa18 --guest Ben --start \(store) >&2 || echo not made
        \(archery) score Club Ben X \(store) >&2 || echo not scored
        dd if=/dev/zero of=filling bs=4096 2>/dev/null
        \(archery) board Club \(store) 2>/dev/null | grep -c Ben
        for place in $(seq 1 20); do
          \(archery) archer Club Ben --target $place \(store) 2>&1 >/dev/null
        done | sort -u | tail -1
        rm filling
        \(archery) score Club Ben 9 \(store) >&2 || echo not scored
        \(archery) board Club \(store) 2>/dev/null | grep -c Ben
        """,
        at: folder
      )
      #expect(lines.count == 3 && lines.first == "1" && lines.last == "1", "\(lines)")
      #expect(lines.contains { $0.contains("no room is left on the disk") }, "\(lines)")
    }
  }

  /// Passes a server over a store of a kind, its owner and its folder to `body`, which ends it.
  private func withServer(_ kind: Kind, _ body: (ServerProcess, Visitor, URL) async throws -> Void) async throws {
    try await withTemporaryFolder { folder in
      let server = try await ServerProcess.start(in: folder, ["--store", "\(kind.scheme):\(folder.path)/club"])
      try await body(server, try await server.owner(), folder)
    }
  }

  private func rights(of path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return try #require(attributes[.posixPermissions] as? Int)
  }

  private func read(_ path: ItemPath, in store: String) async throws -> String? {
    try await Container.with(StoreChoice(url: store)) { container in
      let body = try await container.storage.documents.load(path)?.body
      return body.map { String(decoding: $0, as: UTF8.self) }
    }
  }
}

/// A kind of store on the disk.
enum Kind: Sendable {
  case sqlite, file

  static let all = [Kind.sqlite, .file]

  var scheme: String { self == .sqlite ? "sqlite" : "file" }
}

/// A change of files under a running server.
enum Change: CaseIterable, Sendable {
  case removed, moved, renamedOver
  /// The file store's log alone.
  case logRenamedOver

  func make(_ kind: Kind, in folder: URL) throws {
    let files = FileManager.default
    let (store, moved) = ("\(folder.path)/club", "\(folder.path)/moved")
    switch self {
    case .removed: try files.removeItem(atPath: store)
    case .moved: try files.moveItem(atPath: store, toPath: moved)
    case .renamedOver:
      try files.moveItem(atPath: store, toPath: moved)
      try files.copyItem(atPath: moved, toPath: store)
    case .logRenamedOver:
      // As rsync does: a copy takes the name of the open file, which a second name keeps here.
      let name = kind == .file ? "\(store)/log.jsonl" : store
      if kind == .file { try files.createDirectory(atPath: moved, withIntermediateDirectories: false) }
      try files.linkItem(atPath: name, toPath: kind == .file ? "\(moved)/log.jsonl" : moved)
      try files.copyItem(atPath: name, toPath: "\(name).new")
      try #require(rename("\(name).new", name) == 0)
    }
  }
}

extension Storage {
  fileprivate func write(_ path: ItemPath, _ text: String) async throws(DocumentError) {
    let id = WriteID(rawValue: "\(UUID())")
    _ = try await documents.save([DocumentWrite(path, id: id, expected: .any, body: Array(text.utf8))])
  }
}

/// A small file system of its own that a shell script can fill; it ends with the script.
enum FullDisk {
  static let canBeMade = (try? shell(["-c", "mount -t tmpfs none /mnt"]))?.status == 0

  /// The lines that a script prints that runs in a file system of a megabyte at a folder.
  static func run(_ script: String, at folder: URL) async throws -> [String] {
    try await withoutBlockingOthers {
      let mount = "mount -t tmpfs -o size=1m none '\(folder.path)' && cd '\(folder.path)'"
      return try shell(["-c", "\(mount)\n\(script)"]).output.split(separator: "\n").map(String.init)
    }
  }

  private static func shell(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["unshare", "--user", "--map-root-user", "--mount", "sh"] + arguments
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: text, as: UTF8.self))
  }
}
