import Domain
import HTTPTypes
package import Hummingbird
package import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOHTTPCompression
import Synchronization

extension Response {
  /// Sends the content in gzip if it is text of more than 1 KB and the request accepts that.
  ///
  /// The length of a compressed answer tells about its content. So nothing is compressed by itself: the maker of an answer
  /// calls this, and only if the content has no secret (decision 87). Answers to other methods than `GET`, and streams,
  /// stay as they are.
  ///
  /// - Parameters:
  ///   - content: The content of the answer.
  ///   - request: The request.
  ///   - files: Stores the result under the answer's entity tag; nil for an answer that is made anew each time.
  package mutating func compress(_ content: ByteBuffer, for request: Request, in files: CompressedFiles? = nil) {
    guard [.get, .head].contains(request.method), Compression.sizes.contains(content.readableBytes),
      Compression.isText(headers[.contentType] ?? "")
    else { return }
    headers[.vary] = [headers[.vary], "Accept-Encoding"].compactMap(\.self).joined(separator: ", ")
    // An answer to HEAD names the length of the content as it is.
    guard request.method == .get, request.acceptsGzip,
      let small = files?.content(of: headers[.eTag], content) ?? Compression.gzip(content)
    else { return }
    headers[.contentEncoding] = "gzip"
    body = ResponseBody(byteBuffer: small)
  }
}

/// The files of a server in gzip, each compressed when it is first requested.
package final class CompressedFiles: Sendable {
  private let files = Mutex<[String: ByteBuffer]>([:])

  package init() {}

  fileprivate func content(of tag: String?, _ content: ByteBuffer) -> ByteBuffer? {
    guard let tag else { return nil }
    if let known = files.withLock({ $0[tag] }) { return known }
    let small = Compression.gzip(content)
    files.withLock { $0[tag] = small }
    return small
  }
}

private enum Compression {
  /// The sizes in bytes that are worth the work.
  ///
  /// A longer text would hold a processor for too long.
  static let sizes = 1025...1 << 20

  private static let types = [
    "text/html", "text/css", "text/javascript", "text/csv", "text/plain", "image/svg+xml", "application/json",
    "application/manifest+json",
  ]

  static func isText(_ type: String) -> Bool { types.contains { type.hasPrefix($0) } }

  /// Returns a text in gzip; nil if the compressor fails.
  ///
  /// NIO's compressor is a handler of a channel. Here the channel has no connection, so a text is compressed whole, its length
  /// is known, and no thread of connections does the work.
  static func gzip(_ text: ByteBuffer) -> ByteBuffer? {
    let channel = EmbeddedChannel(handler: HTTPResponseCompressor(initialByteBufferCapacity: text.readableBytes))
    defer { _ = try? channel.finish() }
    let request = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/", headers: ["Accept-Encoding": "gzip"])
    guard (try? channel.writeInbound(HTTPServerRequestPart.head(request))) != nil else { return nil }
    channel.write(HTTPServerResponsePart.head(HTTPResponseHead(version: .http1_1, status: .ok)), promise: nil)
    channel.write(HTTPServerResponsePart.body(.byteBuffer(text)), promise: nil)
    guard (try? channel.writeOutbound(HTTPServerResponsePart.end(nil))) != nil else { return nil }
    while let part = try? channel.readOutbound(as: HTTPServerResponsePart.self) {
      if case .body(.byteBuffer(let small)) = part { return small }
    }
    return nil
  }
}

extension Request {
  /// Whether the client takes answers in gzip: names it early in the field, and not with the weight 0.
  fileprivate var acceptsGzip: Bool {
    headers[values: .acceptEncoding].flatMap { $0.prefix(200).lowercased().split(separator: ",") }.contains { item in
      let parts = item.split(separator: ";").map { String($0).trimmingSpaces }
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
      return parts.first == "gzip" && weight > 0
    }
  }
}
