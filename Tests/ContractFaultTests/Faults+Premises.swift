import Domain
import DomainContracts

extension PlantedFault {
  static let premises: [PlantedFault] = [
    PlantedFault("ignores what a save depends on") { store in
      store.documents.onSaveGiven = { port, writes, _ throws(DocumentError) in try await port.save(writes) }
    }
    .breaks(
      "a save is made only while the documents that it depends on are as they were",
      "a save that depends on an empty place is made only where nothing was ever written",
      "of writers that each depend on an empty place exactly one wins"
    ),
    PlantedFault("checks what a save depends on before it saves") { store in
      let sound = store.storage
      store.documents.onSaveGiven = { port, writes, premises throws(DocumentError) in
        guard await sound.holds(premises) else { throw .store(.outdated) }
        return try await port.save(writes)
      }
    }
    .breaks(
      "no save comes after the end of what it depends on",
      "of writers that each depend on an empty place exactly one wins"
    ),
    PlantedFault("takes a deleted document for one that never was when a write depends on it") { store in
      let sound = store.storage
      store.documents.onSaveGiven = { port, writes, premises throws(DocumentError) in
        var changed: [Premise] = []
        for premise in premises {
          if case .document(let path, at: .zero) = premise, let head = try await sound.documents.load(path)?.head,
            head.isDeleted
          {
            changed.append(.document(path, at: head.revision))
          } else {
            changed.append(premise)
          }
        }
        return try await port.save(writes, given: changed)
      }
    }
    .breaks("a save is made only while the documents that it depends on are as they were"),
    PlantedFault("takes a place for empty that holds no document") { store in
      let sound = store.storage
      store.documents.onSaveGiven = { port, writes, premises throws(DocumentError) in
        var changed: [Premise] = []
        for premise in premises {
          if case .nothing(let place) = premise, try await sound.documents.all(under: place).isEmpty { continue }
          changed.append(premise)
        }
        return try await port.save(writes, given: changed)
      }
    }
    .breaks("a save that depends on an empty place is made only where nothing was ever written"),
    PlantedFault("ignores what an append depends on") { store in
      store.sessions.onAppendGiven = { port, asked, _ throws(JournalError) in try await port.append(asked) }
    }
    .breaks("an append is made only while what it depends on holds"),
    PlantedFault("checks what an append depends on before it appends") { store in
      let sound = store.storage
      store.sessions.onAppendGiven = { port, asked, premises throws(JournalError) in
        guard await sound.holds(premises) else { throw .store(.outdated) }
        return try await port.append(asked)
      }
    }
    .breaks("no append comes after the end of what it depends on"),
    PlantedFault("ignores what a closing depends on") { store in
      store.sessions.onCloseGiven = { port, path, _ throws(JournalError) in try await port.session(at: path).close() }
    }
    .breaks("a journal is closed only while what the closing depends on holds"),
    PlantedFault("ignores what a definition depends on") { store in
      store.leaderboards.onDefineGiven = { port, definition, path, _ throws(LeaderboardError) in
        try await port.define(definition, at: path)
      }
    }
    .breaks("a board is defined only while what the definition depends on holds"),
    PlantedFault("ignores what submissions depend on") { store in
      store.leaderboards.onSubmitGiven = { port, submissions, arrival, _ throws(LeaderboardError) in
        try await port.submit(submissions, as: arrival)
      }
    }
    .breaks("submissions are accepted only while what they depend on holds"),
  ]
}

extension Storage {
  /// Returns whether premises hold now, and gives other writers time to break them.
  fileprivate func holds(_ premises: [Premise]) async -> Bool {
    for premise in premises {
      switch premise {
      case .document(let path, let revision):
        let found = try? await documents.load(path)
        if (found?.head.revision ?? .zero) != revision { return false }
      case .nothing(let path):
        let page = try? await changes.changes(under: path, after: nil, limit: 1)
        if page?.changes.isEmpty != true { return false }
      }
    }
    for _ in 1...200 { await Task.yield() }
    return true
  }
}
