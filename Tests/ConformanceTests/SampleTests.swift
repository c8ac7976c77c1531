import Foundation
import Testing

@testable import conformance

@Suite struct `The samples of every kind` {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")

  @Test func `passes`() async throws {
    let lines = try await run(Self.folder)
    for line in lines.dropLast() { #expect(line.hasPrefix("PASS "), "\(line)") }
    #expect(lines.count > 50 && lines.last == "\(lines.count - 1) passed, 0 failed")
    #expect(lines.allSatisfy { !$0.contains("\n") })
  }
}
