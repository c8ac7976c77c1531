import CanonicalJSON
import Domain
import OfflineSync
import StoreCopying
package import StoreEngine

extension Container {
  /// Repairs the chosen store from another one, which may be a copy, a backup, or the other side of a sync.
  ///
  /// The damaged store is only read. A new one is written beside it, compared with what both stores have, and then takes
  /// its place. A killed repair leaves the store as it was, or repaired, or refused until the next repair, which starts
  /// again.
  ///
  /// - Returns: The result, whose `dropped` names what neither store has.
  /// - Throws: ``StoreCopying/StoreMending/Failure``, ``Domain/StoreFailure``, or ``Domain/StoreAddressError`` for a store
  ///   that cannot be repaired.
  package static func repair(
    _ choice: StoreChoice,
    from other: StoreChoice,
    in registry: StoreRegistry = .standard
  ) async throws -> StoreRepair {
    try await withSource(other, in: registry) { source, kept in
      let (damaged, newURL) = try await registry.salvage(choice.url, source.clock)
      defer { damaged.release() }
      let salvage = damaged.salvage
      guard salvage.isDamaged else { return StoreRepair(keptAs: nil, records: salvage.recordCount, dropped: []) }
      let mended = try await StoreRegistry.standard.open("memory:", source.clock)
      var mending = try await source.mending(of: salvage, keptAs: kept)
      let lost = try await mending.run(into: mended)
      let content = try await StoreDigest(of: mended)
      try await with(StoreChoice(url: newURL), in: registry) {
        try await StoreMending.copy(mended, to: $0.storage)
        guard let former = salvage.identity else { return }
        try await $0.storage.note(formerStores: [former], as: $0.clock.newWrite())
      }
      // Opened again, so that what is compared is what lies on the disk.
      let differences = try await with(StoreChoice(url: newURL), in: registry) {
        try await content.differences(from: StoreDigest(of: $0.storage))
      }
      guard differences.isEmpty else { throw StoreMending.Failure.differs(Array(differences.prefix(5))) }
      let records = content.documents + content.events + content.submissions
      return StoreRepair(keptAs: try damaged.replace(), records: records, dropped: lost)
    }
  }

  /// Opens the store that a repair fetches from.
  ///
  /// One that was kept as damaged is read as far as it can be read, and passed on with what was read of it.
  private static func withSource<Result>(
    _ choice: StoreChoice,
    in registry: StoreRegistry,
    _ body: (Container, StoreSalvage?) async throws -> Result
  ) async throws -> Result {
    guard choice.url.contains(/^sqlite:.*\.damaged-[0-9]+$/) else {
      return try await with(choice, in: registry) { try await body($0, nil) }
    }
    return try await with(StoreChoice(url: "memory:"), in: .standard) { source in
      let (damaged, _) = try await registry.salvage(choice.url, source.clock)
      defer { damaged.release() }
      guard damaged.salvage.recordCount > 0 else { throw StoreFailure.damaged("nothing of \(choice.url) can be read") }
      let nothing = try await StoreRegistry.standard.open("memory:", source.clock)
      var reading = StoreMending(damaged.salvage, from: nothing)
      _ = try await reading.run(into: source.storage)
      return try await body(source, damaged.salvage)
    }
  }

  /// Returns the mending of a damaged store from this one, in the terms of the damaged one.
  ///
  /// The two are sides of a sync if one is a server, or only one is linked to this account. Then each has accounts of its
  /// own, and may know the user by another id. Where both know the local id of a link, one is a copy or a backup of the
  /// other from before the link, or the damaged one has lost the link.
  private func mending(of salvage: StoreSalvage, keptAs kept: StoreSalvage?) async throws -> StoreMending {
    if let kept, kept.identity == salvage.identity { return StoreMending(salvage, from: storage, keptAs: kept) }
    let mine = salvage.documents[DocumentKey.accountLink.path]
      .flatMap { try? CanonicalJSON.decode(AccountLink.self, from: $0.body) }
    let isServer = try await storage.account() != nil
    let theirs = isServer ? nil : try await accountLink()
    guard isServer || mine != theirs else { return StoreMending(salvage, from: storage, keptAs: kept) }
    let links = [theirs, mine].compactMap(\.self)
    for link in links where !isServer && link.exchangesIDs {
      let owner = ItemPath.Segment(link.owner)
      guard salvage.documents.keys.contains(where: { $0.segments.contains(owner) }) else { continue }
      if try await storage.documents.load(.account(of: link.owner)) != nil {
        return StoreMending(salvage, from: storage, keptAs: kept)
      }
    }
    let linked = links.reduce(storage) { storage, link in storage.linked { link } }
    return StoreMending(salvage, from: linked, leavingOut: ["server"], keptAs: kept)
  }
}
