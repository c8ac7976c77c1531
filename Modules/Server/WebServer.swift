import Foundation
public import Hummingbird
public import Logging
import NIOCore
import ServiceLifecycle
import UnixSignals

/// Runs a router on a port until it is told to stop, and then finishes the requests in hand.
public struct WebServer: Sendable {
  /// Only programs and browsers of this machine reach it.
  public static let host = "127.0.0.1"

  private let host: String
  private let port: Int
  private let logger: Logger

  /// - Parameters:
  ///   - host: Where to listen: on this machine only, or `0.0.0.0` for every machine that reaches it.
  ///   - port: 0 takes any free one.
  ///   - logger: What goes wrong is told here.
  public init(host: String = Self.host, port: Int, logger: Logger) {
    self.host = host
    self.port = port
    self.logger = logger
  }

  /// Runs until the process is told to stop; `onReady` is called with the port once requests are answered.
  ///
  /// - Throws: ``PortUnavailable`` where the port cannot be had.
  public func run<Context: RequestContext>(
    _ router: Router<Context>,
    onReady: @escaping @Sendable (_ port: Int) async -> Void
  ) async throws where Context.Source == ApplicationRequestContextSource {
    let application = Application(
      router: router,
      configuration: ApplicationConfiguration(address: .hostname(host, port: port), serverName: nil),
      onServerRunning: { channel in await onReady(channel.localAddress?.port ?? 0) },
      logger: logger
    )
    do {
      try await application.runService()
    } catch let error as IOError {
      throw PortUnavailable(port: port, isInUse: error.errnoCode == EADDRINUSE)
    }
  }
}

/// The port is taken, or may not be used.
public struct PortUnavailable: Error, Hashable, Sendable, CustomStringConvertible {
  public let port: Int
  public let isInUse: Bool

  public var description: String {
    isInUse
      ? "port \(port) is in use; stop what runs there, or choose another with --port"
      : "port \(port) cannot be used; choose one above 1023 with --port"
  }
}
