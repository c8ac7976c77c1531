import Foundation
import HTTPTypes
public import Hummingbird

extension Request {
  /// Whether a program asks, which reads no pages.
  public var wantsJSON: Bool { headers[.accept]?.contains("application/json") == true }

  /// Whether a script asks for a part of the page rather than a whole one.
  public var wantsFragment: Bool {
    HTTPField.Name("X-Fragment").map { headers[$0] == "true" } ?? false
  }

  /// The fields of a form that is sent by GET, in order; a plus stands for a space.
  var formItems: [URLQueryItem] {
    URLComponents(string: "?" + (uri.query ?? "").replacing("+", with: "%20"))?.queryItems ?? []
  }

  /// What a form that is sent by GET asks for: in it a plus stands for a space.
  var formQuery: [String: String] {
    Dictionary(formItems.map { ($0.name, $0.value ?? "") }) { first, _ in first }
  }
}

extension [String: String] {
  /// The whole number that a query holds; nil where there is none of this range, as if the address did not name it.
  public func number(_ name: String, in range: ClosedRange<Int>) -> Int? {
    self[name].flatMap { Int($0) }.flatMap { range.contains($0) ? $0 : nil }
  }
}
