import AsyncHTTPClient
import Domain
import Foundation
import NIOCore
import WireFormat

extension Link {
  /// Hands on the server's cursors until the reader is gone or the server refuses; a lost stream is opened again.
  func follow(_ prefix: Path, into sink: Updates<ChangeCursor, StoreFailure>.Sink) async {
    let request = WireRequest(address: .changesStream, query: ["under": prefix.text])
    var (last, attempt) = (ChangeCursor?.none, 1)
    while !Task.isCancelled {
      do {
        var parser = EventParser()
        for try await chunk in try await open(request, after: last) {
          for event in try parser.take(chunk) {
            let cursor = try Self.cursor(event)
            attempt = 1
            if cursor != last { sink.yield(cursor) }
            last = cursor
          }
        }
      } catch let failure as StoreFailure {
        guard case .unavailable = failure else { return sink.finish(throwing: failure) }
      } catch {
        // Whatever broke the connection, following again misses nothing.
      }
      if (try? await retry.pause(after: attempt)) == nil { break }
      attempt += 1
    }
    sink.finish()
  }

  private static func cursor(_ event: EventParser.Event) throws -> ChangeCursor {
    if event.name == "problem" {
      throw StoreFailure(try JSONDecoder().decode(WireProblem.self, from: Data(event.data.utf8)))
    }
    return try JSONDecoder().decode(ChangeCursor.self, from: Data(event.data.utf8))
  }
}

/// Reads Server-Sent Events from the pieces in which they arrive.
struct EventParser {
  struct Event: Equatable {
    var name = "message"
    var data = ""
  }

  struct LineTooLong: Error {}

  private static let lineBytes = 1 << 20

  private var line: [UInt8] = []
  private var event = Event()

  /// The events that end in `chunk`; comments and ids are read over.
  mutating func take(_ chunk: ByteBuffer) throws -> [Event] {
    var events: [Event] = []
    for byte in chunk.readableBytesView {
      if byte != UInt8(ascii: "\n") {
        line.append(byte)
        if line.count > Self.lineBytes { throw LineTooLong() }
      } else if let event = endLine() {
        events.append(event)
      }
    }
    return events
  }

  private mutating func endLine() -> Event? {
    let text = String(decoding: line, as: UTF8.self)
    line = []
    if text.isEmpty {
      defer { event = Event() }
      return event.data.isEmpty ? nil : event
    }
    if text.hasPrefix("data: ") { event.data += text.dropFirst(6) }
    if text.hasPrefix("event: ") { event.name = String(text.dropFirst(7)) }
    return nil
  }
}
