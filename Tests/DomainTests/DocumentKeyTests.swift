import CanonicalJSON
import Domain
import InMemory
import StoreEngine
import TestSupport
import Testing

@Suite("A document key")
struct DocumentKeyTests {
  private let store = InMemoryStore.forTests()
  private let key = DocumentKey<[String: Int]>.json("users/ana/settings")

  @Test func `a value comes back as it was saved, in the one spelling of JSON`() async throws {
    #expect(try await store.value(key).value == nil)
    try await store.update(key, labels: ["x"], as: "w1") { _ in ["b/c": 2, "a": 1] }
    let loaded = try await store.value(key)
    #expect(loaded.value == ["a": 1, "b/c": 2])
    #expect(loaded.expected == .revision(Revision(rawValue: 1)))
    #expect(loaded.write == "w1")
    let document = try #require(try await store.load(key.path))
    #expect(document.body == Array(#"{"a":1,"b/c":2}"#.utf8))
    #expect(document.head.labels == ["x"])
  }

  @Test func `a deleted document and one that cannot be read have no value, but a revision`() async throws {
    for (place, body) in [nil, Array("oops".utf8)].enumerated() {
      let id = WriteID(rawValue: "w\(place)")
      _ = try await store.save([DocumentWrite(key.path, id: id, expected: .any, body: body)])
      let loaded = try await store.value(key)
      #expect(loaded.value == nil)
      #expect(loaded.expected == .revision(Revision(rawValue: Int64(place + 1))))
    }
  }

  @Test func `a concurrent change is read again, not overwritten`() async throws {
    let (store, key) = (store, key)
    let documents = Interfering(store) { number, writes, save throws(DocumentError) in
      if number <= 4 {
        try await store.update(key, as: WriteID(rawValue: "other \(number)")) { ["n": ($0?["n"] ?? 0) + 10] }
      }
      return try await save(writes)
    }
    let saved = try await documents.update(key, as: "mine") { ["n": ($0?["n"] ?? 0) + 1] }
    #expect(saved == ["n": 41])
    #expect(try await store.value(key).value == ["n": 41])
    #expect(documents.saves.value == 5)
  }

  @Test func `after five conflicts the update gives up and has written nothing`() async throws {
    let (store, key) = (store, key)
    let documents = Interfering(store) { number, writes, save throws(DocumentError) in
      try await store.update(key, as: WriteID(rawValue: "other \(number)")) { _ in ["n": number] }
      return try await save(writes)
    }
    await #expect {
      try await documents.update(key, as: "mine") { _ in ["mine": 1] }
    } throws: {
      if case .conflict = $0 as? DocumentError { true } else { false }
    }
    #expect(documents.saves.value == 5)
    #expect(try await store.value(key).value == ["n": 5])
  }

  @Test func `an update is not applied twice after a lost answer`() async throws {
    let documents = Interfering(store) { number, writes, save throws(DocumentError) in
      let heads = try await save(writes)
      if number == 1 { throw .store(.unavailable("the answer was lost")) }
      return heads
    }
    func addOne() async throws(DocumentError) -> [String: Int] {
      try await documents.update(key, as: "mine") { ["n": ($0?["n"] ?? 0) + 1] }
    }
    await #expect(throws: DocumentError.store(.unavailable("the answer was lost"))) { try await addOne() }
    #expect(try await addOne() == ["n": 1])
    #expect(try await addOne() == ["n": 1])
    #expect(documents.saves.value == 1)
    #expect(try await store.value(key).expected == .revision(Revision(rawValue: 1)))
  }

  @Test func `a change that changes nothing writes nothing`() async throws {
    try await store.update(key, as: "w1") { _ in ["n": 1] }
    let documents = Interfering(store) { _, writes, save throws(DocumentError) in try await save(writes) }
    #expect(try await documents.update(key, as: "w2") { $0 ?? [:] } == ["n": 1])
    #expect(documents.saves.value == 0)
    #expect(try await store.value(key).write == "w1")
  }

  @Test func `a value that cannot be encoded is refused`() async throws {
    let numbers = DocumentKey<[Double]>.json("numbers")
    await #expect {
      try await store.update(numbers, as: "w1") { _ in [.infinity] }
    } throws: {
      if case .invalid = $0 as? DocumentError { true } else { false }
    }
    #expect(try await store.load("numbers") == nil)
  }
}
