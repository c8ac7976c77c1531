import NIOCore
import Synchronization

/// Keeps one address from taking all of a server's connections.
///
/// Connections from this machine are not counted: a proxy here would make everybody one address.
final class ConnectionsByAddress: Sendable {
  private let limits: ServerLimits
  private let open = Mutex<[String: Int]>([:])

  init(_ limits: ServerLimits) {
    self.limits = limits
  }

  /// Whether one more is taken from this address; each that is must be closed again.
  fileprivate func take(_ address: String) -> Bool {
    open.withLock { open in
      guard open[address, default: 0] < limits.connectionsPerAddress else { return false }
      open[address, default: 0] += 1
      return true
    }
  }

  fileprivate func close(_ address: String) {
    open.withLock { open in
      open[address, default: 1] -= 1
      if open[address] == 0 { open[address] = nil }
    }
  }

  /// What the connection is counted for; nil where it is not counted.
  fileprivate func address(of channel: any Channel) -> String? {
    guard let address = channel.remoteAddress?.ipAddress else { return nil }
    let isHere = address.hasPrefix("127.") || address == "::1" || address.hasPrefix("::ffff:127.")
    return isHere && !limits.countsThisMachine ? nil : address
  }
}

/// Closes its connection at once where the address has too many.
final class ConnectionGate: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = Any

  private let connections: ConnectionsByAddress
  private var counted: String?

  init(_ connections: ConnectionsByAddress) {
    self.connections = connections
  }

  func handlerAdded(context: ChannelHandlerContext) {
    guard let address = connections.address(of: context.channel) else { return }
    if connections.take(address) { counted = address } else { context.close(promise: nil) }
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    if let counted { connections.close(counted) }
    counted = nil
  }
}
