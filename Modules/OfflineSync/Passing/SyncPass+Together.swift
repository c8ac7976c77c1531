import Domain

// Documents are small and many, and asking, noting and writing cost the same for one as for many.

extension SyncPass {
  private static let documentsAtOnce = 100

  /// Settles items in their order; documents that follow one another are settled together.
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

  /// Settles as many of these documents as both stores answer in one go.
  ///
  /// What takes more than giving or taking is left to ``settle(_:changedThere:)`` for one item, and so is what cannot be
  /// given or taken together with others.
  ///
  /// - Returns: How many.
  private mutating func settleFirst(of items: [SyncItem], changedThere: (SyncItem) -> Bool) async throws -> Int {
    let here = try await local.documents.loadFirst(of: items.map(\.path))
    var (open, agreed) = ([Int](), [DocumentContent?]())
    for place in here.indices {
      let item = items[place]
      agreed.append(try await notebook.agreed(item.path))
      // What was read before this question is no later than what it is about.
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

  /// Gives documents to the remote store in one write, or in two where that is not taken, and so on.
  ///
  /// - Returns: Those that it does not take like that.
  private func giveTogether(_ all: [Sides]) async throws -> [Sides] {
    if all.count < 2 { return all }
    do {
      try await offer(all.map { $0.delivering(orAs: notebook.newID()) })
    } catch {
      // About one of them, that is; nothing of the others was done then.
      _ = try await verdict(on: error)
      let half = all.count / 2
      return try await giveTogether(Array(all.prefix(half))) + giveTogether(Array(all.dropFirst(half)))
    }
    try await notebook.agree(on: all.map(\.mine))
    return []
  }
}
