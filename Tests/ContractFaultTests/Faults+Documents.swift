import Domain

// Faults in what a store makes of documents.

extension PlantedFault {
  static let documents: [PlantedFault] = [
    PlantedFault("leaves what was deleted in its files") { store in
      let (written, save, shown) = (Notebook<[[UInt8]]>(), store.documents.onSave, store.bytesOnDisk)
      store.documents.onSave = { port, writes throws(DocumentError) in
        written["all", default: []] += writes.compactMap(\.body)
        return try await save(port, writes)
      }
      store.bytesOnDisk = { try await shown() + (written["all"] ?? []) }
    }
    .breaks(
      "no earlier content of a deleted document is left in the files once the store is closed",
      "the content of a deleted document leaves the store's files by itself"
    ),
    PlantedFault("loses every seventh document") { store in
      let notes = store.notes
      store.documents.onSave = { port, writes throws(DocumentError) in
        let heads = try await port.save(writes)
        for write in writes where notes.count("writes").isMultiple(of: 7) { notes["lost \(write.path)"] = "" }
        return heads
      }
      store.documents.onLoad = { port, path throws(DocumentError) in
        notes["lost \(path)"] == nil ? try await port.load(path) : nil
      }
      store.changeLists { $0.filter { notes["lost \($0.path)"] == nil } }
    }
    .breaks("concurrent writers lose no write"),
    PlantedFault("answers a load with the parent's document where there is none") { store in
      store.documents.onLoad = { port, path throws(DocumentError) in
        if let document = try await port.load(path) { return document }
        return try await port.load(ItemPath(path.segments.dropLast()))
      }
    }
    .breaks("a path that nobody has written to holds nothing"),
    PlantedFault("loads several documents in the order of their paths") { store in
      store.documents.onLoadFirst = { port, paths throws(DocumentError) in
        try await port.loadFirst(of: paths.sorted())
      }
    }
    .breaks("several documents are loaded as each of them is, in the order asked for"),
    PlantedFault("loads all documents that it is asked for at once") { store in
      store.documents.onLoadFirst = { port, paths throws(DocumentError) in
        var documents: [Document?] = []
        for path in paths { documents.append(try await port.load(path)) }
        return documents
      }
    }
    .breaks("of many documents the first are loaded, as many as one call may hold"),
    PlantedFault("gives back what it read the first time") { store in
      let seen = Notebook<Document>()
      store.documents.onLoad = { port, path throws(DocumentError) in
        if let known = seen[path.text] { return known }
        let document = try await port.load(path)
        seen[path.text] = document
        return document
      }
    }
    .breaks(
      "two openings see each other's documents at once",
      "a followed document is given as it is, and again after each change"
    ),
    PlantedFault("says that every document is at its first revision") { store in
      store.changeHeads { $0.with(\.revision, Revision(rawValue: 1)) }
    }
    .breaks("each save of a document raises its revision"),
    PlantedFault("starts revisions anew after a deletion") { store in
      let notes = store.notes
      store.changeHeads { head in
        let start = notes["start \(head.path)"].flatMap { Int64($0) } ?? 0
        if head.isDeleted { notes["start \(head.path)"] = "\(head.revision.rawValue)" }
        return head.revision.rawValue > start
          ? head.with(\.revision, Revision(rawValue: head.revision.rawValue - start)) : head
      }
    }
    .breaks("revisions grow across delete and create"),
    PlantedFault("adds to a body rather than replacing it") { store in
      store.documents.onSave = { port, writes throws(DocumentError) in
        guard writes.count == 1, let write = writes.first, let body = write.body,
          let old = try await port.load(write.path), old.head.write != write.id, old.body.count > body.count
        else { return try await port.save(writes) }
        return try await port.save([write.with(\.body, body + old.body.dropFirst(body.count))])
      }
    }
    .breaks("a save replaces the body and the labels whole"),
    PlantedFault("drops labels") { store in
      store.changeWrites { $0.with(\.labels, []) }
    }
    .breaks(
      "a document that was saved is loaded as it was saved",
      "a write id that comes back with other labels is refused"
    ),
    PlantedFault("never takes a label away") { store in
      store.documents.onSave = { port, writes throws(DocumentError) in
        var changed: [DocumentWrite] = []
        for write in writes {
          let old = try await port.load(write.path)?.head
          changed.append(
            write.with(\.labels, old?.write == write.id ? write.labels : write.labels.union(old?.labels ?? []))
          )
        }
        return try await port.save(changed)
      }
    }
    .breaks(
      "a label that was taken away finds the document no more",
      "a save replaces the body and the labels whole"
    ),
    PlantedFault("leaves labels on what is deleted") { store in
      store.changeHeads { $0.isDeleted ? $0.with(\.labels, ["l"]) : $0 }
    }
    .breaks("a deleted document is loaded with its head and without body and labels"),
    PlantedFault("forgets what is deleted") { store in
      store.documents.onLoad = { port, path throws(DocumentError) in
        guard let document = try await port.load(path), !document.head.isDeleted else { return nil }
        return document
      }
    }
    .breaks("a document can be deleted that never was"),
    PlantedFault("refuses to delete what is not there") { store in
      store.documents.onSave = { port, writes throws(DocumentError) in
        for write in writes where write.body == nil {
          if try await port.load(write.path) == nil { throw .conflict(write.path, current: nil) }
        }
        return try await port.save(writes)
      }
    }
    .breaks("a document can be deleted that never was"),
    PlantedFault("deletes what is saved empty") { store in
      store.changeWrites { $0.with(\.body, $0.body == [] ? nil : $0.body) }
    }
    .breaks("an empty body is not a deletion"),
    PlantedFault("deletes what lies below, too") { store in
      store.documents.onSave = { port, writes throws(DocumentError) in
        let heads = try await port.save(writes)
        for write in writes where write.body == nil {
          let below = try await port.list(DocumentQuery(under: write.path))
          _ = try await port.save(below.map { DocumentWrite($0.path, id: write.id, expected: .any, body: nil) })
        }
        return heads
      }
    }
    .breaks("saving one document leaves the others alone"),
    PlantedFault("answers a batch in the order of its paths") { store in
      store.documents.onSave = { port, writes throws(DocumentError) in
        try await port.save(writes).sorted { $0.path < $1.path }
      }
    }
    .breaks("a batch does each of its writes, and answers with heads in their order"),
    PlantedFault("does only the last of the writes to one path") { store in
      store.documents.onSave = { port, writes throws(DocumentError) in
        var last: [ItemPath: DocumentWrite] = [:]
        for write in writes { last[write.path] = write }
        return try await port.save(writes.compactMap { last[$0.path]?.id == $0.id ? $0 : nil })
      }
    }
    .breaks("a batch may write one path twice, one write after the other"),
    PlantedFault("refuses a batch of nothing") { store in
      store.refuseBatches("nothing to do") { $0 == 0 }
    }
    .breaks(
      "a batch of nothing does nothing",
      "an append of nothing does nothing",
      "a batch of no submission does nothing"
    ),
    PlantedFault("wants to be told the revision of what is overwritten") { store in
      store.changeWrites { $0.expected == .any ? $0.with(\.expected, .absent) : $0 }
    }
    .breaks("expecting nothing in particular always saves"),
    PlantedFault("takes absent for never written") { store in
      store.documents.onSave = { port, writes throws(DocumentError) in
        for write in writes where write.expected == .absent {
          if let head = try await port.load(write.path)?.head, head.isDeleted {
            throw .conflict(write.path, current: head)
          }
        }
        return try await port.save(writes)
      }
    }
    .breaks("expecting absence is met where there is no document or a deleted one"),
    PlantedFault("deletes whatever is expected") { store in
      store.changeWrites { $0.body == nil ? $0.with(\.expected, .any) : $0 }
    }
    .breaks("a deletion is bound by what it expects"),
    PlantedFault("takes any revision of a deleted document for the expected one") { store in
      store.documents.onSave = { port, writes throws(DocumentError) in
        var changed: [DocumentWrite] = []
        for write in writes {
          let isDeleted = try await port.load(write.path)?.head.isDeleted == true
          changed.append(isDeleted && write.expected != .absent ? write.with(\.expected, .any) : write)
        }
        return try await port.save(changed)
      }
    }
    .breaks("a deleted document is met by its revision"),
    PlantedFault("does not tell what a conflict was with") { store in
      store.documents.onSave = { port, writes throws(DocumentError) in
        do throws(DocumentError) { return try await port.save(writes) } catch .conflict(let path, _) {
          throw .conflict(path, current: nil)
        }
      }
    }
    .breaks("expecting a revision is met by that revision only"),
    PlantedFault("makes what is not there when it is expected at a revision") { store in
      store.documents.onSave = { port, writes throws(DocumentError) in
        do throws(DocumentError) { return try await port.save(writes) } catch .conflict(_, current: nil) {
          return try await port.save(writes.map { $0.with(\.expected, .any) })
        }
      }
    }
    .breaks("a conflict over a path that nobody has written to tells that there is nothing"),
    PlantedFault("answers a repeated deletion as if it were new") { store in
      let notes = store.notes
      store.changeWrites { write in
        write.body == nil ? write.with(\.id, .init(rawValue: "\(write.id) \(notes.count("deletions"))")) : write
      }
    }
    .breaks("a repeated deletion is answered with the same head"),
    PlantedFault("repeats a write whose time has passed") { store in
      store.documents.onSave = { port, writes throws(DocumentError) in
        do throws(DocumentError) { return try await port.save(writes) } catch .conflict(let path, let current) {
          if writes.count == 1, writes.first?.expected == .absent, let current, !current.isDeleted {
            return try await port.save(writes.map { $0.with(\.expected, .revision(current.revision)) })
          }
          throw .conflict(path, current: current)
        }
      }
    }
    .breaks(
      "a repeat that arrives after a later write is judged by what it expects",
      "of writers that expect absence exactly one wins"
    ),
    PlantedFault("takes as many labels as it is given, and keeps what it may") { store in
      store.changeWrites { write in
        write.labels.count > Limits.labels
          ? write.with(\.labels, Set(write.labels.sorted().prefix(Limits.labels))) : write
      }
    }
    .breaks("as many labels as allowed are taken, one more is refused"),
    PlantedFault("keeps half of the labels") { store in
      store.changeWrites { write in
        guard (17...32).contains(write.labels.count) else { return write }
        return write.with(\.labels, Set(write.labels.sorted().prefix(16)))
      }
    }
    .breaks("as many labels as allowed are taken, one more is refused"),
    PlantedFault("takes paths of half the depth only") { store in
      store.documents.onSave = { port, writes throws(DocumentError) in
        for write in writes where write.path.segments.count > 8 { throw .invalid("too deep") }
        return try await port.save(writes)
      }
    }
    .breaks("a path of the most segments is taken, one more is refused"),
    PlantedFault("gives up its clock to a given stamp") { store in
      let notes = store.notes
      store.changeHeads { head in
        if head.stamp.device == "slow" { notes["slow"] = "\(head.stamp.time.rawValue)" }
        guard let slow = notes["slow"].flatMap({ Int64($0) }), head.stamp.device != "slow" else { return head }
        return head.with(\.stamp, Stamp(time: Timestamp(rawValue: slow + 1), device: head.stamp.device))
      }
    }
    .breaks("a given stamp from a slow clock does not put the store's clock back"),
  ]
}
