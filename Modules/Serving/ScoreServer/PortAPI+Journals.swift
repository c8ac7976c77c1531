import Domain
import Hummingbird
import WireFormat

extension PortAPI {
  func addJournals(to router: some RouterMethods<Context>) {
    on(.get, .journal, of: router) { call in
      let path = try call.path()
      let head = try await orAbsent(JournalHead(path: path, revision: .zero, isClosed: false)) {
        try await call.storage.sessions.session(at: path).head()
      }
      return try Response(json: head, tag: head.revision)
    }
    on(.get, .journalEvents, of: router) { call in
      let (path, after, limit) = (try call.path(), try call.revision("after"), try call.judgedNumber("limit", or: 100))
      let events = try await orAbsent([]) {
        try await call.storage.sessions.session(at: path).events(after: after, limit: limit)
      }
      return try Response(json: WireEvents(events))
    }
    on(.post, .journalEvents, of: router) { call in
      let (path, body) = (try call.path(), try await call.body(WireAppend.self))
      let events = try await call.storage.sessions.session(at: path).append(
        body.events,
        expecting: body.expected ?? .any
      )
      return try Response(json: WireEvents(events))
    }
    on(.post, .journalClose, of: router) { call in
      try await call.storage.sessions.session(at: try call.path()).close()
      return Response(status: .noContent)
    }
  }
}
