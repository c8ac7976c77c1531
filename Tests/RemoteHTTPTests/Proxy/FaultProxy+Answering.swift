import AsyncHTTPClient
import NIOCore
import NIOHTTP1

extension FaultProxy {
  typealias Wire = NIOAsyncChannelOutboundWriter<HTTPServerResponsePart>

  /// Does to a call what is its fate; false where the connection is to be closed.
  func answer(_ call: Call, on wire: Wire) async throws -> Bool {
    switch fault(for: call) {
    case .none: return try await pass(call, on: wire)
    case .dropBefore: return false
    case .dropAfter:
      _ = try await delivered(call)
      return false
    case .cut(let bytes):
      _ = try await pass(call, on: wire, upTo: bytes)
      return false
    case .stall(let bytes):
      _ = try await pass(call, on: wire, upTo: bytes)
      await Latch().wait()
      return false
    case .twice:
      _ = try await delivered(call)
      return try await pass(call, on: wire)
    case .hold(let latch): return try await write(try await delivered(call, after: latch), on: wire)
    case .late(let latch):
      countLate(1)
      Task {
        _ = try? await delivered(call, after: latch)
        countLate(-1)
      }
      return false
    case .answer(let status, var headers):
      headers.add(name: "Content-Length", value: "0")
      try await wire.write(.head(HTTPResponseHead(version: .http1_1, status: status, headers: headers)))
      try await wire.write(.end(nil))
      return true
    }
  }

  /// Passes a call on and its answer back, the answer's body up to a byte before its end.
  private func pass(_ call: Call, on wire: Wire, upTo bytes: Int? = nil) async throws -> Bool {
    if call.isStream { return try await copy(try await send(call), on: wire, upTo: bytes ?? .max) }
    return try await write(try await delivered(call), on: wire, upTo: bytes)
  }

  private struct Answer: Sendable {
    let head: HTTPResponseHead
    let body: ByteBuffer
  }

  /// The server's answer; it is asked to the end whether or not the client still waits.
  private func delivered(_ call: Call, after latch: Latch? = nil) async throws -> Answer {
    try await Task {
      await latch?.wait()
      let response = try await send(call)
      // A stream has no end to wait for.
      if call.isStream { return Answer(head: Self.head(of: response), body: ByteBuffer()) }
      let body = try await response.body.collect(upTo: 1 << 28)
      countDelivery()
      return Answer(head: Self.head(of: response), body: body)
    }.value
  }

  private func send(_ call: Call) async throws -> HTTPClientResponse {
    var request = HTTPClientRequest(url: server + call.head.uri.dropFirst(prefix.count))
    request.method = call.head.method
    request.headers = call.head.headers
    for name in ["Host", "Content-Length", "Connection"] { request.headers.remove(name: name) }
    if !call.body.isEmpty { request.body = .bytes(call.body) }
    return try await client.execute(request, deadline: .distantFuture)
  }

  private static func head(of response: HTTPClientResponse) -> HTTPResponseHead {
    HTTPResponseHead(version: .http1_1, status: response.status, headers: response.headers)
  }

  private func write(_ answer: Answer, on wire: Wire, upTo bytes: Int? = nil) async throws -> Bool {
    try await wire.write(.head(answer.head))
    let end = bytes.map { min($0, max(answer.body.readableBytes - 1, 0)) } ?? answer.body.readableBytes
    try await wire.write(.body(.byteBuffer(ByteBuffer(answer.body.readableBytesView.prefix(end)))))
    if bytes == nil { try await wire.write(.end(nil)) }
    return bytes == nil
  }

  private func copy(_ response: HTTPClientResponse, on wire: Wire, upTo bytes: Int) async throws -> Bool {
    try await wire.write(.head(Self.head(of: response)))
    var left = bytes
    if left == 0 { return false }
    for try await chunk in response.body {
      try await wire.write(.body(.byteBuffer(ByteBuffer(chunk.readableBytesView.prefix(left)))))
      left -= chunk.readableBytes
      if left <= 0 { return false }
    }
    try await wire.write(.end(nil))
    return true
  }
}
