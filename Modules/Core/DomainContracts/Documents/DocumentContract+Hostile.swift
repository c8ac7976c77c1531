import Domain
import Testing

extension DocumentContract {
  static let limits = [
    Rule("a body of the largest size is kept whole, one byte more is refused") { site in
      let documents = try await site.open().documents
      let largest = [UInt8](repeating: 0xA5, count: Limits.documentBytes)
      let head = try await documents.save(DocumentWrite("a", id: "w1", expected: .any, body: largest))
      #expect(head.size == Limits.documentBytes)
      let isWhole = try await documents.load("a")?.body == largest
      #expect(isWhole)
      await #expect(throws: DocumentError.tooLarge("a")) {
        try await documents.save(DocumentWrite("a", id: "w2", expected: .any, body: largest + [0]))
      }
      try await expect(documents.load("a")?.head, is: head)
    },
    Rule("a path of the most segments is taken, one more is refused") { site in
      let documents = try await site.open().documents
      let deep = ItemPath((1...Limits.pathSegments).map { ItemPath.Segment(rawValue: "s\($0)") })
      try await documents.save(.put(deep, "deep", as: "w1"))
      try await expect(documents.text(deep), is: "deep")
      await expectInvalid("one segment too many") { try await documents.save(.put(deep.appending("x"), as: "w2")) }
      await expectInvalid("the root") { try await documents.save(.put(.root, as: "w3")) }
    },
    Rule("as many labels as allowed are taken, one more is refused") { site in
      let documents = try await site.open().documents
      let labels = Set((1...Limits.labels).map { DocumentLabel(rawValue: "l\($0)") })
      let head = try await documents.save(.put("a", as: "w1", labels: labels))
      #expect(head.labels == labels)
      await expectInvalid("one label too many") {
        try await documents.save(.put("a", as: "w2", labels: labels.union(["more"])))
      }
      try await expect(documents.load("a")?.head, is: head)
    },
    Rule("as many writes as a batch may hold are taken, one more is refused") { site in
      let documents = try await site.open().documents
      let writes = (0...Limits.batchItems).map { DocumentWrite.put(ItemPath("p/\($0)"), "x", as: "w") }
      await expectInvalid("one write too many") { try await documents.save(writes) }
      try await expect(documents.listed(DocumentQuery(under: .root)), is: [])
      try await expect(documents.save(Array(writes.dropLast())).count, is: Limits.batchItems)
    },
  ]

  static let hostile = [
    Rule("a path may hold any text") { site in
      let documents = try await site.open().documents
      let paths = HostileText.taken.flatMap {
        [ItemPath([ItemPath.Segment(rawValue: $0)]), ItemPath(["x", .init(rawValue: $0), "y"])]
      }
      #expect(Set(paths).count == 2 * HostileText.taken.count)
      try await documents.fill(paths)
      for path in paths {
        try await expect(documents.text(path), is: "text of \(path)")
        try await expect(documents.listed(DocumentQuery(under: path)), is: [path])
      }
      try await expect(documents.listed(DocumentQuery(under: .root, limit: 1000)), is: paths.sorted())
    },
    Rule("a label may hold any text") { site in
      let documents = try await site.open().documents
      for (number, text) in HostileText.taken.enumerated() {
        try await documents.save(.put(ItemPath("p/\(number)"), as: "w1", labels: [DocumentLabel(rawValue: text)]))
      }
      for (number, text) in HostileText.taken.enumerated() {
        let listed = try await documents.list(DocumentQuery(under: .root, labelled: DocumentLabel(rawValue: text)))
        #expect(listed.map(\.path) == [ItemPath("p/\(number)")], "the label \(text.debugDescription)")
        #expect(listed.first?.labels == [DocumentLabel(rawValue: text)])
      }
    },
    Rule("a write id may hold any text") { site in
      let documents = try await site.open().documents
      for text in HostileText.taken {
        let id = WriteID(rawValue: text)
        let head = try await documents.save(.put("a", text, as: id))
        #expect(head.write == id)
        try await expect(documents.save(.put("a", text, as: id, if: .absent)), is: head)
      }
    },
    Rule("two spellings of one letter are two documents, two labels and two writes") { site in
      let documents = try await site.open().documents
      let (composed, decomposed) = HostileText.twins
      for text in [composed, decomposed] {
        let (path, label) = (ItemPath([.init(rawValue: text)]), DocumentLabel(rawValue: text))
        try await documents.save(.put(path, "bytes \(text.utf8.count)", as: "w", if: .absent, labels: [label]))
      }
      try await expect(documents.text(ItemPath([.init(rawValue: composed)])), is: "bytes 2")
      try await expect(documents.text(ItemPath([.init(rawValue: decomposed)])), is: "bytes 3")
      let labelled = try await documents.listed(
        DocumentQuery(under: .root, labelled: DocumentLabel(rawValue: composed))
      )
      #expect(labelled == [ItemPath([.init(rawValue: composed)])])
      let first = try await documents.save(.put("a", "one", as: WriteID(rawValue: composed)))
      let second = try await documents.save(.put("a", "one", as: WriteID(rawValue: decomposed)))
      #expect(first.revision < second.revision)
    },
    Rule("a path, label or write id that no store takes is refused") { site in
      let documents = try await site.open().documents
      for text in HostileText.refused {
        await expectInvalid("the path \(text.debugDescription)") {
          try await documents.save(.put(ItemPath(["a", .init(rawValue: text)]), as: "w1"))
        }
        await expectInvalid("the label \(text.debugDescription)") {
          try await documents.save(.put("a", as: "w1", labels: ["l", DocumentLabel(rawValue: text)]))
        }
        await expectInvalid("the write id \(text.debugDescription)") {
          try await documents.save(.put("a", as: WriteID(rawValue: text)))
        }
      }
      try await expect(documents.list(DocumentQuery(under: .root)), is: [])
    },
    Rule("by a path or label that no store takes nothing is found") { site in
      let documents = try await site.open().documents
      try await documents.fill(["a", "a/b"], labels: ["l"])
      for text in ["a\0", "a\0b"] {
        let path = ItemPath([.init(rawValue: text)])
        try await expect(documents.load(path), is: nil)
        try await expect(documents.listed(DocumentQuery(under: path)), is: [])
      }
      try await expect(documents.listed(DocumentQuery(under: .root, labelled: "l\0")), is: [])
    },
    Rule("a stamp at either end of time is kept") { site in
      let documents = try await site.open().documents
      for (number, time) in [Int64.min, .max].enumerated() {
        let stamp = Stamp(time: Timestamp(rawValue: time), device: "d")
        try await documents.save(.put("a", as: WriteID(rawValue: "g\(number)"), stamp: stamp))
        try await expect(documents.load("a")?.head.stamp, is: stamp)
        try await documents.save(.put("b", as: WriteID(rawValue: "w\(number)")))
      }
      try await expect(documents.text("b"), is: "body")
    },
  ]
}
