import Domain
import Testing

extension DocumentContract {
  static let concurrency = [
    Rule("of writers that expect the same revision exactly one wins") { site in
      let documents = try await site.open().documents
      var revision = try await documents.save(.put("a", "start", as: "w0")).revision
      for round in 1...5 {
        let winners = try await race(on: [documents], round, expecting: .revision(revision))
        #expect(winners.count == 1, "round \(round)")
        try await expect(documents.text("a"), is: winners.first)
        revision = try #require(try await documents.load("a")).head.revision
      }
    },
    Rule("of writers that expect absence exactly one wins") { site in
      let documents = try await site.open().documents
      let winners = try await race(on: [documents], 1, expecting: .absent)
      #expect(winners.count == 1)
      try await expect(documents.text("a"), is: winners.first)
    },
    Rule("concurrent writers lose no write") { site in
      let documents = try await site.open().documents
      _ = try await atOnce(100) { number in
        try await documents.save(.put(ItemPath("p/\(100 + number)"), "\(number)", as: "w"))
      }
      let heads = try await documents.list(DocumentQuery(under: "p"))
      #expect(heads.count == 100)
      #expect(Set(heads.map(\.stamp)).count == 100)
      for number in 0..<100 { try await expect(documents.text(ItemPath("p/\(100 + number)")), is: "\(number)") }
    },
    Rule("a write repeated by many at once is done once") { site in
      let documents = try await site.open().documents
      let heads = try await atOnce(20) { _ in try await documents.save(.put("a", "one", as: "w", if: .absent)) }
      #expect(Set(heads).count == 1)
      try await expect(documents.load("a")?.head, is: heads.first)
    },
    Rule("a list never shows half of a batch") { site in
      let documents = try await site.open().documents
      try await writing(20) { number in
        let id = WriteID(rawValue: "w\(number)")
        _ = try await documents.save([.put("a", "\(number)", as: id), .put("b", "\(number)", as: id)])
      } whileReading: {
        let heads = try await documents.list(DocumentQuery(under: .root))
        #expect(Set(heads.map(\.write)).count <= 1)
        #expect(heads.count != 1)
      }
    },
  ]

  static let sharing = [
    Rule("two openings see each other's documents at once", needs: .shared) { site in
      let (first, second) = (try await site.open().documents, try await site.open().documents)
      var revision = Revision.zero
      for number in 1...10 {
        let (writer, reader) = number.isMultiple(of: 2) ? (first, second) : (second, first)
        let id = WriteID(rawValue: "w\(number)")
        let head = try await writer.save(.put("a", "\(number)", as: id, if: .revision(revision)))
        try await expect(reader.load("a"), is: Document(head: head, body: Array("\(number)".utf8)))
        try await expect(reader.list(DocumentQuery(under: .root)), is: [head])
        revision = head.revision
      }
    },
    Rule("of writers on two openings exactly one wins", needs: .shared) { site in
      let openings = [try await site.open().documents, try await site.open().documents]
      var expected = Expectation.absent
      for round in 1...3 {
        let winners = try await race(on: openings, round, expecting: expected)
        #expect(winners.count == 1, "round \(round)")
        for documents in openings { try await expect(documents.text("a"), is: winners.first) }
        expected = .revision(try #require(try await openings[0].load("a")).head.revision)
      }
    },
    Rule("stamps of two openings are all different and grow from one write to the next", needs: .shared) { site in
      let openings = [try await site.open().documents, try await site.open().documents]
      var stamps: [Stamp] = []
      for number in 0..<10 {
        let head = try await openings[number % 2].save(.put("a", as: WriteID(rawValue: "w\(number)")))
        stamps.append(head.stamp)
      }
      #expect(zip(stamps, stamps.dropFirst()).allSatisfy { $0 < $1 })
    },
  ]

  /// Lets twenty writers compete for one revision, and returns the texts of those that succeeded.
  private static func race(
    on openings: [any DocumentRepository],
    _ round: Int,
    expecting expected: Expectation
  ) async throws -> [String] {
    try await atOnce(20) { number in
      let text = "round \(round) by \(number)"
      return try await openings[number % openings.count].wins(with: text, expecting: expected) ? text : nil
    }
    .compactMap(\.self)
  }
}

extension DocumentRepository {
  /// Returns whether a write of `text` to `a` succeeds; false for a conflict.
  ///
  /// A separate method, because Swift 6.3.1 crashes in release builds on a typed `catch` inside the racing closure.
  fileprivate func wins(with text: String, expecting expected: Expectation) async throws(DocumentError) -> Bool {
    do {
      try await save(.put("a", text, as: WriteID(rawValue: text), if: expected))
      return true
    } catch .conflict {
      return false
    }
  }
}
