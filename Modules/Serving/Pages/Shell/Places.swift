import Foundation
import Hypertext

/// The places of an app, in a bar at the bottom of a phone and in the head of a desktop.
public struct Places: Sendable {
  private let around: @Sendable (_ parts: [String]) -> [Page.Link]

  /// No places.
  public static let none = Places { _ in [] }

  /// Creates the places.
  ///
  /// - Parameter around: Returns the places, at most five, from the parts of a page's address.
  public init(_ around: @escaping @Sendable (_ parts: [String]) -> [Page.Link]) { self.around = around }

  /// Returns the places at an address.
  ///
  /// The current one begins the address, unless the app says which it is.
  ///
  /// - Parameter path: The path; nil for a page outside the places, such as an error.
  /// - Returns: At most five places.
  func around(_ path: String?) -> [Page.Link] {
    guard let path else { return around("/").map { Page.Link($0.label, $0.address) } }
    let parts = path.split(separator: "/").map { $0.removingPercentEncoding ?? String($0) }
    var places = Array(around(parts).prefix(5))
    if places.contains(where: \.isCurrent) { return places }
    let holding = places.indices.filter { place in
      let address = places[place].address.text
      // The page about people is a place of its own, beside the space's first.
      return path == address
        || !path.hasSuffix("/people") && path.hasPrefix(address.hasSuffix("/") ? address : address + "/")
    }
    if let place = holding.max(by: { places[$0].address.text.count < places[$1].address.text.count }) {
      places[place] = Page.Link(places[place].label, places[place].address, isCurrent: true)
    }
    return places
  }
}
