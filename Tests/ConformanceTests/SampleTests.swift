import Foundation
import Testing

@testable import conformance

@Suite struct `The samples of every kind` {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")
  static let implemented = [
    "calendar", "leaderboard-ops", "pinball-around-window", "pinball-standings", "rounds", "settings-decode",
    "settings-merge", "settings-stamp", "target-placement",
    "tournament-board", "tournament-trace",
  ]

  @Test(arguments: implemented)
  func `pass where the kind is implemented`(kind: String) async throws {
    let text = try String(contentsOf: Self.folder.appendingPathComponent("\(kind).json"), encoding: .utf8)
    let lines = try await CaseFolder(["\(kind).json": text]).lines()
    #expect(lines.count > 1)
    #expect(lines.last?.hasSuffix(" passed, 0 failed") == true)
    for line in lines.dropLast() { #expect(line.hasPrefix("PASS ")) }
  }

  @Test func `are all run, and what is not implemented says so`() async throws {
    let lines = try await run(Self.folder)
    let failed = lines.filter { $0.hasPrefix("FAIL ") }
    #expect(failed.allSatisfy { $0.hasSuffix(#"got "not implemented yet""#) })
    #expect(lines.last == "\(lines.count - 1 - failed.count) passed, \(failed.count) failed")
    #expect(lines.allSatisfy { !$0.contains("\n") })
  }
}
