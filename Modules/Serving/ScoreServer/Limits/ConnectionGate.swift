import NIOCore
import NIOHTTP1

/// Admits a connection, and installs the handlers that watch it before and after the decoding of requests.
final class ConnectionGate: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = Any

  private let connections: OpenConnections
  private let limits: ServerLimits

  init(_ connections: OpenConnections, _ limits: ServerLimits) {
    (self.connections, self.limits) = (connections, limits)
  }

  func handlerAdded(context: ChannelHandlerContext) {
    let channel = context.channel
    let address = channel.remoteAddress?.ipAddress.flatMap { limits.counts($0) ? $0 : nil }
    let pipeline = context.pipeline.syncOperations
    guard let decoder = try? pipeline.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self),
      let identifier = connections.open(from: address, close: { channel.close(promise: nil) })
    else { return context.close(promise: nil) }
    let requests = RequestWatch(channel, identifier, in: connections, limits)
    do {
      try pipeline.addHandler(requests, position: .after(decoder))
      try pipeline.addHandler(ByteWatch(requests), position: .before(decoder))
    } catch {
      context.close(promise: nil)
    }
  }
}

/// Notifies the connection's ``RequestWatch`` of received bytes.
private final class ByteWatch: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  private let requests: RequestWatch

  init(_ requests: RequestWatch) { self.requests = requests }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    requests.bytesArrived()
    context.fireChannelRead(data)
  }
}

/// A stream of events has begun on a connection.
struct StreamBegan: Sendable {
  let reader: StreamReader
}

/// Watches the requests of one connection: their speed, and the connection's phase.
private final class RequestWatch: ChannelDuplexHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  private let channel: any Channel
  private let identifier: OpenConnections.Identifier
  private let connections: OpenConnections
  private let limits: ServerLimits
  /// The number of requests whose answer has not ended.
  private var inHand = 0
  private var isReceiving = false
  private var deadline: Scheduled<Void>?

  init(
    _ channel: any Channel,
    _ identifier: OpenConnections.Identifier,
    in connections: OpenConnections,
    _ limits: ServerLimits
  ) {
    (self.channel, self.identifier, self.connections, self.limits) = (channel, identifier, connections, limits)
    expect(within: limits.head)
  }

  func bytesArrived() {
    if inHand == 0, !isReceiving, deadline == nil { expect(within: limits.head) }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head):
      (inHand, isReceiving) = (inHand + 1, true)
      let hasBody = head.headers.contains(name: "content-length") || head.headers.contains(name: "transfer-encoding")
      if hasBody { expect(within: limits.bodyArrival) } else { expectNothing() }
      connections.change(identifier, to: hasBody ? .receiving : .answering)
      context.fireChannelRead(wrapInboundOut(.head(Self.checked(head))))
    case .body: context.fireChannelRead(data)
    case .end:
      isReceiving = false
      if deadline != nil { connections.change(identifier, to: inHand == 0 ? .waiting : .answering) }
      expectNothing()
      context.fireChannelRead(data)
    }
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if case .end = unwrapOutboundIn(data) {
      inHand = max(0, inHand - 1)
      if inHand == 0, !isReceiving { connections.change(identifier, to: .waiting) }
    }
    context.write(data, promise: promise)
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    guard let stream = event as? StreamBegan else { return context.fireUserInboundEventTriggered(event) }
    if inHand > 0 { connections.change(identifier, to: .streaming(to: stream.reader)) }
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    expectNothing()
    connections.remove(identifier)
  }

  /// Returns the head, without its host if the server must not answer its target.
  ///
  /// ``SafetyMiddleware`` then rejects it.
  private static func checked(_ head: HTTPRequestHead) -> HTTPRequestHead {
    if head.uri.hasPrefix("/") { return head }
    var head = head
    if let path = RequestTarget.path(of: head.uri, host: head.headers["host"].first ?? "") {
      head.uri = path
    } else {
      head.uri = "/"
      head.headers.remove(name: "host")
    }
    return head
  }

  /// Closes the connection unless the awaited bytes arrive in time.
  private func expect(within time: Duration) {
    deadline?.cancel()
    deadline = channel.eventLoop.scheduleTask(in: TimeAmount(time)) { [channel] in channel.close(promise: nil) }
  }

  private func expectNothing() {
    deadline?.cancel()
    deadline = nil
  }
}
