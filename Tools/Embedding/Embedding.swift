import Foundation
import PackagePlugin

/// Embeds the texts and resources of a target in its binary.
///
/// The catalogue `archery.xcstrings` becomes the enum `ArcheryWords`, and each file in a folder `Resources` or `Starter` a
/// member of `PackageResources`.
@main
struct Embedding: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let tool = try context.tool(named: "scorebook-embed").url
    let folder = context.pluginWorkDirectoryURL
    let files = (target.sourceModule?.sourceFiles.map(\.url) ?? []).sorted { $0.path < $1.path }
    var commands = files.filter { $0.pathExtension == "xcstrings" }.map { catalogue in
      let name = catalogue.deletingPathExtension().lastPathComponent.capitalized
      let output = folder.appending(path: "\(name)Words.swift")
      return Command.buildCommand(
        displayName: "Packing \(catalogue.lastPathComponent)",
        executable: tool,
        arguments: ["words", catalogue.path, output.path],
        inputFiles: [catalogue],
        outputFiles: [output]
      )
    }
    let above = target.directoryURL.pathComponents.count
    let resources = files.filter { file in
      file.pathComponents.dropFirst(above).contains { $0 == "Resources" || $0 == "Starter" }
    }
    if !resources.isEmpty {
      let output = folder.appending(path: "PackageResources.swift")
      commands.append(
        .buildCommand(
          displayName: "Embedding the resources of \(target.name)",
          executable: tool,
          arguments: ["files", output.path] + resources.map(\.path),
          inputFiles: resources,
          outputFiles: [output]
        )
      )
    }
    return commands
  }
}
