/// The description of the HTTP API, which the server gives at `/openapi.yaml`.
///
/// It is written by hand; tests compare it with the routes and with what they answer.
public enum OpenAPIDocument: Sendable {
  public static var text: String { String(decoding: PackageResources.openapi_yaml, as: UTF8.self) }
}
