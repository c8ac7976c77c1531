import ArgumentParser
import CanonicalJSON
import Domain
import Foundation
import Hypertext
import Pages
import Pinball
import ScorebookKit

struct ImportPractice: PracticeCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Imports a saved practice, of this version or an older one.",
    discussion: """
      Present entries stay, and the file's new entries are added. The store keeps the file as a backup.

      Example: pinball-practice import practice.json --dry-run
      """
  )

  @Argument(help: "A file, or - for standard input.")
  var file: String

  @Flag(help: "Only report the outcome.")
  var dryRun = false

  @OptionGroup var options: LeagueOptions

  func run(_ context: PracticeContext) async throws {
    let data = file == "-" ? FileHandle.standardInput.readDataToEndOfFile() : FileManager.default.contents(atPath: file)
    guard let data else { throw CommandFailure(Message("\(file) cannot be read. Check the path.")) }
    let report = try await context.app.importPractice(Array(data), of: context.account, isTrial: dryRun)
    try context.show(report, context.outcome(of: report.lines, isTrial: dryRun))
  }
}

extension PracticeContext {
  func outcome(of lines: [Message], isTrial: Bool) -> [String] {
    ([isTrial ? Message("Preview. Nothing is imported yet.") : Message("Imported.")] + lines).map(Terminal.text)
  }
}

struct ExportPractice: PracticeCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Prints your whole practice as JSON of schema version 4, for 'import'.",
    discussion: "Example: pinball-practice export > practice.json"
  )

  @OptionGroup var options: LeagueOptions

  func run(_ context: PracticeContext) async throws {
    Terminal.say(
      String(decoding: try await context.app.exportPractice(of: context.account, zone: context.zone), as: UTF8.self)
    )
  }
}
