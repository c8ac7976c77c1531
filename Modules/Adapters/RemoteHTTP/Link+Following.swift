import AsyncHTTPClient
import CanonicalJSON
import Domain
import Foundation
import WireFormat

extension Link {
  /// Yields the server's cursors until the reader is gone or the server rejects the stream.
  ///
  /// A lost stream is opened again.
  func follow(_ prefix: ItemPath, into sink: Updates<ChangeCursor, StoreFailure>.Sink) async {
    let request = WireRequest(address: .changesStream, query: ["under": prefix.text])
    var (last, attempt) = (ChangeCursor?.none, 1)
    while !Task.isCancelled {
      var asked: Duration?
      do {
        var parser = EventParser()
        let events = try await open(request, after: last)
        onStream?()
        for try await chunk in events {
          for event in try parser.take(chunk) {
            let cursor = try Self.cursor(event)
            attempt = 1
            if cursor != last { sink.yield(cursor) }
            last = cursor
          }
        }
      } catch let failure as StoreFailure {
        guard case .unavailable = failure else { return sink.finish(throwing: failure) }
      } catch let busy as Busy {
        asked = busy.after
      } catch {
        // After any lost connection, following again misses nothing.
      }
      if (try? await retry.wait(retry.pause(after: attempt, asked: asked))) == nil { break }
      attempt += 1
    }
    sink.finish()
  }

  private static func cursor(_ event: EventParser.Event) throws -> ChangeCursor {
    if event.name == "problem" {
      throw StoreFailure(try CanonicalJSON.decode(Problem.self, from: Array(event.data.utf8)))
    }
    return try CanonicalJSON.decode(ChangeCursor.self, from: Array(event.data.utf8))
  }
}
