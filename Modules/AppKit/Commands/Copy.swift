public import ArgumentParser
import CanonicalJSON
import Composition
import Domain
import Foundation
import StoreCopying
import StoreEngine

/// The command `copy`: copies everything from one store to another.
public struct Copy<App: AppCommand>: AsyncParsableCommand, Sendable {
  public static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "copy",
      abstract: "Copies everything from one store to another, and compares the two.",
      discussion: """
        Entries keep their ids and times. So run an interrupted copy again to complete it; a later copy transfers only new
        entries. Sign-ins are not copied: serving from the copy prints a new link. A server keeps its own accounts, so a copy
        to a server leaves out the source's accounts.

        Example: copy --from sqlite:club.sqlite --to file:backup
        """
    )
  }

  @Option(help: ArgumentHelp("The store to read.", valueName: "url"))
  public var from: String

  @Option(help: ArgumentHelp("The store to write, best an empty one.", valueName: "url"))
  public var to: String

  @Flag(help: "Write to a store with other content, and replace its changes since the last copy.")
  public var overwrite = false

  @Flag(help: "Print JSON.")
  public var json = false

  public init() {}

  public func validate() throws {
    if from == to { throw ValidationError(Message("--from and --to are the same store.")) }
  }

  public func run() async throws {
    guard try await App.stores.isThere(from) else {
      throw CommandFailure(Message("There is no store at \"\(from)\". Check --from."))
    }
    let report = try await Container.with(StoreChoice(url: from), in: App.stores) { source in
      try await Container.with(StoreChoice(url: to), in: App.stores) { target in
        let copy = StoreCopy(from: source.storage, to: target.storage, newIdentity: source.newIdentity)
        let meter = ProgressMeter()
        let report = try await copy.run(overwriting: overwrite) {
          meter.show($0.items, of: $0.total, Terminal.text(Message("items copied")))
        }
        meter.end()
        return report
      }
    }
    let summary = CopySummary(report)
    if json { return try Terminal.sayJSON(summary) }
    Terminal.say(Message("\(report.items) items copied. Both stores have the same content:"))
    for line in summary.lines { Terminal.say("  \(Terminal.text(line))") }
  }
}

/// The summary of `copy`.
private struct CopySummary: Encodable {
  let copied: Int
  let documents: Int
  let journals: Int
  let events: Int
  let boards: Int
  let submissions: Int
  let leftOut: [String]
  let digest: String

  init(_ report: StoreCopy.Report) {
    let content = report.content
    copied = report.items
    (documents, journals, events) = (content.documents, content.journals, content.events)
    (boards, submissions) = (content.boards, content.submissions)
    leftOut = report.leftOut.map(\.text)
    digest = content.text
  }

  var lines: [Message] {
    let counts = [
      Message("\(documents) documents"), Message("\(journals) journals"), Message("\(events) events"),
      Message("\(boards) boards"), Message("\(submissions) submissions"),
    ]
    return [counts.joined(separator: ", "), Message("SHA-256 of the content: \(digest)")]
      + leftOut.map { Message("The target keeps its own \($0)/.") }
  }
}
