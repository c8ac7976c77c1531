extension ContentCache {
  /// What is here, how old it is and why, as far as is known without asking the source.
  ///
  /// - Parameter verifying: Whether all bytes are read and checked for it; else their number must do.
  /// - Returns: the state of each file that is here; of others only how many.
  public func status(verifying: Bool = false) -> ContentStatus {
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

  /// What the entry says of a downloaded copy; nil where only the bytes tell what is here.
  private func knownFile(_ path: ContentPath, _ entry: ContentEntry) -> ContentStatus.File? {
    guard let hash = entry.hash, folder.hasAll(entry, at: path), newerStarterCopy(of: path, than: entry) == nil else {
      return nil
    }
    return file(path, hash: hash, size: entry.size, entry)
  }

  /// What the bytes say; nil for what is not here.
  private func readFile(_ path: ContentPath) -> ContentStatus.File? {
    let local = local(path)
    if let copy = local.copy { return file(path, hash: copy.hash, size: copy.bytes.count, copy.entry) }
    // Its bytes are damaged, so nobody is given them.
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
