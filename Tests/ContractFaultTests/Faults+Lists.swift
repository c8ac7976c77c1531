import Domain

// Faults in how a store lists documents.

extension PlantedFault {
  static let lists: [PlantedFault] = [
    PlantedFault("lists what begins alike") { store in
      store.documents.onList = { port, query throws(DocumentError) in
        let all = try await port.list(query.with(\.prefix, .root).with(\.limit, 1000))
        return Array(all.filter { $0.path.text.hasPrefix(query.prefix.text) }.prefix(max(0, query.limit)))
      }
    }
    .breaks("a list holds what is at and under its prefix, by whole segments"),
    PlantedFault("lists only what lies below the prefix, not what is at it") { store in
      store.documents.onList = { port, query throws(DocumentError) in
        try await port.list(query).filter { $0.path != query.prefix }
      }
    }
    .breaks("a list holds what is at and under its prefix, by whole segments"),
    PlantedFault("lists nothing at the root") { store in
      store.documents.onList = { port, query throws(DocumentError) in
        query.prefix == .root && query.label == nil ? [] : try await port.list(query)
      }
    }
    .breaks("the root lists everything"),
    PlantedFault("lists the documents of users under their own prefix only") { store in
      store.changeLists { $0.filter { !$0.path.isUnder("users") } }
    }
    .breaks("the root lists everything"),
    PlantedFault("lists in the order of writing") { store in
      store.changeLists { $0.sorted { $0.stamp < $1.stamp } }
    }
    .breaks("a list holds at most as many documents as asked for, the first ones"),
    PlantedFault("lists in the order of the alphabet") { store in
      store.changeLists { heads in
        heads.sorted { ($0.path.text.lowercased(), $0.path) < ($1.path.text.lowercased(), $1.path) }
      }
    }
    .breaks("a list is in the order of the paths' bytes"),
    PlantedFault("lists the size that a document had first") { store in
      store.changeLists { heads in heads.map { $0.revision > Revision(rawValue: 1) ? $0.with(\.size, 3) : $0 } }
    }
    .breaks("a list holds the heads that are loaded"),
    PlantedFault("finds labels that begin alike") { store in
      store.documents.onList = { port, query throws(DocumentError) in
        guard let label = query.label else { return try await port.list(query) }
        let all = try await port.list(query.with(\.label, nil).with(\.limit, 1000))
        let found = all.filter { $0.labels.contains { $0.rawValue.hasPrefix(label.rawValue) } }
        return Array(found.prefix(max(0, query.limit)))
      }
    }
    .breaks("a label finds exactly the documents that bear it"),
    PlantedFault("looks for a label everywhere") { store in
      store.changeQueries { $0.label == nil ? $0 : $0.with(\.prefix, .root) }
    }
    .breaks("a label is looked for under the prefix only"),
    PlantedFault("lists what is deleted") { store in
      let notes = store.notes
      store.documents.onList = { port, query throws(DocumentError) in
        var heads = try await port.list(query)
        for text in notes["deleted"]?.split(separator: "\n") ?? [] {
          if let head = try await port.load(ItemPath(text))?.head, head.isDeleted { heads.append(head) }
        }
        return heads.sorted { $0.path < $1.path }
      }
      store.changeWrites { write in
        if write.body == nil { notes["deleted"] = "\(notes["deleted"] ?? "")\n\(write.path)" }
        return write
      }
    }
    .breaks(
      "a deleted document is not listed until it is written again",
      "a followed list is given as it is, and again after each change in it"
    ),
    PlantedFault("does not list what was deleted once") { store in
      let notes = store.notes
      store.changeWrites { write in
        if write.body == nil { notes["deleted \(write.path)"] = "" }
        return write
      }
      store.changeLists { $0.filter { notes["deleted \($0.path)"] == nil } }
    }
    .breaks("a deleted document is not listed until it is written again"),
    PlantedFault("goes on at the path that it is given") { store in
      store.documents.onList = { port, query throws(DocumentError) in
        guard let after = query.after, query.limit > 0, let head = try await port.load(after)?.head else {
          return try await port.list(query)
        }
        return Array(([head] + (try await port.list(query))).prefix(max(0, query.limit)))
      }
    }
    .breaks("a full page holds as many documents as a page may", "pages of a list join without gap or repeat"),
    PlantedFault("goes on only after a path that is there") { store in
      store.documents.onList = { port, query throws(DocumentError) in
        if let after = query.after, try await port.load(after) == nil { return [] }
        return try await port.list(query)
      }
    }
    .breaks("a list goes on after the path it is given, which need not exist"),
  ]
}
