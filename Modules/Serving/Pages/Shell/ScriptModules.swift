/// The modules that the scripts of a site import.
///
/// A browser learns of an import only from the script that has it, so each step of imports would cost a round trip. A page
/// therefore names all modules that its scripts need.
struct ScriptModules: Sendable {
  /// What each script imports, also by way of others, by the script's name.
  private let imported: [String: [String]]

  /// Reads the import statements of scripts.
  init(of assets: [Asset]) {
    let direct = Dictionary(
      assets.filter { $0.path.hasSuffix(".js") }.map { ($0.name, Self.imports(of: $0)) },
      uniquingKeysWith: { $1 }
    )
    imported = Dictionary(uniqueKeysWithValues: direct.keys.map { ($0, Self.all(from: $0, in: direct)) })
  }

  /// Returns the modules that a page needs besides its scripts.
  func imported(by scripts: [String]) -> [String] {
    Set(scripts.flatMap { imported[$0] ?? [] }).subtracting(scripts).sorted()
  }

  /// Returns the names of the modules that a script imports itself, each in a line such as `import { t } from "./words.js";`.
  static func imports(of script: Asset) -> [String] {
    String(decoding: script.bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
      guard line.hasPrefix("import "), let start = line.firstRange(of: "\"./")?.upperBound else { return nil }
      return line[start...].firstIndex(of: "\"").map { String(line[start..<$0]) }
    }
  }

  private static func all(from script: String, in direct: [String: [String]]) -> [String] {
    var (found, open) = (Set<String>(), [script])
    while let next = open.popLast() {
      for name in direct[next] ?? [] where found.insert(name).inserted { open.append(name) }
    }
    return Array(found)
  }
}
