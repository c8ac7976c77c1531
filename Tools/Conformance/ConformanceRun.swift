import CanonicalJSON
import Domain
import Foundation

/// One run over a directory of case files: prints a line per case and counts.
struct ConformanceRun {
  private let kinds: ConformanceKinds
  private let print: (String) -> Void
  private var ids: Set<String> = []
  private(set) var passed = 0
  private(set) var failed = 0

  init(_ kinds: ConformanceKinds, print: @escaping (String) -> Void) {
    self.kinds = kinds
    self.print = print
  }

  /// Whether there was a case, and all passed.
  var isGood: Bool { failed == 0 && passed > 0 }

  /// Runs every `*.json` directly in a directory, in byte order of the names.
  ///
  /// - Throws: an error of Foundation for a directory that cannot be read.
  mutating func run(directory: String) async throws {
    let folder = URL(fileURLWithPath: directory, isDirectory: true)
    for name in try Self.fileNames(in: folder) { await run(name, at: folder.appendingPathComponent(name)) }
    print("\(passed) passed, \(failed) failed")
  }

  private static func fileNames(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }
      .filter { name in
        var isDirectory: ObjCBool = false
        let exists = FileManager.default.fileExists(
          atPath: folder.appendingPathComponent(name).path,
          isDirectory: &isDirectory
        )
        return !(exists && isDirectory.boolValue)
      }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private mutating func run(_ name: String, at url: URL) async {
    do throws(Mismatch) {
      let file = try Self.read(url)
      for testCase in file.cases { await run(testCase, file.kind) }
    } catch {
      fail("\(JSON.escapedForOneLine(name)) envelope", error)
    }
  }

  private static func read(_ url: URL) throws(Mismatch) -> ConformanceFile {
    let bytes: [UInt8]
    do { bytes = [UInt8](try Data(contentsOf: url)) } catch {
      throw Mismatch(expected: "a readable file", got: JSON.text(error.localizedDescription).description)
    }
    return try ConformanceFile(bytes)
  }

  private mutating func run(_ testCase: ConformanceCase, _ kind: String) async {
    let name = JSON.escapedForOneLine("\(testCase.id) \(testCase.title)")
    do throws(Mismatch) {
      guard ids.insert(testCase.id).inserted else {
        throw Mismatch(expected: "an id not used before", got: JSON.text(testCase.id).description)
      }
      guard let kind = kinds[kind] else {
        throw Mismatch(expected: "a known kind", got: JSON.text(kind).description)
      }
      try await kind.run(testCase)
      passed += 1
      print("PASS \(name)")
    } catch {
      fail(name, error)
    }
  }

  private mutating func fail(_ name: String, _ mismatch: Mismatch) {
    failed += 1
    print("FAIL \(name): expected \(mismatch.expected) got \(mismatch.got)")
  }
}
