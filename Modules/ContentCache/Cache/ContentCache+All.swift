/// How far a long load has come.
public struct ContentProgress: Hashable, Sendable {
  public var done = 0
  public let known: Int
  /// Of the files that are done, downloaded or not.
  public var bytes = 0
}

/// What came of refreshing many files.
public struct ContentRefresh: Hashable, Sendable {
  public var fresh: Set<ContentPath> = []
  public var unchanged: Set<ContentPath> = []
  /// Why a file is not as the source has it; a last good copy may be there all the same.
  public var problems: [ContentPath: ContentFailure] = [:]
  /// What is wrong with the source's own lists.
  public var metadataProblem: ContentFailure?
}

/// Which files a refresh is about.
public enum ContentScope: Hashable, Sendable {
  /// The files that are here, downloaded or from the starter pack, and those that were refused.
  case kept
  /// All that the manifest lists, which may be much.
  case listed
  case paths([ContentPath])
}

extension ContentCache {
  /// Makes files be as the source has them, a few at a time; what is the same is not downloaded.
  ///
  /// - Parameters:
  ///   - scope: Which files.
  ///   - progress: Told before the first file and after each.
  /// - Returns: What came of each.
  public func refreshAll(
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
      report.take(path, result)
      state.done += 1
      state.bytes += (try? result.get())?.bytes.count ?? 0
      progress(state)
    }
    await all
    return report
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
      // A file that was refused when it first came is here neither, and is tried again.
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
