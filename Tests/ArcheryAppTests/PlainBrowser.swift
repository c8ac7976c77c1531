import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import Testing

/// A browser without scripts: it keeps cookies, sends the account of the page that it shows with each form, and follows no
/// redirect by itself.
final class PlainBrowser {
  struct Answer {
    let status: UInt
    let text: String
    let location: String?
    let setsCookie: Bool
    let isCompressed: Bool

    /// The code of a problem for programs; nil for none.
    var code: String? { (text.firstMatch(of: /"code":"([^"]+)"/)?.output.1).map(String.init) }
  }

  let server: String
  private(set) var cookies: [String: String] = [:]
  /// The account of the page that is shown; nil to send forms without one.
  var account: String? = ""
  private let client = HTTPClient(
    eventLoopGroupProvider: .singleton,
    configuration: HTTPClient.Configuration(
      redirectConfiguration: .disallow,
      decompression: .enabled(limit: .size(10 << 20))
    )
  )

  init(_ server: String) { self.server = server }

  var isSignedIn: Bool { cookies.keys.contains { $0.hasSuffix("-session") } }

  func signIn(to app: String, as token: String, of user: String) {
    cookies["\(app)-session"] = token
    account = user
  }

  func close() async throws { try await client.shutdown() }

  func ask(
    _ method: HTTPMethod,
    _ path: String,
    _ fields: [String: String] = [:],
    headers: [String: String] = [:]
  ) async throws -> Answer {
    var request = HTTPClientRequest(url: server + path)
    request.method = method
    if !cookies.isEmpty {
      let sent = cookies.map { "\($0)=\($1)" }.joined(separator: "; ")
      request.headers.add(name: "Cookie", value: sent)
    }
    request.headers.add(name: "User-Agent", value: "Mozilla/5.0 (Android 14) Firefox/130.0")
    // An answer without an account, such as that of an ended session, is a page too.
    if method == .GET { request.headers.add(name: "Accept", value: "text/html") }
    for (name, value) in headers { request.headers.add(name: name, value: value) }
    if method == .POST {
      var fields = fields
      fields["form-account"] = account
      var form = URLComponents()
      form.queryItems = fields.map { URLQueryItem(name: $0, value: $1) }
      request.headers.add(name: "Content-Type", value: "application/x-www-form-urlencoded")
      request.body = .bytes(Data((form.percentEncodedQuery ?? "").utf8))
    }
    let response = try await client.execute(request, timeout: .seconds(60))
    let set = response.headers["Set-Cookie"].compactMap { $0.split(separator: ";").first?.split(separator: "=") }
    for cookie in set { cookies[String(cookie[0])] = cookie.count > 1 ? String(cookie[1]) : nil }
    let isStream = response.headers.first(name: "Content-Type")?.hasPrefix("text/event-stream") == true
    let text = isStream || method == .HEAD ? "" : String(buffer: try await response.body.collect(upTo: 10 << 20))
    if text.hasPrefix("<!doctype html>") {
      account = (text.firstMatch(of: /data-user="([^"]+)"/)?.output.1).map(String.init) ?? ""
    }
    let location = response.headers.first(name: "Location")
    return Answer(
      status: response.status.code,
      text: text,
      location: location,
      setsCookie: !set.isEmpty,
      isCompressed: response.headers.first(name: "Content-Encoding") == "gzip"
    )
  }

  /// The code on a page that shows one.
  static func code(in text: String) throws -> String {
    let groups = text.matches(of: /<span>([0-9A-Z]{4})<\/span>/).map { String($0.output.1) }
    try #require(groups.count == 4, "\(text)")
    return groups.joined(separator: "-")
  }
}
