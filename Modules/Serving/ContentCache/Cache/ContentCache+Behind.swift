extension ContentCache {
  /// Refreshes the site's lists and files in the background, until it is cancelled.
  package func run() async {
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

  /// Refreshes the files that reads have answered from the cache and that are due.
  package func revalidate() async {
    let paths = queue
    queue = []
    inFlight.formUnion(paths)
    await each(paths) { path in await self.revalidate(path) }
  }

  /// Returns a stream of paths whose bytes have changed in this process, including removed ones.
  ///
  /// Earlier changes are not repeated.
  package nonisolated func changes() -> AsyncStream<ContentPath> { changed.stream() }

  private func revalidate(_ path: ContentPath) async {
    defer { inFlight.remove(path) }
    // The problem is stored with the path.
    _ = await turns.take(path.text) { () async in try? await checked(path, believingManifest: false) }
  }

  func enqueue(_ path: ContentPath) {
    if inFlight.contains(path) || queue.contains(path) { return }
    queue.append(path)
    wakeUps.announce(())
  }

  /// Runs work for each path, for a few at a time.
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
