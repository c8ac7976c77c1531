extension ContentCache {
  /// Returns the state of the cache, without asking the source.
  ///
  /// - Parameter verifying: Whether to read and check all bytes, and not only their number.
  /// - Returns: The state of each cached file, and the number of others.
  package func status(verifying: Bool = false) -> ContentStatus {
    let (index, manifest, inventory) = (folder.index(), manifest(), folder.inventory())
    let lost = inventory.lost.isEmpty ? [] : (manifest?.files.keys).map { $0.filter(inventory.hasLost) } ?? []
    let known = Set(inventory.entries.keys).union(starter?.paths ?? []).union(lost)
    let files = known.sorted().compactMap { path in
      (verifying ? nil : inventory.entries[path].flatMap { knownFile(path, $0) }) ?? readFile(path)
    }
    let here = Set(files.map(\.path))
    return ContentStatus(
      address: source.address,
      at: now(),
      manifestAt: manifest?.generatedAt,
      listsFetchedAt: index.fetchedAt,
      listsTriedAt: index.triedAt,
      failure: index.problem,
      problem: index.problem?.description,
      isVerified: verifying,
      files: files,
      missingCount: inventory.entries.values.count { $0.isMissing && !here.contains($0.path) },
      absentCount: manifest?.files.keys.count { !here.contains($0.text) } ?? 0
    )
  }

  /// Returns the state of a downloaded copy from its entry; nil if only the bytes can tell.
  private func knownFile(_ path: ContentPath, _ entry: ContentEntry) -> ContentStatus.File? {
    guard let hash = entry.hash, folder.hasAll(entry, at: path), newerStarterCopy(of: path, than: entry) == nil else {
      return nil
    }
    return file(path, hash: hash, size: entry.size, entry)
  }

  /// Returns the state of a file from its bytes; nil if it is not cached.
  private func readFile(_ path: ContentPath) -> ContentStatus.File? {
    let local = local(path)
    if let copy = local.copy { return file(path, hash: copy.hash, size: copy.bytes.count, copy.entry) }
    // The bytes are damaged, so no reader gets them.
    guard let entry = folder.readableEntry(path), !entry.isMissing else { return nil }
    return file(path, hash: nil, size: entry.size, entry)
  }

  private func file(_ path: ContentPath, hash: String?, size: Int, _ entry: ContentEntry?) -> ContentStatus.File {
    ContentStatus.File(
      path: path.text,
      origin: entry == nil ? .starter : .downloaded,
      size: size,
      fetchedAt: entry?.fetchedAt,
      validatedAt: hash.map { validatedAt($0, entry, path) } ?? entry?.validatedAt,
      isIntact: hash != nil,
      isListed: hash.flatMap { hash in listing(path).map { $0.hash == hash } },
      failure: problem(path, entry),
      problem: problem(path, entry)?.description
    )
  }
}
