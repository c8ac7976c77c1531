import HTTPTypes
import Hummingbird
import Localization
import Pages
import ScoreServer

/// The asset files of this server's version, under addresses that name the version.
///
/// Browsers cache such a file for good. A file of another version is not found, so that no page gets a script of
/// another version.
struct AssetVersion: Sendable {
  private let version: String
  private let assets: [String: Asset]
  private let texts: ScriptTexts
  private let compressed: CompressedFiles

  init(_ content: SiteContent, _ compressed: CompressedFiles) {
    (version, texts, self.compressed) = (content.version, content.scriptTexts, compressed)
    assets = Dictionary(content.assets.map { ($0.path, $0) }) { $1 }
  }

  /// Returns a file in a folder that names version and language.
  ///
  /// - Throws: ``WireFormat/Problem/notFound`` for a file of another version.
  func response(folder: String, name: String, to request: Request) throws -> Response {
    let folder = AssetFolder(folder)
    guard folder.version == version, var asset = assets["/assets/\(name)"] else { throw HTTPError(.notFound) }
    if name == "words.js", folder.language != .source { asset = texts.asset(in: folder.language) }
    return asset.response([.cacheControl: "public, max-age=31536000, immutable"], to: request, compressed)
  }
}

extension Asset {
  /// Everybody may read the files of a server, so they hold no secret.
  fileprivate func response(_ more: HTTPFields, to request: Request, _ compressed: CompressedFiles) -> Response {
    var headers = more
    (headers[.contentType], headers[.eTag]) = (contentType, etag)
    let content = ByteBuffer(bytes: bytes)
    var response = Response(status: .ok, headers: headers, body: .init(byteBuffer: content))
    response.compress(content, for: request, in: compressed)
    return response
  }
}

extension Router<SignedInContext> {
  /// Serves a file under a fixed address, whose content may change.
  func add(_ asset: Asset, _ compressed: CompressedFiles) {
    get(RouterPath(asset.path)) { request, _ in
      let headers: HTTPFields = [.cacheControl: "no-cache"]
      if request.headers[.ifNoneMatch] == asset.etag {
        let headers: HTTPFields = [.eTag: asset.etag, .cacheControl: "no-cache", .vary: "Accept-Encoding"]
        return Response(status: .notModified, headers: headers)
      }
      return asset.response(headers, to: request, compressed)
    }
  }

  /// Serves all files under the addresses of their version.
  func add(_ version: AssetVersion) {
    get("assets/:version/:name") { request, context in
      try version.response(folder: context.parameter("version"), name: context.parameter("name"), to: request)
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
