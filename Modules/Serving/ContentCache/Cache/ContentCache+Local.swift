extension ContentCache {
  /// The cached data of a path: the entry of the download, and the copy that counts.
  struct Local {
    var entry: ContentEntry?
    var copy: Copy?
  }

  /// Bytes from a download or from the starter pack.
  struct Copy {
    let bytes: [UInt8]
    let hash: String
    let origin: ContentOrigin
    let isVerified: Bool
    /// The entry; nil for the starter pack.
    var entry: ContentEntry?
  }

  /// Returns the downloaded copy, or the starter pack's if it is newer or the only one.
  func local(_ path: ContentPath) -> Local {
    guard let (entry, bytes) = folder.copy(path, preferring: listing(path)?.hash) else {
      return Local(copy: starterCopy(of: path))
    }
    if let newer = newerStarterCopy(of: path, than: entry) { return Local(entry: entry, copy: newer) }
    guard let hash = entry.hash else { return Local(entry: entry) }
    let isVerified = entry.listedAt != nil || listing(path)?.hash == hash
    return Local(
      entry: entry,
      copy: Copy(bytes: bytes, hash: hash, origin: .downloaded, isVerified: isVerified, entry: entry)
    )
  }

  private func starterCopy(of path: ContentPath) -> Copy? {
    starter?.file(path).map { Copy(bytes: $0.bytes, hash: $0.hash, origin: .starter, isVerified: $0.isVerified) }
  }

  /// Returns the starter pack's copy if it differs and the program is newer than every list of the site.
  ///
  /// An unlisted copy has no time to compare, and stays.
  func newerStarterCopy(of path: ContentPath, than entry: ContentEntry) -> Copy? {
    guard let time = starter?.manifest?.generatedAt, entry.isMissing || entry.listedAt != nil,
      time > max(manifest()?.generatedAt ?? .min, entry.listedAt ?? .min), let copy = starterCopy(of: path)
    else { return nil }
    return copy.hash == entry.hash ? nil : copy
  }

  /// Returns the cached manifest.
  ///
  /// An unreadable one is set aside.
  func manifest() -> ContentManifest? {
    let name = ContentFolder.manifestName
    guard metadata != nil, let version = folder.metadataVersion(name) else { return nil }
    if let parsed, parsed.version == version { return parsed.manifest }
    guard let bytes = folder.metadata(name) else { return nil }
    guard let manifest = try? ContentManifest(json: bytes) else {
      folder.putAsideMetadata(name)
      return nil
    }
    parsed = (version, manifest)
    return manifest
  }

  func listing(_ path: ContentPath) -> ContentManifest.Listing? { manifest()?.files[path] }

  /// Returns the time at which the source last had these bytes.
  func validatedAt(_ hash: String, _ entry: ContentEntry?, _ path: ContentPath) -> Int64? {
    let looked = entry?.validatedAt
    guard listing(path)?.hash == hash, let listed = folder.index().fetchedAt else { return looked }
    return max(listed, looked ?? listed)
  }

  func isValid(_ copy: Copy, _ path: ContentPath) -> Bool {
    isRecent(validatedAt(copy.hash, copy.entry, path), Self.validity)
  }

  func problem(_ path: ContentPath, _ entry: ContentEntry?) -> ContentFailure? {
    problems[path]?.failure ?? entry?.problem
  }

  func content(_ path: ContentPath, _ copy: Copy, _ outcome: ContentOutcome) -> Content {
    Content(
      path: path,
      bytes: copy.bytes,
      outcome: outcome,
      origin: copy.origin,
      hash: copy.hash,
      isVerified: copy.isVerified,
      fetchedAt: copy.entry?.fetchedAt,
      validatedAt: validatedAt(copy.hash, copy.entry, path)
    )
  }
}
