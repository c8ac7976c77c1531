/// The description of the HTTP API, served at `/openapi.yaml`.
///
/// Written by hand. Tests compare it with the routes and their answers.
public enum OpenAPIDocument: Sendable {
  /// The document in YAML.
  public static var text: String { String(decoding: PackageResources.openapi_yaml, as: UTF8.self) }
}
