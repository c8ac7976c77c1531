import ContentCache
import Domain
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Logging
import NIOCore
import NIOPosix
import Synchronization
import TestSupport
import WebPush

/// A push service of a test's own, on a port of this machine, that answers as the test says.
final class PushService: Sendable {
  struct Received: Sendable {
    let path: String
    /// The values by their names in lower case.
    let headers: [String: String]
    let body: [UInt8]
  }

  enum Manner: Sendable {
    case status(Int, HTTPFields = [:])
    /// With nothing until the stream ends, and then with a status.
    case silent(AsyncStream<Void>, then: Int = 201)
    /// With 201 and the beginning of a body, and then nothing until the stream ends.
    case unfinished(AsyncStream<Void>)
  }

  static let now = Timestamp.utc(2026, 11, 29, 18)
  /// The push services on this machine, which no resolver of the system knows.
  static let reach = WebReach(schemes: ["http"]) { _ in
    [try SocketAddress(ipAddress: "127.0.0.1", port: 0)]
  } allows: { _ in
    true
  }

  private let state = Mutex<(received: [Received], manner: Manner)>(([], .status(201)))
  let port: Mutex<Int> = Mutex(0)

  var received: [Received] { state.withLock { $0.received } }
  func answer(_ manner: Manner) { state.withLock { $0.manner = manner } }

  /// Returns a browser's subscription at this service.
  func subscription(of browser: Browser, host: String = "push.invalid", path: String = "/send/1") throws
    -> PushSubscription
  {
    let endpoint = "http://\(host):\(port.withLock { $0 })\(path)"
    return try PushSubscription(fromForeign: browser.json(endpoint: endpoint), reach: Self.reach)
  }

  /// Returns a sender that reaches this machine only.
  static func sender(
    _ keys: PushKeys = PushKeys(),
    reach: WebReach = PushService.reach,
    limits: WebLimits = WebLimits(),
    now: @escaping @Sendable () -> Timestamp = { PushService.now }
  ) throws
    -> PushSender
  {
    try PushSender(keys: keys, contact: "mailto:owner@club.example", reach: reach, limits: limits, now: now)
  }

  /// Runs `body` with a push service on the network, which is off it afterwards.
  static func run<Result: Sendable>(_ body: @escaping @Sendable (PushService) async throws -> Result) async throws
    -> Result
  {
    let service = PushService()
    let router = Router()
    router.post("**") { request, _ in try await service.response(to: request) }
    let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    return try await Application(router: router, logger: logger).test(.live) { client in
      service.port.withLock { $0 = client.port ?? 0 }
      return try await body(service)
    }
  }

  private func response(to request: Request) async throws -> Response {
    let body = try await request.body.collect(upTo: 1 << 16)
    let headers = Dictionary(request.headers.map { ($0.name.canonicalName, $0.value) }) { "\($0), \($1)" }
    let received = Received(path: request.uri.path, headers: headers, body: Array(body.readableBytesView))
    let manner = state.withLock { state in
      state.received.append(received)
      return state.manner
    }
    switch manner {
    case .status(let code, let headers): return Response(status: .init(code: code), headers: headers)
    case .silent(let stream, let code):
      for await _ in stream {}
      return Response(status: .init(code: code))
    case .unfinished(let stream):
      let body = ResponseBody(contentLength: 1 << 20) { writer in
        try await writer.write(ByteBuffer(string: "the beginning"))
        for await _ in stream {}
        throw CancellationError()
      }
      return Response(status: .created, body: body)
    }
  }
}

/// A server that answers with bytes that are no HTTP.
final class GarbageHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  /// Runs `body` with the port of such a server, and returns the port, where nobody answers any more.
  static func run(_ body: (Int) async throws -> Void) async throws -> Int {
    let server = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture { try channel.pipeline.syncOperations.addHandler(GarbageHandler()) }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    let port = server.localAddress?.port ?? 0
    try await body(port)
    try await server.close()
    return port
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: "\u{0}\u{1}not HTTP\r\n\r\n")), promise: nil)
    context.close(promise: nil)
  }
}
