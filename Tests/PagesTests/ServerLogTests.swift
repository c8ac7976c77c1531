import CanonicalJSON
import Domain
import Logging
import Testing

@testable import ScorebookKit

@Suite("A line of the server's log")
struct ServerLogTests {
  private static let foreign = "a\"b\\\n{\"level\":\"info\"}\r\u{1B}[2J\u{0}\u{85}\u{2028}ä"

  private func line(_ format: LogFormat, _ metadata: Logger.Metadata, _ message: String = "GET /boom: lost") -> String {
    var log = ServerLog(label: "archery", format: format)
    log[metadataKey: "hb.request.id"] = "3f9a41c077e2"
    let event = LogEvent(
      level: .error,
      message: "\(message)",
      metadata: metadata,
      source: nil,
      file: #file,
      function: #function,
      line: #line
    )
    return log.line(of: event, at: 1_764_381_232_007)
  }

  @Test func `is text for people`() {
    #expect(
      line(.text, ["from": "10.0.0.2"])
        == "2025-11-29T01:53:52.007Z error archery: from=10.0.0.2 hb.request.id=3f9a41c077e2 GET /boom: lost"
    )
  }

  @Test func `is an object for programs, with the metadata as fields`() throws {
    let line = line(
      .json,
      ["from": "10.0.0.2", "tries": .stringConvertible(20), "of": ["a", ["b": "c"]], "level": "mine"]
    )
    let fields = try JSONReader.value(of: Array(line.utf8))
    #expect(
      fields
        == .members([
          "time": .text("2025-11-29T01:53:52.007Z"), "level": .text("error"), "label": .text("archery"),
          "message": .text("GET /boom: lost"), "from": .text("10.0.0.2"), "hb.request.id": .text("3f9a41c077e2"),
          "of": .list([.text("a"), .members(["b": .text("c")])]), "tries": .text("20"),
        ])
    )
  }

  @Test(arguments: LogFormat.allCases)
  func `stays one line, whatever it holds`(format: LogFormat) throws {
    for line in [
      line(format, ["from": .string(Self.foreign), Self.foreign: ["x": .string(Self.foreign)]]),
      line(format, [:], Self.foreign),
    ] {
      #expect(line.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control && $0 != "\u{2028}" })
      guard format == .json else { continue }
      let fields = try JSONReader.value(of: Array(line.utf8))
      #expect(fields["level"] == .text("error"))
      #expect([fields["from"], fields["message"]].contains(.text(Self.foreign)))
    }
  }
}
