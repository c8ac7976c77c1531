import HTTPTypes
import Hummingbird
import NIOCore
import Pages
import Server
import Synchronization

/// The server's pages as a browser gets them, for an answer to a form that shows the form's own page again.
final class InnerPages: Sendable {
  private let responder = Mutex<(any HTTPResponder<SignedInContext>)?>(nil)

  /// Says what answers requests, which is known only once all routes are there.
  func open(_ responder: any HTTPResponder<SignedInContext>) {
    self.responder.withLock { $0 = responder }
  }

  /// Asks for a page as the sender of a request.
  ///
  /// - Parameters:
  ///   - address: The address of the page.
  ///   - request: The request, whose cookies are those of the page's reader.
  ///   - context: The context of the request.
  /// - Returns: The page; nil where there is none for the sender.
  /// - Throws: What the page throws.
  func page(_ address: WebAddress, for request: Request, _ context: SignedInContext) async throws -> HTML? {
    guard let responder = responder.withLock(\.self) else { return nil }
    var head = request.head
    (head.method, head.path) = (.get, address.text)
    let sent: [HTTPField.Name] = [.contentLength, .contentType, .ifNoneMatch, .origin, .transferEncoding]
    for name in sent { head.headerFields[name] = nil }
    let inner = Request(head: head, body: RequestBody(buffer: ByteBuffer()))
    let response = try await responder.respond(to: inner, context: context.another)
    guard response.status == .ok, response.headers[.contentType]?.hasPrefix("text/html") == true else { return nil }
    let collected = Collected()
    try await response.body.write(collected)
    return HTML(trusted: collected.text)
  }
}

/// Keeps a body that is not sent.
private final class Collected: ResponseBodyWriter {
  private var bytes: [UInt8] = []
  var text: String { String(decoding: bytes, as: UTF8.self) }

  func write(_ buffer: ByteBuffer) async throws { bytes += buffer.readableBytesView }
  func finish(_ trailingHeaders: HTTPFields?) async throws {}
}
