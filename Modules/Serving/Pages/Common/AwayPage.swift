import Domain
import Hypertext

/// The page that a browser shows while the server is away, for an address that it has no copy of.
package struct AwayPage: Sendable {
  static let address = WebAddress("away")

  package init() {}

  package func add(to site: Site) {
    site.page("away") { visit in
      _ = try visit.account()
      return Page(title: "This page is not on this phone yet", body: awayPage)
    }
  }
}
