/// The description of the HTTP API, served at `/openapi.yaml`.
///
/// Written by hand. Tests compare it with the routes and their answers.
package enum OpenAPIDocument: Sendable {
  /// The document in YAML.
  package static var text: String { String(decoding: PackageResources.openapi_yaml, as: UTF8.self) }
}
