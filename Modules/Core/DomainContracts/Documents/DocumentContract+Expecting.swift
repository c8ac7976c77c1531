import Domain
import Testing

extension DocumentContract {
  static let expecting = [
    Rule("expecting nothing in particular always saves") { site in
      let documents = try await site.open().documents
      try await documents.save(.put("a", "one", as: "w1", if: .any))
      try await documents.save(.put("a", "two", as: "w2", if: .any))
      try await documents.save(.delete("a", as: "w3", if: .any))
      try await documents.save(.put("a", "three", as: "w4", if: .any))
      try await expect(documents.text("a"), is: "three")
    },
    Rule("expecting absence is met where there is no document or a deleted one") { site in
      let documents = try await site.open().documents
      let first = try await documents.save(.put("a", "one", as: "w1", if: .absent))
      await #expect(throws: DocumentError.conflict("a", current: first)) {
        try await documents.save(.put("a", "two", as: "w2", if: .absent))
      }
      try await documents.save(.delete("a", as: "w3"))
      try await documents.save(.put("a", "three", as: "w4", if: .absent))
      try await expect(documents.text("a"), is: "three")
    },
    Rule("expecting a revision is met by that revision only") { site in
      let documents = try await site.open().documents
      let first = try await documents.save(.put("a", "one", as: "w1"))
      let second = try await documents.save(.put("a", "two", as: "w2", if: .revision(first.revision)))
      for other in [Revision.zero, first.revision, second.revision.next] {
        await #expect(throws: DocumentError.conflict("a", current: second)) {
          try await documents.save(.put("a", "three", as: "w3", if: .revision(other)))
        }
      }
      try await expect(documents.load("a"), is: Document(head: second, body: Array("two".utf8)))
    },
    Rule("a deletion is bound by what it expects") { site in
      let documents = try await site.open().documents
      let head = try await documents.save(.put("a", "one", as: "w1"))
      await #expect(throws: DocumentError.conflict("a", current: head)) {
        try await documents.save(.delete("a", as: "w2", if: .revision(head.revision.next)))
      }
      try await expect(documents.text("a"), is: "one")
      try await documents.save(.delete("a", as: "w3", if: .revision(head.revision)))
      try await expect(documents.text("a"), is: nil)
    },
    Rule("a deleted document is met by its revision") { site in
      let documents = try await site.open().documents
      let live = try await documents.save(.put("a", "one", as: "w1"))
      let deleted = try await documents.save(.delete("a", as: "w2"))
      await #expect(throws: DocumentError.conflict("a", current: deleted)) {
        try await documents.save(.put("a", "two", as: "w3", if: .revision(live.revision)))
      }
      try await documents.save(.put("a", "two", as: "w4", if: .revision(deleted.revision)))
      try await expect(documents.text("a"), is: "two")
    },
    Rule("a conflict over a path that nobody has written to tells that there is nothing") { site in
      let documents = try await site.open().documents
      await #expect(throws: DocumentError.conflict("a", current: nil)) {
        try await documents.save(.put("a", as: "w1", if: .revision(Revision(rawValue: 3))))
      }
      try await expect(documents.load("a"), is: nil)
    },
    Rule("a conflict in the last write of a batch changes nothing on any path") { site in
      let documents = try await site.open().documents
      let kept = [
        try await documents.save(.put("a", "one", as: "w1", labels: ["old"])),
        try await documents.save(.put("b", "two", as: "w2")),
      ]
      await #expect(throws: DocumentError.conflict("b", current: kept[1])) {
        _ = try await documents.save([
          .put("a", "changed", as: "w3", labels: ["new"]), .put("c", "made", as: "w4"), .delete("d", as: "w5"),
          .put("b", "changed", as: "w6", if: .absent),
        ])
      }
      try await expect(documents.list(DocumentQuery(under: .root)), is: kept)
      try await expect(documents.list(DocumentQuery(under: .root, labelled: "new")), is: [])
      try await expect(documents.text("a"), is: "one")
      try await expect(documents.load("c"), is: nil)
      try await expect(documents.load("d"), is: nil)
    },
    Rule("a batch with a write that no store takes changes nothing") { site in
      let documents = try await site.open().documents
      await expectInvalid("a path of an empty segment") {
        try await documents.save([.put("a", as: "w1"), .put(ItemPath(["b", ""]), as: "w2")])
      }
      try await expect(documents.load("a"), is: nil)
    },
    Rule("a refused write leaves its id free") { site in
      let documents = try await site.open().documents
      try await documents.save(.put("a", "one", as: "w1"))
      await #expect(throws: DocumentError.self) { try await documents.save(.put("a", "two", as: "w2", if: .absent)) }
      let head = try await documents.save(.put("a", "three", as: "w2"))
      #expect(head.write == "w2")
      try await expect(documents.text("a"), is: "three")
    },
  ]
}
