import NIOCore
import NIOPosix

/// A connection of which nothing is known but its bytes.
func connected(
  to client: APIClient,
  _ body:
    @Sendable (NIOAsyncChannelInboundStream<ByteBuffer>, NIOAsyncChannelOutboundWriter<ByteBuffer>) async throws -> Void
) async throws {
  let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
    .connect(host: "127.0.0.1", port: client.port) { channel in
      channel.eventLoop.makeCompletedFuture {
        try NIOAsyncChannel<ByteBuffer, ByteBuffer>(
          wrappingChannelSynchronously: channel,
          configuration: .init(isOutboundHalfClosureEnabled: true)
        )
      }
    }
  try await channel.executeThenClose(body)
}
