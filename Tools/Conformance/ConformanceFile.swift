import CanonicalJSON
import Domain
import Foundation

/// The envelope of FORMAT.md, section 2.
struct ConformanceFile: Sendable {
  let kind: String
  let cases: [ConformanceCase]

  private static let shape = Shape.object([
    "format": .text, "version": .int, "kind": .text,
    "cases": .list(.object(["id": .text, "title": .text, "input": .map(.free), "expected": .map(.free)])),
  ])

  /// - Throws: ``Mismatch`` for a file that is not valid JSON or breaks the envelope.
  init(_ bytes: [UInt8]) throws(Mismatch) {
    let value: JSON
    do {
      value = try JSONReader.value(of: bytes)
    } catch {
      throw Mismatch(expected: "JSON", got: JSON.text(error.description).description)
    }
    try Self.shape.check(value, at: "file", allowsNull: false)
    try Self.require(value["format"] == .text("scorebook-conformance"), "\"scorebook-conformance\"", value["format"])
    try Self.require(value["version"]?.whole == 1, "version 1", value["version"])
    let list = value["cases"]?.list ?? []
    try Self.require(!list.isEmpty, "at least one case", value["cases"])
    kind = value["kind"]?.text ?? ""
    cases = list.map {
      ConformanceCase(
        id: $0["id"]?.text ?? "",
        title: $0["title"]?.text ?? "",
        input: $0["input"] ?? .null,
        expected: $0["expected"] ?? .null
      )
    }
    for testCase in cases {
      let isGood = !testCase.id.isEmpty && !testCase.id.contains(where: \.isWhitespace)
      try Self.require(isGood, "an id without spaces", .text(testCase.id))
    }
  }

  private static func require(_ isTrue: Bool, _ expected: String, _ got: JSON?) throws(Mismatch) {
    if !isTrue { throw Mismatch(expected: expected, got: got?.description ?? "nothing") }
  }
}
