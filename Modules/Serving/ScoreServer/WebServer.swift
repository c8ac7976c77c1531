import Foundation
public import Hummingbird
public import HummingbirdCore
public import Logging
import NIOCore
import ServiceLifecycle
import UnixSignals

/// Runs a router on a port until it is told to stop, and then finishes the requests in hand.
///
/// Requests that take longer than the limit are cut off, so that no client can hold up the process.
public struct WebServer: Sendable {
  /// Turns a server's HTTP into HTTPS, and logs problems with certificates.
  public typealias Securing = @Sendable (HTTPServerBuilder, Logger) throws -> HTTPServerBuilder

  /// The loopback address, which only programs and browsers of this machine reach.
  public static let host = "127.0.0.1"

  private let host: String
  private let port: Int
  private let securing: Securing?
  private let limits: ServerLimits
  private let metrics: ServerMetrics?
  private let draining: Draining
  private let logger: Logger
  /// Waits between the signal to stop and the end of new connections.
  var pause: @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0) }

  /// Creates a server.
  ///
  /// - Parameters:
  ///   - host: The address to listen on: this machine only, or `0.0.0.0` for every machine that reaches it.
  ///   - port: The port; 0 takes any free one.
  ///   - securing: Adds TLS; nil for plain HTTP.
  ///   - limits: The limits on clients.
  ///   - logger: The log of problems.
  public init(
    host: String = Self.host,
    port: Int,
    securing: Securing? = nil,
    limits: ServerLimits = ServerLimits(),
    logger: Logger
  ) {
    self.init(host: host, port: port, securing: securing, limits: limits, metrics: nil, logger: logger)
  }

  /// Creates a server that counts its connections in `metrics` and shows `draining` at `/readyz`.
  package init(
    host: String = Self.host,
    port: Int,
    securing: Securing? = nil,
    limits: ServerLimits = ServerLimits(),
    metrics: ServerMetrics?,
    draining: Draining = Draining(),
    logger: Logger
  ) {
    (self.host, self.port, self.securing) = (host, port, securing)
    (self.limits, self.metrics, self.draining, self.logger) = (limits, metrics, draining, logger)
  }

  /// Runs until the process is told to stop.
  ///
  /// Calls `onReady` with the port once requests are answered.
  ///
  /// - Throws: ``PortUnavailable`` if the port is not available; what `securing` throws.
  public func run<Context: RequestContext>(
    _ router: Router<Context>,
    onReady: @escaping @Sendable (_ port: Int) async -> Void
  ) async throws where Context.Source == ApplicationRequestContextSource, Context: Sendable {
    try await run(router.responderForAllMethods(), onReady: onReady)
  }

  /// Runs a responder, which unlike a router can be passed to another task.
  ///
  /// - Throws: ``PortUnavailable``; what `securing` throws.
  public func run<Responder: HTTPResponder>(
    _ responder: Responder,
    onReady: @escaping @Sendable (_ port: Int) async -> Void
  ) async throws where Responder.Context: InitializableFromSource<ApplicationRequestContextSource> & Sendable {
    let application = Application(
      responder: PassingStack(responder: responder),
      server: try channels(),
      configuration: ApplicationConfiguration(
        address: .hostname(host, port: port),
        serverName: nil,
        availableConnectionsDelegate: CountedConnections(limit: limits.connections, metrics: metrics)
      ),
      onServerRunning: { channel in await onReady(channel.localAddress?.port ?? 0) },
      logger: logger
    )
    var services = ServiceGroupConfiguration(
      services: [
        DrainedService(base: application, draining: draining, logger: logger) { [pause, limits] in
          await pause(limits.drain)
        }
      ],
      gracefulShutdownSignals: [.sigterm, .sigint],
      logger: logger
    )
    services.maximumGracefulShutdownDuration = limits.drain + limits.shutdown
    do {
      try await ServiceGroup(configuration: services).run()
    } catch let error as IOError {
      throw PortUnavailable(port: port, isInUse: error.errnoCode == EADDRINUSE)
    }
  }

  private func channels() throws -> HTTPServerBuilder {
    let connections = OpenConnections(limits)
    let http = HTTPServerBuilder.http1(
      configuration: HTTP1Channel.Configuration(
        additionalChannelHandlers: [ConnectionGate(connections, limits)],
        idleTimeout: TimeAmount(limits.idle),
        httpDecoderConfiguration: .init(
          maxHeaderFieldSize: limits.headerBytes,
          maxHeaderListSize: limits.headerBytes,
          maxHeaderFieldCount: limits.headerFields
        )
      )
    )
    return try securing?(http, logger) ?? http
  }
}

/// The port is taken, or may not be used.
public struct PortUnavailable: Error, Hashable, Sendable, CustomStringConvertible {
  /// The port.
  public let port: Int
  /// Whether another program uses the port.
  let isInUse: Bool

  public var description: String {
    isInUse
      ? "port \(port) is in use; stop what runs there, or choose another with --port"
      : "port \(port) cannot be used; choose one above 1023 with --port"
  }
}

/// Answers each request in a task of its own, whose memory is freed with it.
///
/// A task keeps the memory of its deepest calls, and a connection's task lives as long as the connection. With
/// thousands of idle connections that memory would add up.
private struct PassingStack<Responder: HTTPResponder>: HTTPResponder where Responder.Context: Sendable {
  let responder: Responder

  func respond(to request: Request, context: Responder.Context) async throws -> Response {
    async let response = responder.respond(to: request, context: context)
    // An answer to HEAD has no body, whatever handler made it.
    return request.method == .head ? try await response.createHeadResponse() : try await response
  }
}
