import HTTPTypes
import Hummingbird
import Hypertext
import NIOCore
import Pages
import ScoreServer
import Synchronization

/// The server's pages as a browser gets them, for answers that show a form's page again.
final class InnerPages: Sendable {
  private let responder = Mutex<(any HTTPResponder<SignedInContext>)?>(nil)

  /// Sets the responder, which exists only once all routes do.
  func open(_ responder: any HTTPResponder<SignedInContext>) {
    self.responder.withLock { $0 = responder }
  }

  /// Requests the page that a form was sent from, as the sender of a request; nil if the sender has none there.
  ///
  /// - Throws: Any error of the page.
  func page(_ address: WebAddress, for request: Request, _ context: SignedInContext, of form: Form) async throws
    -> FormPage?
  {
    guard let responder = responder.withLock(\.self) else { return nil }
    let action = request.uri.path
    var head = request.head
    (head.method, head.path) = (.get, address.text)
    let sent: [HTTPField.Name] = [.contentLength, .contentType, .ifNoneMatch, .origin, .transferEncoding]
    for name in sent { head.headerFields[name] = nil }
    let inner = Request(head: head, body: RequestBody(buffer: ByteBuffer()))
    let revisit = Revisit()
    _ = try await revisit.run { try await responder.respond(to: inner, context: context.another) }
    return FormPage(revisit, at: address, form: form, to: action)
  }
}
