import AsyncHTTPClient
import CanonicalJSON
import Domain
import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOSSL
import WireFormat

/// One request, without the server's address.
struct WireRequest: Sendable {
  var method = HTTPMethod.GET
  let address: WireAddress
  let query: WireQuery
  var body: [UInt8]?
}

/// The connections to one server.
final class Link: Sendable {
  private enum Outcome {
    case answer(ByteBuffer)
    case problem(Problem)
    case failure(StoreFailure)
    /// The request failed for now.
    ///
    /// Retry it, not sooner than the server asks.
    case again(String, after: Duration? = nil)
  }

  /// The server cannot open a stream now.
  struct Busy: Error {
    let after: Duration?
  }

  private let base: String
  private let token: @Sendable () -> String?
  let retry: RetryPolicy
  private let limits: RemoteLimits
  private let onTime: (@Sendable (Timestamp) -> Void)?
  let onStream: (@Sendable () -> Void)?
  private let requests: HTTPClient
  /// Streams hold their connections, so requests have others.
  private let streams: HTTPClient

  init(
    base: String,
    token: @escaping @Sendable () -> String?,
    retry: RetryPolicy,
    limits: RemoteLimits,
    authority: [UInt8]?,
    onTime: (@Sendable (Timestamp) -> Void)?,
    onStream: (@Sendable () -> Void)?
  ) {
    self.base = base
    (self.onTime, self.onStream) = (onTime, onStream)
    self.token = token
    self.retry = retry
    self.limits = limits
    requests = Self.client(connections: 16, authority)
    streams = Self.client(connections: 10_000, authority, silence: limits.silence)
  }

  deinit {
    for client in [requests, streams] { client.shutdown { _ in } }
  }

  /// Returns the base URL with a trailing slash.
  static func base(_ text: String) throws(StoreFailure) -> String {
    guard let url = URL(string: text), ["http", "https"].contains(url.scheme), url.host()?.isEmpty == false,
      url.query == nil, url.fragment == nil,
      // A port out of range would end the process below the HTTP client.
      (1...65_535).contains(url.port ?? 80)
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

  /// Sends a request; nil if the server has no such item.
  func findBytes<Failure: WireFailure>(
    _ request: WireRequest,
    throwing: Failure.Type
  ) async throws(Failure) -> ByteBuffer? {
    var attempt = 1
    while true {
      switch await attemptOutcome(of: request) {
      case .answer(let answer): return answer
      case .problem(.notFound): return nil
      case .problem(let problem): throw Failure(problem)
      case .failure(let failure): throw .store(failure)
      case .again(let reason, let pause):
        if attempt >= retry.attempts { throw .store(.unavailable(reason)) }
        do { try await retry.wait(retry.pause(after: attempt, asked: pause)) } catch { throw .store(.cancelled) }
        attempt += 1
      }
    }
  }

  /// Returns the outcome of one attempt, which ends at its deadline.
  private func attemptOutcome(of request: WireRequest) async -> Outcome {
    await withTaskGroup { group in
      group.addTask { await self.outcome(of: request) }
      group.addTask { [base, limits] in
        do { try await limits.wait(limits.deadline) } catch { return .failure(.cancelled) }
        return .again("\(base) did not answer within \(limits.deadline)")
      }
      let first = await group.next()
      group.cancelAll()
      return first ?? .failure(.cancelled)
    }
  }

  private func outcome(of request: WireRequest) async -> Outcome {
    do {
      let response = try await requests.execute(prepared(request), deadline: .distantFuture)
      let isAnswer = (200..<300).contains(response.status.code)
      // Proxies in between have clocks of their own. A long body takes time, so the clock would be late.
      if let onTime, isAnswer || Self.isProblem(response), let second = Self.second(in: response) { onTime(second) }
      let body = try await response.body.collect(upTo: limits.answerBytes)
      return isAnswer ? .answer(body) : outcome(of: response, body)
    } catch is CancellationError {
      return .failure(.cancelled)
    } catch let error as HTTPClientError where error == .cancelled {
      return .failure(.cancelled)
    } catch let error as HTTPClientError where error == .alreadyShutdown {
      return .failure(.unavailable("it is closed"))
    } catch is NIOTooManyBytesError {
      return .failure(.damaged("\(base) answered with more than \(limits.answerBytes) bytes"))
    } catch {
      return .again(reason(error))
    }
  }

  /// Returns why the server cannot be asked.
  private func reason(_ error: any Error) -> String {
    // BoringSSL's reasons have no type.
    if case NIOSSLError.handshakeFailed(let cause) = error, "\(cause)".contains("CERTIFICATE_VERIFY_FAILED") {
      return "\(base) answers with a certificate that this machine does not trust"
    }
    if let error = error as? NIOSSLExtraError, error == .failedToValidateHostname {
      return "\(base) answers with a certificate for another name"
    }
    return "\(base) does not answer: \(Self.words(for: error))"
  }

  /// Returns the error in words, in the system's own where the system failed.
  private static func words(for error: any Error) -> String {
    switch error {
    case let error as IOError: String(cString: strerror(error.errnoCode))
    case let error as NIOConnectionError:
      // Without an attempt to connect, no address was found.
      error.connectionErrors.last.map { words(for: $0.error) } ?? "nobody here knows the name \(error.host)"
    default: "\(error)"
    }
  }

  private func outcome(of response: HTTPClientResponse, _ body: ByteBuffer) -> Outcome {
    let code = Int(response.status.code)
    let problem = Self.problem(in: response, body)
    if [408, 429, 502, 503, 504].contains(code) {
      let reason = problem.map { "\($0.detail ?? $0.title)" }
      return .again(reason ?? "\(base) answered \(code)", after: Self.patience(asked: response))
    }
    if let problem { return .problem(problem) }
    if [401, 403].contains(code) { return .failure(.denied) }
    return .failure(.unavailable("\(base) is no Scorebook server: it answered \(code)"))
  }

  /// Opens the stream of events at an address.
  ///
  /// - Throws: ``StoreFailure`` for a rejection, any other error if a retry may help.
  func open(_ request: WireRequest, after last: ChangeCursor?) async throws -> HTTPClientResponse.Body {
    var prepared = prepared(request)
    if let last { prepared.headers.add(name: "Last-Event-ID", value: last.wireText) }
    return try await body(answering: prepared)
  }

  /// Sends a file of the server's pages in parts, as it arrives.
  ///
  /// A file takes as long as it takes, without longer silences than a stream. What was sent cannot be taken back, so it is
  /// asked for once.
  ///
  /// - Throws: ``StoreFailure``, or an error of `send`.
  func download(_ address: String, to send: ([UInt8]) async throws -> Void) async throws {
    do {
      for try await part in try await body(answering: authorised("\(base)\(address)")) {
        try await send(Array(part.readableBytesView))
      }
    } catch let busy as Busy {
      throw StoreFailure.unavailable("\(base) is busy; try again in \(busy.after ?? .seconds(60))")
    } catch let error
      where error is HTTPClientError || error is IOError || error is NIOConnectionError
      || error is NIOSSLError || error is NIOSSLExtraError
    {
      throw StoreFailure.unavailable(reason(error))
    }
  }

  private func body(answering request: HTTPClientRequest) async throws -> HTTPClientResponse.Body {
    let response = try await streams.execute(request, deadline: .distantFuture)
    if response.status == .ok { return response.body }
    switch outcome(of: response, try await response.body.collect(upTo: 1 << 20)) {
    case .problem(let problem): throw StoreFailure(problem)
    case .failure(let failure): throw failure
    case .again(_, let pause): throw Busy(after: pause)
    case .answer: throw Busy(after: nil)
    }
  }

  private func prepared(_ request: WireRequest) -> HTTPClientRequest {
    var prepared = authorised("\(base)\(WireAddress.root)/\(request.address.rawValue)?\(request.query.text)")
    prepared.method = request.method
    if let body = request.body {
      prepared.headers.add(name: "Content-Type", value: "application/json")
      prepared.body = .bytes(ByteBuffer(bytes: body))
    }
    return prepared
  }

  private func authorised(_ url: String) -> HTTPClientRequest {
    var request = HTTPClientRequest(url: url)
    if let token = token() { request.headers.add(name: "Authorization", value: "Bearer \(token)") }
    return request
  }

  private static func problem(in response: HTTPClientResponse, _ body: ByteBuffer) -> Problem? {
    isProblem(response) ? try? CanonicalJSON.decode(Problem.self, from: Array(buffer: body)) : nil
  }

  private static func isProblem(_ response: HTTPClientResponse) -> Bool {
    response.headers.first(name: "Content-Type")?.hasPrefix(Problem.mediaType) == true
  }

  /// Returns the time of the server's clock.
  private static func second(in response: HTTPClientResponse) -> Timestamp? {
    guard let text = response.headers.first(name: "Date"), let date = try? Date(text, strategy: httpDate) else {
      return nil
    }
    return Timestamp(rawValue: Int64(date.timeIntervalSince1970) * 1000)
  }

  private static let httpDate = Date.ParseStrategy(
    format: """
      \(weekday: .abbreviated), \(day: .twoDigits) \(month: .abbreviated) \(year: .defaultDigits) \
      \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\(second: .twoDigits) GMT
      """,
    locale: Locale(identifier: "en_US_POSIX"),
    timeZone: .gmt
  )

  /// Returns the time that an overloaded server asks clients to wait.
  private static func patience(asked response: HTTPClientResponse) -> Duration? {
    guard [429, 503].contains(response.status.code) else { return nil }
    return response.headers.first(name: "Retry-After").flatMap { Int($0) }.map { .seconds($0) }
  }

  private static func client(connections: Int, _ authority: [UInt8]?, silence: Duration? = nil) -> HTTPClient {
    var configuration = HTTPClient.Configuration(redirectConfiguration: .disallow)
    if let authority, let certificate = try? NIOSSLCertificate(bytes: authority, format: .der) {
      var tls = TLSConfiguration.makeClientConfiguration()
      tls.additionalTrustRoots = [.certificates([certificate])]
      configuration.tlsConfiguration = tls
    }
    configuration.httpVersion = .http1Only
    configuration.timeout.connect = .seconds(10)
    configuration.timeout.read = silence.map { .nanoseconds(Int64($0 / .nanoseconds(1))) }
    configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = connections
    // The retry policy decides about retries.
    configuration.connectionPool.retryConnectionEstablishment = false
    return HTTPClient(eventLoopGroup: HTTPClient.defaultEventLoopGroup, configuration: configuration)
  }
}

extension StoreFailure {
  static let cancelled = StoreFailure.unavailable("it was cancelled")
}
