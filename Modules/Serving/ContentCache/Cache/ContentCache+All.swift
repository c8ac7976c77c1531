/// The progress of a long refresh.
package struct ContentProgress: Hashable, Sendable {
  /// The number of files done.
  package var done = 0
  /// The number of files known so far.
  package let known: Int
  /// The bytes of the files done, downloaded or not.
  package var bytes = 0
}

/// The result of refreshing many files.
package struct ContentRefresh: Hashable, Sendable {
  /// The files with new bytes.
  package var fresh: Set<ContentPath> = []
  /// The files that were up to date.
  package var unchanged: Set<ContentPath> = []
  /// The reasons why files could not be refreshed.
  ///
  /// A last good copy may exist.
  package var problems: [ContentPath: ContentFailure] = [:]
  /// The problem with the site's own lists.
  package var metadataProblem: ContentFailure?
}

/// The files of a refresh.
package enum ContentScope: Hashable, Sendable {
  /// The cached files, those of the starter pack, and those that were rejected.
  case kept
  /// All files in the manifest, which may be many.
  case listed
  /// These files.
  case paths([ContentPath])
}

extension ContentCache {
  /// Refreshes files from the source, a few at a time, without downloading unchanged ones.
  ///
  /// - Parameters:
  ///   - scope: The files.
  ///   - progress: Called before the first file and after each.
  /// - Returns: The result for each file.
  package func refreshAll(
    _ scope: ContentScope = .kept,
    progress: @escaping @Sendable (ContentProgress) -> Void = { _ in }
  ) async -> ContentRefresh {
    var report = ContentRefresh(metadataProblem: await refreshMetadata(force: true))
    let paths = paths(in: scope)
    if let problem = report.metadataProblem, problem.isOffline {
      report.problems = Dictionary(paths.map { ($0, problem) }) { first, _ in first }
      return report
    }
    let (results, sink) = AsyncStream<(ContentPath, Result<Content, ContentFailure>)>.makeStream()
    var state = ContentProgress(known: paths.count)
    progress(state)
    async let all: Void = send(paths, into: sink)
    for await (path, result) in results {
      if scope != .kept || !isUnknown(path, result) { report.take(path, result) }
      state.done += 1
      state.bytes += (try? result.get())?.bytes.count ?? 0
      progress(state)
    }
    await all
    return report
  }

  /// Whether the source never had a file, which is no problem of those that are here.
  private func isUnknown(_ path: ContentPath, _ result: Result<Content, ContentFailure>) -> Bool {
    if case .failure(.missing) = result { listing(path) == nil } else { false }
  }

  private func send(
    _ paths: [ContentPath],
    into sink: AsyncStream<(ContentPath, Result<Content, ContentFailure>)>.Continuation
  ) async {
    await each(paths) { path in sink.yield((path, await self.result(path))) }
    sink.finish()
  }

  private func result(_ path: ContentPath) async -> Result<Content, ContentFailure> {
    do {
      return .success(
        try await turns.take(path.text) { () async throws(ContentFailure) in
          try await checked(path, believingManifest: true)
        }
      )
    } catch {
      return .failure(error)
    }
  }

  private func paths(in scope: ContentScope) -> [ContentPath] {
    switch scope {
    case .paths(let paths): return paths
    case .listed: return (manifest()?.files.keys).map { $0.sorted() } ?? []
    case .kept:
      let downloaded = folder.inventory().entries.filter { !$0.value.isMissing }.keys
      // A rejected file is not cached either, and is tried again.
      return Set(downloaded).union(starter?.paths ?? []).union(problems.keys).sorted()
    }
  }
}

extension ContentRefresh {
  fileprivate mutating func take(_ path: ContentPath, _ result: Result<Content, ContentFailure>) {
    switch result {
    case .failure(let failure): problems[path] = failure
    case .success(let content):
      switch content.outcome {
      case .fresh: fresh.insert(path)
      case .unchanged, .cached: unchanged.insert(path)
      case .stale(let failure): problems[path] = failure
      }
    }
  }
}
