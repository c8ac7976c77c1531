import CanonicalJSON
import Domain
import Testing

@testable import conformance

@Suite struct `Comparing` {
  func difference(_ expected: String, _ actual: String, _ shape: Shape = .free) throws -> Mismatch? {
    Difference.first(try json(expected), try json(actual), shape)
  }

  func json(_ text: String) throws -> JSON { try JSONReader.value(of: Array(text.utf8)) }

  static let same = [
    ("3", "3.0"), ("3", "3e0"), ("-0", "0"), ("0.1", "0.10000000000000001"), ("1.5", "1.500000000000001"),
    ("9223372036854775807", "9223372036854775807"), (#""é""#, #""e\u0301""#), ("null", "null"),
    (#""A0000000-0000-4000-8000-00000000000b""#, #""a0000000-0000-4000-8000-00000000000B""#),
    (#"{"a":1}"#, #"{"b":2,"a":1}"#), (#"{"a":null}"#, "{}"), (#"[{"a":1}]"#, #"[{"a":1,"b":2}]"#), ("[]", "[]"),
  ]

  @Test(arguments: same)
  func `takes these as the same`(expected: String, actual: String) throws {
    #expect(try difference(expected, actual) == nil)
  }

  static let different = [
    ("3", "4"), ("9223372036854775807", "9223372036854775806"), ("1.5", "1.50001"), ("1", "1.00000001"), ("1", "true"),
    ("0", "false"), ("0", "null"), ("\"\"", "null"), ("false", "null"), (#""a""#, #""A""#), (#""3""#, "3"),
    ("null", "0"),
    ("null", "false"), ("[1]", "[1,2]"), ("[1,2]", "[1]"), ("[1,2]", "[2,1]"), ("{}", "[]"), ("[]", "null"),
    (#""A0000000-0000-4000-8000-0000000000b""#, #""a0000000-0000-4000-8000-0000000000B""#),
  ]

  @Test(arguments: different)
  func `takes these as different`(expected: String, actual: String) throws {
    #expect(try difference(expected, actual) != nil)
  }

  @Test func `sets have any order, and repeats count`() throws {
    #expect(try difference("[1,2,2]", "[2,1,2]", .set(.int)) == nil)
    #expect(try difference("[1,2,2]", "[2,1,1]", .set(.int)) != nil)
    #expect(try difference("[1]", "[1,1]", .set(.int)) != nil)
  }

  @Test func `a complete map has no other keys`() throws {
    #expect(try difference(#"{"a":1}"#, #"{"a":1,"b":2}"#, .completeMap(.int)) != nil)
    #expect(try difference(#"{"a":1}"#, #"{"a":1}"#, .completeMap(.int)) == nil)
  }

  @Test func `says the path of the first difference`() throws {
    let found = try difference(#"{"a":[{"b":1},{"b":2}]}"#, #"{"a":[{"b":1},{"b":3}]}"#)
    #expect(found == Mismatch("a[1].b", expected: "2", got: .number("3")))
    #expect(try difference(#"{"a":[1]}"#, #"{"a":[]}"#)?.expected == "a[0] 1")
  }
}

@Suite struct `Reading JSON` {
  static let bad = [
    "", " ", "{", "[1,]", "{\"a\":1,}", "01", "+1", ".5", "1.", "1e", "nul", "tru", "'a'", "\"a", "\"\t\"", "\"\\x\"",
    "\"\\u12\"",
    "[1 2]", "{\"a\" 1}", "{a:1}", "1 2", "NaN", "Infinity", "-", String(repeating: "[", count: 100_000),
  ]

  @Test(arguments: bad)
  func `rejects a file that is none`(text: String) {
    #expect(throws: JSONReader.Failure.self) { try JSONReader.value(of: Array(text.utf8)) }
  }

  @Test func `refuses bytes that are no text`() {
    #expect(throws: JSONReader.Failure.self) { try JSONReader.value(of: [0x22, 0xFF, 0x22]) }
  }

  @Test func `keeps numbers as they are spelled, and the order of members`() throws {
    let text = #"{"b": 1.0, "a": [true, null, -1.5e-3, "\u00e9\ud83c\udfaf\n"]}"#
    let value = try JSONReader.value(of: Array(text.utf8))
    #expect(value.description == #"{"b": 1.0, "a": [true, null, -1.5e-3, "é🎯\n"]}"#)
    #expect(value["b"]?.whole == 1)
  }

  @Test func `reads instants with offsets and fractions`() throws {
    #expect(try Timestamp(iso8601: "2025-06-11T10:00:00Z").rawValue == 1_749_636_000_000)
    #expect(try Timestamp(iso8601: "2025-06-11T12:00:00.5+02:00").rawValue == 1_749_636_000_500)
    #expect(try Timestamp(iso8601: "2025-06-11T08:30:00.123456-0130").rawValue == 1_749_636_000_123)
    #expect(try Timestamp(iso8601: "1969-12-31T23:59:59.999Z").rawValue == -1)
    for bad in ["", "2025-06-11", "2025-02-30T10:00:00Z", "2025-06-11T24:00:00Z", "2025-06-11T10:00:00"] {
      #expect(throws: Mismatch.self) { try Timestamp(iso8601: bad) }
    }
  }
}
