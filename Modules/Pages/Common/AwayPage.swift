/// The page that a browser shows while the server is away, for an address that it has no copy of.
public struct AwayPage: Sendable {
  private let pages: CommonPages

  /// Creates the page.
  public init(_ pages: CommonPages) { self.pages = pages }

  /// Adds the page to a site.
  public func add(to site: Site) {
    site.page("away") { visit in
      _ = try visit.account()
      return try pages.in(visit.language).away()
    }
  }
}
