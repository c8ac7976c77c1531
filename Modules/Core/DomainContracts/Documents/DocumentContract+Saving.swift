import Domain
import Testing

extension DocumentContract {
  static let saving = [
    Rule("a document that was saved is loaded as it was saved") { site in
      let documents = try await site.open().documents
      let head = try await documents.save(.put("users/ana/name", "Ana", as: "w1", labels: ["a", "b"]))
      let loaded = try #require(try await documents.load("users/ana/name"))
      #expect(loaded.head == head)
      #expect(loaded.body == Array("Ana".utf8))
      #expect(head.path == "users/ana/name")
      #expect(head.write == "w1")
      #expect(head.labels == ["a", "b"])
      #expect(head.size == 3)
    },
    Rule("a path that nobody has written to holds nothing") { site in
      let documents = try await site.open().documents
      try await documents.save(.put("a/b/c", as: "w1"))
      for path in ["a/b", "a/b/c/d", "a/b/C", "a/b/cc"] as [ItemPath] {
        try await expect(documents.load(path), is: nil)
      }
    },
    Rule("each save of a document raises its revision") { site in
      let documents = try await site.open().documents
      var last = Revision.zero
      for number in 1...5 {
        let head = try await documents.save(.put("a", "same", as: WriteID(rawValue: "w\(number)")))
        #expect(head.revision > last)
        last = head.revision
      }
      try await expect(documents.load("a")?.head.revision, is: last)
    },
    Rule("a save replaces the body and the labels whole") { site in
      let documents = try await site.open().documents
      try await documents.save(.put("a", "a long text", as: "w1", labels: ["old", "both"]))
      try await documents.save(.put("a", "short", as: "w2", labels: ["both", "new"]))
      let loaded = try await documents.load("a")
      #expect(loaded?.body == Array("short".utf8))
      #expect(loaded?.head.labels == ["both", "new"])
      #expect(loaded?.head.size == 5)
    },
    Rule("saving one document leaves the others alone") { site in
      let documents = try await site.open().documents
      let before = try await documents.save(.put("a/b", "one", as: "w1", labels: ["l"]))
      try await documents.save(.put("a/bc", "two", as: "w2"))
      try await documents.save(.delete("a", as: "w3"))
      let after = try await documents.load("a/b")
      #expect(after?.head == before)
      #expect(after?.body == Array("one".utf8))
    },
    Rule("a deleted document is loaded with its head and without body and labels") { site in
      let documents = try await site.open().documents
      try await documents.save(.put("a", as: "w1", labels: ["l"]))
      let head = try await documents.save(.delete("a", as: "w2"))
      let loaded = try #require(try await documents.load("a"))
      #expect(loaded == Document(head: head, body: []))
      #expect(head.isDeleted)
      #expect(head.labels.isEmpty)
      #expect(head.write == "w2")
    },
    Rule("revisions grow across delete and create") { site in
      let documents = try await site.open().documents
      let created = try await documents.save(.put("a", as: "w1"))
      let deleted = try await documents.save(.delete("a", as: "w2"))
      let again = try await documents.save(.put("a", as: "w3"))
      #expect(created.revision < deleted.revision)
      #expect(deleted.revision < again.revision)
    },
    Rule("a document can be deleted that never was") { site in
      let documents = try await site.open().documents
      let head = try await documents.save(.delete("a", as: "w1"))
      #expect(head.isDeleted)
      try await expect(documents.load("a"), is: Document(head: head, body: []))
    },
    Rule("an empty body is not a deletion") { site in
      let documents = try await site.open().documents
      let head = try await documents.save(.put("a", "", as: "w1"))
      #expect(head.size == 0)
      try await expect(documents.load("a"), is: Document(head: head, body: []))
      try await expect(documents.listed(DocumentQuery(under: .root)), is: ["a"])
    },
    Rule("a body may hold any bytes") { site in
      let documents = try await site.open().documents
      let write = DocumentWrite("a", id: "w1", expected: .any, body: HostileText.bytes + HostileText.bytes)
      let head = try await documents.save(write)
      #expect(head.size == 512)
      try await expect(documents.load("a")?.body, is: write.body)
    },
    Rule("a batch does each of its writes, and answers with heads in their order") { site in
      let documents = try await site.open().documents
      try await documents.save(.put("b", as: "w0"))
      let heads = try await documents.save([
        .put("c", "new", as: "w1"), .delete("b", as: "w1"), .put("a", "other", as: "w1", labels: ["l"]),
      ])
      #expect(heads.map(\.path) == ["c", "b", "a"])
      for head in heads { try await expect(documents.load(head.path)?.head, is: head) }
      try await expect(documents.text("c"), is: "new")
      try await expect(documents.text("b"), is: nil)
      try await expect(documents.text("a"), is: "other")
    },
    Rule("a batch may write one path twice, one write after the other") { site in
      let documents = try await site.open().documents
      let heads = try await documents.save([
        .put("a", "first", as: "w1", if: .absent), .delete("a", as: "w2"), .put("a", "last", as: "w3", if: .absent),
      ])
      #expect(heads.map(\.revision).sorted() == heads.map(\.revision))
      #expect(Set(heads.map(\.revision)).count == 3)
      try await expect(documents.load("a")?.head, is: heads.last)
      try await expect(documents.text("a"), is: "last")
    },
    Rule("a batch of nothing does nothing") { site in
      let documents = try await site.open().documents
      try await expect(documents.save([]), is: [])
    },
  ]
}
