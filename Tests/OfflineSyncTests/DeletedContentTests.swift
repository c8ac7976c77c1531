import Domain
import FileStore
import Foundation
import OfflineSync
import SQLite
import TestSupport
import Testing

/// A name that is deleted on one side is in no file of any side after a pass.
@Suite("The content of a deleted document", .timeLimit(.minutes(3)))
struct DeletedContentTests {
  private static let path: ItemPath = "clubs/a/names/1"
  private static let sides = ["device", "notebook", "server"]

  @Test(arguments: ["file", "sqlite"], ["device", "server"])
  func `leaves the files of the device, its notebook and the server`(kind: String, place: String) async throws {
    try await withTemporaryFolder { folder in
      let world = World()
      var stores: [String: Storage] = [:]
      for side in Self.sides {
        try FileManager.default.createDirectory(at: folder.appending(path: side), withIntermediateDirectories: true)
        let path = folder.appending(path: "\(side)/store").path
        let clock = world.clock.on(side)
        stores[side] =
          kind == "file"
          ? try await FileStore.open(path, clock).storage : try SQLiteStore(path: path, clock).storage
      }
      let (local, server) = (try #require(stores["device"]), try #require(stores["server"]))
      let notebook: Storage = try #require(stores["notebook"])
      let device = Device(
        local: local,
        notebook: notebook,
        remote: server,
        clock: world.clock.on("ana")
      )
      // The device learns of a name in either way: by its own write, and from the server.
      for (store, name, id) in [(local, "Gustavo", "w1"), (server, "Augustus", "w2")] as [(Storage, String, WriteID)] {
        let body = Array(#"{"name":"\#(name)"}"#.utf8)
        let write = DocumentWrite(Self.path, id: id, expected: .any, body: body)
        _ = try await store.documents.save([write])
        for _ in 1...2 { try await device.sync.sync() }
      }
      for side in Self.sides {
        #expect(try bytes(in: folder.appending(path: side)).contains { $0.holds("Augustus") }, "\(side)")
      }
      let deletion = DocumentWrite(Self.path, id: "w3", expected: .any, body: nil)
      _ = try await #require(stores[place]).documents.save([deletion])
      for _ in 1...2 { try await device.sync.sync() }
      for side in Self.sides {
        for name in ["Gustavo", "Augustus"] {
          try await eventually("\(name) leaves the files of the \(side)") {
            try !bytes(in: folder.appending(path: side)).contains { $0.holds(name) }
          }
        }
      }
      #expect(try await device.sync.lost.all() == [])
      for store in stores.values { await store.close() }
    }
  }
}

extension [UInt8] {
  fileprivate func holds(_ text: String) -> Bool { firstRange(of: Array(text.utf8)) != nil }
}
