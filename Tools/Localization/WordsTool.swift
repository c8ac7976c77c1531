import Foundation
import Localization
import PackedCatalogues

/// Looks after the String Catalogs of all parts of the product.
@main
struct WordsTool {
  private static let usage = """
    Tools/words check              what is missing, unused, untranslated or broken
    Tools/words extract            adds new keys, and marks keys that are used nowhere as stale
    Tools/words remove-stale       removes the keys that are marked as stale
    Tools/words export LANGUAGE PART         prints the language as gettext PO
    Tools/words import LANGUAGE PART FILE    takes the translations of a PO file in
    """

  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case "check": try check()
    case "extract": try extract()
    case "remove-stale":
      try change { $0.strings = $0.strings.filter { $0.value.extractionState != "stale" } }
    case "export" where arguments.count == 3:
      print(GettextPO.text(try read(try part(arguments[2])), Language(arguments[1])), terminator: "")
    case "import" where arguments.count == 4:
      let part = try part(arguments[2])
      var file = try read(part)
      let po = try String(contentsOfFile: arguments[3], encoding: .utf8)
      print("\(GettextPO.read(po, Language(arguments[1]), into: &file)) texts")
      try write(try file.text, to: part.catalogue)
    default:
      print(usage)
      exit(2)
    }
  }

  private static func check() throws {
    var count = 0
    for part in CataloguePart.all {
      let check = CatalogueCheck(try Catalogue([read(part)]), used: try used(by: part), complete: part.complete)
      for finding in check.all { print("\(part.name): \(finding.kind): \(finding)") }
      count += check.all.count
    }
    print("\(count) findings")
    if count > 0 { exit(1) }
  }

  private static func extract() throws {
    for part in CataloguePart.all {
      let used = try used(by: part)
      var file = try read(part)
      for key in used where file.strings[key] == nil { file.strings[key] = CatalogueFile.Entry() }
      for key in file.strings.keys { file.strings[key]?.extractionState = used.contains(key) ? "manual" : "stale" }
      let stale = file.strings.values.count { $0.extractionState == "stale" }
      print("\(part.name): \(file.strings.count) keys, \(stale) stale")
      try write(try file.text, to: part.catalogue)
    }
  }

  private static func change(_ edit: (inout CatalogueFile) -> Void) throws {
    for part in CataloguePart.all {
      var file = try read(part)
      edit(&file)
      try write(try file.text, to: part.catalogue)
    }
  }

  private static func part(_ name: String) throws -> CataloguePart {
    guard let part = CataloguePart.all.first(where: { $0.name == name }) else { throw CocoaError(.fileNoSuchFile) }
    return part
  }

  private static func used(by part: CataloguePart) throws -> Set<String> {
    Set(try files(of: part).flatMap { CataloguePart.keys(in: $0.text, of: $0.path) })
  }

  private static func files(of part: CataloguePart) throws -> [(path: String, text: String)] {
    try part.sources.flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
        .filter { [".mustache", ".js", ".swift"].contains(where: $0.hasSuffix) }
        .map { (path: "\(folder)/\($0)", text: try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)) }
    }
  }

  private static func read(_ part: CataloguePart) throws -> CatalogueFile {
    guard let bytes = FileManager.default.contents(atPath: part.catalogue) else { return CatalogueFile() }
    return try CatalogueFile(Array(bytes))
  }

  private static func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path))
  }
}
