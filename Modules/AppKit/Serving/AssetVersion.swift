import HTTPTypes
import Hummingbird
import Localization
import Pages
import Server

/// The asset files of this server's version, under addresses that name the version.
///
/// Browsers cache such a file for good. A file of another version is not found, so that no page gets a script of
/// another version.
struct AssetVersion: Sendable {
  private let version: String
  private let assets: [String: Asset]
  private let texts: ScriptTexts

  init(_ content: SiteContent) {
    (version, texts) = (content.version, content.scriptTexts)
    assets = Dictionary(content.assets.map { ($0.path, $0) }) { $1 }
  }

  /// Returns a file.
  ///
  /// - Parameters:
  ///   - folder: The folder in the address, which names version and language.
  ///   - name: The name of the file.
  /// - Returns: The file.
  /// - Throws: ``WireFormat/Problem/notFound`` for a file of another version.
  func response(folder: String, name: String) throws -> Response {
    let folder = AssetFolder(folder)
    guard folder.version == version, var asset = assets["/assets/\(name)"] else { throw HTTPError(.notFound) }
    if name == "words.js", folder.language != .source { asset = texts.asset(in: folder.language) }
    return asset.response([.cacheControl: "public, max-age=31536000, immutable"])
  }
}

extension Asset {
  fileprivate func response(_ more: HTTPFields) -> Response {
    var headers = more
    (headers[.contentType], headers[.eTag]) = (contentType, etag)
    return Response(status: .ok, headers: headers, body: .init(byteBuffer: ByteBuffer(bytes: bytes)))
  }
}

extension Router<SignedInContext> {
  /// Serves a file under a fixed address, whose content may change.
  func add(_ asset: Asset) {
    get(RouterPath(asset.path)) { request, _ in
      let headers: HTTPFields = [.cacheControl: "no-cache"]
      if request.headers[.ifNoneMatch] == asset.etag {
        return Response(status: .notModified, headers: [.eTag: asset.etag, .cacheControl: "no-cache"])
      }
      return asset.response(headers)
    }
  }

  /// Serves all files under the addresses of their version.
  func add(_ version: AssetVersion) {
    get("assets/:version/:name") { _, context in
      try version.response(folder: context.parameter("version"), name: context.parameter("name"))
    }
  }
}

/// Signals to scripts that the server has another version than their page.
///
/// Each answer to a script names the server's version. A stream of a page of another version ends with the event
/// `outdated`, so that no script gets markup of another version.
struct VersionMiddleware: RouterMiddleware {
  let version: String

  func handle(
    _ request: Request,
    context: SignedInContext,
    next: @concurrent (Request, SignedInContext) async throws -> Response
  ) async throws -> Response {
    if request.headers[.accept] == "text/event-stream", let theirs = request.uri.queryParameters["version"],
      theirs != version
    {
      return EventStream.event("outdated")
    }
    var response = try await next(request, context)
    if request.wantsFragment, let name = HTTPField.Name("X-Version") { response.headers[name] = version }
    return response
  }
}
