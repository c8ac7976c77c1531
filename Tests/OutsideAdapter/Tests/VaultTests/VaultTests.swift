import Crypto
import Domain
import DomainContracts
import Foundation
import StoreEngine
import Testing
import Vault

@Suite("A vault")
struct VaultTests {
  private let key = SymmetricKey(size: .bits256)
  private let clock = ContractClock().andIdentities
  private let write = DocumentWrite("notes/secret", id: "write", expected: .any, body: Array("a secret".utf8))

  @Test func `opens by its URL wherever its kind was registered`() async throws {
    try await withTemporaryFolder { folder in
      var registry = StoreRegistry()
      registry.register(.vault(key: key))
      let url = "vault:\(folder.appending(component: "a.vault").path)"
      let storage = try await registry.open(url, clock)
      _ = try await storage.documents.save([write])
      await storage.close()
      let again = try await registry.open(url, clock)
      #expect(try await again.documents.load("notes/secret")?.body == write.body)
      await again.close()
      await #expect(throws: StoreAddressError.self) { try await registry.open("vault:", clock) }
    }
  }

  @Test func `shows nothing to readers without the key`() async throws {
    try await withVault { path, bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      for line in text.split(separator: "\n") {
        let plain = String(decoding: Data(base64Encoded: String(line)) ?? Data(), as: UTF8.self)
        for word in ["secret", "notes", "write"] { #expect(!plain.contains(word)) }
      }
      #expect(isDamaged { try VaultStore(path: path, key: SymmetricKey(size: .bits256), clock) })
    }
  }

  @Test func `opens with no record that was changed, moved or taken out`() async throws {
    try await withVault { path, bytes in
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      let changed = lines[1].dropLast(4) + (lines[1].hasSuffix("AAAA") ? "BBBB" : "AAAA")
      for damaged in [
        [lines[0], changed, lines[2]], [lines[0], lines[2], lines[1]], [lines[0], lines[2]], [lines[1]],
      ] {
        try Data((damaged.joined(separator: "\n") + "\n").utf8).write(to: URL(filePath: path))
        #expect(isDamaged { try VaultStore(path: path, key: key, clock) })
      }
    }
  }

  @Test func `loses nothing but a record that a crash has torn`() async throws {
    try await withVault { path, bytes in
      let last = bytes.dropLast().lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      for end in last..<bytes.count {
        try bytes[..<end].write(to: URL(filePath: path))
        let store = try VaultStore(path: path, key: key, clock)
        #expect(try await store.load("notes/secret")?.head.revision.rawValue == 1)
        await store.storage.close()
        #expect(try Data(contentsOf: URL(filePath: path)) == bytes[..<last])
      }
    }
  }

  @Test func `is used by one at a time`() async throws {
    try await withVault { path, _ in
      let store = try VaultStore(path: path, key: key, clock)
      #expect(throws: StoreFailure.unavailable("\(path) is in use")) {
        try VaultStore(path: path, key: key, clock)
      }
      await store.storage.close()
      await store.storage.close()
      await #expect(throws: DocumentError.self) { try await store.load("notes/secret") }
    }
  }

  /// A closed vault with two writes, and the bytes of its file.
  private func withVault(_ body: (String, Data) async throws -> Void) async throws {
    try await withTemporaryFolder { folder in
      let path = folder.appending(component: "a.vault").path
      let store = try VaultStore(path: path, key: key, clock)
      _ = try await store.save([write])
      _ = try await store.save([DocumentWrite("notes/secret", id: "write 2", expected: .any, body: nil)])
      await store.storage.close()
      try await body(path, try Data(contentsOf: URL(filePath: path)))
    }
  }

  private func isDamaged(_ open: () throws -> VaultStore) -> Bool {
    do { _ = try open() } catch StoreFailure.damaged { return true } catch { return false }
    return false
  }
}
