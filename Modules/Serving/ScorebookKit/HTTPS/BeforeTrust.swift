import HTTPTypes
import Hummingbird
import Hypertext
import Pages
import ScoreServer

/// The plain HTTP side of a server with its own authority: only what a phone needs before it trusts the authority.
///
/// No cookie or token is accepted here, because everyone in the network can read it.
struct BeforeTrust<Base: HTTPResponder>: HTTPResponder where Base.Context == SignedInContext {
  let base: Base

  func respond(to request: Request, context: SignedInContext) async throws -> Response {
    guard [.get, .head].contains(request.method) else { return Response(status: .notFound) }
    guard PhoneRoutes.isBeforeTrust(request.uri.path) else {
      return .redirect(to: PhoneRoutes.address.text, type: .normal)
    }
    var head = request.head
    head.headerFields[.cookie] = nil
    head.headerFields[.authorization] = nil
    let request = Request(head: head, body: request.body)
    return try await base.respond(to: request, context: context)
  }
}
