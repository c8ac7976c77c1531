import Testing

/// Joins the pages that `next` gives after the last item so far, until one is shorter than `size`.
func joined<Item>(pagesOf size: Int, _ next: (Item?) async throws -> [Item]) async throws -> [Item] {
  var all: [Item] = []
  while true {
    let page = try await next(all.last)
    all += page
    if page.count < size { return all }
    try #require(all.count < 10_000, "the pages do not end")
  }
}
