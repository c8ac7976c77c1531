import Domain

// Documents are small and many. Reading, recording and writing many costs the same as one.

extension SyncPass {
  private static let documentsAtOnce = 100

  /// Settles items in order.
  ///
  /// Consecutive documents are settled together.
  mutating func settle(_ items: [SyncItem], changedThere: (SyncItem) -> Bool) async throws {
    var rest = items[...]
    while let item = rest.first {
      let documents = rest.prefix(Self.documentsAtOnce).prefix { $0.kind == .document }
      if documents.count > 1 {
        rest = rest.dropFirst(try await settleFirst(of: Array(documents), changedThere: changedThere))
      } else {
        try await settle(item, changedThere: changedThere(item))
        rest = rest.dropFirst()
      }
    }
  }

  /// Settles as many of these documents as both stores return in one call.
  ///
  /// Documents that need a merge, or cannot be written together with others, are left to ``settle(_:changedThere:)``
  /// for one item.
  ///
  /// - Returns: The number of settled documents.
  private mutating func settleFirst(of items: [SyncItem], changedThere: (SyncItem) -> Bool) async throws -> Int {
    let here = try await local.documents.loadFirst(of: items.map(\.path))
    var (open, agreed) = ([Int](), [DocumentContent?]())
    for place in here.indices {
      let item = items[place]
      agreed.append(try await notebook.agreed(item.path))
      // Withholding is checked after the read, so the read is not too new.
      if try await withholds(item.path) {
        withhold(item)
      } else if changedThere(item) || here[place]?.content != agreed[place] {
        open.append(place)
      }
    }
    if open.isEmpty { return here.count }
    let there = try await remote.documents.loadFirst(of: open.map { items[$0].path })
    var all: [Sides] = []
    for (place, there) in zip(open, there) {
      let path = items[place].path
      let offers = try await notebook.offers(at: path)
      all.append(Sides(path, here: here[place], there: there, agreed: agreed[place], offers: offers))
    }
    try await settle(all)
    return there.count < open.count ? open[there.count] : here.count
  }

  private mutating func settle(_ all: [Sides]) async throws {
    var (agreeing, giving, taking, others) = ([Sides](), [Sides](), [Sides](), [Sides]())
    for sides in all {
      switch sides.step {
      case .done where sides.agreed == sides.here?.content: break
      case .done where sides.isAnswered: agreeing.append(sides)
      case .give: giving.append(sides)
      case .take: taking.append(sides)
      case .done, .merge: others.append(sides)
      }
    }
    try await notebook.agree(on: agreeing.map(\.mine))
    others += try await giveTogether(giving)
    if try await !take(taking) { others += taking }
    for sides in others { try await settle(SyncItem(.document, sides.path), changedThere: true) }
  }

  /// Sends documents in one write; if rejected in two halves, and so on.
  ///
  /// - Returns: The documents that the remote store rejects.
  private func giveTogether(_ all: [Sides]) async throws -> [Sides] {
    if all.count < 2 { return all }
    do {
      try await offer(all.map { $0.delivering(orAs: notebook.newID()) })
    } catch {
      // The error is about one of them, and nothing of the others was written.
      _ = try await verdict(on: error)
      let half = all.count / 2
      return try await giveTogether(Array(all.prefix(half))) + giveTogether(Array(all.dropFirst(half)))
    }
    try await notebook.agree(on: all.map(\.mine))
    return []
  }
}
