import Domain
import Testing

extension DocumentContract {
  static let listing = [
    Rule("a list holds what is at and under its prefix, by whole segments") { site in
      let documents = try await site.open().documents
      try await documents.fill(["a/b", "a/b/c", "a/b/c/d", "a/bc", "a/b!", "a/b-c/d", "a/b0", "a", "b", "a/B/c"])
      #expect(try await documents.listed(DocumentQuery(under: "a/b")) == ["a/b", "a/b/c", "a/b/c/d"])
      #expect(try await documents.listed(DocumentQuery(under: "a/b/c/d")) == ["a/b/c/d"])
      #expect(try await documents.listed(DocumentQuery(under: "a/b/c/d/e")) == [])
    },
    Rule("the root lists everything") { site in
      let documents = try await site.open().documents
      let paths: [ItemPath] = ["a", "b/c", "here/x", "users/ana/settings"]
      try await documents.fill(paths)
      #expect(try await documents.listed(DocumentQuery(under: .root)) == paths)
    },
    Rule("a list is in the order of the paths' bytes") { site in
      let documents = try await site.open().documents
      let paths = ["Z", "a", "a b", "a!", "a-", "B", "b", "ä", "é", "e\u{301}", "z", "10", "9", "🏹", "中"].map {
        ItemPath($0)
      }
      try await documents.fill(paths + ["a/b"])
      let bytewise = (paths + ["a/b"]).sorted { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) }
      #expect(try await documents.listed(DocumentQuery(under: .root)) == bytewise)
    },
    Rule("a list holds the heads that are loaded") { site in
      let documents = try await site.open().documents
      try await documents.save(.put("a", "one", as: "w1", labels: ["l", "m"]))
      try await documents.save(.put("a", "longer", as: "w2", labels: ["m"]))
      try await documents.save(.put("b", "", as: "w3"))
      let heads = try await documents.list(DocumentQuery(under: .root))
      #expect(heads.count == 2)
      for head in heads { #expect(try await documents.load(head.path)?.head == head) }
    },
    Rule("a label finds exactly the documents that bear it") { site in
      let documents = try await site.open().documents
      try await documents.save(.put("a", as: "w", labels: ["member:ana", "x"]))
      try await documents.save(.put("b", as: "w", labels: ["member:anabel"]))
      try await documents.save(.put("c", as: "w", labels: ["Member:ana"]))
      try await documents.save(.put("d/e", as: "w", labels: ["member:ana"]))
      try await documents.save(.put("f", as: "w"))
      #expect(try await documents.listed(DocumentQuery(under: .root, labelled: "member:ana")) == ["a", "d/e"])
      #expect(try await documents.listed(DocumentQuery(under: .root, labelled: "member")) == [])
    },
    Rule("a label is looked for under the prefix only") { site in
      let documents = try await site.open().documents
      try await documents.fill(["a/b", "a/bc", "a/b/c", "d"], labels: ["l"])
      #expect(try await documents.listed(DocumentQuery(under: "a/b", labelled: "l")) == ["a/b", "a/b/c"])
    },
    Rule("a label that was taken away finds the document no more") { site in
      let documents = try await site.open().documents
      try await documents.save(.put("a", as: "w1", labels: ["old", "both"]))
      try await documents.save(.put("a", as: "w2", labels: ["both", "new"]))
      #expect(try await documents.listed(DocumentQuery(under: .root, labelled: "old")) == [])
      #expect(try await documents.listed(DocumentQuery(under: .root, labelled: "both")) == ["a"])
      #expect(try await documents.listed(DocumentQuery(under: .root, labelled: "new")) == ["a"])
    },
    Rule("a deleted document is not listed until it is written again") { site in
      let documents = try await site.open().documents
      try await documents.fill(["a", "b", "c"], labels: ["l"])
      try await documents.save(.delete("b", as: "w1"))
      #expect(try await documents.listed(DocumentQuery(under: .root)) == ["a", "c"])
      #expect(try await documents.listed(DocumentQuery(under: .root, labelled: "l")) == ["a", "c"])
      try await documents.save(.put("b", as: "w2", labels: ["l"]))
      #expect(try await documents.listed(DocumentQuery(under: .root, labelled: "l")) == ["a", "b", "c"])
    },
  ]

  static let paging = [
    Rule("a list goes on after the path it is given, which need not exist") { site in
      let documents = try await site.open().documents
      try await documents.fill(["a", "b", "b/c", "d"])
      #expect(try await documents.listed(DocumentQuery(under: .root, after: "b")) == ["b/c", "d"])
      #expect(try await documents.listed(DocumentQuery(under: .root, after: "b/a")) == ["b/c", "d"])
      #expect(try await documents.listed(DocumentQuery(under: "b", after: "a")) == ["b", "b/c"])
      #expect(try await documents.listed(DocumentQuery(under: "b", after: "d")) == [])
    },
    Rule("a list holds at most as many documents as asked for, the first ones") { site in
      let documents = try await site.open().documents
      try await documents.fill(["c", "a", "d", "b"])
      #expect(try await documents.listed(DocumentQuery(under: .root, limit: 3)) == ["a", "b", "c"])
      #expect(try await documents.listed(DocumentQuery(under: .root, limit: 0)) == [])
    },
    Rule("pages of a list join without gap or repeat") { site in
      let documents = try await site.open().documents
      let paths = (10..<50).map { ItemPath("p/\($0 * 7 % 40)/\($0)") }
      try await documents.fill(paths, labels: ["l"])
      for label in [nil, "l"] as [DocumentLabel?] {
        let listed = try await joined(pagesOf: 7) { last in
          try await documents.listed(DocumentQuery(under: "p", labelled: label, after: last, limit: 7))
        }
        #expect(listed == paths.sorted())
      }
    },
    Rule("a list takes limits from nothing to a full page and no other") { site in
      let documents = try await site.open().documents
      for limit in [-1, Limits.pageItems + 1, .max, .min] {
        await expectInvalid("a list of \(limit)") {
          try await documents.list(DocumentQuery(under: .root, limit: limit))
        }
      }
      #expect(try await documents.list(DocumentQuery(under: .root, limit: Limits.pageItems)) == [])
    },
    Rule("a full page holds as many documents as a page may") { site in
      let documents = try await site.open().documents
      let paths = (0...Limits.pageItems).map { ItemPath("p/\(10_000 + $0)") }
      _ = try await documents.save(paths.dropLast().map { .put($0, "x", as: "w") })
      _ = try await documents.save(paths.suffix(1).map { .put($0, "x", as: "w") })
      let page = try await documents.listed(DocumentQuery(under: "p", limit: Limits.pageItems))
      #expect(page == paths.dropLast())
      #expect(try await documents.listed(DocumentQuery(under: "p", after: page.last)) == paths.suffix(1))
    },
  ]
}
