import CanonicalJSON
import Foundation
import Testing

@testable import conformance

@Suite struct `A run over a folder` {
  static let broken: [(String, String)] = [
    ("no JSON", "{"), ("nothing", ""), ("a list", "[]"), ("text after", file("rounds", round("a")) + "x"),
    ("another format", file("rounds", round("a")).replacing("scorebook-conformance", with: "other")),
    ("another version", file("rounds", round("a")).replacing("\"version\":1", with: "\"version\":2")),
    ("a version that is a text", file("rounds", round("a")).replacing("\"version\":1", with: "\"version\":\"1\"")),
    ("a missing key", file("rounds", round("a")).replacing("\"version\":1,", with: "")),
    ("an additional key", file("rounds", round("a")).replacing("\"version\":1", with: "\"version\":1,\"x\":1")),
    ("no cases", file("rounds")), ("a case without title", file("rounds", #"{"id":"a","input":{},"expected":{}}"#)),
    ("a case with a key more", file("rounds", #"{"id":"a","title":"","input":{},"expected":{},"x":1}"#)),
    ("an id with a space", file("rounds", round("a b"))), ("an empty id", file("rounds", round(""))),
    ("an input that is no object", file("rounds", testCase("a", "[]", "{}"))),
  ]

  @Test(arguments: broken)
  func `fails a file with a broken envelope once, and goes on`(what: String, text: String) async throws {
    let lines = try await CaseFolder(["a.json": text, "b.json": file("rounds", round("b"))]).lines()
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("FAIL a.json envelope: expected "))
    #expect(lines[0].contains(" got "))
    #expect(Array(lines.dropFirst()) == ["PASS b a title", "1 passed, 1 failed"])
  }

  @Test func `reads JSON files directly in the folder, in byte order, and nothing else`() async throws {
    let folder = try CaseFolder([
      "b.json": file("rounds", round("b")), "B.json": file("rounds", round("B")), "a.txt": "no",
      "á.json": file("rounds", round("c")),
    ])
    let inner = folder.url.appendingPathComponent("z.json")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    try Data(file("rounds", round("x")).utf8).write(to: inner.appendingPathComponent("x.json"))
    #expect(try await folder.lines() == ["PASS B a title", "PASS b a title", "PASS c a title", "3 passed, 0 failed"])
  }

  @Test func `fails every case of an unknown kind`() async throws {
    let lines = try await CaseFolder(["a.json": file("chess", round("a"), round("b"))]).lines()
    #expect(lines[0] == #"FAIL a a title: expected a known kind got "chess""#)
    #expect(lines.last == "0 passed, 2 failed")
  }

  @Test func `fails an id that was used before, in whatever file`() async throws {
    let folder = try CaseFolder([
      "a.json": file("rounds", round("a")), "b.json": file("rounds", round("a"), round("b")),
    ])
    let lines = try await folder.lines()
    #expect(lines[1].hasPrefix("FAIL a a title: expected an id not used before got "))
    #expect(lines.last == "2 passed, 1 failed")
  }

  @Test func `says where the first difference is`() async throws {
    let wrong = round("a").replacing("\"ends\":10", with: "\"ends\":11")
    let lines = try await CaseFolder(["a.json": file("rounds", wrong)]).lines()
    #expect(lines[0] == "FAIL a a title: expected passes[0].ends 11 got 10")
  }

  static let keys: [(String, String)] = [
    ("in input", round("a").replacing(#"{"code""#, with: #"{"more":1,"code""#)),
    ("in expected", round("a").replacing(#"{"name""#, with: #"{"more":1,"name""#)),
    ("in a row", round("a").replacing(#"{"distance""#, with: #"{"more":null,"distance""#)),
  ]

  @Test(arguments: keys)
  func `fails a case with a key that is not described`(place: String, text: String) async throws {
    let lines = try await CaseFolder(["a.json": file("rounds", text)]).lines()
    #expect(lines[0].hasPrefix("FAIL a a title: expected no key "))
    #expect(lines[0].contains(".more"))
  }

  static let missing = [
    testCase("a", "{}", #"{"name":"x","totalArrows":1,"maxScore":1,"passes":[]}"#),
    testCase("a", #"{"code":"bray_i"}"#, #"{"name":"Bray I","totalArrows":30,"maxScore":300}"#),
    testCase("a", #"{"code":7}"#, #"{"name":"x","totalArrows":1,"maxScore":1,"passes":[]}"#),
  ]

  @Test(arguments: missing)
  func `fails a case without a required key, or with one of another type`(text: String) async throws {
    let lines = try await CaseFolder(["a.json": file("rounds", text)]).lines()
    #expect(lines[0].hasPrefix("FAIL a a title: expected "))
    #expect(lines.last == "0 passed, 1 failed")
  }

  @Test func `goes on after a case that throws`() async throws {
    let lines = try await CaseFolder(["a.json": file("rounds", round("a", code: "none"), round("b"))]).lines()
    #expect(lines[0].hasPrefix("FAIL a a title: expected "))
    #expect(lines.last == "1 passed, 1 failed")
  }

  @Test func `keeps every line on one line`() async throws {
    let text = testCase(
      "a",
      #"{"code":"no\nsuch\u2028round"}"#,
      #"{"name":null,"totalArrows":1,"maxScore":1,"passes":[]}"#,
      title: #"two\nlines"#
    )
    let lines = try await CaseFolder(["a.json": file("rounds", text)]).lines()
    #expect(lines[0].hasPrefix(#"FAIL a two\nlines: "#))
    #expect(lines.joined().contains(where: \.isNewline) == false)
  }

  @Test func `of nothing counts as failed`() async throws {
    let printed = try await CaseFolder().lines()
    #expect(printed == ["0 passed, 0 failed"])
  }
}

@Suite struct `The conformance command` {
  /// Beside the tests, where the package manager puts it.
  static let command = Bundle.main.bundleURL.appendingPathComponent("conformance")

  func status(_ arguments: String...) throws -> Int32 {
    let process = Process()
    process.executableURL = Self.command
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  @Test func `ends with 0, 1 or 2`() throws {
    let good = try CaseFolder(["a.json": file("rounds", round("a"))])
    let bad = try CaseFolder(["a.json": file("chess", round("a"))])
    let empty = try CaseFolder()
    #expect(try status(good.url.path) == 0)
    #expect(try status(bad.url.path) == 1)
    #expect(try status(empty.url.path) == 1)
    #expect(try status(good.url.appendingPathComponent("none").path) == 2)
    #expect(try status(good.url.appendingPathComponent("a.json").path) == 2)
    #expect(try status() == 2)
    #expect(try status(good.url.path, bad.url.path) == 2)
  }
}
