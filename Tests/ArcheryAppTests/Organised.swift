import AppTestSupport
import Foundation
import Testing

/// Passes Olga's terminal over a club's unused store to `body`, served.
func withClub(
  kind: String = "sqlite",
  _ options: String...,
  body: (Served, Terminal) async throws -> Void
) async throws {
  try await Terminal.with("archery", kind: kind) { club in
    try await club.serve(options) { try await body($0, club) }
  }
}

extension Terminal {
  /// Creates a shoot by the arguments of its command, and returns its id.
  func newShoot(_ arguments: String...) async throws -> String { try await newShoot(arguments) }

  func newShoot(_ arguments: [String]) async throws -> String {
    String(try #require(try await say(["new"] + arguments).split(whereSeparator: \.isWhitespace).last))
  }

  /// The secret of a new invite by the arguments of its command.
  func invite(_ arguments: String...) async throws -> String {
    try await say(["invite"] + arguments).captured(/\/join\/([a-z0-9]+)/)
  }
}

extension Visitor {
  /// Creates a shoot on the page, and returns its id.
  func newShoot(_ name: String, as id: String, _ fields: [String: String] = [:]) async throws -> String {
    let usual = ["id": id, "name": name, "round": "wa18", "guestsPerParticipant": "2", "guestsPerTournament": "4"]
    let made = try await post("/shoots", usual.merging(fields) { $1 })
    return try #require(made.id(under: "shoots"), "\(made.text)")
  }

  /// Joins a shoot as an archer.
  func join(_ shoot: String) async throws {
    let joined = try await post("/shoots/\(shoot)/archers", ["id": "join-\(user)", "me": "yes"])
    try #require(joined.status == 200, "\(joined.text)")
  }
}

/// A club's machine with a shoot that Olga made and in which she shoots.
struct Organised {
  let club: Terminal
  let served: Served
  let olga: Visitor
  let shoot: String

  func run(_ arguments: String...) async throws -> Program.Outcome { try await club.run(arguments) }

  func post(_ path: String, _ fields: [String: String], from page: String? = nil) async throws -> Visitor.Answer {
    let page = page.map { "/shoots/\(shoot)/\($0)" }
    return try await olga.post("/shoots/\(shoot)/\(path)", fields.merging(["id": "\(UUID())"]) { $1 }, from: page)
  }

  func get(_ path: String) async throws -> String { try await olga.get("/shoots/\(shoot)/\(path)").text }

  /// The address of an archer's page, as the roster links it.
  func archer(_ number: Int) async throws -> String {
    let roster = try await olga.get("/shoots/\(shoot)").text
    let links = roster.matches(of: /href="\/shoots\/[^"]*\/(archers\/[^"]*)"/).map { String($0.1) }
    return try #require(links.count > number ? links[number] : nil)
  }

  /// A new account that came by an invite of the shoot.
  func newcomer(_ name: String) async throws -> Visitor {
    try await served.newcomer(name, with: try await club.invite("Club"))
  }

  /// Makes the shoot with the options of its command.
  static func shoot(_ options: [String] = [], _ body: (Organised) async throws -> Void) async throws {
    try await withClub { served, club in
      let id = try await club.newShoot(["Club", "--round", "wa18"] + options)
      try await body(Organised(club: club, served: served, olga: try await served.owner(), shoot: id))
    }
  }
}
