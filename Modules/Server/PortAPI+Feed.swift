import Domain
import HTTPTypes
import Hummingbird
import WireFormat

extension PortAPI {
  func addFeed(to router: some RouterMethods<Context>) {
    on(.get, .changes, of: router) { call in
      var cursor: ChangeCursor?
      if let text = call.query["after"] {
        cursor = ChangeCursor(wireText: text)
        if cursor == nil { throw call.malformed("after") }
      }
      let (prefix, limit) = (Path(call.query["under"] ?? ""), try call.number("limit", or: 100))
      return try Response(
        json: try await call.storage.changes.changes(under: prefix, after: cursor, limit: limit)
      )
    }
    on(.get, .changesStream, of: router) { call in
      let ticks = call.storage.changes.follow(under: Path(call.query["under"] ?? ""))
      return EventStream.response(to: call.request, each: ticks) { ($0.wireText, $0) }
    }
    on(.get, .documentStream, of: router) { call in
      let states = call.storage.documents.follow(try call.path())
      return EventStream.response(to: call.request, each: states) { ("\($0?.head.revision.rawValue ?? 0)", $0) }
    }
    on(.get, .journalStream, of: router) { call in
      let heads = call.storage.sessions.session(at: try call.path()).follow()
      return EventStream.response(to: call.request, each: heads) { ("\($0.revision.rawValue)", $0) }
    }
    on(.get, .boardStream, of: router) { call in
      let pages = call.storage.leaderboards.follow(try await call.boardQuery())
      return EventStream.response(to: call.request, each: pages) { ("\($0.revision.rawValue)", $0) }
    }
  }
}
