import AppTestSupport
import Foundation
import TestSupport
import Testing

/// A club's machine with a shoot that Olga made and in which she shoots.
struct Organised {
  let archery: Program
  let store: String
  let served: Served
  let olga: Visitor
  let shoot: String
  let folder: URL

  func run(_ arguments: String...) async throws -> Program.Outcome {
    try await archery.run(arguments + ["--store", store])
  }

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

  /// Makes the shoot with the options of its command.
  static func shoot(_ options: [String] = [], _ body: (Organised) async throws -> Void) async throws {
    try await withTemporaryFolder { folder in
      let store = "sqlite:\(folder.path)/club.sqlite"
      try await Served.run(in: folder, store: store) { served in
        let archery = Program("archery", dataFolder: folder)
        let new = try await archery.run(["new", "Club", "--round", "wa18", "--store", store] + options)
        let id = try #require(new.output.split(whereSeparator: \.isWhitespace).last)
        let club = Organised(
          archery: archery,
          store: store,
          served: served,
          olga: try await served.owner(),
          shoot: String(id),
          folder: folder
        )
        try await body(club)
      }
    }
  }
}
