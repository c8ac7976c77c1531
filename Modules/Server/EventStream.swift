import AsyncAlgorithms
import HTTPTypes
public import Hummingbird
import NIOCore
import ServiceLifecycle

/// A stream of Server-Sent Events: the newest state at once, then each newer one.
///
/// It ends with its events, when the reader goes away, and when the server shuts down; then nothing of it is left.
public enum EventStream: Sendable {
  /// Tells proxies and browsers that the connection lives while nothing happens.
  private static let heartbeat = Duration.seconds(15)

  private enum Part: Sendable {
    case event(String), heartbeat, end
  }

  /// Answers a request with a stream of texts, each one event.
  public static func response(
    to request: Request,
    _ events: some AsyncSequence<String, any Error> & Sendable
  ) -> Response {
    Response(
      status: .ok,
      headers: [.contentType: "text/event-stream", .cacheControl: "no-store"],
      body: ResponseBody { writer in
        try await request.body.consumeWithCancellationOnInboundClose { _ in
          var number = 0
          for try await part in parts(of: events).cancelOnGracefulShutdown() {
            switch part {
            case .event(let text):
              number += 1
              try await writer.write(ByteBuffer(string: encoded(text, number: number)))
            case .heartbeat: try await writer.write(ByteBuffer(string: ": still here\n\n"))
            case .end: return
            }
          }
        }
        try await writer.finish(nil)
      }
    )
  }

  private static func parts(
    of events: some AsyncSequence<String, any Error> & Sendable
  ) -> some AsyncSequence<Part, any Error> & Sendable {
    let states = chain(events.map { Part.event($0) }, CollectionOfOne(Part.end).async)
    return merge(states, AsyncTimerSequence(interval: heartbeat, clock: .continuous).map { _ in Part.heartbeat })
  }

  /// A line break would end the event's field, so each line is a field of its own.
  static func encoded(_ text: String, number: Int) -> String {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { "data: \($0)\n" }
    return "id: \(number)\n\(lines.joined())\n"
  }
}
