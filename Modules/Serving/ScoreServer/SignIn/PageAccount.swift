import Domain
import Foundation
import HTTPTypes
package import Hummingbird
import NIOCore
package import WireFormat

/// The account that a page was made for, which every request of the page names.
///
/// A browser has one session and many open pages. Another account may sign in on one page while entries of the first
/// account are still queued on another. So the session alone does not tell whose entry a request brings. The pages name
/// the user in a header of scripts' requests, in a hidden field of forms, and in the query of streams. A name grants
/// nothing; it only lets the server refuse.
package enum PageAccount: Sendable {
  /// The hidden field of forms.
  package static let field = "form-account"

  static let header = HTTPField.Name("X-Account")
  /// The item in the query of a stream, whose request cannot have headers of its own.
  static let item = "account"

  /// Returns the user that a request names, empty for a page without an account; nil if the request names none.
  ///
  /// The body of a form is read for it, and stays in the request.
  static func named(by request: inout Request, _ context: SignedInContext) async throws -> String? {
    if let header, let text = request.headers[header] { return text.removingPercentEncoding }
    if request.isForStream { return request.uri.queryParameters[item[...]].map(String.init) }
    guard request.method == .post,
      request.headers[.contentType]?.lowercased().hasPrefix("application/x-www-form-urlencoded") == true
    else { return nil }
    return named(in: try await request.collectBody(upTo: context.maxUploadSize).readableBytesView)
  }

  private static func named(in body: ByteBufferView) -> String? {
    let name = Array("\(field)=".utf8)
    var rest = body[...]
    while !rest.isEmpty {
      let pair = rest.prefix { $0 != UInt8(ascii: "&") }
      if pair.starts(with: name) {
        return String(decoding: pair.dropFirst(name.count), as: UTF8.self).replacing("+", with: " ")
          .removingPercentEncoding
      }
      rest = rest[pair.endIndex...].dropFirst()
    }
    return nil
  }
}

/// Refuses requests of pages that were made for another account than the one that is signed in.
///
/// A request that changes something must name its page's account, so that no form is forgotten. Programs with a bearer
/// token name none, because their token is their account.
package struct PageAccountMiddleware: RouterMiddleware {
  /// The context of requests.
  package typealias Context = SignedInContext

  package init() {}

  package func handle(
    _ request: Request,
    context: SignedInContext,
    next: @concurrent (Request, SignedInContext) async throws -> Response
  ) async throws -> Response {
    guard request.bearerToken == nil else { return try await next(request, context) }
    var request = request
    let present = context.account?.user.rawValue ?? ""
    let isReading = [.get, .head].contains(request.method)
    // A link and a typed address name no account.
    let named = try await PageAccount.named(by: &request, context) ?? (isReading || present.isEmpty ? present : nil)
    var context = context
    if named == "", !present.isEmpty, request.method == .post, request.isWayIn {
      // A form that is sent twice comes again after it has signed in.
      context.isOfEarlierPage = true
      return try await next(request, context)
    }
    guard let named, named.utf8.elementsEqual(present.utf8) else {
      if present.isEmpty { throw context.isAccountDeleted ? Problem.accountDeleted : Problem.signInNeeded }
      if request.isForStream { return EventStream.event("otherAccount") }
      throw Problem.otherAccount
    }
    var response = try await next(request, context)
    if isReading, let header = PageAccount.header, response.headers[.contentType]?.hasPrefix("text/html") == true {
      // By this the browser's cache tells the pages of two accounts apart.
      response.headers[header] = present.addingPercentEncoding(withAllowedCharacters: .urlHostAllowed)
    }
    return response
  }
}

extension Problem {
  /// The problem of a request of a page that was made for another account than the one that is signed in.
  package static let otherAccount = Problem(
    .unauthorized,
    "otherAccount",
    "This page belongs to another account.",
    detail: "Nothing was recorded. Load the page again to go on as the account that is signed in here now."
  )
}

extension Request {
  /// Whether the request brings a sign-in link, a recovery code or the first owner's code.
  fileprivate var isWayIn: Bool {
    uri.path.split(separator: "/", maxSplits: 1).first.map { ["sign-in", "recover", "owner"].contains($0) } ?? false
  }

  /// Whether a page opens a stream.
  fileprivate var isForStream: Bool { headers[.accept] == "text/event-stream" }
}
