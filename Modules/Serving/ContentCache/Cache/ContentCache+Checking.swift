extension ContentCache {
  /// Asks the source for a path; returns the last good copy if that fails.
  func checked(_ path: ContentPath, believingManifest: Bool) async throws(ContentFailure) -> Content {
    do {
      return try await check(path, believingManifest: believingManifest)
    } catch {
      let local = local(path)
      note(error, path, local)
      if let copy = local.copy {
        return content(path, copy, .stale(error))
      }
      if error.isOffline, local.entry?.isMissing == true { throw .missing }
      throw error
    }
  }

  private func check(_ path: ContentPath, believingManifest: Bool) async throws(ContentFailure) -> Content {
    let problem = await refreshMetadata()
    let local = local(path)
    if let copy = local.copy, problem == nil, listing(path)?.hash == copy.hash {
      return content(path, settled(copy, path, asked: false), .unchanged)
    }
    let isListed = listing(path) != nil
    let isBelieved = believingManifest || local.entry?.isMissing == true
    if isBelieved, !isListed, local.copy == nil, manifest() != nil { throw .missing }
    if let problem, problem.isOffline { throw problem }
    if !isListed { try mayTakeUnlisted(local, problem) }
    switch try await fetch(path, local) {
    case .unchanged:
      guard let copy = local.copy else { throw .refused(status: 304) }
      return content(path, settled(copy, path, asked: true), .unchanged)
    case .bytes(let bytes, let tag): return try keep(bytes, tag, at: path)
    }
  }

  private func fetch(_ path: ContentPath, _ local: Local) async throws(ContentFailure) -> ContentAnswer {
    do { return try await source.fetch(path, unless: knownTag(path, local)) } catch {
      if error == .missing, local.copy == nil, listing(path) == nil { noteMissing(path) }
      throw error
    }
  }

  /// Rejects unlisted bytes where they may not be stored.
  ///
  /// They may not replace a verified copy. Nor may they come from a site that answers its own list with nonsense,
  /// because then another server answers in its place (a hotel's sign-in page).
  private func mayTakeUnlisted(_ local: Local, _ problem: ContentFailure?) throws(ContentFailure) {
    if local.copy?.isVerified == true { throw problem ?? .unlisted }
    if let problem, problem != .missing || manifest() != nil { throw problem }
  }

  /// Returns the tag for a conditional request; none if the manifest says that the copy is old.
  private func knownTag(_ path: ContentPath, _ local: Local) -> ContentTag? {
    guard let copy = local.copy, let entry = copy.entry else { return nil }
    if let listing = listing(path), listing.hash != copy.hash { return nil }
    return entry.tag
  }

  private func keep(_ bytes: [UInt8], _ tag: ContentTag?, at path: ContentPath) throws(ContentFailure) -> Content {
    // Both may have become newer during the download.
    let (before, listing, hash) = (local(path), listing(path), SHA256Text.of(bytes))
    if let listing, listing.hash != hash { throw .wrongHash }
    if listing == nil, before.copy?.isVerified == true { throw .unlisted }
    if let reason = objection(path, bytes) { throw .unusable(reason) }
    let entry = ContentEntry(
      path: path.text,
      hash: hash,
      size: bytes.count,
      fetchedAt: now(),
      validatedAt: now(),
      listedAt: listing == nil ? nil : manifest()?.generatedAt,
      tag: tag
    )
    store(bytes, entry, path)
    let copy = Copy(bytes: bytes, hash: hash, origin: .downloaded, isVerified: listing != nil, entry: entry)
    if before.copy?.hash == hash { return content(path, copy, .unchanged) }
    changed.announce(path)
    return content(path, copy, .fresh)
  }

  /// Stores bytes.
  ///
  /// A disk that cannot be written does not keep readers from the download.
  private func store(_ bytes: [UInt8], _ entry: ContentEntry, _ path: ContentPath) {
    problems[path] = nil
    do {
      try folder.changing { () throws(ContentFailure) in
        // Another process may have stored a newer copy meanwhile.
        if let there = folder.readableEntry(path), let time = there.listedAt, time > entry.listedAt ?? .min,
          folder.isGood(there, at: path)
        {
          return
        }
        try folder.store(bytes, entry, at: path)
      }
    } catch {
      problems[path] = (error, now())
    }
  }

  /// Returns the same copy, now known to be the source's.
  private func settled(_ copy: Copy, _ path: ContentPath, asked: Bool) -> Copy {
    problems[path] = nil
    guard var entry = copy.entry, asked || entry.problem != nil || entry.listedAt == nil else { return copy }
    entry.validatedAt = now()
    entry.problem = nil
    if listing(path)?.hash == copy.hash { entry.listedAt = manifest()?.generatedAt }
    try? update(entry, path)
    return Copy(
      bytes: copy.bytes,
      hash: copy.hash,
      origin: copy.origin,
      isVerified: copy.isVerified,
      entry: entry
    )
  }

  private func note(_ failure: ContentFailure, _ path: ContentPath, _ local: Local) {
    if failure == .cancelled { return }
    problems[path] = (failure, now())
    guard var entry = local.copy?.entry, entry.problem != failure else { return }
    entry.problem = failure
    try? update(entry, path)
  }

  private func noteMissing(_ path: ContentPath) {
    let entry = ContentEntry(path: path.text, validatedAt: now())
    try? folder.changing { () throws(ContentFailure) in
      if folder.readableEntry(path)?.hash == nil { try folder.write(entry, at: path) }
    }
  }

  /// Updates an entry unless another process has replaced its file.
  private func update(_ entry: ContentEntry, _ path: ContentPath) throws(ContentFailure) {
    try folder.changing { () throws(ContentFailure) in
      if folder.readableEntry(path)?.hash == entry.hash { try folder.write(entry, at: path) }
    }
  }
}
