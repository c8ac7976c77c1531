import Domain
import Foundation
import Testing

/// The answer of each route to each caller, from the files in `Tests/AccessTables`.
struct AccessTable: Sendable {
  enum Rule: String, Sendable {
    case `public`, account, owner, founders, members, leaders, reads, rules, `operator`
  }

  struct Row: Sendable {
    let method: String
    /// As the router has it, such as `/shoots/:space`.
    let route: String
    let query: String
    let rule: Rule
    /// JSON; empty for a form.
    let body: String

    var operation: String { "\(method) \(route)" }
  }

  let rows: [Row]

  init(of app: String) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    rows = try ["shared", app].flatMap { name in
      let file = folder.appending(components: "AccessTables", "\(name).txt")
      return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
        .map { line in try Self.row(line) }
    }
  }

  private static func row(_ line: Substring) throws -> Row {
    let parts = line.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: true)
    let rule = try #require(parts.count > 2 ? Rule(rawValue: String(parts[2])) : nil, "\(line)")
    let address = parts[1].split(separator: "?", maxSplits: 1)
    return Row(
      method: String(parts[0]),
      route: String(address[0]),
      query: address.count > 1 ? "?\(address[1])" : "",
      rule: rule,
      body: parts.count > 3 ? parts[3].trimmingCharacters(in: .whitespaces) : ""
    )
  }

  func row(for operation: String) -> Row? {
    rows.first { $0.operation == operation }
      ?? (operation.hasPrefix("GET /assets/") ? rows.first { $0.route == "/assets/*" } : nil)
  }
}

extension AccessTable.Rule {
  /// The statuses that a caller without a session gets.
  var withoutSession: Set<UInt>? {
    switch self {
    case .public: nil
    case .operator: [404]
    default: [401]
    }
  }

  /// The statuses that an account outside the space gets; nil for all that are no 401 and no error of the server.
  var outside: Set<UInt>? {
    switch self {
    case .public, .account, .reads: nil
    case .owner, .founders: [403, 404]
    case .members, .leaders, .rules, .operator: [404]
    }
  }

  /// The same for a member of the space with a plain account.
  var member: Set<UInt>? {
    switch self {
    case .public, .account, .members, .reads: nil
    case .owner, .founders, .leaders: [403, 404]
    case .rules, .operator: [404]
    }
  }

  /// Whether the space's organiser, who owns no installation, is let in.
  var letsOrganiserIn: Bool { self != .owner && self != .operator }
}
