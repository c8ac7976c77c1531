import CanonicalJSON
import Domain
import Foundation
import HTTPTypes
public import Hummingbird
import NIOCore
import WireFormat

/// A stream of Server-Sent Events: the state at once, then each time it looks different.
///
/// It ends with its changes, when its reader may no longer see it or goes away, and when the server shuts down; then
/// nothing of it is left.
public enum EventStream: Sendable {
  /// How often a stream looks again while nothing changes, for what depends on the time and on who is signed in.
  ///
  /// It also tells proxies and browsers that the connection lives.
  public static let heartbeat = Duration.seconds(15)

  static let mediaType = "text/event-stream"

  /// The connection serves nothing after the stream.
  private static var headers: HTTPFields {
    [.contentType: "text/event-stream", .cacheControl: "no-store", .connection: "close"]
  }

  /// Answers a request with a stream of JSON, one event for each state, with an id of its own.
  ///
  /// A state whose id the reader names as `Last-Event-ID` is not sent again. A failure is told as a last event `problem`.
  /// Before anything is sent, `isAllowed` is asked whether the reader may still have it.
  static func response<States: AsyncSequence & Sendable>(
    to request: Request,
    while isAllowed: @escaping @Sendable () async throws -> Bool,
    each states: States,
    heartbeat: Duration = Self.heartbeat,
    _ event: @escaping @Sendable (States.Element) throws -> (id: String, json: ByteBuffer)
  ) -> Response where States.Element: Sendable {
    let seen = HTTPField.Name("Last-Event-ID").flatMap { request.headers[$0] }
    return Response(
      status: .ok,
      headers: headers,
      body: ResponseBody { writer in
        var isFirst = true
        do {
          try await StreamNews.forEach(of: states, to: request, heartbeat: heartbeat) { news in
            guard try await isAllowed() else { throw Problem.notFound }
            if let state = news.state {
              let (id, json) = try event(state)
              let text = isFirst && id == seen ? ByteBuffer(string: ": nothing new\n\n") : encoded(json, id: id)
              isFirst = false
              try await writer.write(text)
            } else if news.isHeartbeat {
              try await writer.write(ByteBuffer(string: ": still here\n\n"))
            }
            return true
          }
        } catch {
          guard let problem = Problem(portError: error) else { throw error }
          let text = String(decoding: try CanonicalJSON.encode(problem), as: UTF8.self)
          try await writer.write(ByteBuffer(string: "event: problem\ndata: \(text)\n\n"))
        }
        try await writer.finish(nil)
      }
    )
  }

  /// Such JSON has no line breaks.
  private static func encoded(_ json: ByteBuffer, id: String) -> ByteBuffer {
    var event = ByteBuffer(string: "id: \(id)\ndata: ")
    event.writeImmutableBuffer(json)
    event.writeStaticString("\n\n")
    return event
  }

  /// Answers a request with a stream of texts, each one event.
  ///
  /// `render` is asked after each change and each heartbeat; a text like the one before it is not sent again, and nil
  /// ends the stream.
  public static func response<Changes: AsyncSequence & Sendable>(
    to request: Request,
    on changes: Changes,
    heartbeat: Duration = Self.heartbeat,
    pace: Duration = .zero,
    _ render: @escaping @Sendable () async throws -> String?
  ) -> Response where Changes.Element: Sendable {
    response(to: request, on: changes, heartbeat: heartbeat, pace: pace, each: render) { text, _ in text }
  }

  /// Answers a request with a stream of states, each as the text of one event that may build on the state sent before it.
  ///
  /// - Parameters:
  ///   - request: What is answered.
  ///   - changes: After each of them the state is looked at again.
  ///   - heartbeat: How often it is looked at besides.
  ///   - pace: The least time between two events: what changes meanwhile comes together in the next one, while the first
  ///     change after a rest is sent at once.
  ///   - state: The state now; nil ends the stream. One that equals the one before it is not sent again.
  ///   - text: What is sent of a state to a reader who has the other one, nil at first.
  /// - Returns: The answer, which lasts.
  public static func response<Changes: AsyncSequence & Sendable, State: Equatable & Sendable>(
    to request: Request,
    on changes: Changes,
    heartbeat: Duration = Self.heartbeat,
    pace: Duration = .zero,
    each state: @escaping @Sendable () async throws -> State?,
    text: @escaping @Sendable (State, _ before: State?) -> String
  ) -> Response where Changes.Element: Sendable {
    Response(
      status: .ok,
      headers: headers,
      body: ResponseBody { writer in
        var (number, last, sent) = (0, State?.none, ContinuousClock.now - pace)
        try await StreamNews.forEach(of: changes, to: request, heartbeat: heartbeat) { news in
          if ContinuousClock.now < sent + pace { try await Task.sleep(until: sent + pace) }
          guard let new = try await state() else { return false }
          if new != last {
            number += 1
            try await writer.write(ByteBuffer(string: encoded(text(new, last), number: number)))
            (last, sent) = (new, .now)
          } else if news.isHeartbeat {
            try await writer.write(ByteBuffer(string: ": still here\n\n"))
          }
          return true
        }
        try await writer.finish(nil)
      }
    )
  }

  /// A line break would end the event's field, so each line is a field of its own.
  static func encoded(_ text: String, number: Int) -> String {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { "data: \($0)\n" }
    return "id: \(number)\n\(lines.joined())\n"
  }
}
