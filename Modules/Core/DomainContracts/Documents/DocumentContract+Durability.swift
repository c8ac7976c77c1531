import Domain
import Testing

extension DocumentContract {
  static let durability = [
    Rule("documents are the same after reopening", needs: .durable) { site in
      var store = try await site.open()
      try await store.documents.fill(["a", "a/b", "c"], labels: ["l", "m"])
      try await store.documents.save(.put("a", "", as: "w1"))
      try await store.documents.save(.delete("c", as: "w2"))
      let before = try await store.allDocuments()
      let listed = try await store.documents.list(DocumentQuery(under: .root))
      let labelled = try await store.documents.list(DocumentQuery(under: .root, labelled: "l"))
      store = try await site.reopen(store)
      try await expect(store.allDocuments(), is: before)
      #expect(before.count == 3)
      try await expect(store.documents.list(DocumentQuery(under: .root)), is: listed)
      try await expect(store.documents.list(DocumentQuery(under: .root, labelled: "l")), is: labelled)
      #expect(labelled.map(\.path) == ["a/b"])
    },
    Rule("a write repeated after reopening is answered with the same head", needs: .durable) { site in
      let store = try await site.open()
      let (write, deletion) = (
        DocumentWrite.put("a", "one", as: "w1", if: .absent), DocumentWrite.delete("b", as: "w2")
      )
      let heads = try await store.documents.save([write, deletion])
      let reopened = try await site.reopen(store)
      try await expect(reopened.documents.save([write, deletion]), is: heads)
      await #expect(throws: DocumentError.idempotencyConflict("w1")) {
        try await reopened.documents.save(.put("a", "two", as: "w1"))
      }
    },
    Rule("revisions and stamps grow over reopening, also when the clock runs backwards", needs: .durable) { site in
      var store = try await site.open()
      let first = try await store.documents.save(.put("a", "one", as: "w1"))
      store = try await site.reopen(store)
      site.clock.advance(byMilliseconds: -.hour)
      let second = try await store.documents.save(.put("a", "two", as: "w2"))
      #expect(first.revision < second.revision)
      #expect(first.stamp < second.stamp)
      #expect(first.stamp.device == second.stamp.device)
    },
  ]
}
