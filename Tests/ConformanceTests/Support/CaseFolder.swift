import Foundation

@testable import conformance

/// A folder of case files for one test, gone after it.
final class CaseFolder {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("scorebook-\(UUID().uuidString)")

  init(_ files: KeyValuePairs<String, String> = [:]) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, text) in files { try Data(text.utf8).write(to: url.appendingPathComponent(name)) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The lines that a run prints.
  func lines() async throws -> [String] { try await run(url) }
}

/// The lines that a run over a folder prints.
func run(_ folder: URL) async throws -> [String] {
  let printed = Lines()
  var run = ConformanceRun(ConformanceKinds { try await Conformance.emptyStorage() }) { printed.list.append($0) }
  try await run.run(directory: folder.path)
  return printed.list
}

private final class Lines {
  var list: [String] = []
}

/// A file with one kind and the given cases.
func file(_ kind: String, _ cases: String...) -> String {
  #"{"format":"scorebook-conformance","version":1,"kind":"\#(kind)","cases":[\#(cases.joined(separator: ","))]}"#
}

/// One case.
func testCase(_ id: String, _ input: String, _ expected: String, title: String = "a title") -> String {
  #"{"id":"\#(id)","title":"\#(title)","input":\#(input),"expected":\#(expected)}"#
}

/// A case of `rounds` that passes, unless told otherwise.
func round(_ id: String, code: String = "bray_i", _ expected: String? = nil) -> String {
  let bray = #"""
    {"name":"Bray I","totalArrows":30,"maxScore":300,"passes":[{"distance":20,"distanceUnit":"yard","faceDiameter":40,
    "faceUnit":"cm","scoringSystem":"TEN_ZONE","arrows":30,"arrowsPerEnd":3,"ends":10,"maxScore":300}]}
    """#
  return testCase(id, #"{"code":"\#(code)"}"#, expected ?? bray)
}
