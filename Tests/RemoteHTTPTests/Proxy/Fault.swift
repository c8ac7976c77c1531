import NIOHTTP1

/// The proxy's treatment of one request.
enum Fault: Sendable {
  /// Passes the request on, and the answer back.
  case none
  /// Closes the connection; the server never hears of the request.
  case dropBefore
  /// Passes the request on, and closes the connection instead of answering.
  case dropAfter
  /// Passes the answer back up to this byte of its body, and closes the connection.
  case cut(after: Int)
  /// The same, but the connection stays open and silent.
  case stall(after: Int)
  /// Passes the request on twice, and the second answer back.
  case twice
  /// Passes the request on when the latch is opened, even if the client no longer waits for the answer.
  case hold(Latch)
  /// Closes the connection, and passes the request on when the latch is opened, after others that came later.
  case late(Latch)
  /// Answers by itself; the server never hears of the request.
  case answer(HTTPResponseStatus, HTTPHeaders = [:])
}

/// A request as it came to the proxy.
struct Call: Sendable {
  let head: HTTPRequestHead
  let body: [UInt8]

  /// The address of the call, such as `journal/events`.
  var address: String {
    let path = head.uri.prefix { $0 != "?" }
    return path.firstRange(of: "/api/v1/").map { String(path[$0.upperBound...]) } ?? String(path)
  }

  var isStream: Bool { address.hasSuffix("stream") }
}
