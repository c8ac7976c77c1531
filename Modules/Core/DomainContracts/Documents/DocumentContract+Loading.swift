import Domain
import Testing

extension DocumentContract {
  static let loading = [
    Rule("several documents are loaded as each of them is, in the order asked for") { site in
      let documents = try await site.open().documents
      try await documents.fill(["a/b", "a", "c"], labels: ["l"])
      try await documents.save(.delete("c", as: "w"))
      let paths: [ItemPath] = ["c", "a/b", "nothing", "a", "a/b"]
      let found = try await documents.loadFirst(of: paths)
      #expect(found.map { $0?.head.path } == ["c", "a/b", nil, "a", "a/b"])
      for (path, document) in zip(paths, found) { try await expect(documents.load(path), is: document) }
      try await expect(documents.loadFirst(of: []), is: [])
    },
    Rule("of many documents the first are loaded, as many as one call may hold") { site in
      let documents = try await site.open().documents
      let paths: [ItemPath] = ["largest", "half", "other half", "little"]
      for (path, size) in zip(paths, [Limits.documentBytes, Limits.documentBytes / 2, Limits.documentBytes / 2, 1]) {
        try await documents.save(
          DocumentWrite(path, id: "w", expected: .any, body: [UInt8](repeating: 65, count: size))
        )
      }
      var rest = paths[...]
      while !rest.isEmpty {
        let found = try await documents.loadFirst(of: Array(rest))
        try #require(!found.isEmpty)
        #expect(found.map { $0?.head.path } == Array(rest.prefix(found.count)))
        #expect(found.reduce(0) { $0 + ($1?.body.count ?? 0) } <= Limits.documentBytes)
        rest = rest.dropFirst(found.count)
      }
      let many = (0...Limits.batchItems).map { ItemPath("none/\($0)") }
      let count = try await documents.loadFirst(of: many).count
      #expect((1...Limits.batchItems).contains(count))
    },
  ]
}
