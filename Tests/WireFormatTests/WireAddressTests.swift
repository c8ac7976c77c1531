import CanonicalJSON
import Domain
import Foundation
import Testing
import WireFormat

@Suite("Addresses and cursors")
struct WireAddressTests {
  @Test func `addresses are plain, below the root, and differ`() {
    let paths = WireAddress.allCases.map(\.path)
    #expect(Set(paths).count == paths.count)
    for path in paths { #expect(path.wholeMatch(of: /\/api\/v1(\/[a-z-]+)+/) != nil, "\(path)") }
  }

  @Test(arguments: hostileTexts)
  func `a cursor comes back from its word`(store: String) throws {
    for sequence in [0, 1, Int64.max] {
      let word = ChangeCursor(store: store, sequence: sequence).wireText
      let read = try #require(ChangeCursor(wireText: word))
      #expect(Array(read.store.utf8) == Array(store.utf8) && read.sequence == sequence)
      #expect(!word.contains { $0.isNewline || $0.isWhitespace }, "it would end the id of an event")
    }
  }

  @Test(arguments: [
    "", ":", "a", "a:", "a:b", "a:1:2", "a: 1", "a:1 ", "%:1", "a%:1", "a:9223372036854775808", "a:1.5",
  ])
  func `rejects any text that is not a cursor's`(text: String) {
    #expect(ChangeCursor(wireText: text) == nil)
  }

  @Test(arguments: [
    BoardQuery("a/b", .allTime, .from(offset: 7, limit: 9)),
    BoardQuery("a/b", .allTime, .from(offset: 0, limit: 0), attributes: ["class": "\u{0}é"], players: ["ana", "ä/ö"]),
    BoardQuery("a%2Fb/c", .allTime, .around("ana", radius: 3, fill: true), players: []),
    BoardQuery("a/b", .allTime, .around("ana", radius: 0, fill: false)),
  ])
  func `a page's question comes back from its JSON`(query: BoardQuery) throws {
    let json = try CanonicalJSON.encode(WirePage(query))
    let read = try CanonicalJSON.decode(WirePage.self, from: json).query
    #expect(read.board == query.board && read.bucket == query.bucket && read.window == query.window)
    #expect(read.attributes == query.attributes && read.players == query.players)
  }
}
