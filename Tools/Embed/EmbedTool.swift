import Foundation
import PackedCatalogues

/// Writes what a target embeds as Swift source, for the build plugin beside it.
///
///     scorebook-embed words archery.xcstrings ArcheryWords.swift
///     scorebook-embed files PackageResources.swift Resources/icon.svg …
@main
struct EmbedTool {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case "words" where arguments.count == 3:
      let output = URL(filePath: arguments[2])
      let catalogue = try Catalogue([CatalogueFile(Array(try Data(contentsOf: URL(filePath: arguments[1]))))])
      try write(catalogue.swift(named: output.deletingPathExtension().lastPathComponent), to: output)
    case "files" where arguments.count > 1:
      let files = try arguments.dropFirst(2).map { try EmbeddedFile(URL(filePath: $0)) }
      try write(EmbeddedFile.swift(files), to: URL(filePath: arguments[1]))
    default: exit(2)
    }
  }

  /// Leaves a file that has the text already, so that a tool that was linked again compiles nothing again.
  private static func write(_ text: String, to output: URL) throws {
    let data = Data(text.utf8)
    if (try? Data(contentsOf: output)) != data { try data.write(to: output) }
  }
}
