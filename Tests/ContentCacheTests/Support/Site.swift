import Crypto
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Logging
import NIOCore
import Synchronization

/// A website of a test's own, on a port of this machine, that answers as the test says.
final class Site: Sendable {
  /// How a path is answered.
  enum Manner: Sendable {
    case status(Int)
    /// With these bytes, and status 200.
    case bytes([UInt8])
    /// With half of the bytes and a broken connection, after promising all.
    case cutOff
    /// With half of the bytes, and then nothing until the latch opens.
    case stuck(Latch)
  }

  struct State: Sendable {
    var files: [String: [UInt8]] = [:]
    var manners: [String: Manner] = [:]
    /// Whether answers bear ETag and Last-Modified, and conditions are honoured.
    var hasTags = true
    var asked: [String] = []
    /// Those that bore a condition.
    var conditional: [String] = []
    var events: [Event] = []
  }

  struct Event: Sendable {
    var time: String
    var added: [String] = []
    var removed: [String] = []
  }

  static let manifest = "/pinball/cache-manifest.json"
  static let log = "/pinball/cache-update-log.json"

  private let state = Mutex(State())

  func change(_ body: (inout sending State) -> Void) { state.withLock { body(&$0) } }

  /// The paths that were asked for since the last call, in order.
  func asked() -> [String] {
    state.withLock { state in
      defer { state.asked = [] }
      return state.asked
    }
  }

  var conditional: [String] { state.withLock { $0.conditional } }
  var askedCount: Int { state.withLock { $0.asked.count } }

  /// Puts files there, with a manifest and an update log of that time.
  ///
  /// - Parameters:
  ///   - files: all that there is; nil leaves a file out, and what was there before is removed.
  ///   - time: of the manifest and the event.
  func publish(_ files: [String: String], at time: String) {
    state.withLock { state in
      let old = state.files.keys.filter { $0 != Self.manifest && $0 != Self.log }
      let removed = old.filter { files[$0] == nil }
      let added = files.keys.filter { state.files[$0] == nil }
      state.events.insert(Event(time: time, added: added.sorted(), removed: removed.sorted()), at: 0)
      state.files = files.mapValues { Array($0.utf8) }
      state.files[Self.manifest] = manifestJSON(state.files, at: time)
      state.files[Self.log] = logJSON(state.events)
    }
  }

  /// Runs `body` with a website on the network, which is off it afterwards.
  static func run<Result: Sendable>(_ body: @escaping @Sendable (Site, String) async throws -> Result) async throws
    -> Result
  {
    let site = Site()
    let router = Router()
    router.get("**") { request, _ in site.response(to: request) }
    let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    return try await Application(router: router, logger: logger).test(.live) { client in
      try await body(site, "http://127.0.0.1:\(client.port ?? 0)")
    }
  }

  private func response(to request: Request) -> Response {
    let path = request.uri.path.removingPercentEncoding ?? request.uri.path
    let condition = request.headers[.ifNoneMatch]
    let (bytes, manner, hasTags) = state.withLock { state in
      state.asked.append(path)
      if condition != nil || request.headers[.ifModifiedSince] != nil { state.conditional.append(path) }
      return (state.files[path], state.manners[path], state.hasTags)
    }
    switch manner {
    case .status(let code): return Response(status: HTTPResponse.Status(code: code))
    case .bytes(let bytes): return Response(status: .ok, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
    case .cutOff: return Self.half(bytes ?? []) { throw CancellationError() }
    case .stuck(let latch): return Self.half(bytes ?? []) { await latch.wait() }
    case nil: break
    }
    guard let bytes else { return Response(status: .notFound) }
    let etag = "\"\(hash(bytes))\""
    if hasTags, condition == etag { return Response(status: .notModified) }
    let headers: HTTPFields = hasTags ? [.eTag: etag, .lastModified: "Thu, 01 Jan 2026 00:00:00 GMT"] : [:]
    return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
  }

  private static func half(_ bytes: [UInt8], then end: @escaping @Sendable () async throws -> Void) -> Response {
    let body = ResponseBody(contentLength: bytes.count) { writer in
      try await writer.write(ByteBuffer(bytes: bytes.prefix(bytes.count / 2)))
      try await end()
      try await writer.finish(nil)
    }
    return Response(status: .ok, body: body)
  }
}

func hash(_ bytes: some Sequence<UInt8>) -> String {
  SHA256.hash(data: Array(bytes)).map { byte in
    let text = String(byte, radix: 16)
    return text.count == 1 ? "0" + text : text
  }.joined()
}

func manifestJSON(_ files: [String: [UInt8]], at time: String) -> [UInt8] {
  let listings = files.filter { $0.key != Site.manifest && $0.key != Site.log }.map { path, bytes in
    "\"\(path)\": {\"hash\": \"\(hash(bytes))\", \"size\": \(bytes.count), \"contentType\": \"text/csv\"}"
  }
  return Array(
    "{\"schemaVersion\": 1, \"generatedAt\": \"\(time)\", \"files\": {\(listings.sorted().joined(separator: ", "))}}"
      .utf8
  )
}

func logJSON(_ events: [Site.Event]) -> [UInt8] {
  func list(_ paths: [String]) -> String { "[\(paths.map { "\"\($0)\"" }.joined(separator: ", "))]" }
  let texts = events.map {
    "{\"generatedAt\": \"\($0.time)\", \"added\": \(list($0.added)), \"removed\": \(list($0.removed)), \"changed\": []}"
  }
  return Array("{\"schemaVersion\": 1, \"events\": [\(texts.joined(separator: ", "))]}".utf8)
}
