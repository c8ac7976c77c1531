import AsyncHTTPClient
import Domain
import Foundation
import NIOCore
import NIOHTTP1
import WireFormat

/// One request, without where the server stands.
struct WireRequest: Sendable {
  var method = HTTPMethod.GET
  let address: WireAddress
  let query: WireQuery
  var body: [UInt8]?
}

/// The connections to one server.
final class Link: Sendable {
  /// An answer is held in memory as a whole; no page of the API is longer.
  private static let answerBytes = 256 << 20

  private enum Outcome {
    case answer(ByteBuffer)
    case problem(WireProblem)
    case failure(StoreFailure)
    /// Worth another attempt.
    case again(String)
  }

  private let base: String
  private let token: String?
  let retry: RetryPolicy
  private let deadline: Duration
  private let requests: HTTPClient
  /// Streams hold their connections, so they do not stand in the way of requests.
  private let streams: HTTPClient

  init(base: String, token: String?, retry: RetryPolicy, deadline: Duration) {
    self.base = base
    self.token = token
    self.retry = retry
    self.deadline = deadline
    requests = Self.client(connections: 16, silence: deadline)
    streams = Self.client(connections: 10_000, silence: .seconds(45))
  }

  deinit {
    for client in [requests, streams] { client.shutdown { _ in } }
  }

  /// The URL that addresses are put after, ending in a slash.
  static func base(_ text: String) throws(StoreFailure) -> String {
    guard let url = URL(string: text), ["http", "https"].contains(url.scheme), url.host()?.isEmpty == false,
      url.query == nil, url.fragment == nil
    else { throw .invalid("\"\(text)\" is not the address of a server; it looks like http://HOST:PORT") }
    return text.hasSuffix("/") ? text : text + "/"
  }

  func close() async {
    for client in [requests, streams] { try? await client.shutdown() }
  }

  /// Sends a request until it is answered.
  func exchange<Failure: WireFailure>(
    _ request: WireRequest,
    throwing: Failure.Type
  ) async throws(Failure) -> ByteBuffer {
    guard let answer = try await findBytes(request, throwing: Failure.self) else { throw .store(.denied) }
    return answer
  }

  /// The same; nil where the server says that there is nothing.
  func findBytes<Failure: WireFailure>(
    _ request: WireRequest,
    throwing: Failure.Type
  ) async throws(Failure) -> ByteBuffer? {
    var attempt = 1
    while true {
      switch await outcome(of: request) {
      case .answer(let answer): return answer
      case .problem(.notFound): return nil
      case .problem(let problem): throw Failure(problem)
      case .failure(let failure): throw .store(failure)
      case .again(let reason):
        if attempt >= retry.attempts { throw .store(.unavailable(reason)) }
        do { try await retry.pause(after: attempt) } catch { throw .store(.unavailable("it was cancelled")) }
        attempt += 1
      }
    }
  }

  private func outcome(of request: WireRequest) async -> Outcome {
    do {
      let timeout = TimeAmount.nanoseconds(Int64(deadline / .nanoseconds(1)))
      let response = try await requests.execute(prepared(request), timeout: timeout)
      let body = try await response.body.collect(upTo: Self.answerBytes)
      if (200..<300).contains(response.status.code) { return .answer(body) }
      return outcome(of: response, body)
    } catch is CancellationError {
      return .failure(.unavailable("it was cancelled"))
    } catch let error as HTTPClientError where error == .cancelled {
      return .failure(.unavailable("it was cancelled"))
    } catch let error as HTTPClientError where error == .alreadyShutdown {
      return .failure(.unavailable("it is closed"))
    } catch is NIOTooManyBytesError {
      return .failure(.damaged("\(base) answered with more than \(Self.answerBytes) bytes"))
    } catch {
      return .again("\(base) does not answer: \(error)")
    }
  }

  private func outcome(of response: HTTPClientResponse, _ body: ByteBuffer) -> Outcome {
    let code = Int(response.status.code)
    if [408, 429, 502, 503, 504].contains(code) { return .again("\(base) answered \(code)") }
    if let problem = Self.problem(in: response, body) { return .problem(problem) }
    if [401, 403].contains(code) { return .failure(.denied) }
    return .failure(.unavailable("\(base) is no Scorebook server: it answered \(code)"))
  }

  /// The stream of events at an address.
  ///
  /// - Throws: ``StoreFailure`` for a refusal, anything else where another attempt may help.
  func open(_ request: WireRequest, after last: ChangeCursor?) async throws -> HTTPClientResponse.Body {
    var prepared = prepared(request)
    if let last { prepared.headers.add(name: "Last-Event-ID", value: last.wireText) }
    let response = try await streams.execute(prepared, deadline: .distantFuture)
    if response.status == .ok { return response.body }
    switch outcome(of: response, try await response.body.collect(upTo: 1 << 20)) {
    case .problem(let problem): throw StoreFailure(problem)
    case .failure(let failure): throw failure
    case .again, .answer: throw HTTPClientError.remoteConnectionClosed
    }
  }

  private func prepared(_ request: WireRequest) -> HTTPClientRequest {
    var prepared = HTTPClientRequest(
      url: "\(base)\(WireAddress.root)/\(request.address.rawValue)?\(request.query.text)"
    )
    prepared.method = request.method
    if let token { prepared.headers.add(name: "Authorization", value: "Bearer \(token)") }
    if let body = request.body {
      prepared.headers.add(name: "Content-Type", value: "application/json")
      prepared.body = .bytes(ByteBuffer(bytes: body))
    }
    return prepared
  }

  private static func problem(in response: HTTPClientResponse, _ body: ByteBuffer) -> WireProblem? {
    guard response.headers.first(name: "Content-Type")?.hasPrefix(WireProblem.mediaType) == true else { return nil }
    return try? JSONDecoder().decode(WireProblem.self, from: Data(body.readableBytesView))
  }

  private static func client(connections: Int, silence: Duration) -> HTTPClient {
    var configuration = HTTPClient.Configuration(redirectConfiguration: .disallow)
    configuration.httpVersion = .http1Only
    configuration.timeout.connect = .seconds(10)
    configuration.timeout.read = .nanoseconds(Int64(silence / .nanoseconds(1)))
    configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = connections
    // The retry policy decides that.
    configuration.connectionPool.retryConnectionEstablishment = false
    return HTTPClient(eventLoopGroup: HTTPClient.defaultEventLoopGroup, configuration: configuration)
  }
}
