import Domain
import Testing

extension DocumentContract {
  static let premises = [
    Rule("a save is made only while the documents that it depends on are as they were", needs: .checksPremises) {
      site in
      let documents = try await site.open().documents
      let right = try await documents.save(.put("right", as: "w1"))
      let premises: [Premise] = [.document("none", at: .zero), .document("right", at: right.revision)]
      let head = try await documents.save([.put("a", "one", as: "w1")], given: premises).first
      let ended = try await documents.save(.delete("right", as: "w2"))
      let broken: [[Premise]] = [
        premises, [.document("right", at: .zero)], [.document("right", at: ended.revision.next)],
        [.document("a", at: .zero), .document("right", at: ended.revision)],
      ]
      for premises in broken {
        await #expect(throws: DocumentError.store(.outdated)) {
          _ = try await documents.save([.put("a", "two", as: "w2"), .put("b", as: "w1")], given: premises)
        }
        // A retry needs the right, too.
        await #expect(throws: DocumentError.store(.outdated)) {
          _ = try await documents.save([.put("a", "one", as: "w1")], given: premises)
        }
      }
      try await expect(documents.load("a"), is: Document(head: try #require(head), body: Array("one".utf8)))
      try await expect(documents.load("b"), is: nil)
      _ = try await documents.save([.put("b", as: "w1")], given: [.document("right", at: ended.revision)])
      try await expect(documents.text("b"), is: "body")
    },
    Rule("a save that depends on an empty place is made only where nothing was ever written", needs: .checksPremises) {
      site in
      let store = try await site.open()
      let documents = store.documents
      try await documents.fill(["s/one", "s/two0", "s/deleted/a"])
      try await documents.save(.delete("s/deleted/a", as: "w2"))
      try await store.sessions.session(at: "s/journal/log").append(.sample("e1"))
      try await store.leaderboards.define(BoardDefinition(), at: "s/board/points")
      for taken in ["s/one", "s/deleted", "s/journal", "s/board", "s"] as [ItemPath] {
        await #expect(throws: DocumentError.store(.outdated), "\(taken)") {
          _ = try await documents.save([.put("a", as: "w1")], given: [.nothing(under: taken)])
        }
      }
      try await expect(documents.load("a"), is: nil)
      for free in ["s/two", "s/on", "s/one/below", "t"] as [ItemPath] {
        _ = try await documents.save([.put(free.appending("a"), as: "w1")], given: [.nothing(under: free)])
      }
    },
    Rule("of writers that each depend on an empty place exactly one wins", needs: .checksPremises) { site in
      let documents = try await site.open().documents
      for round in 1...10 {
        let place = ItemPath("s/\(round)")
        let heads = try await atOnce(12) { number in
          let name = ItemPath.Segment(rawValue: "\(number)")
          let writes: [DocumentWrite] = [
            .put(place.appending("members", name), as: "w"), .put(place.appending("cards", name), as: "w"),
          ]
          do { return try await documents.save(writes, given: [.nothing(under: place)]) } catch DocumentError.store(
            .outdated
          ) { return [] }
        }
        let won = heads.flatMap(\.self).map(\.path).sorted()
        #expect(won.count == 2, "round \(round)")
        try await expect(documents.listed(DocumentQuery(under: place)).sorted(), is: won)
      }
    },
    Rule("no save comes after the end of what it depends on", needs: .checksPremises) { site in
      let documents = try await site.open().documents
      for round in 1...5 {
        let (right, place) = (ItemPath("rights/\(round)"), ItemPath("s/\(round)"))
        let revision = try await documents.save(.put(right, as: "w1")).revision
        let stamps = try await atOnce(12) { number -> Stamp? in
          if number == 6 { return try await documents.save(.delete(right, as: "w2")).stamp }
          let write = DocumentWrite.put(place.appending(ItemPath.Segment(rawValue: "\(number)")), as: "w")
          do {
            return try await documents.save([write], given: [.document(right, at: revision)]).first?.stamp
          } catch DocumentError.store(.outdated) { return nil }
        }
        let end = try #require(stamps[6])
        #expect(stamps.compactMap(\.self).allSatisfy { $0 <= end }, "round \(round)")
      }
    },
  ]
}
