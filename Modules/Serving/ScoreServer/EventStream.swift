import CanonicalJSON
import Domain
import Foundation
import HTTPTypes
package import Hummingbird
import NIOCore
import WireFormat

/// A stream of Server-Sent Events: the present state, then each changed one.
///
/// The stream ends with its changes, when its reader loses access or disconnects, and when the server shuts down. Then
/// it holds no resources.
package enum EventStream: Sendable {
  /// The time after which a stream checks again without a change, for what depends on the time or on the session.
  ///
  /// The heartbeat also shows proxies and browsers that the connection is alive.
  package static let heartbeat = Duration.seconds(15)

  static let mediaType = "text/event-stream"

  /// The connection serves nothing after the stream.
  private static var headers: HTTPFields {
    [.contentType: "text/event-stream", .cacheControl: "no-store", .connection: "close"]
  }

  /// Answers with a stream of one event without data, which tells a page's script why there is no more.
  package static func event(_ name: String) -> Response {
    let text = "event: \(name)\ndata: \n\n"
    return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
  }

  /// Answers a request with a stream of JSON, one event with an id for each state.
  ///
  /// The state that the reader names as `Last-Event-ID` is not sent again. A failure is sent as a last event `problem`.
  /// `isAllowed` is checked before anything is sent.
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

  /// The JSON has no line breaks.
  private static func encoded(_ json: ByteBuffer, id: String) -> ByteBuffer {
    var event = ByteBuffer(string: "id: \(id)\ndata: ")
    event.writeImmutableBuffer(json)
    event.writeStaticString("\n\n")
    return event
  }

  /// Answers a request with a stream of texts, each one event.
  ///
  /// `render` is called after each change and each heartbeat. An unchanged text is not sent again, and nil ends the
  /// stream.
  package static func response<Changes: AsyncSequence & Sendable>(
    to request: Request,
    on changes: Changes,
    heartbeat: Duration = Self.heartbeat,
    pace: Duration = .zero,
    _ render: @escaping @Sendable () async throws -> String?
  ) -> Response where Changes.Element: Sendable {
    response(to: request, on: changes, heartbeat: heartbeat, pace: pace) { (_: String?) in
      try await render().map { text in (text, { text }) }
    }
  }

  /// Answers a request with a stream of states, each sent as the text of one event that may build on the last state.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - changes: Signals that the state may have changed.
  ///   - heartbeat: The time after which the state is checked without a signal.
  ///   - pace: The shortest time between two events. Changes in between are combined, and the first change after a rest
  ///     is sent at once.
  ///   - state: Returns the present state, and its text for a reader who has the last one, nil at first. Nil ends the
  ///     stream. A state equal to the last is not sent again.
  /// - Returns: The streaming response.
  package static func response<Changes: AsyncSequence & Sendable, State: Equatable & Sendable>(
    to request: Request,
    on changes: Changes,
    heartbeat: Duration = Self.heartbeat,
    pace: Duration = .zero,
    each state: @escaping @Sendable (_ last: State?) async throws -> (state: State, text: () -> String)?
  ) -> Response where Changes.Element: Sendable {
    Response(
      status: .ok,
      headers: headers,
      body: ResponseBody { writer in
        var (number, last, sent) = (0, State?.none, ContinuousClock.now - pace)
        try await StreamNews.forEach(of: changes, to: request, heartbeat: heartbeat) { news in
          if ContinuousClock.now < sent + pace { try await Task.sleep(until: sent + pace) }
          guard let new = try await state(last) else { return false }
          if new.state != last {
            number += 1
            try await writer.write(ByteBuffer(string: encoded(new.text(), number: number)))
            (last, sent) = (new.state, .now)
          } else if news.isHeartbeat {
            try await writer.write(ByteBuffer(string: ": still here\n\n"))
          }
          return true
        }
        try await writer.finish(nil)
      }
    )
  }

  /// Returns an event.
  ///
  /// Each line is a field of its own, because a line break would end the field.
  static func encoded(_ text: String, number: Int) -> String {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { "data: \($0)\n" }
    return "id: \(number)\n\(lines.joined())\n"
  }
}
