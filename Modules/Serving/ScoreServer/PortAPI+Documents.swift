import Domain
import HTTPTypes
import Hummingbird
import WireFormat

extension PortAPI {
  func addDocuments(to router: some RouterMethods<Context>) {
    on(.get, .documents, of: router) { call in
      let query = DocumentQuery(
        under: ItemPath(call.query["under"] ?? ""),
        labelled: call.query["label"].map { DocumentLabel(rawValue: $0) },
        after: call.query["after"].map { ItemPath($0) },
        limit: try call.judgedNumber("limit", or: 100)
      )
      return try Response(json: WireHeads(try await orAbsent([]) { try await call.storage.documents.list(query) }))
    }
    on(.post, .documents, of: router) { call in
      try Response(json: WireHeads(try await call.storage.documents.save(try await call.body(WireWrites.self).writes)))
    }
    on(.post, .documentsLoad, of: router) { call in
      let paths = try await call.body(WirePaths.self).paths
      return try Response(json: WireDocuments(try await call.storage.documents.loadFirst(of: paths)))
    }
    on(.get, .document, of: router) { call in
      guard let document = try await call.storage.documents.load(try call.path()) else { throw Problem.notFound }
      if let known = call.notModified(since: document.head.revision) { return known }
      return try Response(json: document, tag: document.head.revision)
    }
    on(.get, .documentBody, of: router) { call in
      guard let document = try await call.storage.documents.load(try call.path()), !document.head.isDeleted else {
        throw Problem.notFound
      }
      if let known = call.notModified(since: document.head.revision) { return known }
      return Response(
        status: .ok,
        headers: [
          .contentType: "application/octet-stream", .xContentTypeOptions: "nosniff", .cacheControl: "no-store",
          .eTag: document.head.revision.entityTag,
        ],
        body: ResponseBody(byteBuffer: .init(bytes: document.body))
      )
    }
    on(.put, .documentBody, of: router) { call in
      try await call.write(Array(try await call.bytes().readableBytesView))
    }
    on(.delete, .documentBody, of: router) { call in try await call.write(nil) }
  }
}

extension APICall {
  /// Saves one body by the headers.
  ///
  /// `Idempotency-Key` names the write; `If-Match` and `If-None-Match` give the expected state.
  fileprivate func write(_ body: [UInt8]?) async throws -> Response {
    guard let key = HTTPField.Name("Idempotency-Key").flatMap({ request.headers[$0] }) else {
      throw Problem(400, "malformed", "The header Idempotency-Key is missing. It names this write.")
    }
    let expected = try expectation()
    let write = DocumentWrite(
      try path(),
      id: WriteID(rawValue: key),
      expected: expected,
      labels: Set(query.all("label").map { DocumentLabel(rawValue: $0) }),
      body: body
    )
    do {
      let head = try await storage.documents.save([write]).first
      return try Response(json: head, tag: head?.revision)
    } catch DocumentError.conflict(let path, let current) where expected != .any {
      let problem = DocumentError.conflict(path, current: current).wireProblem
      throw Problem(412, problem.code, problem.title, facts: problem.facts)
    }
  }

  /// Returns "not modified" if `If-None-Match` names this revision.
  fileprivate func notModified(since revision: Revision) -> Response? {
    let tag = revision.entityTag
    let known = request.headers[.ifNoneMatch]?.split { $0 == "," || $0 == " " } ?? []
    guard known.contains(where: { $0 == "*" || $0 == tag || $0 == "W/\(tag)" }) else { return nil }
    return Response(status: .notModified, headers: [.eTag: tag, .cacheControl: "no-store"])
  }

  private func expectation() throws -> Expectation {
    if let absent = request.headers[.ifNoneMatch] {
      guard absent == "*" else { throw malformed("If-None-Match") }
      return .absent
    }
    guard let tag = request.headers[.ifMatch] else { return .any }
    guard tag.hasPrefix("\""), tag.hasSuffix("\""), let revision = Int64(tag.dropFirst().dropLast()) else {
      throw malformed("If-Match")
    }
    return .revision(Revision(rawValue: revision))
  }
}
