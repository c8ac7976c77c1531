import AsyncHTTPClient
import NIOCore
import NIOHTTP1
import NIOPosix
import Synchronization

/// A proxy on a port of this machine that does to requests what a bad network does.
///
/// Each request meets the next planned fault, or what `decide` says where none is planned.
final class FaultProxy: Sendable {
  typealias Connection = NIOAsyncChannel<HTTPServerRequestPart, HTTPServerResponsePart>

  private struct State {
    var planned: [Fault] = []
    var decide: @Sendable (Call) -> Fault = { _ in .none }
    var calls: [Call] = []
    var met: [Fault] = []
    var connections = 0
    var delivered = 0
    var late = 0
  }

  /// Where clients find it, prefix included.
  let url: String
  let prefix: String
  let server: String
  let client = HTTPClient(eventLoopGroup: .singletonMultiThreadedEventLoopGroup)
  private let state = Mutex(State())

  private init(port: Int, prefix: String, server: String) {
    url = "http://127.0.0.1:\(port)\(prefix)"
    self.prefix = prefix
    self.server = server
  }

  /// Runs a proxy before `server` as long as `body` runs; `prefix` stands before its addresses and not before the server's.
  static func run(before server: String, prefix: String, _ body: (FaultProxy) async throws -> Void) async throws {
    let channel = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .bind(host: "127.0.0.1", port: 0) { channel in
        channel.eventLoop.makeCompletedFuture {
          // The assistance would not notice that a client went away before it was answered.
          try channel.pipeline.syncOperations.configureHTTPServerPipeline(withPipeliningAssistance: false)
          return try Connection(wrappingChannelSynchronously: channel)
        }
      }
    let proxy = FaultProxy(port: channel.channel.localAddress?.port ?? 0, prefix: prefix, server: server)
    let listening = Task { try await proxy.listen(on: channel) }
    let result = await Result { try await body(proxy) }
    proxy.letGo()
    // Not cancelled: a connection that was accepted and never looked at would stop the program.
    try? await channel.channel.close()
    _ = try? await listening.value
    try await proxy.client.shutdown()
    try result.get()
  }

  private func listen(on channel: NIOAsyncChannel<Connection, Never>) async throws {
    try await channel.executeThenClose { connections in
      try await withThrowingDiscardingTaskGroup { group in
        for try await connection in connections {
          group.addTask { await self.serve(connection) }
        }
        group.cancelAll()
      }
    }
  }

  private func serve(_ connection: Connection) async {
    state.withLock { $0.connections += 1 }
    defer { state.withLock { $0.connections -= 1 } }
    // A connection that breaks is what a proxy is used to.
    try? await connection.executeThenClose { inbound, outbound in
      let (calls, arrivals) = AsyncStream<Call>.makeStream()
      await withTaskGroup { group in
        group.addTask { try? await Self.read(inbound, into: arrivals) }
        group.addTask {
          for await call in calls {
            guard (try? await self.answer(call, on: outbound)) == true else { break }
          }
        }
        // Either the client is gone or the connection is to be closed.
        await group.next()
        group.cancelAll()
      }
    }
  }

  private static func read(
    _ inbound: NIOAsyncChannelInboundStream<HTTPServerRequestPart>,
    into calls: AsyncStream<Call>.Continuation
  ) async throws {
    defer { calls.finish() }
    var (head, body) = (HTTPRequestHead?.none, [UInt8]())
    for try await part in inbound {
      switch part {
      case .head(let received): (head, body) = (received, [])
      case .body(let bytes): body += bytes.readableBytesView
      case .end: if let head { calls.yield(Call(head: head, body: body)) }
      }
    }
  }
}

// MARK: What a test says and asks

extension FaultProxy {
  /// The faults that the next requests meet, one each.
  func plan(_ faults: Fault...) { state.withLock { $0.planned += faults } }

  /// Sets the faults of requests without a planned one.
  func decide(_ decide: @escaping @Sendable (Call) -> Fault) { state.withLock { $0.decide = decide } }

  /// Every request so far.
  var calls: [Call] { state.withLock { $0.calls } }

  func calls(to address: String) -> [Call] { calls.filter { $0.address == address } }

  /// How many clients are connected now.
  var connections: Int { state.withLock { $0.connections } }

  /// How many requests, streams aside, the server has answered.
  var delivered: Int { state.withLock { $0.delivered } }

  /// Opens every latch that a request is held by.
  private func letGo() {
    for fault in state.withLock({ $0.met }) {
      if case .hold(let latch) = fault { latch.open() }
      if case .late(let latch) = fault { latch.open() }
    }
  }

  /// How many late requests the server has not answered yet.
  var late: Int { state.withLock { $0.late } }

  func countLate(_ change: Int) { state.withLock { $0.late += change } }

  func fault(for call: Call) -> Fault {
    let (planned, decide) = state.withLock { state in
      state.calls.append(call)
      return (state.planned.isEmpty ? nil : state.planned.removeFirst(), state.decide)
    }
    let fault = planned ?? decide(call)
    state.withLock { $0.met.append(fault) }
    return fault
  }

  func countDelivery() { state.withLock { $0.delivered += 1 } }
}

extension Result where Failure == any Error {
  fileprivate init(_ body: () async throws -> Success) async {
    do { self = .success(try await body()) } catch { self = .failure(error) }
  }
}
