public import Domain
public import Hypertext

/// An offer to keep pages on the reader's device, with size, progress and ways to pause and to remove them: `keep.js`.
///
/// They open without the server, and are outside the budget of what browsers fetch ahead by themselves. A page with the offer
/// names the script. The offer is hidden where the browser cannot keep pages.
///
/// - Parameters:
///   - id: What tells it from others, such as the kind and id of what the pages are about.
///   - name: What the list of kept pages calls it.
///   - pages: The addresses of the pages, and of their pictures after them. Those that do not exist are left out.
/// - Returns: The offer.
public func keepForOffline(_ id: String, _ name: Message, _ pages: [WebAddress]) -> HTML {
  let addresses = pages.map(\.text).joined(separator: "\n")
  return div(.class("actions"), .data("keep", id), .data("keep-name", name), .data("keep-pages", addresses), .hidden)
}

/// What the reader keeps on this device, with its size and the room that is left: `keep.js`.
public var keptForOffline: HTML {
  section(.class("card"), .labelled(by: "kept-title"), .data("kept"), .hidden) {
    h2(.id("kept-title")) { t("Kept for offline") }
    div(.data("kept-list"))
  }
}
