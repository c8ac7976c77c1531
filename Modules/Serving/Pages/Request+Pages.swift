import Foundation
import HTTPTypes
package import Hummingbird

extension Request {
  /// Whether a program asks, which wants JSON instead of pages.
  package var wantsJSON: Bool { headers[.accept]?.contains("application/json") == true }

  /// Whether a script asks, which wants a part of the page.
  package var wantsFragment: Bool {
    HTTPField.Name("X-Fragment").map { headers[$0] == "true" } ?? false
  }

  /// The fields of a form sent by GET, in order, where a plus is a space.
  var formItems: [URLQueryItem] {
    URLComponents(string: "?" + (uri.query ?? "").replacing("+", with: "%20"))?.queryItems ?? []
  }

  /// The fields of a form sent by GET, where a plus is a space.
  var formQuery: [String: String] {
    Dictionary(formItems.map { ($0.name, $0.value ?? "") }) { first, _ in first }
  }
}

extension [String: String] {
  /// Returns the whole number in the query; nil if it is missing or out of range.
  public func number(_ name: String, in range: ClosedRange<Int>) -> Int? {
    self[name].flatMap { Int($0) }.flatMap { range.contains($0) ? $0 : nil }
  }
}
