import Domain
import HTTPTypes
package import Hummingbird
import WireFormat

extension Router {
  /// Returns the responder of all added routes.
  ///
  /// The responder answers methods that an address does not have with 405 and `Allow`.
  ///
  /// A router with the option `autoGenerateHeadEndpoints` answers `HEAD` wherever it answers `GET`.
  package func responderForAllMethods() -> RouterResponder<Context> {
    for methods in Dictionary(grouping: routes, by: \.path.description).values {
      guard let route = methods.first else { continue }
      var known = Set(methods.map(\.method))
      if known.contains(.get) { known.insert(.head) }
      let refusal = MethodNotAllowed(allowed: known.map(\.rawValue).sorted().joined(separator: ", "))
      for method in MethodNotAllowed.methods where !known.contains(method) {
        on(route.path, method: method) { _, _ -> Response in throw refusal }
      }
    }
    return buildResponder()
  }
}

/// The address exists, but not with this method.
struct MethodNotAllowed: Error {
  /// The methods in use.
  ///
  /// Any other method finds nothing.
  static let methods: [HTTPRequest.Method] = [.get, .head, .post, .put, .delete, .patch, .options, .trace]

  /// The value of the header `Allow`.
  let allowed: String

  var problem: Problem {
    Problem(
      .methodNotAllowed,
      "methodNotAllowed",
      "This address does not take this kind of request.",
      detail: "Allowed: \(allowed)."
    )
  }
}
