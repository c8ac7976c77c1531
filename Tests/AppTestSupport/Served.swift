import AsyncHTTPClient
public import Domain
public import Foundation
import NIOCore
import NIOHTTP1
import RemoteHTTP

/// An app's `serve` as it runs on the club's machine, with its owner Olga.
public struct Served: Sendable {
  public let folder: URL
  /// Such as `http://127.0.0.1:41234`.
  public let address: String
  /// The link that signs the owner in.
  public let ownerLink: String

  /// Runs a server over a store in a folder until `body` ends.
  public static func run<Result: Sendable>(
    _ app: String = "archery",
    in folder: URL,
    store: String,
    _ options: String...,
    body: (Served) async throws -> Result
  ) async throws -> Result {
    try await run(app, in: folder, store: store, options, body: body)
  }

  /// The same with options that are a list.
  public static func run<Result: Sendable>(
    _ app: String,
    in folder: URL,
    store: String,
    _ options: [String],
    body: (Served) async throws -> Result
  ) async throws -> Result {
    let server = try await ServerProcess.start(app, in: folder, ["--store", store] + options)
    do {
      let result = try await body(server.served)
      try await server.end()
      return result
    } catch {
      try await server.end()
      throw error
    }
  }

  /// Signs in a new person with an invite, also one with the name of a member.
  public func newcomer(_ name: String, with invite: String) async throws -> Visitor {
    let store = try RemoteStore(url: address)
    let session = try await store.signIn(withInvite: invite, as: name, isNamesake: true)
    await store.close()
    return Visitor(server: address, token: session.token, user: session.account.user.rawValue)
  }

  public func owner() async throws -> Visitor {
    let store = try RemoteStore(url: address)
    let session = try await store.signIn(withLink: ownerLink.components(separatedBy: "/sign-in/")[1])
    await store.close()
    return Visitor(server: address, token: session.token, user: session.account.user.rawValue)
  }
}

/// A client of a server over HTTP.
public struct Visitor: Sendable {
  public let server: String
  public let token: String
  public let user: String

  public init(server: String, token: String, user: String) {
    (self.server, self.token, self.user) = (server, token, user)
  }

  /// One client for streams, too, which follows a form that leads back to the page that it stands on.
  private static let client: HTTPClient = {
    var configuration = HTTPClient.Configuration.singletonConfiguration
    configuration.redirectConfiguration = .follow(max: 5, allowCycles: true)
    return HTTPClient(configuration: configuration)
  }()

  /// The id of every request, so that equal problems are equal texts.
  static let requestID = "test"

  public struct Answer: Hashable, Sendable {
    public let status: UInt
    public let text: String
  }

  public func get(_ path: String, accept: String = "*/*") async throws -> Answer {
    var request = request(path)
    request.headers.add(name: "Accept", value: accept)
    return try await answer(to: request)
  }

  /// Returns a file as it is.
  public func bytes(_ path: String) async throws -> (status: UInt, bytes: [UInt8]) {
    let response = try await Self.client.execute(request(path), timeout: .seconds(60))
    let body = try await response.body.collect(upTo: 10 << 20)
    return (response.status.code, Array(buffer: body))
  }

  /// Returns a header of a page's answer; empty where there is none.
  public func head(_ path: String, _ header: String) async throws -> String {
    try await Self.client.execute(request(path), timeout: .seconds(30)).headers.first(name: header) ?? ""
  }

  /// Sends a form as the pages do; with the page that it stands on, as a browser does.
  public func post(_ path: String, _ fields: [String: String] = [:], from page: String? = nil) async throws -> Answer {
    var request = request(path)
    request.method = .POST
    if let page {
      request.headers.add(name: "Referer", value: server + page)
      request.headers.add(name: "Accept", value: "text/html")
    }
    request.headers.add(name: "Content-Type", value: "application/x-www-form-urlencoded")
    var form = URLComponents()
    form.queryItems = fields.map { URLQueryItem(name: $0, value: $1) }
    request.body = .bytes(Data((form.percentEncodedQuery ?? "").utf8))
    return try await answer(to: request)
  }

  /// Sends a file as a page's script does.
  public func upload(_ path: String, _ bytes: [UInt8]) async throws -> Answer {
    var request = request(path)
    request.method = .POST
    request.headers.add(name: "Content-Type", value: "application/octet-stream")
    request.body = .bytes(Data(bytes))
    return try await answer(to: request)
  }

  /// Sends JSON as other programs do.
  public func send(_ path: String, _ json: String) async throws -> Answer {
    var request = token.isEmpty ? HTTPClientRequest(url: server + path) : request(path)
    request.method = .POST
    request.headers.add(name: "Content-Type", value: "application/json")
    request.body = .bytes(Data(json.utf8))
    return try await answer(to: request)
  }

  /// The texts of a stream as they come in; it ends when the server ends it.
  public func stream(_ path: String, accept: String = "*/*") async throws -> AsyncThrowingStream<String, any Error> {
    var request = request(path)
    request.headers.add(name: "Accept", value: accept)
    let response = try await Self.client.execute(request, timeout: .minutes(5))
    guard response.status == .ok else { throw CocoaError(.fileReadNoPermission) }
    return AsyncThrowingStream { continuation in
      let reading = Task {
        do {
          for try await part in response.body { continuation.yield(String(buffer: part)) }
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in reading.cancel() }
    }
  }

  /// The server's store as this visitor may use it.
  public func withStore(_ body: (Storage) async throws -> Void) async throws {
    let store = try RemoteStore(url: server, token: token).storage
    do { try await body(store) } catch {
      await store.close()
      throw error
    }
    await store.close()
  }

  private func request(_ path: String) -> HTTPClientRequest {
    var request = HTTPClientRequest(url: server + path)
    request.headers.add(name: "X-Request-ID", value: Self.requestID)
    request.headers.add(name: "Authorization", value: "Bearer \(token)")
    return request
  }

  private func answer(to request: HTTPClientRequest) async throws -> Answer {
    let response = try await Self.client.execute(request, timeout: .seconds(60))
    let body = try await response.body.collect(upTo: 10 << 20)
    return Answer(status: response.status.code, text: String(buffer: body))
  }
}
