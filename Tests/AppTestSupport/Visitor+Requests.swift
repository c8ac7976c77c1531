import AsyncHTTPClient
public import Domain
import Foundation
import NIOCore
import NIOHTTP1
import RemoteHTTP
public import Testing

extension Visitor {
  /// A client of the same server without an account.
  public var stranger: Visitor { Visitor(server: server, token: "", user: "") }

  /// Makes any request.
  ///
  /// - Parameters:
  ///   - method: The method, such as `PUT`.
  ///   - path: The path with its query.
  ///   - body: The body; nil for none.
  ///   - type: The body's media type.
  /// - Returns: The answer; of a stream, which does not end, only the status.
  /// - Throws: The HTTP client's error without an answer.
  public func ask(_ method: String, _ path: String, body: String? = nil, type: String) async throws -> Answer {
    var request = HTTPClientRequest(url: server + path)
    request.method = HTTPMethod(rawValue: method)
    if !token.isEmpty { request.headers.add(name: "Authorization", value: "Bearer \(token)") }
    request.headers.add(name: "X-Request-ID", value: Self.requestID)
    request.headers.add(name: "Idempotency-Key", value: UUID().uuidString)
    if let body {
      request.headers.add(name: "Content-Type", value: type)
      request.body = .bytes(Data(body.utf8))
    }
    let response = try await HTTPClient.shared.execute(request, timeout: .seconds(60))
    // A stream has no end to wait for.
    let isStream = response.headers.first(name: "Content-Type")?.hasPrefix("text/event-stream") == true
    let text = isStream ? "" : String(buffer: try await response.body.collect(upTo: 10 << 20))
    return Answer(status: response.status.code, text: text)
  }

  /// Returns the JSON object that a page gives to programs.
  public func json(_ path: String, location: SourceLocation = #_sourceLocation) async throws -> [String: Any] {
    try await get(path, accept: "application/json").text.jsonObject(location: location)
  }

  /// Returns the secret of a new invite, which the page of a space's people makes; such as `/groups/ID/people`.
  public func invite(
    at people: String,
    uses: Int? = nil,
    location: SourceLocation = #_sourceLocation
  ) async throws -> String {
    let answer = try await post("\(people)/invite", uses.map { ["uses": "\($0)"] } ?? [:])
    return try answer.text.captured(/\/join\/([a-z0-9]+)/, location: location)
  }

  /// Writes documents as other programs do, and returns the error; nil if they were written.
  public func refusal(of writes: DocumentWrite...) async throws -> DocumentError? {
    var refusal: DocumentError?
    try await withStore { store in
      do throws(DocumentError) { _ = try await store.documents.save(writes) } catch { refusal = error }
    }
    return refusal
  }
}

extension Visitor.Answer {
  /// The id that the page of a new thing links to, such as that of `/groups/930f3b4f405afbe3436979dc`; nil for none.
  public func id(under place: String) -> String? {
    for range in text.ranges(of: "/\(place)/") {
      let id = text[range.upperBound...].prefix { $0.isHexDigit }
      if id.count == 24 { return String(id) }
    }
    return nil
  }
}

extension Served {
  /// A client without an account.
  public var stranger: Visitor { Visitor(server: address, token: "", user: "") }

  /// The account that a terminal is signed in with here, by the session in its data folder.
  public func visitor(of terminal: Terminal) async throws -> Visitor {
    let home = terminal.folder.appending(component: "scorebook")
    let files = try FileManager.default.contentsOfDirectory(at: home, includingPropertiesForKeys: nil)
    let text = files.compactMap { try? String(contentsOf: $0, encoding: .utf8) }.joined()
    guard let token = text.firstMatch(of: /eyJ[A-Za-z0-9_\-]+\.[A-Za-z0-9_\-]+\.[A-Za-z0-9_\-]+/)?.output else {
      throw CocoaError(.fileReadNoSuchFile)
    }
    let store = try RemoteStore(url: address, token: String(token))
    let account = try await store.storage.account()
    await store.close()
    return Visitor(server: address, token: String(token), user: account?.user.rawValue ?? "")
  }

  /// The account that a sign-in link's secret signs in.
  public func visitor(with secret: String) async throws -> Visitor {
    let store = try RemoteStore(url: address)
    let session = try await store.signIn(withLink: secret)
    await store.close()
    return Visitor(server: address, token: session.token, user: session.account.user.rawValue)
  }
}
