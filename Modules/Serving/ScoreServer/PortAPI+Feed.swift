import CanonicalJSON
import Domain
import HTTPTypes
import Hummingbird
import NIOCore
import WireFormat

extension PortAPI {
  func addFeed(to router: some RouterMethods<Context>) {
    on(.get, .changes, of: router) { call in
      var cursor: ChangeCursor?
      if let text = call.query["after"] {
        cursor = ChangeCursor(wireText: text)
        if cursor == nil { throw call.malformed("after") }
      }
      let (prefix, limit) = (ItemPath(call.query["under"] ?? ""), try call.judgedNumber("limit", or: 100))
      return try Response(
        json: try await call.storage.changes.changes(under: prefix, after: cursor, limit: limit)
      )
    }
    on(.get, .changesStream, of: router) { call in
      let ticks = call.storage.changes.follow(under: ItemPath(call.query["under"] ?? ""))
      return call.stream(ticks) { ($0.wireText, $0) }
    }
    on(.get, .documentStream, of: router) { call in
      let states = call.storage.documents.follow(try call.path())
      return call.stream(states) { ("\($0?.head.revision.rawValue ?? 0)", $0) }
    }
    on(.get, .journalStream, of: router) { call in
      let heads = call.storage.sessions.follow(try call.path())
      return call.stream(heads) { ("\($0.revision.rawValue)", $0) }
    }
    on(.get, .boardStream, of: router) { call in
      let query = try await call.boardQuery()
      return call.events(of: call.storage.leaderboards.follow(query)) { [pages] page in
        ("\(page.revision.rawValue)", try pages.json(page, for: query))
      }
    }
  }
}

extension APICall {
  fileprivate func stream<States: AsyncSequence & Sendable, Value: Encodable & Sendable>(
    _ states: States,
    _ event: @escaping @Sendable (States.Element) -> (id: String, value: Value)
  ) -> Response where States.Element: Sendable {
    events(of: states) { state in
      let (id, value) = event(state)
      return (id, ByteBuffer(bytes: try CanonicalJSON.encode(value)))
    }
  }

  fileprivate func events<States: AsyncSequence & Sendable>(
    of states: States,
    _ event: @escaping @Sendable (States.Element) throws -> (id: String, json: ByteBuffer)
  ) -> Response where States.Element: Sendable {
    EventStream.response(to: request, while: isStillAllowed, each: states, heartbeat: limits.heartbeat, event)
  }
}
