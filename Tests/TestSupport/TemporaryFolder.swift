public import Foundation

/// Passes a new empty folder to `body`, and removes it however `body` ends.
///
/// A test run that is killed leaves its folders behind, as many as tests were under way; the next run removes them.
public func withTemporaryFolder<Result>(_ body: (URL) async throws -> Result) async throws -> Result {
  _ = sweptOnce
  let name = "scorebook-\(ProcessInfo.processInfo.processIdentifier)-\(UUID())"
  let folder = FileManager.default.temporaryDirectory.appending(component: name)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try await body(folder)
}

/// Removes the folders of runs that are over.
private let sweptOnce: Void = {
  let all = FileManager.default.temporaryDirectory
  for name in (try? FileManager.default.contentsOfDirectory(atPath: all.path)) ?? [] {
    guard let found = name.wholeMatch(of: /scorebook-(\d+)-[-0-9A-F]{36}/), let process = Int32(found.1) else {
      continue
    }
    if kill(process, 0) != 0, errno == ESRCH { try? FileManager.default.removeItem(at: all.appending(component: name)) }
  }
}()

/// The content of every file in a folder, at any depth.
///
/// A file that disappears meanwhile is left out.
public func bytes(in folder: URL) throws -> [[UInt8]] {
  try FileManager.default.subpathsOfDirectory(atPath: folder.path).compactMap { name in
    (try? Data(contentsOf: folder.appending(path: name))).map { Array($0) }
  }
}
