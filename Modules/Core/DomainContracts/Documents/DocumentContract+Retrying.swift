import Domain
import Testing

extension DocumentContract {
  static let retrying = [
    Rule("a repeated write is answered with the same head and makes no second revision") { site in
      let documents = try await site.open().documents
      let write = DocumentWrite.put("a", "one", as: "w1", if: .absent, labels: ["l"])
      let head = try await documents.save(write)
      site.clock.advance(byMilliseconds: 1000)
      for _ in 1...3 { try await expect(documents.save(write), is: head) }
      try await expect(documents.load("a")?.head, is: head)
    },
    Rule("a repeated deletion is answered with the same head") { site in
      let documents = try await site.open().documents
      let live = try await documents.save(.put("a", "one", as: "w1"))
      let deletion = DocumentWrite.delete("a", as: "w2", if: .revision(live.revision))
      let head = try await documents.save(deletion)
      try await expect(documents.save(deletion), is: head)
      try await expect(documents.save(.delete("a", as: "w2", if: .absent)), is: head)
      try await expect(documents.load("a")?.head, is: head)
    },
    Rule("a repeated batch is answered with the same heads") { site in
      let documents = try await site.open().documents
      let batch: [DocumentWrite] = [
        .put("a", "one", as: "w1", if: .absent), .put("b", "two", as: "w1", if: .absent), .delete("c", as: "w1"),
      ]
      let heads = try await documents.save(batch)
      try await expect(documents.save(batch), is: heads)
    },
    Rule("a batch that is partly known does only what is new") { site in
      let documents = try await site.open().documents
      let known = try await documents.save(.put("a", "one", as: "w1", if: .absent))
      let heads = try await documents.save([.put("a", "one", as: "w1", if: .absent), .put("b", "two", as: "w1")])
      #expect(heads.first == known)
      try await expect(documents.text("b"), is: "two")
    },
    Rule("a repeat is known whatever it expects and however it is stamped") { site in
      let documents = try await site.open().documents
      let head = try await documents.save(.put("a", "one", as: "w1"))
      let stamp = Stamp(time: 1, device: "other")
      let repeats: [DocumentWrite] = [
        .put("a", "one", as: "w1", if: .absent), .put("a", "one", as: "w1", if: .revision(Revision(rawValue: 9))),
        .put("a", "one", as: "w1", stamp: stamp),
      ]
      for write in repeats { try await expect(documents.save(write), is: head) }
      try await expect(documents.load("a")?.head, is: head)
    },
    Rule("a write id that comes back with another body is refused") { site in
      try await refusesReuse(at: site, with: .put("a", "two", as: "w1", labels: ["l"]))
    },
    Rule("a write id that comes back with other labels is refused") { site in
      try await refusesReuse(at: site, with: .put("a", "one", as: "w1", labels: ["l", "m"]))
    },
    Rule("a write id that comes back as a deletion is refused") { site in
      try await refusesReuse(at: site, with: .delete("a", as: "w1"))
    },
    Rule("a deletion's id that comes back as a write is refused") { site in
      let documents = try await site.open().documents
      let head = try await documents.save(.delete("a", as: "w1"))
      await #expect(throws: DocumentError.idempotencyConflict("w1")) {
        try await documents.save(.put("a", "", as: "w1"))
      }
      try await expect(documents.load("a")?.head, is: head)
    },
    Rule("a repeat that arrives after a later write is judged by what it expects") { site in
      let documents = try await site.open().documents
      let first = try await documents.save(.put("a", "one", as: "w1", if: .absent))
      let second = try await documents.save(.put("a", "two", as: "w2", if: .revision(first.revision)))
      await #expect(throws: DocumentError.conflict("a", current: second)) {
        try await documents.save(.put("a", "one", as: "w1", if: .absent))
      }
      try await expect(documents.text("a"), is: "two")
    },
    Rule("one write id may be used on several paths") { site in
      let documents = try await site.open().documents
      try await documents.save(.put("a", "one", as: "w1"))
      try await documents.save(.put("b", "two", as: "w1"))
      try await expect(documents.text("a"), is: "one")
      try await expect(documents.text("b"), is: "two")
    },
  ]

  private static func refusesReuse(at site: ContractSite, with write: DocumentWrite) async throws {
    let documents = try await site.open().documents
    let head = try await documents.save(.put("a", "one", as: "w1", labels: ["l"]))
    await #expect(throws: DocumentError.idempotencyConflict("w1")) { try await documents.save(write) }
    try await expect(documents.load("a"), is: Document(head: head, body: Array("one".utf8)))
  }
}
