import AppTestSupport
import Domain
import Foundation
import TestSupport
import Testing

@Suite("Every route answers every caller as the access table says", .timeLimit(.minutes(10)))
struct AccessMatrixTests {
  @Test(arguments: apps)
  func `each route and each operation of the API has a rule, and each rule a route`(app: String) async throws {
    try await MatrixServer.run(app) { server in
      let (routes, table) = (try await server.routes(), try AccessTable(of: app))
      #expect(routes.count > 60)
      // The page of components is in debug builds only.
      for route in routes where !route.hasPrefix("GET /components") {
        #expect(table.row(for: route) != nil, "no rule for \(route); add one to Tests/AccessTables")
      }
      for row in table.rows where row.route != "/assets/*" {
        #expect(routes.contains(row.operation), "no route for \(row.operation)")
      }
      let described = APIDescription(yaml: try await server.owner.get("/openapi.yaml").text).statuses.keys
      #expect(described.count > 20)
      for operation in described {
        #expect(table.row(for: operation) != nil, "no rule for \(operation)")
        #expect(routes.contains(operation), "no route for \(operation), which the API's description has")
      }
      for route in routes where route.contains(" /api/") {
        #expect(described.contains(route), "\(route) is missing in the API's description")
      }
    }
  }

  // Each caller has a server to itself, which counts the requests of those without a session by address.
  @Test(arguments: apps, MatrixServer.Unknown.allCases)
  func `a caller without a session gets public pages only`(app: String, unknown: MatrixServer.Unknown)
    async throws
  {
    try await MatrixServer.run(app) { server in
      let caller = try await server.caller(unknown)
      for row in try AccessTable(of: app).rows where row.route != "/assets/*" {
        let answer = try await server.ask(row, as: caller)
        #expect(answer.status < 500, "\(row.operation)")
        // The parts of its address name nothing that exists.
        if row.route.hasSuffix("/live") { #expect(answer.status != 200, "\(row.operation) opens a stream") }
        if let expected = row.rule.withoutSession {
          #expect(expected.contains(answer.status), "\(row.operation) answers \(answer.status)")
        }
        #expect(!answer.text.contains(server.secretWord), "\(row.operation)")
      }
    }
  }

  @Test(arguments: apps)
  func `accounts outside a space find nothing there, and change nothing`(app: String) async throws {
    try await MatrixServer.run(app) { server in
      let before = try await server.digest()
      for row in try AccessTable(of: app).rows where !row.endsSession {
        for (name, caller) in server.outsiders {
          let answer = try await server.ask(row, as: caller)
          #expect(answer.status < 500 && (row.rule == .public || answer.status != 401), "\(name): \(row.operation)")
          if row.rule != .founders || name != "an organiser of another space", let expected = row.rule.outside {
            #expect(expected.contains(answer.status), "\(name): \(row.operation) answers \(answer.status)")
          }
          if row.rule == .reads {
            let nothing = try await server.ask(row, as: caller, in: server.missing)
            #expect(answer.status == nothing.status, "\(name): \(row.operation)")
            let isAsNothing = answer.text == nothing.text.replacing(server.missing, with: server.id)
            #expect(isAsNothing || server.shows(onlyMembershipOf: caller, in: answer), "\(name): \(row.operation)")
          }
          #expect(!answer.text.contains(server.secretWord), "\(name): \(row.operation)")
        }
      }
      #expect(try await server.digest() == before)
    }
  }

  @Test(arguments: apps)
  func `a member gets in, and may do nothing reserved for the organiser`(app: String) async throws {
    try await MatrixServer.run(app) { server in
      guard let member = server.member else { return }
      for row in try AccessTable(of: app).rows where !row.endsSession && row.rule != .public {
        if let expected = row.rule.member {
          let answer = try await server.ask(row, as: member)
          #expect(expected.contains(answer.status), "\(row.operation) answers \(answer.status)")
        } else if row.method == "GET" {
          let answer = try await server.ask(row, as: member)
          #expect(row.isLetIn(answer), "\(row.operation) answers \(answer.status)")
        }
      }
    }
  }

  /// An organiser who was appointed gets in wherever the one who made the space does.
  @Test(arguments: apps)
  func `a second organiser gets in, too`(app: String) async throws {
    try await MatrixServer.run(app) { server in
      let member = try #require(server.member)
      try await server.appoint(member)
      for row in try AccessTable(of: app).rows where !row.endsSession && [.members, .leaders].contains(row.rule) {
        let isForm = row.method == "POST" && row.body.isEmpty
        // A shoot is handed over by its owner alone, and the owner alone does not leave.
        if ["hand-over", "leave", "erase"].contains(where: row.route.hasSuffix) { continue }
        let answer = try await server.ask(row, as: member, empty: isForm)
        let organiser = try await server.ask(row, as: server.organiser, empty: isForm)
        #expect(answer.status == organiser.status, "\(row.operation) answers \(answer.status)")
      }
    }
  }

  @Test(arguments: apps)
  func `the organiser and the owner get in`(app: String) async throws {
    try await MatrixServer.run(app) { server in
      for row in try AccessTable(of: app).rows where !row.endsSession && row.rule != .public {
        // A form is sent empty, so that it changes nothing and the answer tells only who may ask.
        let isForm = row.method == "POST" && row.body.isEmpty && row.rule.letsOrganiserIn && row.rule != .rules
        let organiser = try await server.ask(row, as: server.organiser, empty: isForm)
        if row.rule.letsOrganiserIn {
          #expect(row.isLetIn(organiser, isEmpty: isForm), "\(row.operation) answers \(organiser.status)")
        } else {
          #expect([403, 404].contains(organiser.status), "\(row.operation) answers \(organiser.status)")
        }
        let owner = try await server.ask(row, as: server.owner, empty: isForm)
        #expect(owner.status != 401 && owner.status < 500, "\(row.operation) answers \(owner.status)")
      }
    }
  }
}

extension AccessTable.Row {
  /// Whether the operation ends the session that asks for it.
  fileprivate var endsSession: Bool {
    ["DELETE /api/v1/session", "POST /sign-out", "POST /account/delete"].contains(operation)
  }

  /// Whether an answer grants access.
  ///
  /// A parameter that names nothing is absent for every visitor.
  fileprivate func isLetIn(_ answer: Visitor.Answer, isEmpty: Bool = false) -> Bool {
    let namesNothing = [":week", ":entry", ":game", ":player", ":backup", "groups/:group", "groups/:space"].contains {
      route.contains($0)
    }
    if answer.status == 404 { return (namesNothing && rule != .members) || route.contains(":week") || isEmpty }
    return answer.status < 500 && ![401, 403].contains(answer.status)
  }
}
