import Domain

extension ContentCache {
  /// Fetches the site's lists, unless the source answered in the last 300 seconds.
  ///
  /// Both are replaced, or neither.
  ///
  /// A program does this with `force` at its start or when it comes to the foreground.
  ///
  /// - Parameter force: Whether to ask however recent the last answer.
  /// - Returns: The problem; nil if the lists are current, or the source has none.
  @discardableResult package func refreshMetadata(force: Bool = false) async -> ContentFailure? {
    guard let metadata else { return nil }
    let round = metadataRounds
    return await turns.take("metadata") { () async in
      let index = folder.index()
      // The previous holder of the turn has asked meanwhile.
      if metadataRounds != round { return lastProblem ?? index.problem }
      if !force, isRecent(index.answeredAt, Self.metadataValidity) { return index.problem }
      let problem = await asked(metadata, index)
      metadataRounds += 1
      lastProblem = problem
      return problem
    }
  }

  /// Returns the site's lists as they are kept, by their paths; none where not both are here.
  package func lists() -> [ContentPath: [UInt8]] {
    guard let metadata, let manifest = folder.metadata(ContentFolder.manifestName),
      let log = folder.metadata(ContentFolder.logName)
    else { return [:] }
    return [metadata.manifest: manifest, metadata.updateLog: log]
  }

  /// Fetches the lists, and records the result.
  private func asked(_ metadata: ContentMetadata, _ before: SiteIndex) async -> ContentFailure? {
    do {
      let manifest = try await file(metadata.manifest, ContentFolder.manifestName, before.manifestTag)
      let log: MetadataFile
      do { log = try await file(metadata.updateLog, ContentFolder.logName, before.logTag) } catch {
        if error == .missing { throw ContentFailure.badMetadata(.init(Message("its update log is missing"))) }
        throw error
      }
      try apply(manifest, log)
      return nil
    } catch {
      let failure = error as? ContentFailure ?? .cancelled
      if failure != .cancelled { note(failure) }
      return failure
    }
  }

  /// The most bytes of a list of files, which is read whole: some 50,000 files.
  private static let mostMetadataBytes = 8 << 20

  private struct MetadataFile {
    let bytes: [UInt8]
    let tag: ContentTag?
  }

  private func file(
    _ path: ContentPath,
    _ name: String,
    _ tag: ContentTag?
  ) async throws(ContentFailure) -> MetadataFile {
    let kept = folder.metadata(name)
    switch try await source.fetch(path, unless: kept == nil ? nil : tag) {
    case .bytes(let bytes, let tag):
      guard bytes.count <= Self.mostMetadataBytes else { throw .tooLarge(limit: Self.mostMetadataBytes) }
      return MetadataFile(bytes: bytes, tag: tag)
    case .unchanged:
      guard let kept else { throw .refused(status: 304) }
      return MetadataFile(bytes: kept, tag: tag)
    }
  }

  private func apply(_ manifestFile: MetadataFile, _ logFile: MetadataFile) throws(ContentFailure) {
    let manifest = try ContentManifest(json: manifestFile.bytes)
    let log = try UpdateLog(json: logFile.bytes)
    let gone = try folder.changing { () throws(ContentFailure) -> [ContentPath] in
      // The starter pack's list counts too, because an older first list would bring back old files.
      for known in [self.manifest(), starter?.manifest].compactMap(\.self)
      where known.generatedAt > manifest.generatedAt { throw .olderManifest }
      try folder.writeMetadata(manifestFile.bytes, ContentFolder.manifestName)
      try folder.writeMetadata(logFile.bytes, ContentFolder.logName)
      var index = folder.index()
      let removals = log.removals(after: index.scannedThrough, through: manifest.generatedAt)
      var gone: [ContentPath] = []
      for path in removals.sorted() where manifest.files[path] == nil {
        if try bury(path) { gone.append(path) }
      }
      index.scannedThrough = manifest.generatedAt
      (index.fetchedAt, index.answeredAt, index.triedAt, index.problem) = (now(), now(), now(), nil)
      (index.manifestTag, index.logTag) = (manifestFile.tag, logFile.tag)
      try folder.write(index)
      return gone
    }
    for path in gone { changed.announce(path) }
  }

  /// Records that a path is gone, if that changes anything.
  ///
  /// Call only while the folder is changed.
  private func bury(_ path: ContentPath) throws(ContentFailure) -> Bool {
    let entry = folder.readableEntry(path)
    guard entry?.hash != nil || entry == nil && (starter?.has(path) == true || folder.hasBytes(path)) else {
      return false
    }
    problems[path] = nil
    try folder.write(ContentEntry(path: path.text, validatedAt: now()), at: path)
    return true
  }

  private func note(_ failure: ContentFailure) {
    try? folder.changing { () throws(ContentFailure) in
      var index = folder.index()
      index.triedAt = now()
      index.problem = failure
      // If the source was unreachable, the next reader may ask again.
      if !failure.isOffline { index.answeredAt = now() }
      try folder.write(index)
    }
  }
}
