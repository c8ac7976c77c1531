import AppTestSupport
import Domain
import Foundation
import TestSupport
import Testing

/// Documents that were written through the API, or that were damaged.
@Suite("A stored document that cannot be read", .timeLimit(.minutes(3)))
struct DamagedDocumentTests {
  @Test func `costs that document and no page, and its bytes are kept beside the next version`() async throws {
    try await withSample { olga, _ in
      let place = ItemPath("users/\(olga.user)/library-activity")
      let bytes = Array(repeating: UInt8(ascii: "["), count: 513)
      try await olga.withStore { storage in
        _ = try await storage.documents.save([DocumentWrite(place, id: "damage", expected: .any, body: bytes)])
      }
      for page in ["/", "/practice/journal", "/library"] { #expect(try await olga.get(page).status == 200, "\(page)") }
      let game = try await olga.get("/library").text.captured(/href="(\/library\/[^"\/?]+)"/)
      #expect(try await olga.get(game).status == 200)
      #expect(try await olga.post(game + "/seen", ["page": "game", "id": "one"]).status == 204)
      try await olga.withStore { storage in
        let space = DocumentQuery(under: ItemPath("users/\(olga.user)"))
        let heads = try await storage.documents.list(space)
        let aside = try #require(heads.first { "\($0.path)".hasPrefix("\(place)-unreadable-") })
        #expect(try await storage.documents.load(aside.path)?.body == bytes)
        #expect(try await storage.documents.load(place)?.body != bytes, "the visit was not noted")
      }
    }
  }
}
