import Domain
import Testing

extension DocumentContract {
  static let listing = [
    Rule("a list holds what is at and under its prefix, by whole segments") { site in
      let documents = try await site.open().documents
      try await documents.fill(["a/b", "a/b/c", "a/b/c/d", "a/bc", "a/b!", "a/b-c/d", "a/b0", "a", "b", "a/B/c"])
      try await expect(documents.listed(DocumentQuery(under: "a/b")), is: ["a/b", "a/b/c", "a/b/c/d"])
      try await expect(documents.listed(DocumentQuery(under: "a/b/c/d")), is: ["a/b/c/d"])
      try await expect(documents.listed(DocumentQuery(under: "a/b/c/d/e")), is: [])
    },
    Rule("the root lists everything") { site in
      let documents = try await site.open().documents
      let paths: [ItemPath] = ["a", "b/c", "here/x", "users/ana/settings"]
      try await documents.fill(paths)
      try await expect(documents.listed(DocumentQuery(under: .root)), is: paths)
    },
    Rule("a list is in the order of the paths' bytes") { site in
      let documents = try await site.open().documents
      let paths = ["Z", "a", "a b", "a!", "a-", "B", "b", "ä", "é", "e\u{301}", "z", "10", "9", "🏹", "中"].map {
        ItemPath($0)
      }
      try await documents.fill(paths + ["a/b"])
      let bytewise = (paths + ["a/b"]).sorted { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) }
      try await expect(documents.listed(DocumentQuery(under: .root)), is: bytewise)
    },
    Rule("a list holds the heads that are loaded") { site in
      let documents = try await site.open().documents
      try await documents.save(.put("a", "one", as: "w1", labels: ["l", "m"]))
      try await documents.save(.put("a", "longer", as: "w2", labels: ["m"]))
      try await documents.save(.put("b", "", as: "w3"))
      let heads = try await documents.list(DocumentQuery(under: .root))
      #expect(heads.count == 2)
      for head in heads { try await expect(documents.load(head.path)?.head, is: head) }
    },
    Rule("a label finds exactly the documents that bear it") { site in
      let documents = try await site.open().documents
      try await documents.save(.put("a", as: "w", labels: ["member:ana", "x"]))
      try await documents.save(.put("b", as: "w", labels: ["member:anabel"]))
      try await documents.save(.put("c", as: "w", labels: ["Member:ana"]))
      try await documents.save(.put("d/e", as: "w", labels: ["member:ana"]))
      try await documents.save(.put("f", as: "w"))
      try await expect(documents.listed(DocumentQuery(under: .root, labelled: "member:ana")), is: ["a", "d/e"])
      try await expect(documents.listed(DocumentQuery(under: .root, labelled: "member")), is: [])
    },
    Rule("a label is looked for under the prefix only") { site in
      let documents = try await site.open().documents
      try await documents.fill(["a/b", "a/bc", "a/b/c", "d"], labels: ["l"])
      try await expect(documents.listed(DocumentQuery(under: "a/b", labelled: "l")), is: ["a/b", "a/b/c"])
    },
    Rule("a label that was taken away finds the document no more") { site in
      let documents = try await site.open().documents
      try await documents.save(.put("a", as: "w1", labels: ["old", "both"]))
      try await documents.save(.put("a", as: "w2", labels: ["both", "new"]))
      try await expect(documents.listed(DocumentQuery(under: .root, labelled: "old")), is: [])
      try await expect(documents.listed(DocumentQuery(under: .root, labelled: "both")), is: ["a"])
      try await expect(documents.listed(DocumentQuery(under: .root, labelled: "new")), is: ["a"])
    },
    Rule("a deleted document is not listed until it is written again") { site in
      let documents = try await site.open().documents
      try await documents.fill(["a", "b", "c"], labels: ["l"])
      try await documents.save(.delete("b", as: "w1"))
      try await expect(documents.listed(DocumentQuery(under: .root)), is: ["a", "c"])
      try await expect(documents.listed(DocumentQuery(under: .root, labelled: "l")), is: ["a", "c"])
      try await documents.save(.put("b", as: "w2", labels: ["l"]))
      try await expect(documents.listed(DocumentQuery(under: .root, labelled: "l")), is: ["a", "b", "c"])
    },
  ]

  static let paging = [
    Rule("a list goes on after the path it is given, which need not exist") { site in
      let documents = try await site.open().documents
      try await documents.fill(["a", "b", "b/c", "d"])
      try await expect(documents.listed(DocumentQuery(under: .root, after: "b")), is: ["b/c", "d"])
      try await expect(documents.listed(DocumentQuery(under: .root, after: "b/a")), is: ["b/c", "d"])
      try await expect(documents.listed(DocumentQuery(under: "b", after: "a")), is: ["b", "b/c"])
      try await expect(documents.listed(DocumentQuery(under: "b", after: "d")), is: [])
    },
    Rule("a list holds at most as many documents as asked for, the first ones") { site in
      let documents = try await site.open().documents
      try await documents.fill(["c", "a", "d", "b"])
      try await expect(documents.listed(DocumentQuery(under: .root, limit: 3)), is: ["a", "b", "c"])
      try await expect(documents.listed(DocumentQuery(under: .root, limit: 0)), is: [])
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
      try await expect(documents.list(DocumentQuery(under: .root, limit: Limits.pageItems)), is: [])
    },
    Rule("a full page holds as many documents as a page may") { site in
      let documents = try await site.open().documents
      let paths = (0...Limits.pageItems).map { ItemPath("p/\(10_000 + $0)") }
      _ = try await documents.save(paths.dropLast().map { .put($0, "x", as: "w") })
      _ = try await documents.save(paths.suffix(1).map { .put($0, "x", as: "w") })
      let page = try await documents.listed(DocumentQuery(under: "p", limit: Limits.pageItems))
      #expect(page == paths.dropLast())
      try await expect(documents.listed(DocumentQuery(under: "p", after: page.last)), is: paths.suffix(1))
    },
  ]
}
