import Crypto
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Logging
import NIOCore
import Synchronization

/// A league's website of a test's own, on a port of this machine.
final class LeagueSite: Sendable {
  static let standings = "/pinball/data/LPL_Standings.csv"
  static let about = "/pinball/about.md"

  private struct State: Sendable {
    var files: [String: [UInt8]] = [:]
    /// Whether requests wait.
    var isStuck = false
    /// Whether nothing is to be had.
    var isGone = false
  }

  private let state = Mutex(State())

  /// Runs `body` with a site that has the sample league's data, and is off the network afterwards.
  static func run<Result: Sendable>(_ body: @escaping @Sendable (LeagueSite, String) async throws -> Result)
    async throws
    -> Result
  {
    let site = LeagueSite()
    let names = FileManager.default.enumerator(atPath: Arcade.files.path)?.allObjects as? [String] ?? []
    for name in names where name.hasPrefix("pinball/data/") {
      let bytes = Array(try Data(contentsOf: Arcade.files.appending(path: name)))
      site.state.withLock { $0.files["/\(name)"] = bytes }
    }
    site.list(at: 1)
    let router = Router()
    router.get("**") { request, _ in await site.response(to: request) }
    let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    return try await Application(router: router, logger: logger).test(.live) { client in
      try await body(site, "http://127.0.0.1:\(client.port ?? 0)")
    }
  }

  /// Replaces the text of a file.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - text: The new text.
  ///   - day: The time of a new list; nil if the list still names the old bytes.
  func put(_ path: String, _ text: String, listedAt day: Int?) {
    state.withLock { $0.files[path] = Array(text.utf8) }
    if let day { list(at: day) }
  }

  /// Adds a row of another season to the standings.
  func add(season: Int, listedAt day: Int) {
    let row = "\(season),Leo Ardent,99.0,1,No,1,99,0,0,0,0,0,0,0\n"
    put(Self.standings, text(Self.standings) + row, listedAt: day)
  }

  /// Puts bytes that the site's list does not name.
  func putBytes(_ path: String, _ bytes: [UInt8]) { state.withLock { $0.files[path] = bytes } }

  func text(_ path: String) -> String { state.withLock { String(decoding: $0.files[path] ?? [], as: UTF8.self) } }

  func beStuck(_ isStuck: Bool) { state.withLock { $0.isStuck = isStuck } }

  func beGone(_ isGone: Bool) { state.withLock { $0.isGone = isGone } }

  private func list(at day: Int) {
    state.withLock { state in
      let files = state.files.filter { $0.key.contains("/data/") || $0.key == Self.about }.map { path, bytes in
        let hash = SHA256.hash(data: bytes).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        return "\"\(path)\": {\"hash\": \"\(hash)\", \"size\": \(bytes.count), \"contentType\": \"text/csv\"}"
      }
      let time = "2027-01-\(day < 10 ? "0" : "")\(day)T13:08:04.380Z"
      let manifest =
        "{\"schemaVersion\": 1, \"generatedAt\": \"\(time)\", \"files\": {\(files.sorted().joined(separator: ", "))}}"
      state.files["/pinball/cache-manifest.json"] = Array(manifest.utf8)
      state.files["/pinball/cache-update-log.json"] = Array("{\"schemaVersion\": 1, \"events\": []}".utf8)
    }
  }

  private func response(to request: Request) async -> Response {
    while state.withLock({ $0.isStuck }), !Task.isCancelled { await Task.yield() }
    if state.withLock({ $0.isGone }) { return Response(status: .internalServerError) }
    guard let bytes = state.withLock({ $0.files[request.uri.path] }) else { return Response(status: .notFound) }
    return Response(status: .ok, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
  }
}
