import Domain
import InMemory
import Testing

@Suite("More documents than one batch")
struct DocumentBatchTests {
  @Test func `are written and read as one list, with nil for an absent one`() async throws {
    let documents = InMemoryStore(ClockAndIdentities(now: { 1_000 }, newIdentity: { "device" })).storage.documents
    let paths = (0..<2 * Limits.batchItems + 1).map { ItemPath("a/\($0)") }
    let writes = paths.map { DocumentWrite($0, id: "first", expected: .absent, body: Array("\($0)".utf8)) }
    try await documents.saveAll(writes)
    let wanted = ["a/none"] + paths.reversed()
    let found = try await documents.loadAll(of: wanted)
    #expect(found.count == wanted.count)
    #expect(found[0] == nil)
    for (path, document) in zip(wanted, found).dropFirst() {
      #expect(document?.head.path == path)
      #expect(document?.body == Array("\(path)".utf8))
    }
  }
}
