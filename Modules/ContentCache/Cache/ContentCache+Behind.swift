extension ContentCache {
  /// Looks at the source behind the reads, from the site's lists on, until it is cancelled.
  public func run() async {
    let wakeUps = wakeUps.stream()
    await withDiscardingTaskGroup { group in
      group.addTask { await self.refreshMetadata(force: true) }
      group.addTask { await self.revalidate() }
      for await _ in wakeUps {
        group.addTask { await self.revalidate() }
      }
      group.cancelAll()
    }
  }

  /// Looks at the source for all that reads have answered from the cache and that it is time to look at.
  public func revalidate() async {
    let paths = queue
    queue = []
    inFlight.formUnion(paths)
    await each(paths) { path in await self.revalidate(path) }
  }

  /// Paths whose bytes have become others in this process, as it happens; also those that are gone.
  ///
  /// What happened before the call is not told.
  public nonisolated func changes() -> AsyncStream<ContentPath> { changed.stream() }

  private func revalidate(_ path: ContentPath) async {
    defer { inFlight.remove(path) }
    // What it failed with is noted with the path.
    _ = await turns.take(path.text) { () async in try? await checked(path, believingManifest: false) }
  }

  func enqueue(_ path: ContentPath) {
    if inFlight.contains(path) || queue.contains(path) { return }
    queue.append(path)
    wakeUps.announce(())
  }

  /// Does something for each path, for a few at a time.
  nonisolated func each(_ paths: [ContentPath], _ work: @escaping @Sendable (ContentPath) async -> Void) async {
    await withTaskGroup { group in
      var rest = paths[...]
      for path in rest.prefix(Self.width) { group.addTask { await work(path) } }
      rest = rest.dropFirst(Self.width)
      while await group.next() != nil {
        if let path = rest.popFirst(), !Task.isCancelled { group.addTask { await work(path) } }
      }
    }
  }
}
